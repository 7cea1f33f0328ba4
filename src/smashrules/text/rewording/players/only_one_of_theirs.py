"""A card that is alone among those of its controller: "a minion here whose controller has no other minions here".

Its controller has exactly one there. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHO = (["whose", "controller"], ["whose", "owner"])
_PLACES = ("here", "there")


def _exactly_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    words = [*words_of(tokens), ""]
    for place in range(2, len(tokens) - 5):
        said = words[place : place + 2] in _WHO and words[place + 2 : place + 5] == ["has", "no", "other"]
        sort, many = lex.nouns.get(words[place + 5], ("", "")) if said else ("", "")
        if many != "many" or words[place + 6] not in _PLACES or words[place + 6] not in words[:place]:
            continue
        noun = next((each for each, kind in lex.nouns.items() if kind == (sort, "one")), "")
        if lex.nouns.get(next((each for each in words[:place] if each in lex.nouns), ""), ("",))[0] == sort and noun:
            return put(tokens, place + 3, place + 6, ["exactly", "one", noun])
    return tokens


ONLY_ONE_OF_THEIRS = (where(_exactly_one, "whose", "other", "no"),)
"""The rule of a card that is alone."""
