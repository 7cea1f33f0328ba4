"""Things of so much power in all, without a number of them: "discard cards with total power 5 or more".

Any number of them are. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import acts
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "card")
_HAVING = ("have", "has", "control", "controls", "own", "owns", "is", "are")


def _in_all(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy minions with total power 5 or less": any number of minions with that."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        kind, number = lex.nouns.get(words[place], ("", ""))
        power = place + 2 + (words[place + 2] == "a")
        told = words[place + 1] == "with" and words[power : power + 1] == ["total"] and acts(words[place - 1], lex)
        if kind in _CARDS and number == "many" and told and words[place - 1] not in _HAVING:
            at = tokens[place].start
            several = [Token(each, at, at) for each in ("any", "number", "of")]
            return [*tokens[:place], *several, *tokens[place : place + 2], *_in_all(tokens[place + 2 :], lex)]
    return tokens


IN_ALL = (where(_in_all, "total", "with", "power"),)
"""The rule of so much power in all."""
