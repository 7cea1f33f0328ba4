"""Cards that are told by their name behind the noun: "a minion named X" is an X minion, "your cards named X" yours.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon, is_name
from smashrules.text.words.tokens import Token, words_of

_NAMEABLE = ("minion", "action", "card", "titan")


def _named_so(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Your minions here named X": your X minions here."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        if words[place] not in ("named", "called") or not is_name(words[place + 1]):
            continue
        noun = place - 1 - (words[place - 1] in ("here", "there"))
        if noun < 0 or lex.nouns.get(words[noun], ("",))[0] not in _NAMEABLE:
            continue
        name = tokens[place + 1]
        if words[place + 2 : place + 3] in (["or"], ["and"]) and any(map(is_name, words[place + 3 : place + 4])):
            continue
        put = [*tokens[:noun], name, *tokens[noun:place]]
        return [*put, *_named_so(tokens[place + 2 :], lex)]
    return tokens


NAMED_SO = (where(_named_so, "named called"),)
