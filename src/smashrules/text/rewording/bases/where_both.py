"""A base of which two clauses tell what is there, joined by "and": "a base where you have no minions and another
player has exactly one".

Each says "where" of its own. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HAVING = ("have", "has", "had")
_THINGS = ("minion", "action", "card", "titan", "power")
_APART = (",", ".", "or", "@or", "then", "&then", "if", "unless", "to", "from")


def _where_both(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Where you have a minion and another player has two": where you have one, where another player has two."""
    words = words_of(tokens)
    begin = words.index("where")
    for place in range(begin + 3, len(words) - 3):
        if words[place] in _APART:
            return tokens
        if words[place] != "and":
            continue
        again = words[place + 1] == "where"
        who = words[place + 1 + again :]
        have = next((at for at, word in enumerate(who[:6]) if word in _HAVING), 0)
        player = who[:1] == ["you"] or (have and lex.nouns.get(who[have - 1], ("",))[0] in _WHO)
        things = [lex.nouns[word][0] for word in who[have:] if word in lex.nouns]
        there = who[:1] == ["there"] and who[1:2] in (["is"], ["are"])
        if not (there or (have and player)) or not things or things[0] not in _THINGS:
            continue
        if not {*_HAVING, "is", "are"} & set(words[begin:place]):
            return tokens
        rest = tokens[place + 1 + again :]
        return [*tokens[:place], replace(tokens[place], word="where"), *rest]
    return tokens


_WHO = ("player", "controller", "owner")

WHERE_BOTH = (where(_where_both, "where", "and", "have has had is are"),)
"""The rule of two clauses about a base."""
