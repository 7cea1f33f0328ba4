"""A power that is one of two numbers: "a minion of power 3 or 4" has power 3 or more, and 4 or less.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_BEHIND = ("less", "more", "fewer", "greater", "lower", "higher")


def _one_of_two(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Of power 3 or 4": of power 4 or less with power 3 or more."""
    words = [*words_of(tokens), ""]
    for place in range(2, len(tokens) - 2):
        low, high = words[place], words[place + 2]
        told = low.isdigit() and words[place + 1] == "or" and high.isdigit() and words[place - 1] == "power"
        begin = place - 2 - (words[place - 2] == "printed")
        if not told or int(high) != int(low) + 1 or words[begin] not in ("of", "with") or words[place + 3] in _BEHIND:
            continue
        power, joint = tokens[begin + 1 : place], tokens[place + 1]
        least, most = tokens[place], tokens[place + 2]
        at, end = joint.start, most.end
        first = [replace(most, start=least.start, end=least.end), joint, Token("less", at, joint.end)]
        also = [Token("with", at, joint.end), *(replace(each, start=at, end=joint.end) for each in power)]
        second = [replace(least, start=most.start, end=end), Token("or", end, end), Token("more", end, end)]
        return [*tokens[:place], *first, *also, *second, *tokens[place + 3 :]]
    return tokens


EITHER_POWER = (where(_one_of_two, "or", "power", "of with"),)
"""The rule of a power that is one of two."""
