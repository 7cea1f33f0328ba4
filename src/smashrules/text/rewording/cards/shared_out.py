"""Counters that are shared out among cards, and cards of each type.

"Distribute three +1 power counters on your minions" places them among these; "two extra cards of different types" are
a minion and an action. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SHARE = {"distribute": "place", "divide": "place", "split": "place", "distributes": "places", "divides": "places"}
_AMONG = ("among", "between", "on", "onto", "across")
_ONE_EACH = (
    ["two", "extra", "cards", "of", "different", "types"],
    ["two", "extra", "cards", "with", "different", "types"],
    ["two", "cards", "of", "different", "types"],
    ["an", "extra", "card", "of", "each", "type"],
    ["one", "extra", "card", "of", "each", "type"],
    ["a", "card", "of", "each", "type"],
    ["one", "card", "of", "each", "type"],
)
_FROM_HAND = ("play", "plays", "discard", "discards")


def _shared_out(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Distribute three +1 power counters on your minions": place them among your minions."""
    words = words_of(tokens)
    for place, word in enumerate(words):
        if word not in _SHARE:
            continue
        stop = next((at for at in range(place, len(words)) if words[at] in (".", ",", ";")), len(words))
        on = next((at for at in range(place, stop) if words[at] in _AMONG), None)
        if on is None or words[on - 2 : on] not in (["power", "counters"], ["+1", "counters"]):
            continue
        counted = words[place + 1 : on]
        first = counted[2] if counted[:2] == ["up", "to"] else counted[0]
        if first not in lex.numerals and not first.isdigit() and counted[:3] != ["any", "number", "of"]:
            continue
        verb = replace(tokens[place], word=_SHARE[word])
        among = replace(tokens[on], word="among")
        return [*tokens[:place], verb, *tokens[place + 1 : on], among, *_shared_out(tokens[on + 1 :], lex)]
    return tokens


def _of_each_type(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play two extra cards of different types": an extra minion and an extra action."""
    words = words_of(tokens)
    for place in range(1, len(words)):
        said = next((each for each in _ONE_EACH if words[place : place + len(each)] == each), [])
        end = place + len(said)
        if not said or words[place - 1] not in _FROM_HAND or words[end : end + 1] == ["from"]:
            continue
        extra = ["an", "extra"] if "extra" in said else []
        if not extra and words[place - 1] in ("play", "plays"):
            continue
        told = [*(extra or ["a"]), "minion", "and", *(extra or ["an"]), "action"]
        first, last = tokens[place].start, tokens[end - 1].end
        both = spread(told, first, last)
        return [*tokens[:place], *both, *_of_each_type(tokens[end:], lex)]
    return tokens


SHARED_OUT = (
    where(_shared_out, " ".join(_SHARE), "counters"),
    where(_of_each_type, "types type", "cards card"),
)
"""The rules of this room, in the order in which they are asked."""
