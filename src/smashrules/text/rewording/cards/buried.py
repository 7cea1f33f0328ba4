"""Buried cards, told shortly: that you have some, and where one was.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ASKING = ("if", "while", "where", "unless", "as_long_as")
_THERE = (
    ["the", "base", "where", "it", "was", "buried"],
    ["the", "base", "it", "was", "buried", "at"],
    ["the", "base", "it", "was", "buried", "on"],
    ["the", "base", "at", "which", "it", "was", "buried"],
)


def _some_buried(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have buried cards on three or more bases": a buried card."""
    words = words_of(tokens)
    for place in range(2, len(words) - 1):
        told = words[place : place + 2] == ["buried", "cards"] and words[place - 1] in ("have", "has")
        if told and set(_ASKING) & set(words[:place]):
            buried, cards = tokens[place : place + 2]
            some = Token("a", buried.start, buried.start)
            return [*tokens[:place], some, buried, replace(cards, word="card"), *tokens[place + 2 :]]
    return tokens


def _where_it_was(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play this titan on the base where it was buried": on its base."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        said = next((each for each in _THERE if words[place : place + len(each)] == each), [])
        if said and words[place - 1] in ("on", "to", "at"):
            last = tokens[place + len(said) - 1]
            its = replace(tokens[place], word="its")
            base = replace(tokens[place + 1], word="base", end=last.end)
            return [*tokens[:place], its, base, *tokens[place + len(said) :]]
    return tokens


WHERE_BURIED = (where(_where_it_was, "buried", "was", "base"),)
"""The rule of the base where a card was, asked of what is written."""
SOME_BURIED = (where(_some_buried, "buried", "cards", "have has"),)
"""The rule of having some."""
