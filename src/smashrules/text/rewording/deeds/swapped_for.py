"""What is swapped for something: "exchange an action in your hand for an action in your discard pile".

It is swapped with it. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_PILES = ("hand", "discard_pile", "deck")
_PLAIN = ("a", "an", "one", "the")


def _swapped_for(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Swap an action in your hand for one of your actions": with it."""
    words = words_of(tokens)
    place = next((at for at in range(2, len(words) - 2) if words[at] == "for"), 0)
    verb = next((at for at in range(place) if verb_of(words[at], lex) == "swap"), -1)
    if not place or verb < 0 or {"with", ",", ".", "and", "or"} & set(words[verb:place]) or words.count("for") > 1:
        return tokens
    held = any(each in _PILES for each in (*words[verb:place], *words[place:]))
    plain = words[place + 1] in _PLAIN or words[place + 1 : place + 3] == ["another", "player"]
    if not plain or not held or words[place + 2] == "different":
        return tokens  # "different" from what?
    return [*tokens[:place], replace(tokens[place], word="with"), *tokens[place + 1 :]]


SWAPPED_FOR = (where(_swapped_for, "for", "swap swaps exchange exchanges switch switches"),)
"""The rule of what is swapped for something."""
