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
        can = words[place] in _CAN or (words[place] == "can" and words[0] == "neither")
        told = can and words[place + 1] in _ALONE and words[place + 2 : place + 4] == ["or", "use"]
        if told and words[place + 4] in _TALENTS:
            joint = tokens[place + 2]
            again = replace(tokens[place], word="cannot", start=joint.end, end=joint.end)
            move = tokens[place + 1]
            moved = [Token("be", move.start, move.start), replace(move, word="moved")]
            moved = moved if words[place] == "can" else [move]
            return [*tokens[: place + 1], *moved, replace(joint, word="and"), again, *tokens[place + 3 :]]
    return tokens


NEITHER_DONE = (where(_neither, "cannot can", "or", "use", "move"),)
"""The rule of two things that cannot be done."""
