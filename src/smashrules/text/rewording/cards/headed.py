"""The sort of an action at the head of its text: "Base modifier." is played on a base, the other sort on a minion.

A sentence behind it that tells on what it is played says more, where it is of that sort. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SORTS = {"play-on-base": "base", "play-on-minion": "minion"}
_ITSELF = (["play", "on"], ["play", "this", "on"], ["play", "this", "card", "on"], ["play", "it", "on"])


def _at_the_head(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Base modifier.": play on a base; "Base modifier. Play on another base": that is all that it says."""
    words = words_of(tokens)
    if words[0] not in _SORTS or words[1:3] != ["action", "."]:
        return tokens
    sort, rest = _SORTS[words[0]], words[3:]
    told = next((each for each in _ITSELF if rest[: len(each)] == each), None)
    if told is not None:
        kinds = [lex.nouns[each][0] for each in rest[len(told) :] if each in lex.nouns]
        behind = [tokens[3], *tokens[3 + len(told) - 1 :]]  # "play on"
        return behind if kinds[:1] == [sort] else tokens
    start, end = tokens[0].start, tokens[1].end
    said = spread(("play", "on", "a", sort), start, end)
    return [*said, *tokens[2:]]


AT_THE_HEAD = (where(_at_the_head, " ".join(_SORTS)),)
"""The rule of what a text is headed with."""
