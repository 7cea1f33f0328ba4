"""Players told by what their minions or their power are: "each player whose minions here have three or more different
names", "each player whose total power here is 10 or more".

They have minions with such names here; they have so much power here. Knows words and their neighbours, no structure;
it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHO = ("player", "players", "opponent", "opponents")
_CARDS = ("minion", "action", "card")
_PLACES = (["here"], ["there"], ["on", "this", "base"], ["on", "that", "base"], ["in", "play"])
_TRAITS = ("names", "powers", "factions")
_TOTAL = (["a", "total", "power", "of"], ["total", "power"], ["a", "combined", "power", "of"])
_POWER = (["total", "power"], ["power"])
_SO_MUCH = (["or", "more"], ["or", "higher"], ["or", "greater"], ["or", "less"], ["or", "lower"], ["or", "fewer"])
_LESS = ("less", "lower", "fewer")
_MORE = ("more", "higher", "greater")


def _whose_cards(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player whose minions here have three or more different names", "have a total power of 10 or more": with
    minions here with these."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        kind = lex.nouns.get(words[place + 1], ("", ""))
        there = at_words(words, place + 2, _PLACES)
        have = place + 2 + len(there)
        if words[place] != "whose" or words[place - 1] not in _WHO or kind not in [(each, "many") for each in _CARDS]:
            continue
        behind = words[have + 1 : have + 8]
        names = "different" in behind and behind[behind.index("different") + 1 :][:1] in ([each] for each in _TRAITS)
        total = at_words(words, have + 1, _TOTAL) and set(_MORE) & set(behind)
        if not there or words[have] != "have" or not (names or total):
            continue
        with_ = put(tokens, have, have + 1, ["with"])
        return _whose_cards(put(with_, place, place + 1, ["with"]), lex)
    return tokens


def _whose_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player whose total power here is 10 or more": with 10 or more power here."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        power = at_words(words, place + 1, _POWER) if words[place] == "whose" and words[place - 1] in _WHO else []
        there = at_words(words, place + 1 + len(power), _PLACES[:4]) if power else []
        number = place + 2 + len(power) + len(there)
        if not there or words[number - 1] != "is" or not words[number].isdigit():
            continue
        way = at_words(words, number + 1, _SO_MUCH)
        if not way:
            continue
        so_much = ["with", words[number], "or", "less" if way[1] in _LESS else "more", "power", *there]
        return _whose_power(put(tokens, place, number + 1 + len(way), so_much), lex)
    return tokens


WHOSE_HAVE = (
    where(_whose_cards, "whose", "have", "different power"),
    where(_whose_power, "whose", "power", "is"),
)
"""The rules of players told by what their minions or their power are."""
