"""Whose a card is, told by who has it: "another minion its controller has there", "each minion that player controls".

It is controlled by that player. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "card", "titan")
_WHO = (
    ["its", "controller"],
    ["their", "controller"],
    ["their", "controllers"],
    ["that", "minion", "'s", "controller"],
    ["that", "player"],
    ["the", "same", "player"],
    ["the", "chosen", "player"],
)
_HAS = ("has", "controls", "have", "control")
_GOES_ON = ("", ".", ",", "here", "there", "on", "at", "until", "or", "and", "gains", "gets", "to")


def _that_somebody_has(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Another minion its controller has there": controlled by its controller."""
    words = [*words_of(tokens), ""]
    for place in range(1, len(tokens) - 2):
        if lex.nouns.get(words[place], ("",))[0] not in _CARDS or words[place - 1] == "only":
            continue
        that = place + 1 + (words[place + 1] == "that")
        who = at_words(words, that, _WHO) or (at_words(words, place + 1, _WHO) if that > place + 1 else [])
        begin = that if at_words(words, that, _WHO) else place + 1
        has = begin + len(who)
        looped = who == ["that", "player"] and {"each", "any"} & set(words[:place])  # of each player
        if looped or not who or words[has] not in _HAS or words[has + 1] not in _GOES_ON:
            continue
        return put(tokens, place + 1, has + 1, ["controlled", "by", *who])
    return tokens


THAT_SOMEBODY_HAS = (where(_that_somebody_has, "has controls have control", "controller controllers player"),)
"""The rule of cards that somebody has."""
