"""Half of a number, with the way in which it is rounded: "half its printed power (rounded up)".

How it is rounded is said behind it, and put before it. Half of something of which that is not said stays unread.
Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WAYS = {"&(rounded_up)": "up", "&(rounding_up)": "up", "&(rounded_down)": "down", "&(rounding_down)": "down"}
_STOPS = (".", ":", ";", "@or")


def _half(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Half of its power (rounded up)", "half the number of minions here, rounded down"."""
    words = words_of(tokens)
    place = words.index("half")
    stop = next((at for at in range(place, len(words)) if words[at] in _STOPS), len(words))
    found = [(at, at + 1, _WAYS[words[at]]) for at in range(place, min(stop + 2, len(words))) if words[at] in _WAYS]
    for at in range(place, stop - 2):
        told = words[at] == "," and words[at + 1] in ("rounded", "rounding") and words[at + 2] in ("up", "down")
        found += [(at, at + 3, words[at + 2])] if told else []
    if len(found) != 1 or words.count("half") != 1:
        return tokens
    begin, end, way = found[0]
    behind = place + 1 + (words[place + 1] == "of")
    behind += words[behind] == "the" and lex.nouns.get(words[behind + 1], ("", ""))[1] == "many"
    half = replace(tokens[place], word=f"&half{way}", end=tokens[behind - 1].end)
    return [*_equal(tokens[:place]), half, *tokens[behind:begin], *tokens[end:]]


def _equal(tokens: list[Token]) -> list[Token]:
    """ "Its power is (half ...)": is equal to that."""
    words = words_of(tokens)
    if words[-1:] not in (["is"], ["becomes"]) or words[-2:-1] not in (["power"], ["breakpoint"]):
        return tokens
    be = tokens[-1]
    return [*tokens[:-1], replace(be, word="is"), *(replace(be, word=each, start=be.end) for each in ("equal", "to"))]


HALF_OF = (where(_half, "half"),)
"""The rule of half a number."""
