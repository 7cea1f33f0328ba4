"""A card of which two things are said, or of which it is said late what it has on it: "two minions that have the same
power and are on the same base", "a minion that has one of your actions on it until X".

It is one with that. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HAS = (["that", "has"], ["that", "have"], ["which", "has"], ["which", "have"])
_IS = tuple(["and", be, *there] for be in ("is", "are") for there in (["on"], ["at"], ["here"]))
_ON_IT = (["on", "it"], ["on", "them"])
_STOPS = frozenset((".", ",", "that", "who", "if", "or", "than", "used", "been", "not", "where", "to"))
_KNOWN = (
    "power",
    "printed",
    "the",
    "a",
    "an",
    "no",
    "one",
    "at",
    "exactly",
    "two",
    "three",
    "four",
    "your",
    "another",
)
_CARDS = ("minion", "minions", "action", "actions", "card", "cards")


def _and_is_on(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Two minions that have the same power and are on the same base": with the same power on it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 6):
        if words[place : place + 2] not in _HAS or words[place + 2] not in _KNOWN or words[place - 1] not in _CARDS:
            continue
        joint = next((at for at in range(place + 3, len(words) - 2) if words[at : at + 3] in _IS), 0)
        if joint and not _STOPS & set(words[place + 2 : joint]) and "and" not in words[place:joint]:
            both = put(tokens, joint, joint + 3, [words[joint + 2]])
            return put(both, place, place + 2, ["with"])
    return tokens


def _has_on_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Take control of a minion that has one of your actions on it until X": with one of your actions on it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        if words[place : place + 2] not in _HAS or words[place + 2] not in _KNOWN or words[place - 1] not in _CARDS:
            continue
        on = next((at for at in range(place + 3, len(words) - 2) if words[at : at + 2] in _ON_IT), 0)
        behind = words[on + 2] if on else ""
        more = behind == "until" or (behind[:1] in "+-" and behind[1:].isdigit())
        if behind and more and not _STOPS & set(words[place + 2 : on]) and "and" not in words[place:on]:
            return put(tokens, place, place + 2, ["with"])
    return tokens


THAT_HAS_AND_IS = (
    where(_and_is_on, "that which", "has have", "is are", "and"),
    where(_has_on_it, "that which", "has have", "it them", "on"),
)
"""The rules of a card that has something, and is somewhere."""
