"""A hand, deck or discard pile that cards cannot affect: the cards in it.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_PILES = ("hand", "deck", "discard_pile")
_WHOSE = ("your", "their")
_ENDS: tuple[list[str], ...] = ([], ["."], [","], ["until"], ["while"], ["if"])


def _not_affected(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players' cards cannot affect your discard pile", "your hand is not affected by X": cards in it."""
    words = words_of(tokens)
    for place in range(len(words) - 1):
        if words[place] not in _WHOSE or words[place + 1] not in _PILES:
            continue
        end = place + 2
        if words[place - 2 : place] == ["cannot", "affect"] and words[end : end + 1] in _ENDS:
            return put(tokens, place, place + 1, ["cards", "in", words[place]])
        begins = place == 0 or words[place - 1] == ","
        is_ = words[end : end + 3] in (["is", "not", "affected"], ["cannot", "be", "affected"])
        if begins and is_:
            be = ["are"] if words[end] == "is" else ["cannot"]
            return put(tokens, place, end + 1, ["cards", "in", *words[place:end], *be])
    return tokens


OF_A_PILE = (where(_not_affected, " ".join(_PILES), "affect affected", " ".join(_WHOSE)),)
"""The rule of a pile that is not affected."""
