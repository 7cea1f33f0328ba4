"""The base where somebody has the most of something: "the base where you have the most minions", "the base with the
most of your minions".

It is the base with the most minions, counted of yours. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_MOST = ("most", "fewest")
_CARDS = ("minion", "action")


def _of_yours(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "With the most of your minions": with the most minions of yours."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        if words[place - 1] == "the" and words[place] in _MOST and words[place + 1 : place + 3] == ["of", "your"]:
            return [*tokens[: place + 1], *tokens[place + 2 :]]
    return tokens


def _where_you_have(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The base where you have the most minions": with the most of your minions."""
    words = words_of(tokens)
    for place in range(1, len(words) - 6):
        told = words[place : place + 6] in ([*_WHERE, each] for each in _MOST)
        noun = lex.nouns.get(words[place + 6], ("", ""))
        if not told or words[place - 1] != "the" or noun[0] not in _CARDS or noun[1] != "many":
            continue
        which, have, cards = tokens[place + 1], tokens[place + 3], tokens[place + 6]
        your = Token("your", cards.start, cards.start)
        with_ = replace(which, word="with", end=have.end)
        return [*tokens[: place + 1], with_, *tokens[place + 4 : place + 6], your, *tokens[place + 6 :]]
    return tokens


_WHERE = ("base", "where", "you", "have", "the")

WITH_THE_MOST = (where(_of_yours, "most fewest", "of", "your"), where(_where_you_have, "most fewest", "base", "have"))
"""The rules of the base where there are the most."""
