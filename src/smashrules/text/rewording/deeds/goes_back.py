"""What comes back by itself: "all minions here return to their owners' hands" are returned to them.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "card", "titan")
_AT = ("here", "there")


def _returns(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each minion here returns to its owner's hand": is returned to it."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        if words[place] not in ("return", "returns") or words[place + 1] not in ("to", "to_their", "to_its"):
            continue
        noun = place - 1 - (words[place - 1] in _AT)
        kind, number = lex.nouns.get(words[noun], ("", "")) if noun > 0 else ("", "")
        single = number == "one"
        if kind not in _CARDS or single is (words[place] == "return"):
            continue
        verb = tokens[place]
        be = Token("is" if single else "are", verb.start, verb.start)
        return [*tokens[:place], be, replace(verb, word="returned"), *tokens[place + 1 :]]
    return tokens


GOES_BACK = (where(_returns, "return returns", "to"),)
"""The rule of what comes back by itself."""
