"""Players told in other words: "each player with an empty hand", "with power here", "with a +1 power counter on one
of their minions".

They have no cards in their hand, at least 1 power here, a minion with such a counter. Knows words and their
neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHO = ("player", "players", "opponent", "opponents")
_EMPTY = (
    ["whose", "hand", "is", "empty"],
    ["whose", "hands", "are", "empty"],
    ["with", "an", "empty", "hand"],
    ["with", "empty", "hands"],
    ["who", "has", "an", "empty", "hand"],
)
_POWER = (["power"], ["any", "power"])
_HAVING = ("has", "have", "had")
_HERE = ("here", "there")
_COUNTERS = (
    ["a", "+1", "power", "counter"],
    ["a", "power", "counter"],
    ["+1", "power", "counters"],
    ["one", "or", "more", "+1", "power", "counters"],
    ["a", "counter"],
)
_ON_THEIRS = (
    ["on", "one", "of", "their", "minions"],
    ["on", "at", "least", "one", "of", "their", "minions"],
    ["on", "any", "of", "their", "minions"],
)


def _empty_hand(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player whose hand is empty": with no cards in their hand."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        empty = at_words(words, place, _EMPTY) if words[place - 1] in _WHO else []
        if empty:
            none = ["with", "no", "cards", "in", "their", "hand"]
            return _empty_hand(put(tokens, place, place + len(empty), none), lex)
    return tokens


def _some_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player with power here", "if you have power here": 1 or more power here."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        theirs = words[place] in _HAVING or (words[place] == "with" and words[place - 1] in _WHO)
        power = at_words(words, place + 1, _POWER) if theirs else []
        end = place + 1 + len(power)
        if power and words[end : end + 1] in ([each] for each in _HERE):
            return _some_power(put(tokens, place + 1, end, ["1", "or", "more", "power"]), lex)
    return tokens


def _counter_on_theirs(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player with a +1 power counter on one of their minions here": with a minion here with one on it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        has = words[place] == "with" or words[place : place + 2] in (["who", "has"], ["who", "have"])
        begin = place + 1 + (words[place] == "who")
        counter = at_words(words, begin, _COUNTERS) if has and words[place - 1] in _WHO else []
        theirs = at_words(words, begin + len(counter), _ON_THEIRS) if counter else []
        end = begin + len(counter) + len(theirs)
        if not theirs:
            continue
        there = words[end : end + 1] if words[end : end + 1] in ([each] for each in _HERE) else []
        told = ["with", "a", "minion", *there, "with", *counter, "on", "it"]
        return _counter_on_theirs(put(tokens, place, end + len(there), told), lex)
    return tokens


PLAYERS_DESCRIBED = (
    where(_empty_hand, "empty", "hand hands"),
    where(_some_power, "power", " ".join(("with", *_HAVING)), " ".join(_HERE)),
    where(_counter_on_theirs, "counter counters", " ".join(_WHO), "minion minions"),
)
"""The rules of players told in other words."""
