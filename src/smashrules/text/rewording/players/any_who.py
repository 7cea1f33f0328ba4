"""Any player of whom something is so, at the head of a sentence: "any player with a minion there discards a card".

It is said of each of them. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_STOPS = (".", ":", ";", ",")
_WHO = ("who", "with", "without", "whose")


def _any_player(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Any (other) player who does not discards a card": each of them."""
    words = words_of(tokens)
    for place in range(len(words) - 2):
        noun = place + 1 + (words[place + 1] == "other")
        told = words[place] == "any" and words[noun] == "player" and words[noun + 1 : noun + 2] in ([e] for e in _WHO)
        if told and (place == 0 or words[place - 1] in _STOPS):
            return [*tokens[:place], replace(tokens[place], word="each"), *_any_player(tokens[place + 1 :], lex)]
        them = at_words(words, place, _EACH)
        who = place + len(them)
        known = _WHO if them[:1] in (["anyone"], ["everyone"]) else ("who",)  # "two minions, each with power 2"
        if them and words[who] in known and (place == 0 or words[place - 1] in _STOPS):
            other = ["other"] if "else" in them else []
            return _any_player(put(tokens, place, who, ["each", *other, "player"]), lex)
    return tokens


_EACH = (
    ["anyone"],
    ["anyone", "else"],
    ["everyone"],
    ["everyone", "else"],
    ["each"],
    ["each", "of", "them"],
    ["each", "of", "those", "players"],
    ["any", "of", "them"],
)


ANY_WHO = (where(_any_player, "who with without whose", "any anyone everyone each"),)
"""The rule of any player of whom something is so."""
