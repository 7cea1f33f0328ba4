"""How many were removed, told of two numbers or of more than those: "if you removed one or two, draw a card. If you
removed more, play an extra minion".

So many of them, or the next number or more. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_DID = {"removed": ["+1", "power", "counters"], "discarded": ["cards"], "drew": ["cards"]}
_WHO = ("you", "they")


def _so_many(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you removed one or two, X. If you removed more, Y": one or two counters; three or more counters."""
    words = words_of(tokens)
    most = 0
    for place in range(len(words) - 4):
        if words[place] != "if" or words[place + 1] not in _WHO or words[place + 2] not in _DID:
            continue
        number, what = lex.numerals.get(words[place + 3], 0), _DID[words[place + 2]]
        named = what[-1]
        if number and words[place + 4] == "or" and words[place + 5 : place + 6]:
            most = lex.numerals.get(words[place + 5], 0)
            if most == number + 1 and words[place + 6 : place + 7] == [","] and named in words[:place]:
                told = [words[place + 3], "or", words[place + 5], *what]
                return _so_many(put(tokens, place + 3, place + 6, told), lex)
        elif number and words[place + 4] == ",":
            most = number
        if most and words[place + 3 : place + 5] == ["more", ","] and named in words[:place]:
            following = next((word for word, value in lex.numerals.items() if value == most + 1), "")
            if following:
                return put(tokens, place + 3, place + 4, [following, "or", "more", *what])
    return tokens


REMOVED_SO_MANY = (where(_so_many, "if", "or more", " ".join(_DID)),)
"""The rule of how many were removed."""
