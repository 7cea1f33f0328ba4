"""The one card that is stored under another: "draw the card stored under this minion".

It is a card that is stored there: what is done with several of them is told of several. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon, takes_an
from smashrules.text.words.tokens import Token, words_of

_DONE = ("draw", "draws", "play", "place", "return", "discard", "reveal", "shuffle")


def _the_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw the card stored under it": a card stored under it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        stored = words[place] == "the" and words[place + 2 : place + 4] == ["stored", "under"]
        card = lex.nouns.get(words[place + 1], ("", ""))
        if stored and card[1] == "one" and card[0] in ("card", "minion", "action") and words[place - 1] in _DONE:
            one = "an" if takes_an(words[place + 1]) else "a"
            return [*tokens[:place], replace(tokens[place], word=one), *tokens[place + 1 :]]
    return tokens


THE_STORED_CARD = (where(_the_one, "stored", "the", "under"),)
"""The rule of the one stored card."""
