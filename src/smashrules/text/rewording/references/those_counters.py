"""Counters that were placed, of which one is removed later: "place two +1 power counters on this minion. At the end
of your turn, remove one of them".

It is a +1 power counter on that card. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import looking_back, spread
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ONE_OF_THEM = (["one", "of", "them"], ["one", "of", "those", "counters"], ["one", "of", "these", "counters"])
_ENDS = ("", ".", ",", "and", "to")
_COUNTERS = "+1_power_counters"


def _one_of_those(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Remove one of them": remove a +1 power counter from this minion, or from it."""
    words = [*words_of(tokens), ""]
    last = words_of(before[-1]) if before else []
    counters = last.index(_COUNTERS) if _COUNTERS in last else 0
    placed = "place" in last[:counters] and last[counters + 1 : counters + 2] == ["on"]
    on = last[counters + 2 :]
    if not placed or not on or {",", "and", "or", "then"} & set(on) or on[0] not in (*_THIS, *_SOME):
        return tokens
    for place in range(1, len(tokens)):
        them = next((each for each in _ONE_OF_THEM if words[place : place + len(each)] == each), [])
        end = place + len(them)
        if not them or words[place - 1] != "remove" or words[end] not in _ENDS:
            continue
        start, stop = tokens[place].start, tokens[end - 1].end
        whose = on if on[0] in _THIS else ["it"]
        said = ("a", "+1_power_counter", "from", *whose)
        told = spread(said, start, stop)
        return [*tokens[:place], *told, *tokens[end:]]
    return tokens


_THIS = ("this", "it")
_SOME = ("a", "an", "one", "another")

THOSE_COUNTERS = (looking_back(_one_of_those, "remove", "one", "of"),)
"""The rule of one of the counters that were placed."""
