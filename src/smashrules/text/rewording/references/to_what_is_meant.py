"""A base that is chosen within a sentence: "each player with a minion on a base of your choice draws a card".

It is chosen first. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_ON_ONE = ["on", "a", "base", "of_your_choice"]
_EACH = ("each", "every", "all", "players", "minions", "actions", "your")


def on_one_of_choice(tokens: list[Token], lex: Lexicon) -> tuple[list[Token], list[Token]] | None:
    """ "Each player with a minion on a base of your choice draws a card": choose a base. Those with one there do."""
    words = words_of(tokens)
    at = next((place for place in range(1, len(words)) if words[place : place + 4] == _ON_ONE), None)
    if at is None or words[0] not in _EACH or {"if", "may", "there", "here", ","} & set(words):
        return None
    if any(bare(each, lex) and each not in ("own", "control") for each in words[:at]):
        return None
    last = tokens[at + 3 + len(words[at + 3 : at + 4]) - 1]
    start, end = tokens[0].start, tokens[0].end
    chosen = [Token("choose", start, start), Token("a", start, start), Token("base", start, end)]
    there = Token("there", tokens[at].start, last.end)
    return chosen, [*tokens[:at], there, *tokens[at + 4 :]]
