"""Who controls a card and who owns it, where both are told of it: "you own but another player controls".

Both are put behind the noun, control first, and where it is before them. Knows words and their neighbours, no
structure.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from smashrules.text.rewording.rule import put, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "titan", "card", "monster", "treasure")
_HOLDING = {"own": "own", "owns": "own", "control": "control", "controls": "control"}
_HELD = {"owned": "own", "controlled": "control"}
_SOMEBODY = ("another", "any", "a", "an")
_PLACES = ("here", "there")
_JOINTS: tuple[list[str], ...] = ([",", "but"], ["but"], [",", "and"], ["and"], ["that"], [])


class Claim(Struct, frozen=True):
    """Who owns or controls it (``who``, from where to where it stands), or does not; ``place``: where it does."""

    verb: str
    who: tuple[Token, ...]
    negated: bool
    place: Token | None
    end: int


def _held_and_owned(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens of a sentence in which both are told so that it can be read."""
    words = words_of(tokens)
    for noun in range(len(words) - 2):
        if lex.nouns.get(words[noun], ("",))[0] not in _CARDS:
            continue
        start = noun + 1 + (words[noun + 1] in _PLACES)
        one = _claim(tokens, start + (words[start : start + 1] == ["that"]))
        if one is None:
            continue
        other = next((two for each in _JOINTS if (two := _second(tokens, one, each)) is not None), None)
        said = _said(one, other) if other is not None else _alone(one)
        if said is None:
            continue
        end = other.end if other is not None else one.end
        where = [each for each in (one.place, other.place if other is not None else None) if each is not None]
        at = tokens[noun].end
        behind = said_at(where, at)
        told = [Token(word, tokens[start].start, tokens[end - 1].end) for word in said]
        return [*tokens[:start], *behind, *_apart(told, tokens[start].start), *tokens[end:]]
    return tokens


def _apart(told: list[Token], start: int) -> list[Token]:
    """One place for each word: what is referred to is known by where it stands."""
    return [replace(each, start=min(start + nth, each.end - 1)) for nth, each in enumerate(told)]


def _claim(tokens: list[Token], at: int, who: tuple[Token, ...] = ()) -> Claim | None:
    """ "You do not own", "another player controls here", "owned by you"; ``who``: of whom it goes on to be told."""
    words = [*words_of(tokens[at : at + 8]), *[""] * 8]
    if words[0] in _HELD and words[1] == "by":
        by = _player(tokens, at + 2)
        return _placed(tokens, at + 2 + len(by), _HELD[words[0]], by, False) if by else None
    named = _player(tokens, at)
    verb = at + len(named)
    if not named and not who:
        return None
    told = [*words_of(tokens[verb : verb + 3]), "", "", ""]
    negated = told[0] in ("do", "does") and told[1] == "not"
    verb += 2 if negated else 0
    if verb >= len(tokens) or tokens[verb].word not in _HOLDING:
        return None
    return _placed(tokens, verb + 1, _HOLDING[tokens[verb].word], named or who, negated)


def _placed(tokens: list[Token], end: int, verb: str, who: tuple[Token, ...], negated: bool) -> Claim:
    here = tokens[end] if end < len(tokens) and tokens[end].word in _PLACES else None
    return Claim(verb, who, negated, here, end + (here is not None))


def _player(tokens: list[Token], at: int) -> tuple[Token, ...]:
    words = [*words_of(tokens[at : at + 2]), "", ""]
    if words[0] in ("you", "they"):
        return tuple(tokens[at : at + 1])
    somebody = words[0] in _SOMEBODY and words[1] in ("player", "opponent")
    return tuple(tokens[at : at + 2]) if somebody else ()


def _second(tokens: list[Token], one: Claim, joint: list[str]) -> Claim | None:
    """What is told of the other, behind ``joint``."""
    begin = one.end + len(joint)
    if words_of(tokens[one.end : begin]) != joint:
        return None
    two = _claim(tokens, begin, () if joint in ([], ["that"]) else one.who)
    return two if two is not None and two.verb != one.verb else None


def _said(one: Claim, other: Claim) -> list[str] | None:
    """Both, in words that can be read; None where they can be as they stand, or cannot be at all."""
    control, own = (one, other) if one.verb == "control" else (other, one)
    speaks = [[each.word for each in claim.who] for claim in (control, own)]
    near = [who if who in (["you"], ["they"]) else [] for who in speaks]
    if all(near):
        if speaks[0] != speaks[1] or control.negated == own.negated:
            return None
        yes, no = (own, control) if control.negated else (control, own)
        return [*speaks[0], yes.verb, "that", *speaks[0], "do", "not", no.verb]
    if control.negated or own.negated or not any(near):
        return None
    if near[0]:
        return [*speaks[0], "control", "owned", "by", *speaks[1]]
    return ["controlled", "by", *speaks[0], "that", *speaks[1], "own"]


def _alone(one: Claim) -> list[str] | None:
    """ "A minion that another player owns": owned by another player."""
    who = [each.word for each in one.who]
    if one.verb != "own" or one.negated or who in (["you"], ["they"]):
        return None
    return ["owned", "by", *who]


_OWNS = {"owner": "own", "controller": "control"}
_BE = {"is": ("does", 1), "are": ("do", 0), "was": ("did", 2), "were": ("did", 2)}


def _is_its_owner(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you are its owner", "if that player is not the controller of that minion": if you own it, if they do not
    control it."""
    words = words_of(tokens)
    for place in range(2, len(words)):
        be = next((at for at in range(place - 1, max(0, place - 6), -1) if words[at] in (*_BE, "not")), 0)
        whose = words[be + 1 : place]
        if words[place] not in _OWNS or not be or words[place + 1 : place + 2] == ["'s"]:
            continue
        end = place + 1
        if whose == ["the"] and words[end : end + 1] == ["of"]:
            end += 2 + (words[end + 1 : end + 2] in (["that"], ["this"]))
            thing = words[place + 2 : end]
        else:
            thing = ["it"] if whose in (["its"], ["the"]) else whose[:-1] if whose[-1:] == ["'s"] else []
        negated = words[be] == "not"
        verb = be - negated
        if thing[:1] not in (["it"], ["that"], ["this"]) or words[verb] not in _BE:
            continue
        do, form = _BE[words[verb]]
        own = _OWNS[words[place]]
        told = [do, "not", own] if negated else [lex.forms[own][form]]
        return put(tokens, verb, end, [*told, *thing])
    return tokens


HELD_AND_OWNED = (
    where(_is_its_owner, "owner controller", " ".join(_BE)),
    where(_held_and_owned, "own owns owned"),
)
"""The rules of who owns a card and who controls it."""
