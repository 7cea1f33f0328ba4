"""The cards that are at a place, which nothing has named before: "choose a base. Destroy the minions there", "the
minions here have +1 power".

They are all minions there. Knows words and their neighbours, no structure; it is asked before a text is cut into
sentences.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_KINDS = ("minion", "action")
_PLACES = ("here", "there")
_SOME = {"of", "among", "between", "all", "each", "both", "any", "than", "either"}


def _the_ones_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The minions there", where no minions were spoken of: all minions there."""
    words = words_of(tokens)
    for place in range(len(words) - 2):
        kind, many = lex.nouns.get(words[place + 1], ("", ""))
        if words[place] != "the" or kind not in _KINDS or many != "many" or words[place + 2] not in _PLACES:
            continue
        before = words[:place]
        told = any(lex.nouns.get(each, ("", "")) in ((kind, "many"), ("card", "many")) for each in before)
        if told or before[-1:] in ([each] for each in _SOME) or words[place + 3 : place + 4] in (["with"], ["of"]):
            continue
        return [*tokens[:place], replace(tokens[place], word="all"), *tokens[place + 1 :]]
    return tokens


THE_ONES_THERE = (where(_the_ones_there, "the", "here there"),)
"""The rule of the cards at a place."""
