"""A number that was just named, called "it": "if this base's breakpoint is 20 or more, reduce it by 2".

What is made more or less is no card and no base: it is that number. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CHANGING = ("reduce", "increase", "reduces", "increases")
_NUMBERS = ("power", "printed_power", "breakpoint")
_BEHIND = ("by", "to")


def _it(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If this base's breakpoint is 20 or more, reduce it by 2": reduce its breakpoint by 2."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place] != "it" or words[place - 1] not in _CHANGING or words[place + 1] not in _BEHIND:
            continue
        said = words[: place - 1] if set(words[: place - 1]) & set(_NUMBERS) else []
        said = said or (words_of(before[-1]) if before else [])
        named = [at for at, word in enumerate(said) if word in _NUMBERS]
        if {"or", "@or"} & set(words[:place]):
            return tokens  # "increase a minion's power OR reduce it": of the same minion
        told = bool(named) and said[named[0] - 1] in ("'s", "its") if named and named[0] else False
        if not told or len(named) > 1:
            return tokens
        it = tokens[place]
        its = replace(it, word="its", end=it.start + 1)
        return [*tokens[:place], its, replace(it, word=said[named[0]], start=it.start + 1), *tokens[place + 1 :]]
    return tokens


IT_THE_NUMBER = (looking_back(_it, "it", " ".join(_CHANGING)),)
"""The rule of the number called "it"."""
