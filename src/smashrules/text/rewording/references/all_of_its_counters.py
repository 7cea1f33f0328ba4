"""All counters of a card whose number was spoken of: "double the number of +1 power counters on one of your minions.
At the end of the turn, remove all of them".

They are all such counters on that card. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import looking_back, spread
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ALL = (["all", "of", "them"], ["them", "all"], ["all", "of", "those", "counters"], ["all", "those", "counters"])
_ALL_OF = (*_ALL, ["all", "&of", "them"], ["all", "&of", "those", "counters"], ["all", "of", "its", "counters"])
_ENDS = ("", ".", ",", "and", "to")
_NUMBER = ("the_number_of", "of")
_COUNTERS = "+1_power_counters"
_SOME = ("a", "an", "one", "another", "this", "that", "it")
_CARDS = ("minion", "action", "card", "titan", "minions", "actions", "cards", "titans")


def _all_of_its(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Remove all of them": remove all +1 power counters from it."""
    words = [*words_of(tokens), ""]
    last = words_of(before[-1]) if before else []
    named = [at for at, word in enumerate(last) if lex.nouns.get(word, ("",))[0] == "counter"]
    if len(named) != 1 or last[named[0]] != _COUNTERS or last[named[0] + 1 : named[0] + 2] != ["on"]:
        return tokens
    on = last[named[0] + 2 :]
    cards = [each for each in on if each in _CARDS]
    if not on or on[0] not in _SOME or {",", "and", "or", "then"} & set(on) or len(cards) > 1:
        return tokens
    if not last[: named[0]] or last[named[0] - 1] not in _NUMBER or any(each in _CARDS for each in last[: named[0]]):
        return tokens  # "place two counters on a minion. Remove all of them": those two
    for place in range(1, len(tokens)):
        them = next((each for each in _ALL_OF if words[place : place + len(each)] == each), [])
        end = place + len(them)
        if not them or words[place - 1] not in ("remove", "lose") or words[end] not in _ENDS:
            continue
        start, stop = tokens[place].start, tokens[end - 1].end
        whose = on if on[0] == "this" else ["it"]
        said = ("all", _COUNTERS, "from", *whose)
        told = spread(said, start, stop)
        return [*tokens[:place], *told, *tokens[end:]]
    return tokens


ALL_OF_ITS_COUNTERS = (looking_back(_all_of_its, "remove", "them counters"),)
"""The rule of all counters of a card."""
