"""How many are left out, said behind the things ("all of your minions but one"), put before them ("all but one of").

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from attrs import evolve

from smashrules.text.lexicon import Lexicon
from smashrules.text.tokens import Token

_CARDS = ("card", "cards")


def spared(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens of a sentence with the number that is left out before what it is left out of.

    "All of their minions and actions but one card total": it is one of either, so the two are counted together."""
    words = [each.word for each in tokens]
    at = next((place for place, word in enumerate(words[:-1]) if word == "but"), 0)
    if not at or not (words[at + 1] in lex.numerals or words[at + 1].isdigit()) or "all" not in words[:at]:
        return tokens
    first = at - 1 - words[:at][::-1].index("all")
    last = at + 2
    if words[last : last + 1] and words[last] in _CARDS:
        last += 1
    total = words[last : last + 1] == ["total"]
    last += total
    every = tokens[first]
    kept = [evolve(each, word="and/or") if total and each.word == "and" else each for each in tokens[first + 1 : at]]
    if not kept or (last - at > 2) != total:  # "but one card": of what it is one is not said
        return tokens
    kept[-1] = evolve(kept[-1], end=tokens[last - 1].end)
    number = Token(words[at + 1], every.end, every.end)
    return [*tokens[:first], evolve(every, word="all_but"), number, *kept, *tokens[last:]]
