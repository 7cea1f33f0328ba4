"""A number said with its side behind it: "power equal to the number of cards in your hand or less".

It is less than or equal to that number. "That number" is a power where one was named. Knows words and their
neighbours, no structure; it is asked before words are joined.
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
        told = words[place + 2 : stop - 2]
        if side is None or (told != _THAT and _APART & set(told)) or "number" not in told:
            continue
        return [*put(tokens, place, place + 2, side)[: stop + 1], *tokens[stop:]]
    return tokens


_THAT = ["that", "number"]
_NAMED = {"name", "names", "named", "choose", "chooses", "chosen", "say", "says", "pick", "picks", "call", "calls"}


_CHOSEN = ("number", "power")


def _the_named_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Name a number. Destroy a minion with power equal to that number": with that power, for a number that was
    counted is no power."""
    words = [*words_of(tokens), ""]
    for place in range(6, len(tokens) - 1):
        if words[place : place + 2] != _THAT or words[place - 1] not in ("to", "than"):
            continue
        stat = next((at for at in range(place - 1, max(0, place - 7), -1) if words[at] == "power"), 0)
        number = next((at for at in range(stat) if words[at] in _CHOSEN and words[at + 1] != "of"), 0)
        if not stat or not _NAMED & set(words[max(0, number - 4) : number]):
            continue
        begin = stat if words[stat + 1 : place] == ["equal", "to"] else place
        return put(tokens, begin, place + 2, ["that", "power"])
    return tokens


EQUAL_OR_LESS = (
    where(_the_named_one, "number", "that", "power", " ".join(sorted(_NAMED))),
    where(_equal_or_less, "equal", "power breakpoint", "less lower more higher"),
)
"""The rules of a number with its side behind it."""
