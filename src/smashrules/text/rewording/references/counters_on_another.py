"""Counters of which some go on one card and some on another: "place two +1 power counters on one of your minions and
one on another", "place two +1 power counters on different minions".

The other card is described as the first one is. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import number_said
from smashrules.text.words.tokens import Token, words_of

_DEEDS = ("place", "put", "add", "remove", "places", "puts", "adds", "removes")
_ON = ("on", "onto", "from")
_SOME = (["another", "one"], ["another"])
_OTHER = (
    ["another"],
    ["another", "one"],
    ["a", "different", "one"],
    ["a", "different", "minion"],
    ["a", "different", "one", "of", "your", "minions"],
    ["another", "one", "of", "your", "minions"],
    ["another", "of", "your", "minions"],
)
_ENDS = ("", ".", ",")
_NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}


def _and_on_another(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place a counter on one of your minions and another on a different one": and one counter on another of your
    minions."""
    words = [*words_of(tokens), "", ""]
    for place in range(5, len(tokens) - 1):
        joint = place - 1 - (words[place - 1] in _DEEDS)  # "and one", "and place one"
        some = at_words(words, place, _SOME) if words[joint] == "and" else []
        on = place + (len(some) or 1)
        told = words[joint] == "and" and (some or number_said(words[place], lex))
        other = at_words(words, on + 1, _OTHER) if told and words[on] in _ON else []
        if not other or words[on + 1 + len(other)] not in _ENDS:
            continue
        first = _first(words[:joint], words[on], lex)
        if first is None:
            continue
        verb, counters, whose = first
        number = ["one"] if some else [words[place]]
        one = len(some) > 0 or number_said(words[place], lex) == 1
        noun = counters.removesuffix("s") if one else counters.removesuffix("s") + "s"
        return put(tokens, joint + 1, on + 1 + len(other), [verb, *number, noun, words[on], "another", *whose])
    return tokens


def _first(words: list[str], on: str, lex: Lexicon) -> tuple[str, str, list[str]] | None:
    """The verb and the counters of what is done first, and the words for the card that come behind "another"; None
    where these words do not tell of one card."""
    deed = max((at for at, word in enumerate(words) if word in _DEEDS), default=-1)
    said = words[deed + 1 :]
    counters = next((at for at, word in enumerate(said) if lex.nouns.get(word, ("",))[0] == "counter"), -1)
    if deed < 0 or counters < 0 or said[counters + 1 : counters + 2] != [on] or {",", "and", "or"} & set(said):
        return None
    card = said[counters + 2 :]
    if card[:2] in (["one", "of"], ["&one", "of"]) and len(card) == 4:
        return words[deed], said[counters], card[1:]
    return (words[deed], said[counters], card[1:]) if card[:1] == ["a"] and len(card) == 2 else None


def _on_different_ones(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place two +1 power counters on different minions": a counter on two minions."""
    words = [*words_of(tokens), ""]
    for place in range(4, len(tokens) - 1):
        number = number_said(words[place - 3], lex)
        counters = words[place - 2]
        if words[place - 1] != "on" or words[place] != "different" or words[place - 4] not in _DEEDS or number < 2:
            continue
        kind, many = lex.nouns.get(words[place + 1], ("", ""))
        yours = at_words(words, place + 2, (["of", "yours"], ["you", "control"], ["that", "you", "control"]))
        end = place + 2 + len(yours)
        if lex.nouns.get(counters, ("",))[0] != "counter" or kind != "minion" or many != "many":
            continue
        if words[end] not in _ENDS or number not in _NUMBERS:
            continue
        each = [_NUMBERS[number], *(["of", "your"] if yours else []), words[place + 1]]
        return put(tokens, place - 3, end, ["a", counters.removesuffix("s"), "on", *each])
    return tokens


COUNTERS_ON_ANOTHER = (
    where(_and_on_another, "another one two three", "and", "counter counters +1_power_counter +1_power_counters"),
    where(_on_different_ones, "different", "counters +1_power_counters", "on"),
)
"""The rules of counters on one card and on another."""
