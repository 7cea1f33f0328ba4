"""Cards of the base deck told by their breakpoints: "reveal the top three cards of the base deck; draw a card for
each one with a breakpoint over 20".

They are bases among those cards. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_EACH = (
    ["for", "each", "one"],
    ["for", "each", "of", "them"],
    ["for", "each", "of", "those"],
    ["for", "each", "of", "those", "cards"],
    ["for", "each", "of", "those", "bases"],
    ["for", "each", "card"],
    ["for", "each", "revealed", "card"],
    ["for", "each", "revealed", "base"],
)
_SEEN = ("reveal", "reveals", "look", "looks")


def _each_with(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "For each one with a breakpoint of 21 or more": for each base among them with such a breakpoint."""
    words = words_of(tokens)
    for place in range(8, len(words) - 4):
        each = at_words(words, place, _EACH)
        end = place + len(each)
        has = at_words(words, end, (["with", "a", "breakpoint"], ["that", "has", "a", "breakpoint"]))
        stop = next((at for at in range(place - 1, 0, -1) if words[at] in (".", ";")), 0)
        seen = {*_SEEN} & set(words[:stop]) and any(words[at : at + 2] == ["base", "deck"] for at in range(stop))
        if each and has and seen and not {"deck", "base"} & set(words[stop:place]):
            told = ["for", "each", "base", "among", "them", "with", "a", "breakpoint"]
            return put(tokens, place, end + len(has), told)
    return tokens


OF_THE_BASE_DECK = (where(_each_with, "breakpoint", "each", "deck"),)
"""The rule of cards of the base deck that are told by their breakpoints."""
