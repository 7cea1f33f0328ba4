"""The one thing that each of several players has, named again: "each player with exactly one minion here moves that
minion".

It is told by the noun alone, so that "it" says the same. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_EACH = ("each", "every")
_HAVE = (["with"], ["who", "has"], ["who", "controls"], ["who", "have"])
_ONE = (["exactly", "one"], ["only", "one"], ["one"], ["a"], ["an"])
_SORTS = ("minion", "action", "titan")


def _their_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each other player with exactly one minion there moves that minion": moves it."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        noun = place + 1 + (words[place + 1] == "other")
        if words[place] not in _EACH or lex.nouns.get(words[noun], ("",))[0] != "player":
            continue
        have = next((each for each in _HAVE if words[noun + 1 : noun + 1 + len(each)] == each), [])
        begin = noun + 1 + len(have)
        one = next((each for each in _ONE if words[begin : begin + len(each)] == each), [])
        sort = words[begin + len(one)] if have and one and begin + len(one) < len(words) else ""
        if lex.nouns.get(sort, ("", ""))[0] not in _SORTS:
            continue
        rest = begin + len(one) + 1
        that = next((at for at in range(rest, len(words) - 1) if words[at : at + 2] == ["that", sort]), 0)
        between = words[rest:that]
        others = any(lex.nouns.get(word, ("",))[0] in (*_SORTS, "card") for word in between)
        if not that or others or {",", "."} & set(between) or words[that + 2 : that + 3] == ["'s"]:
            return tokens
        it = replace(tokens[that], word="it", end=tokens[that + 1].end)
        return [*tokens[:that], it, *tokens[that + 2 :]]
    return tokens


THEIR_ONE = (where(_their_one, "that", "each every", "with who"),)
"""The rule of the one thing that each has."""
