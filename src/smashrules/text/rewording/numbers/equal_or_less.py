"""A number said with its side behind it: "power equal to the number of cards in your hand or less".

It is less than or equal to that number. Knows words and their neighbours, no structure; it is asked before words are
joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import put, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SIDES = {
    ("or", "less"): ["less", "than", "or", "equal", "to"],
    ("or", "lower"): ["less", "than", "or", "equal", "to"],
    ("or", "more"): ["greater", "than", "or", "equal", "to"],
    ("or", "higher"): ["greater", "than", "or", "equal", "to"],
}
_APART = {"or", "and", "if", "until", "that", ","}


def _equal_or_less(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "With power equal to the number of cards in your hand or less": less than or equal to that number."""
    words = words_of(tokens)
    for place in range(1, len(words) - 6):
        if words[place : place + 2] != ["equal", "to"] or words[place - 1] not in ("power", "breakpoint"):
            continue
        stop = sentence_end(words, place)
        side = _SIDES.get((words[stop - 2], words[stop - 1]))
        if side is None or _APART & set(words[place : stop - 2]) or "number" not in words[place:stop]:
            continue
        return [*put(tokens, place, place + 2, side)[: stop + 1], *tokens[stop:]]
    return tokens


EQUAL_OR_LESS = (where(_equal_or_less, "equal", "power breakpoint", "less lower more higher"),)
"""The rule of a number with its side behind it."""
