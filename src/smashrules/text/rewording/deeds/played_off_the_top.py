"""Where a card is played off a deck, told before the deck: "play a minion here off the top of your deck".

It is told behind it: "off the top of your deck here". Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HERE = (["here"], ["there"], ["on", "this", "base"], ["on", "that", "base"], ["at", "this", "base"])
_WHOSE = (["your"], ["their"], ["a"], ["any"], ["its", "owner", "'s"], ["that", "player", "'s"])
_PLAYED = {"play", "plays", "played", "playing"}


def _here_behind(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play a minion here from the top of your deck": from the top of your deck to here."""
    words = words_of(tokens)
    for place in range(2, len(words) - 4):
        top = words[place + 1 : place + 4] == ["the", "top", "of"] and words[place] in ("from", "off")
        here = next((each for each in _HERE if words[place - len(each) : place] == each), []) if top else []
        whose = next((each for each in _WHOSE if words[place + 4 : place + 4 + len(each)] == each), [])
        end = place + 4 + len(whose)
        if not here or not whose or words[end : end + 1] != ["deck"] or not _PLAYED & set(words[: place - len(here)]):
            continue
        begin = place - len(here)
        there = tokens[begin:place]
        if words[place] == "from" and len(here) == 1:
            there = [replace(tokens[begin], word=f"to_{words[begin]}")]
        return [*tokens[:begin], *tokens[place : end + 1], *there, *tokens[end + 1 :]]
    return tokens


PLAYED_OFF_THE_TOP = (where(_here_behind, "top", "deck", "from off", " ".join(sorted(_PLAYED))),)
"""The rule of where a card is played that comes off a deck."""
