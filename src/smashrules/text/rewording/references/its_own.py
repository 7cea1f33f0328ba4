"""What is a thing's own, with no noun behind it: "less power than its own", "power equal to its own".

Knows words and their neighbours, no structure. "Their own" is left as it is: of each, or of them together.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_STOPS = (".", ",", ":", ";", "and", "or", "until", "instead", "here", "there", "on", "to")
_POWER = ("power", "power lower", "power less", "power greater", "power higher", "power more")


def _its_own(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Less power than its own": than it has; "power equal to its own": equal to its power."""
    words = words_of(tokens)
    for place in range(2, len(words) - 1):
        stops = place + 2 == len(words) or words[place + 2] in _STOPS
        if words[place : place + 2] != ["its", "own"] or not stops:
            continue
        own, rest = tokens[place + 1], tokens[place + 2 :]
        if words[place - 1] == "than" and any(_ends(words[: place - 1], each) for each in _POWER):
            return [*tokens[:place], replace(tokens[place], word="it", end=own.end), *rest]
        number = next((at for at in range(place - 1, 0, -1) if words[at] in ("power", "breakpoint")), 0)
        if words[place - 2 : place] == ["equal", "to"] and number > 0 and place - number <= _AS_FAR:
            printed = [replace(own, word="printed", end=own.start)] if words[number - 1] == "printed" else []
            return [*tokens[: place + 1], *printed, replace(own, word=words[number]), *rest]
    return tokens


_AS_FAR = 6
"""How far before "its own" the number stands: "power less than or equal to its own"."""


def _ends(words: list[str], phrase: str) -> bool:
    said = phrase.split()
    return words[-len(said) :] == said


ITS_OWN = (where(_its_own, "own", "its", "than equal"),)
"""The rule of what is a thing's own."""
