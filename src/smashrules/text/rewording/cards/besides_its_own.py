"""Abilities that a card has besides its own: "this minion has that minion's abilities in addition to its own", "that
minion's printed abilities".

What is copied is what is printed, and comes besides. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, begin_behind, put, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_BESIDES = tuple(
    [*lead, its, *own]
    for lead in (["in", "addition", "to"], ["as", "well", "as"], ["besides"], ["along", "with"], ["on", "top", "of"])
    for its in ("its", "their")
    for own in (["own"], ["own", "abilities"], [])
)
_ABILITIES = ("abilities", "ability", "talent", "talents")
_ENDS: tuple[list[str], ...] = ([], ["."], [","], ["until"], ["while"], ["for"], ["as"])


def _besides(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Has the abilities of that minion in addition to its own": has them."""
    words = words_of(tokens)
    for place in range(4, len(words) - 1):
        told = at_words(words, place, _BESIDES)
        begin = sentence_begin(words, place)
        has = next((at for at in range(place - 1, begin, -1) if words[at] in ("has", "have")), 0)
        what = set(words[has:place])
        end = place + len(told)
        if told and has and set(_ABILITIES) & what and "power" not in what and words[end : end + 1] in _ENDS:
            return [*tokens[: place - (words[place - 1] == ",")], *tokens[end:]]
    return tokens


def _printed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Has that minion's printed abilities": has its abilities."""
    words = words_of(tokens)
    for place in range(3, len(words) - 1):
        if words[place] != "printed" or words[place + 1] not in _ABILITIES or words[place - 1] not in ("'s", "the"):
            continue
        begin = begin_behind(words, place, (".", ":", ","))
        if {"has", "have"} & set(words[begin:place]):
            return put(tokens, place, place + 2, [words[place + 1]])
    return tokens


BESIDES_ITS_OWN = (
    where(_printed, "printed", " ".join(_ABILITIES), "has have"),
    where(_besides, "its their", "addition well besides along top", "has have"),
)
"""The rules of abilities that come besides a card's own."""
