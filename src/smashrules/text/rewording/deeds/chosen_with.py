"""A player who is chosen together with a base: "choose another player and a base".

The base is said first, as in "choose a base and another player". Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_PLAYERS = (["another", "player"], ["a", "player"], ["any", "player"])
_BASES = (["a", "base"], ["one", "base"], ["any", "base"])


def _player_first(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose another player and a base": a base and another player."""
    words = words_of(tokens)
    chosen = words[:1] == ["choose"] and words[1:3] in _PLAYERS and words[3:4] == ["and"] and words[4:6] in _BASES
    if not chosen or {",", "and", "or", "@or", "if", "to"} & set(words[6:]):
        return tokens
    end = tokens[-1].end
    last = said_at((tokens[3], *tokens[1:3]), end)
    return [tokens[0], *tokens[4:], *last]


CHOSEN_WITH = (where(_player_first, "choose", "base", "player"),)
"""The rule of a player who is chosen with a base."""
