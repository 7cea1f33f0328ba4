"""Two things that cannot be done, of which the second has an object: "they cannot move or use talents".

Each cannot be done. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CAN = ("cannot",)
_ALONE = ("move",)
_TALENTS = ("talent", "talents", "their", "its")


def _neither(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "They cannot move or use talents": they cannot move and cannot use talents."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        told = words[place] in _CAN and words[place + 1] in _ALONE and words[place + 2 : place + 4] == ["or", "use"]
        if told and words[place + 4] in _TALENTS:
            joint = tokens[place + 2]
            again = replace(tokens[place], start=joint.end, end=joint.end)
            return [*tokens[: place + 2], replace(joint, word="and"), again, *tokens[place + 3 :]]
    return tokens


NEITHER_DONE = (where(_neither, "cannot", "or", "use", "move"),)
"""The rule of two things that cannot be done."""
