"""Those of several spoken of that have something: "place a +1 power counter on each of them that has none".

They are those with it, or with none of what is spoken of. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import spread, where
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


OF_THEM_THAT = (where(_that_has, "them", "that without", "of"),)
"""The rule of those of several that have something."""
