"""Counters that are shared out: "distribute three +1 power counters among your minions", "place up to three on your
minions in any combination".

They are placed among these, or removed from all of them in total. Knows words and their neighbours, no structure; it
is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, put, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SHARING = {"distribute": "place", "distributes": "places", "divide": "place", "divides": "places", "split": "place"}
_PUTTING = ("place", "places", "put", "puts", "add", "adds")
_TAKING = ("remove", "removes")
_AMONG = ("among", "between", "amongst", "across", "on", "onto")
_FROM = ("from", "on")
_COUNTERS = ("counter", "counters")
_ENDS = (".", ";")
_AS_LIKED = (
    ["as", "you", "choose"],
    ["as", "you", "like"],
    ["as", "you", "wish"],
    ["however", "you", "like"],
    ["however", "you", "choose"],
    ["any", "way", "you", "like"],
    ["any", "way", "you", "choose"],
    ["in", "any", "way", "you", "like"],
    ["in", "any", "way", "you", "choose"],
    ["in", "any", "way"],
    ["in", "any", "combination"],
    ["divided", "as", "you", "choose"],
    ["divided", "as", "you", "like"],
    ["in", "total"],
)
_TOTAL = ["a", "total", "of"]


def _distributed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Distribute three +1 power counters among your minions": place them among your minions."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        if words[place] not in (*_SHARING, *_PUTTING, *_TAKING):
            continue
        end = next((at for at in range(place, len(words)) if words[at] in _ENDS), len(words))
        counters = next((at for at in range(place, end) if words[at] in _COUNTERS), end)
        if {"then", "if", "and", "or"} & set(words[place:counters]) or not _several(words[place + 1 : counters], lex):
            continue
        shared = _shared(tokens[place:end], counters - place)
        if shared is not None:
            return [*tokens[:place], *shared, *_distributed(tokens[end:], lex)]
    return tokens


def _several(words: list[str], lex: Lexicon) -> bool:
    """Whether it is a number of counters of which one can go here and another one there."""
    if words[:3] == ["any", "number", "of"]:
        return True
    rest = words[3:] if words[:3] == _TOTAL else words
    number = "".join(rest[2:3] if rest[:2] == ["up", "to"] else rest[:1])
    return number.isdigit() or lex.numerals.get(number, 0) > 1


def _shared(deed: list[Token], counters: int) -> list[Token] | None:
    """The deed with its counters put among what it names; None where it does not say that they are shared out."""
    words = words_of(deed)
    verb = words[0]
    total = words[1:4] == _TOTAL
    between = at_words(words, counters + 1, _AS_LIKED) or at_words(words, counters + 2, _AS_LIKED)
    comma = bool(between) and words[counters + 1] == ","
    start = counters + 1 + comma + len(between)
    start += bool(between) and words[start : start + 1] == [","]
    behind = next((each for each in _AS_LIKED if words[start:] and words[-len(each) :] == each), [])
    if not (total or between or behind or verb in _SHARING):
        return None
    there = _FROM if verb in _TAKING else _AMONG
    stop = len(words) - len(behind)
    stop -= bool(behind) and words[stop - 1] == ","
    if words[start : start + 1] not in [[each] for each in there] or {",", "then", "if"} & set(words[start:stop]):
        return None
    first = [replace(deed[0], word=_SHARING.get(verb, verb))]
    told = [*first, *deed[1 + 3 * total : counters + 1]]
    where_to = deed[start:stop]
    if verb in _TAKING:
        at = deed[counters].end
        return [*told, *spread(["total"], at, at + 1), *put(where_to, 0, 1, ["from"])]
    return [*told, *put(where_to, 0, 1, ["among"])]


DISTRIBUTED = (
    where(_distributed, " ".join(_COUNTERS), " ".join(_SHARING)),
    where(_distributed, "choose like wish combination way total", " ".join(_COUNTERS)),
)
"""The rules of counters that are shared out."""
