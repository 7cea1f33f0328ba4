"""Cards told by who holds them: "all minions other players control" are those controlled by other players.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HELD = {"control": "controlled", "own": "owned"}
_THERE = ("here", "there")
_OTHERS = (["other", "players"], ["your", "opponents"])


def _others_hold(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy all minions other players control": those controlled by them."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        that = words[place] in ("that", "which")
        who = place + that
        held = _HELD.get(words[who + 2]) if words[who : who + 2] in _OTHERS and len(words) > who + 2 else None
        if held is None or lex.nouns.get(words[place - 1], ("", ""))[1] != "many":
            continue
        first = tokens[place]
        by = [replace(first, word=held, start=first.start), replace(first, word="by", start=first.end)]
        others = tokens[who : who + 2]
        after = who + 3
        there = [replace(each, start=first.start, end=first.end) for each in tokens[after : after + 1]]
        there = [each for each in there if each.word in _THERE]  # the cards are there, and not the players
        return [*tokens[:place], *there, *by, *others, *tokens[after + len(there) :]]
    return tokens


HELD_BY_WHOM = (where(_others_hold, "control own", "players opponents"),)
"""The rule of cards that are told by who holds them."""
