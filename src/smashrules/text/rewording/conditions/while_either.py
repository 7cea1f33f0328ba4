"""What is so while one thing or another holds, told last: "it is not affected while you have an action here or while
it is your only minion here".

While either holds, it is so. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHILE = ("while", "as_long_as")


def _while_either(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "X while A or while B": while A or B, X."""
    words = words_of(tokens)
    first = next((at for at in range(1, len(words)) if words[at] in _WHILE), 0)
    again = next((at for at in range(first + 2, len(words) - 2) if words[at : at + 2] == ["or", words[first]]), 0)
    if (
        not first
        or not again
        or "," in words
        or words.count("or") > 1
        or "if" in words
        or words.count(words[first]) > 2
    ):
        return tokens
    told, start = tokens[:first], tokens[0].start
    held = [*tokens[first : again + 1], *tokens[again + 2 :]]
    comma = Token(",", told[0].start, told[0].start)
    return [replace(held[0], start=start), *held[1:], comma, *told]


WHILE_EITHER = (where(_while_either, "while as_long_as", "or"),)
"""The rule of what is so while either of two things holds."""
