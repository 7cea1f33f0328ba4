"""What alone can be played somewhere, told of the others: "only minions of power 3 or more can be played here".

Then those of less power cannot. Only of a power is it known which the others are. Knows words and their neighbours,
no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_LESS, _MORE = (-1, "or_less"), (1, "or_more")
_OTHERS = {"or_more": _LESS, "or_higher": _LESS, "or_less": _MORE, "or_lower": _MORE}


def _only_of_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Only minions of power 3 or more can be played here": minions of power 2 or less cannot."""
    words = words_of(tokens)
    for place in range(len(words) - 6):
        if words[place : place + 4] != ["only", "minions", "of", "power"] or (place and words[place - 1] != ","):
            continue
        number, bound, can, be = words[place + 4 : place + 8]
        if bound not in _OTHERS or can not in ("can", "may") or be != "be" or not number.isdigit():
            continue
        if any(word in (",", "but", "and", "unless", "if") for word in words[place + 8 :]):
            continue  # of the others more is said
        step, others = _OTHERS[bound]
        if int(number) + step < 0:  # none of them is kept out
            continue
        numbered = [replace(tokens[place + 4], word=str(int(number) + step)), replace(tokens[place + 5], word=others)]
        cannot = replace(tokens[place + 6], word="cannot")
        return [*tokens[:place], *tokens[place + 1 : place + 4], *numbered, cannot, *tokens[place + 7 :]]
    return tokens


ONLY_THOSE = (where(_only_of_power, "only", "minions", "can may"),)
"""The rule of what alone can be played somewhere."""
