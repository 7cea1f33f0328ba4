"""Those of several spoken of that have something: "place a +1 power counter on each of them that has none".

They are those with it, or with none of what is spoken of. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, put, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SOME = ("each", "one", "any", "any_number")
_HAVE = ("has", "have")
_HAD = ("counter", "minion", "action", "titan")
_NONE = (
    ["that", "has", "none"],
    ["that", "have", "none"],
    ["without", "one"],
    ["that", "does", "not", "have", "one"],
)
_COUNTERS = ("+1_power_counter", "power_counter", "counter")


def _that_has(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy each of them that has an action on it": each of them with an action on it."""
    words = [*words_of(tokens), ""]
    for place in range(3, len(tokens)):
        if words[place - 1] != "them" or words[place - 2] != "of" or words[place - 3] not in _SOME:
            continue
        none = next((each for each in _NONE if words[place : place + len(each)] == each), [])
        end = place + len(none)
        if none and words[end] in ("", ".", ","):
            counter = next((word for word in words[: place - 3][::-1] if word.removesuffix("s") in _COUNTERS), "")
            if not counter:
                return tokens
            start, last = tokens[place].start, tokens[end - 1].end
            said = ("with", "no", counter.removesuffix("s") + "s")
            told = spread(said, start, last)
            return [*tokens[:place], *told, *tokens[end:]]
        if words[place] != "that" or words[place + 1] not in _HAVE:
            continue
        noun = next((each for each in words[place + 2 : place + 6] if each in lex.nouns), "")
        on_it = words[place + 2 :].index(noun) + place + 3 if noun else 0
        counters = lex.nouns.get(noun, ("",))[0] == "counter"
        lies = counters or words[on_it : on_it + 2] in (["on", "it"], ["on", "them"])
        if lex.nouns.get(noun, ("",))[0] in _HAD and lies:
            with_ = replace(tokens[place], word="with", end=tokens[place + 1].end)
            return [*tokens[:place], with_, *tokens[place + 2 :]]
    return tokens


def _each_one_that(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw a card for each one you do not own", "draw each one that is a minion": each of them."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(1, len(tokens) - 1):
        if words[place] != "one" or words[place - 1] not in _EACH or words[place + 1] not in _TELLING:
            continue
        if words[place + 1 : place + 2] == ["another"] and words[place + 2] != "player":
            continue
        if words[place + 1] == "that" and words[place + 2] in _DID:
            continue  # a player who did it
        return put(tokens, place, place + 1, ["of", "them"])
    return tokens


def _named_as(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw each of them with the same name as a card in play": that has the same name."""
    words = words_of(tokens)
    for place in range(3, len(words) - 4):
        if words[place - 2 : place + 2] == ["of", "them", "with", "the_same"] and words[place - 3] in _SOME:
            return put(tokens, place, place + 1, ["that", "has" if words[place - 3] in ("each", "one") else "have"])
    return tokens


def _as_another(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw each of them that has the same name as another of them": as another card among them."""
    words = words_of(tokens)
    for place in range(5, len(words)):
        named = words[place - 3 : place] == ["the_same", "name", "as"] or words[place - 2 : place] == ["name", "with"]
        another = at_words(words, place, _ANOTHERS) if named else []
        if another and ({"them", "revealed"} & {*words[:place]}):
            told = put(tokens, place, place + len(another), ["another", "card", "among", "them"])
            which = place - 7
            shown = words[which : place - 3] == ["each", "revealed", "card", "with"]
            return put(told, which + 1, place - 3, ["of", "them", "that", "has"]) if shown else told
    return tokens


_ANOTHERS = (
    ["another", "of", "them"],
    ["another", "one", "of", "them"],
    ["another", "revealed", "card"],
    ["another", "of", "those", "cards"],
    ["another", "of", "the", "revealed", "cards"],
)
_EACH = ("each", "for_each")
_TELLING = ("that", "with", "without", "you", "they", "whose", "another")
_DID = ("does", "did", "do")


OF_THEM_THAT = (
    where(_each_one_that, "one", "each for_each", " ".join(_TELLING)),
    where(_as_another, "another", "name", "them those revealed"),
    where(_named_as, "the_same", "them", "with"),
    where(_that_has, "them", "that without", "of"),
)
"""The rules of those of several that have something."""
