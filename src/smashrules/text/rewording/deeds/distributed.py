"""Counters that are shared out: "distribute three +1 power counters among your minions", "divide them among ...".

They are placed among these. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SHARING = {"distribute": "place", "distributes": "places", "divide": "place", "divides": "places", "split": "place"}
_AMONG = ("among", "between", "amongst")
_COUNTERS = ("counter", "counters")
_AS_LIKED = (
    ["as", "you", "choose"],
    ["as", "you", "like"],
    ["as", "you", "wish"],
    ["however", "you", "like"],
    ["however", "you", "choose"],
    ["any", "way", "you", "like"],
    ["any", "way", "you", "choose"],
    ["in", "any", "way"],
)


def _distributed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Distribute three +1 power counters among your minions": place them among your minions."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        if words[place] not in _SHARING:
            continue
        end = next((at for at in range(place, len(words)) if words[at] in (".", ";")), len(words))
        among = next((at for at in range(place, end) if words[at] in _AMONG), 0)
        counters = next((at for at in range(place, among) if words[at] in _COUNTERS), 0)
        if not among or not counters or {",", "then", "if"} & set(words[place:among]):
            continue
        between = words[counters + 1 : among]
        liked = any(between == each for each in _AS_LIKED)
        if liked:
            tokens = [*tokens[: counters + 1], *tokens[among:]]
            among, end = counters + 1, end - len(between)
            words = words_of(tokens)
        behind = next((each for each in _AS_LIKED if words[end - len(each) : end] == each), [])
        stop = end - len(behind)
        stop -= bool(behind) and words[stop - 1] == ","
        verb = replace(tokens[place], word=_SHARING[words[place]])
        shared = [*tokens[place + 1 : among], replace(tokens[among], word="among"), *tokens[among + 1 : stop]]
        return [*tokens[:place], verb, *shared, *_distributed(tokens[end:], lex)]
    return tokens


DISTRIBUTED = (where(_distributed, " ".join(_SHARING), " ".join(_AMONG), " ".join(_COUNTERS)),)
"""The rule of counters that are shared out."""
