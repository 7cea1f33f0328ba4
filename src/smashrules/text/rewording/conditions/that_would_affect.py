"""What is played and would do something: "when another player plays an action that would affect one of your minions".

It is an action that affects one. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_PLAYED = ("action", "card")
_WOULD = ("would", "could", "will", "can")
_WAITING = ("when", "whenever", "after", "if")


def _that_would_affect(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Plays an action that would affect your minion": that affects it."""
    words = words_of(tokens)
    for place in range(4, len(words) - 3):
        would = words[place + 1] in _WOULD and words[place + 2] == "affect"
        if words[place] not in ("that", "which") or not would or words[place - 1] not in _PLAYED:
            continue
        if words[place - 3] not in ("plays", "play") or not set(_WAITING) & set(words[:place]):
            continue
        return put(tokens, place, place + 3, ["that", "affects"])
    return tokens


THAT_WOULD_AFFECT = (where(_that_would_affect, "affect", "would could will can", "play plays"),)
"""The rule of what would be affected by what is played."""
