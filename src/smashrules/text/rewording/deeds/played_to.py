"""What a card is played for, where its sentence says first when: "Play after a base scores to draw a card".

That is what is done then: "Play after a base scores. Draw a card." And what a remark says of whose card it is that
is taken, and of where it lies: "(even if another player owns it or it is in stasis)". Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_WHEN = ("before", "after", "when", "before_or_after", "at")
_JOINING = (",", "and", "or", "then", "@or", ":")
_TAKEN = "even_if_another_player_owns_it"
_OWNED = (
    "it is owned by another player",
    "owned by another player",
    "another player owns it",
    "you do not own it",
    "it is not yours",
    "it belongs to another player",
)
_IN_STASIS = ("it is in stasis", "in stasis")
_CARDS = ("minion", "action", "card")
_SPOKEN_OF = ("it", "them", "that", "those")
_TAKING = ("return", "place", "put")


def played_to(tokens: list[Token], lex: Lexicon) -> tuple[list[Token], list[Token]] | None:
    """ "Play when a minion is destroyed to draw a card": two sentences, of which one says when; None where it is not.

    "Play after it goes to the discard pile to place it in your hand instead": it has gone there, and is taken from
    there."""
    words = words_of(tokens)
    if words[0] != "play" or words[1:2] not in [[each] for each in _WHEN]:
        return None
    aims = [at for at in range(2, len(words) - 1) if words[at] == "to" and bare(words[at + 1], lex)]
    if len(aims) != 1 or set(words[2 : aims[0]]) & set(_JOINING):
        return None  # "to do A to do B", "after X, do Y to do Z": who does what for what
    deed = tokens[aims[0] + 1 :]
    spoken = words[aims[0] + 2 : aims[0] + 3] in [[each] for each in _SPOKEN_OF]
    if words[1] == "after" and words[-1] == "instead" and deed[0].word in _TAKING and spoken:
        deed = [*deed[:-2], replace(deed[-2], end=deed[-1].end)]
    return tokens[: aims[0]], deed


def _even_if(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Return an action to your hand (even if another player owns it or it is in stasis)": from play or stasis, and
    to that hand, whoever owns it."""
    words = words_of(tokens)
    at = words.index(_TAKEN) if _TAKEN in words else 0
    if at and words[at + 1 : at + 2] == ["or"]:
        again = [replace(tokens[at], word=each) for each in _TAKEN.split("_")]
        tokens = [*tokens[:at], *again, *tokens[at + 1 :]]
    words = words_of(tokens)
    at = next((place for place in range(1, len(words)) if words[place : place + 2] == ["even", "if"]), 0)
    told = [_part(each) for each in " ".join(words[at + 2 :]).split(" or ")]
    if not at or not set(words[:at]) & set(_TAKING) or "" in told or len(set(told)) < len(told):
        return tokens
    result = list(tokens[: at - 1] if words[at - 1] == "," else tokens[:at])
    if "stasis" in told:
        noun = _taken(words[:at], lex)
        goal = next((place for place in range(noun + 1, at) if words[place] == "to"), 0)
        if not (noun and goal) or words[noun + 1 : goal] not in ([], ["in", "play"]):
            return tokens
        behind = tokens[noun].end
        origin = [Token(each, behind, behind) for each in ("from", "play", "or", "stasis")]
        result = [*tokens[: noun + 1], *origin, *result[goal:]]
    if "owned" in told:
        result.append(replace(tokens[at], word=_TAKEN, end=tokens[-1].end))
    return result


def _part(words: str) -> str:
    """What one part of the remark is about."""
    return "owned" if words in _OWNED else "stasis" if words in _IN_STASIS else ""


def _taken(words: list[str], lex: Lexicon) -> int:
    """Where the noun stands of what is taken: the first, if it is one card."""
    named = [place for place, word in enumerate(words) if lex.nouns.get(word, ("",))[0] in _CARDS]
    return named[0] if len(named) == 1 and lex.nouns[words[named[0]]][1] == "one" else 0


EVEN_IF = (where(_even_if, f"even {_TAKEN}"),)
"""The rule of what is taken whosever it is."""
