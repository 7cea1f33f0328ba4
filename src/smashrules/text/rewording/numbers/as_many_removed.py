"""As many counters as were removed, told before where they go: "place as many +1 power counters as you removed on a
minion".

They are that many. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_COUNTERS = (["+1", "power", "counters"],)
_PLACE = ("place", "places", "put", "puts", "distribute", "add")
_REMOVED = tuple(
    ["as", *who, done, *way]
    for who in (["you"], ["they"], ["were"], ["you", "have"], ["you", "just"])
    for done in ("removed", "transferred")
    for way in ([], ["this", "way"])
)
_WHERE = ("on", "among", "onto", "to")


def _as_many_removed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place as many +1 power counters as you removed on a minion": place that many on it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 6):
        if words[place : place + 2] != ["as", "many"] or words[place - 1] not in _PLACE:
            continue
        counters = at_words(words, place + 2, _COUNTERS)
        removed = at_words(words, place + 2 + len(counters), _REMOVED) if counters else []
        end = place + 2 + len(counters) + len(removed)
        if not removed or words[end : end + 1] not in ([each] for each in _WHERE):
            continue
        return put(tokens, place, end, ["that", "many", *counters])
    return tokens


AS_MANY_REMOVED = (where(_as_many_removed, "many", "removed transferred", "counters"),)
"""The rule of as many counters as were removed."""
