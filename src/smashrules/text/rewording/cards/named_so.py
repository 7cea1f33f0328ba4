"""Cards that are told by their name behind the noun: "a minion named X" is an X minion, "your cards named X" yours.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon, is_name
from smashrules.text.words.tokens import Token, words_of

_NAMEABLE = ("minion", "action", "card", "titan")


_PILES = tuple(
    [where, whose, *pile]
    for where in ("in", "from")
    for whose in ("your", "their")
    for pile in (["hand"], ["deck"], ["discard_pile"], ["discard", "pile"])
)


def _behind(words: list[str], place: int) -> list[str]:
    """Where they are, told between the noun and ``place``."""
    there = words[place - 1 : place]
    if there in (["here"], ["there"]):
        return there
    return next((each for each in _PILES if words[max(place - len(each), 0) : place] == each), [])


def _named_so(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Your minions here named X": your X minions here."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        if words[place] not in ("named", "called") or not is_name(words[place + 1]):
            continue
        noun = place - 1 - len(_behind(words, place))
        if noun < 0 or lex.nouns.get(words[noun], ("",))[0] not in _NAMEABLE:
            continue
        name = tokens[place + 1]
        if words[place + 2 : place + 3] in (["or"], ["and"]) and any(map(is_name, words[place + 3 : place + 4])):
            continue
        put = [*tokens[:noun], name, *tokens[noun:place]]
        return [*put, *_named_so(tokens[place + 2 :], lex)]
    return tokens


NAMED_SO = (where(_named_so, "named called"),)
