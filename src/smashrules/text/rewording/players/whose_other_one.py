"""A minion that is compared with another one of its controller's: "a minion that has less power than another minion
its controller has on the same base".

It is done to a minion if its controller has such another one. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_OTHER_WAY = {"less": "more", "lower": "more", "more": "less", "greater": "less", "higher": "less"}
_COMPARED = tuple([*lead, how, "power", "than"] for lead in (["that", "has"], ["with"], ["of"]) for how in _OTHER_WAY)
_ANOTHER = tuple(
    [*one, "its", "controller", *has] for one in (["another", "minion"],) for has in (["has"], ["controls"])
)
_ANOTHER = (*_ANOTHER, ["another", "of", "its", "controller", "'s", "minions"])
_THERE = (["on", "the", "same", "base"], ["at", "the", "same", "base"], ["there"], ["on", "its", "base"])


def _less_than_another(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy a minion that has less power than another minion its controller has there": destroy it if its
    controller has another minion with more power than it there."""
    words = words_of(tokens)
    for place in range(2, len(words) - 6):
        than = at_words(words, place, _COMPARED) if words[place - 1] == "minion" else []
        another = at_words(words, place + len(than), _ANOTHER) if than else []
        there = at_words(words, place + len(than) + len(another), _THERE) if another else []
        end = place + len(than) + len(another) + len(there)
        begin = max((at + 1 for at in range(place) if words[at] in (".", ":", ",")), default=0)
        if not there or words[begin : place - 1] != ["destroy", "a"] or words[end : end + 1] not in ([], ["."]):
            continue
        how = _OTHER_WAY[than[-3]]
        told = ["if", "its", "controller", "has", "another", "minion", "with", how, "power", "than", "it"]
        return put(tokens, place, end, [*told, "on", "its", "base"])
    return tokens


WHOSE_OTHER_ONE = (where(_less_than_another, "another", "controller", "than"),)
"""The rule of a minion that is compared with another one of its controller's."""
