"""What cannot be done to something, told of that thing or of what is done: "minions here cannot have counters placed
on them", "talents cannot be used here".

Each is put as it is said elsewhere: counters cannot be placed on them; the talents that are here cannot be used.
Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import done_word
from smashrules.text.words.tokens import Token, words_of

_THEM = ("it", "them")
_SHUT = (",", ":", ".", "if", "while", "unless", "until", "when", "after", "before", "as_long_as")
_BOTH = ("and", "or", "but", "you", "they")
_ON = ("on", "from", "to", "under")
_USED = ("ability", "talent", "special", "ongoing")
_PLACES = (["here"], ["there"], ["on", "this", "base"], ["at", "this", "base"], ["on", "that", "base"])
_SPARED = {"titans": "non-titan", "minions": "non-minion", "actions": "non-action"}


def _had_done(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions here cannot have counters placed on them": counters cannot be placed on minions here."""
    words = words_of(tokens)
    at = words.index("cannot")
    begin = begin_behind(words, at, _SHUT)
    who = tokens[begin:at]
    done = next((place for place in range(at + 3, len(words) - 2) if done_word(words[place], lex)), 0)
    if not who or not done or words[at + 1] != "have" or set(words[begin:at]) & set(_BOTH):
        return tokens
    what = tokens[at + 2 : done]
    noun = lex.nouns.get(words[done - 1], ("", ""))
    told = words[done + 1] in _ON and words[done + 2] in _THEM and noun[0] in ("counter", "action", "card")
    single = lex.nouns.get(words[begin + 1], ("", ""))[1] == "one" and words[begin] in ("this", "that")
    if not told or words[done + 2] != ("it" if single else "them") or set(words[at + 2 : done]) & {*_BOTH, *_ON}:
        return tokens
    start = tokens[begin].start
    moved = [replace(each, start=start, end=start) for each in what if each.word != "any"]
    be = replace(tokens[at + 1], word="be")
    return [*tokens[:begin], *moved, tokens[at], be, *tokens[done : done + 2], *who, *tokens[done + 3 :]]


def _used_here(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Talents cannot be used here": talents here cannot be used; "by other players": they cannot use them here;
    "except on titans": those on cards that are no titans; "talents of minions": those on minions here."""
    words = words_of(tokens)
    at = words.index("cannot")
    begin = begin_behind(words, at, (",", ":"))
    which, cannot, end = _talents(tokens[begin:at], lex), tokens[at], at + 3
    by, shut = _by(words, end)
    place = next((each for each in _PLACES if words[shut : shut + len(each)] == each), [])
    close = shut + len(place)
    if place and not by:
        by, close = _by(words, close)
    if not which or not place or words[at + 1 : at + 3] != ["be", "used"]:
        return tokens
    after = which[-1].end
    there = Token("there" if place[0] == "there" or "that" in place else "here", after, after)
    if by:
        use = replace(tokens[at + 1], word="use", end=tokens[at + 2].end)
        return [*tokens[:begin], *tokens[by[0] : by[1]], cannot, use, *which, there, *tokens[close:]]
    excepted = _excepted(words[close:])
    if excepted and len(which) == 1:
        which = [*which, *(Token(each, after, after) for each in ("on", _SPARED[excepted[-1]], "cards"))]
        close += len(excepted)
    return [*tokens[:begin], *which, there, cannot, *tokens[at + 1 : end], *tokens[close:]]


def _talents(said: list[Token], lex: Lexicon) -> list[Token]:
    """ "Talents", "talents of minions": such abilities, and of what; nothing for others."""
    words = words_of(said)
    kinds = [lex.nouns.get(each, ("", "")) for each in words]
    if not kinds or kinds[0][0] not in _USED or kinds[0][1] != "many":
        return []
    if len(words) == 1:
        return said
    if len(words) == 3 and words[1] in ("of", "on") and kinds[2][1] == "many" and words[2] in (*_SPARED, "cards"):
        return [said[0], replace(said[1], word="on"), said[2]]
    return []


def _of_others(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players' talents cannot be used here": other players cannot use talents here."""
    words = words_of(tokens)
    at = words.index("cannot")
    begin = at - 4
    theirs = words[at - 4 : at - 1] == ["other", "players", "'s"] and words[at + 1 : at + 3] == ["be", "used"]
    noun = lex.nouns.get(words[at - 1], ("", ""))
    if not theirs or noun[0] not in _USED or noun[1] != "many" or words[at + 3 : at + 4] == ["by"]:
        return tokens
    if begin and words[begin - 1] not in (",", ":"):
        return tokens
    cannot = replace(tokens[at], start=tokens[begin + 1].end, end=tokens[begin + 1].end)
    use = replace(tokens[at + 1], word="use", start=cannot.end, end=cannot.end)
    return [*tokens[: begin + 2], cannot, use, tokens[at - 1], *tokens[at + 3 :]]


def _by(words: list[str], at: int) -> tuple[tuple[int, int] | tuple[()], int]:
    """Where it stands by whom they cannot be used, and where that ends."""
    if words[at : at + 1] != ["by"]:
        return (), at
    ends = (place for place in range(at + 1, len(words)) if words[place] in ("here", "there", "on", "at", *_SHUT))
    end = next(ends, len(words))
    return (at + 1, end), end


def _excepted(words: list[str]) -> list[str]:
    """ ", except on titans": the words of what is excepted."""
    comma = words[:1] == [","]
    said = words[comma : comma + 3]
    told = said[:2] in (["except", "on"], ["except", "for"]) and said[-1] in _SPARED and len(words) == comma + 3
    return words[: comma + 3] if told else []


def _has_none(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players' actions here have no Ongoing abilities": they lose all of them."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        told = words[place] in _LOSE and words[place + 1] == "no"
        noun = lex.nouns.get(words[place + 2], ("", ""))
        if not told or noun[0] not in ("talent", "special", "ongoing") or noun[1] != "many":
            continue
        if (
            words[place - 1] in _WHO
            or words[place + 3 : place + 4] not in ([], [","], ["."], ["until"])
            or set(words[:place]) & set(_ASKING)
        ):
            continue
        lose = replace(tokens[place], word=_LOSE[words[place]])
        return [*tokens[:place], lose, replace(tokens[place + 1], word="all"), *tokens[place + 2 :]]
    return tokens


_LOSE = {"have": "lose", "has": "loses"}
_ASKING = ("if", "while", "unless", "that", "who", "when", "where", "with", "as_long_as")
_WHO = ("player", "players", "you", "they")

UNDERGONE = (
    where(_has_none, "no", "have has"),
    where(_had_done, "cannot", "have", "it them"),
    where(_of_others, "used", "cannot", "'s"),
    where(_used_here, "used", "cannot"),
)
"""The rules of what cannot be done to something."""
