"""Counters that are taken from some cards and placed on others: "remove a +1 power counter from another player's
minion and place it on one of yours".

They are transferred. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import over, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_TAKE = ("take", "remove")
_COUNTERS = ("counter", "counters")
_PLACE = (["and", "place"], ["and", "put"], [",", "then", "place"], [",", "then", "put"])


def _counters_moved(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Take a +1 power counter from a minion and place it on this minion": transfer it from the one to the other."""
    words = words_of(tokens)
    for place in range(len(words) - 8):
        if words[place] not in _TAKE or (place and words[place - 1] not in (".", ":", "may", ",")):
            continue
        stop = sentence_end(words, place)
        goal = next((at for at in range(place, stop - 2) if words[at] in ("it", "them") and words[at + 1] == "on"), 0)
        joint = next((each for each in _PLACE if goal and words[goal - len(each) : goal] == each), [])
        begin = goal - len(joint)
        if not joint or "from" not in words[place:begin] or not set(_COUNTERS) & set(words[place:begin]):
            continue
        apart = {"and", "or", "if", ","} & set(words[place:begin] + words[goal:stop])
        if apart or words[place:stop].count("from") > 1:
            continue
        onto = tokens[goal + 2 : stop]
        if words[goal + 2 : stop] in (["yours"], ["one", "of", "yours"]):
            onto = [*onto[:-1], *over(["your", "minions"], tokens[stop - 1], tokens[stop - 1])]
        verb, to = over(["transfer"], tokens[place], tokens[place]), over(["to"], tokens[begin], tokens[goal + 1])
        return [*tokens[:place], *verb, *tokens[place + 1 : begin], *to, *onto, *tokens[stop:]]
    return tokens


COUNTERS_MOVED = (where(_counters_moved, "take remove", "counter counters", "it them", "on"),)
"""The rule of counters that are taken and placed elsewhere."""
