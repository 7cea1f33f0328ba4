"""What is affected in the place of something else, told as a choice: "choose another minion on the same base to be
affected instead".

The card is made to affect that one. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SAME = (["on", "the", "same", "base"], ["at", "the", "same", "base"])
_MINE = ["one", "of", "your", "minions"]


def _to_be_affected(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When another player's action affects one of your minions, choose another minion on the same base to be
    affected instead": have it affect another minion on that minion's base instead."""
    words = words_of(tokens)
    for place in range(4, len(words) - 3):
        if words[place : place + 4] != ["to", "be", "affected", "instead"]:
            continue
        begin = max((at + 1 for at in range(place) if words[at] in (".", ":")), default=0)
        choose = next((at for at in range(place - 1, begin, -1) if words[at] == "choose"), 0)
        event = words[begin:choose]
        another = words[choose + 1 : choose + 3] == ["another", "minion"]
        if not choose or not another or words[choose - 1] not in (",", "may"):
            continue
        affects = [each for each in event if each in ("affects", "affect")]
        mine = any(event[at : at + 4] == _MINE for at in range(len(event)))
        if len(affects) != 1 or not mine:
            continue
        what = tokens[choose + 1 : place]
        if words_of(what)[2:] in _SAME:
            on, last = what[2], what[-1]
            its = ["that", "minion", "'s", "base"]
            what = [*what[:2], on, *(replace(last, word=each, start=last.end - 1) for each in its)]
        at = tokens[choose]
        have = [replace(at, word=each, start=at.end - 1) for each in ("it", "affect")]
        return [*tokens[:choose], replace(at, word="have"), *have, *what, tokens[place + 3], *tokens[place + 4 :]]
    return tokens


AFFECTED_INSTEAD = (where(_to_be_affected, "affected", "choose", "instead"),)
"""The rule of what is affected instead."""
