"""What is set aside: "set one of your minions aside", "set aside two cards from your hand".

It is placed where such cards lie, in no pile and not in play, until something is done with it. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SET = {"set": "place", "sets": "places"}
_ENDS = (",", ".", ";", "and", "then", "&then", "@or", "if", "until", "instead", "instead_of", "")
_THERE = ["in", "the", "area_set_aside"]
_OUT = [",", "out", "of", "play"]


def _placed_aside(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Set a minion aside": place it in the area of what is set aside."""
    words = [*words_of(tokens), ""]
    for place in range(len(tokens) - 1):
        if words[place] not in _SET or words[place - 1] == "area":
            continue
        end = next((at for at in range(place + 1, len(words)) if words[at] in _ENDS), len(tokens))
        if "aside" not in words[place + 1 : end]:
            continue
        aside = words.index("aside", place)
        after = aside + 1 + (4 if words[aside + 1 : aside + 5] == _OUT else 0)
        verb = replace(tokens[place], word=_SET[words[place]])
        if aside > place + 1:
            there = put(tokens[aside:after], 0, after - aside, _THERE)
            told = [*tokens[:place], verb, *tokens[place + 1 : aside], *there, *tokens[after:]]
        else:
            at = tokens[end - 1].end
            there = [Token(each, at, at) for each in _THERE]
            told = [*tokens[:place], verb, *tokens[aside + 1 : end], *there, *tokens[end:]]
        return _placed_aside(told, lex)
    return tokens


SET_ASIDE = (where(_placed_aside, "aside", "set sets"),)
"""The rule of what is set aside."""
