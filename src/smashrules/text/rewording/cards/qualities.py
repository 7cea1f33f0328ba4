"""Numbers "from 2 to 5" that can be chosen.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.rewording.said import said
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import counted
from smashrules.text.words.tokens import Token, words_of

_POWERS = ("power", "printed_power", "starting_power")
_RANGES = {"from": "to", "between": "and", "of": "to"}


def _from_to(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose a number from 2 to 5": a power of 2 to 5, a number that can be compared with powers."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(1, len(tokens)):
        number = words[place] == "number" and words[place - 1] == "a"
        if not (number or (words[place] in _POWERS[:1] and words[place - 1] == "a")):
            continue
        joint = _RANGES.get(words[place + 1], "")
        low, high = counted(words[place + 2], lex), counted(words[place + 4], lex)
        if not joint or words[place + 3] != joint or low is None or high is None or low >= high:
            continue
        noun, of, first, last = tokens[place], tokens[place + 1], tokens[place + 2], tokens[place + 4]
        span = Token(f"&#{low}_to_{high}", first.start, last.end)
        return [*tokens[:place], replace(noun, word="power"), replace(of, word="of"), span, *tokens[place + 5 :]]
    return tokens


TOGETHER = (
    where(_from_to, "number power", "from between of", "to and"),
    *said("cards/clauses", "told-together"),
)
"""The rules that put such phrases behind the noun, one after the other, in the order in which they are asked."""
