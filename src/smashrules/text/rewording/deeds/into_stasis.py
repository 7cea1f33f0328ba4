"""What is put into stasis, told by where it goes: "place it in stasis with two stasis counters on it".

A card enters stasis by the counters that are placed on it, so these are placed on the card. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_PUT = ("place", "places", "put", "puts")
_IN = ("in", "into")
_COUNTERS = (["counter"], ["counters"])
_ON = (["on", "it"], ["on", "them"], ["on", "each", "of", "them"], ["on", "each"])
_APART = (",", ".", ":", "and", "or", "then", "and_then", "@or", "&then")


def _with_counters(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Put one of your minions into stasis with a stasis counter on it": place a stasis counter on one of them."""
    words = words_of(tokens)
    for place in range(2, len(words) - 4):
        stasis = words[place] in _IN and words[place + 1 : place + 3] == ["stasis", "with"]
        verb = next((at for at in range(place - 1, -1, -1) if words[at] in (*_PUT, *_APART)), -1)
        counters = place + 4 + (words[place + 4] == "stasis")
        if not stasis or verb < 0 or words[verb] not in _PUT or verb + 1 == place:
            continue
        if words[counters : counters + 1] not in _COUNTERS or "counter" in _kinds(words[verb:place], lex):
            continue
        last = counters + 1
        on = next((each for each in _ON if words[last : last + len(each)] == each), [])
        end = last + len(on)
        thing = tokens[verb + 1 : place]
        if words[place - 2 : place] == ["from", "play"] or words[place - 1] == "from_play":
            thing = thing[: -1 if words[place - 1] == "from_play" else -2]
        if not thing:
            continue
        at = thing[0].start
        number = replace(tokens[place + 3], start=at, end=at)
        some = [number, *(Token(each, at, at) for each in ("stasis", words[counters], "on"))]
        put = replace(tokens[verb], word="places" if words[verb] in ("puts", "places") else "place")
        if words_of(thing) == ["them"] and "each" in on:
            thing = [*(Token(each, at, at) for each in ("each", "of")), thing[0]]
        told = [*thing[:-1], replace(thing[-1], end=tokens[end - 1].end)]
        return [*tokens[:verb], put, *some, *told, *_with_counters(tokens[end:], lex)]
    return tokens


def _kinds(words: list[str], lex: Lexicon) -> set[str]:
    return {lex.nouns[each][0] for each in words if each in lex.nouns}


INTO_STASIS = (where(_with_counters, "stasis", "with", "place places put puts"),)
"""The rule of what is put into stasis."""
