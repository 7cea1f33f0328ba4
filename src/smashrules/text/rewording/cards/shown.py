"""Cards that are shown: "show an action from your hand to draw a card".

They are revealed. What is shown to one player, or shown if it is asked for, is told elsewhere. Knows words and their
neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_SHOW = {"show": "reveal", "shows": "reveals"}
_COUNTED = ("a", "an", "one", "two", "three", "any", "up")
_HANDS = (["from", "your", "hand"], ["from", "their", "hand"], ["in", "your", "hand"])


def _shown(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Show an action from your hand": reveal it."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        if words[place] not in _SHOW or words[place + 1] not in _COUNTED:
            continue
        hand = next((at for at in range(place + 2, min(place + 9, len(words))) if words[at : at + 3] in _HANDS), 0)
        whom = words[hand + 3 : hand + 4] == ["to"] and not bare("".join(words[hand + 4 : hand + 5]), lex)
        if hand and not whom and "." not in words[place:hand]:
            return [*tokens[:place], replace(tokens[place], word=_SHOW[words[place]]), *tokens[place + 1 :]]
    return tokens


SHOWN = (where(_shown, "show shows", "hand"),)
"""The rule of cards that are shown."""
