"""What is asked of the one card to which something is done: "destroy a minion if it has an action on it".

It is one of those of which that is so. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SORTS = ("minion", "action", "titan", "card")
_DONE = ("destroy", "return", "move", "place", "shuffle")
_WHITHER = ("to", "on", "into")
_UNSURE = {",", "and", "or", "@or", "then", "them", "they", "not", ":", "instead"}


def _such_a_one(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Return a minion to its owner's hand if it has an action on it": a minion that has an action on it. Where
    something was spoken of before, that may be asked about."""
    words = words_of(tokens)
    if before:
        return tokens
    begin = 2 if words[:2] == ["you", "may"] else 0
    asked = next((at for at in range(begin + 3, len(words) - 2) if words[at : at + 2] == ["if", "it"]), 0)
    if not asked or words[asked + 2] not in ("is", "has") or words[begin] not in _DONE or _UNSURE & set(words):
        return tokens
    if words[begin + 1] not in ("a", "an", "another") or "if" in words[asked + 1 :]:
        return tokens
    noun = next((at for at in range(begin + 2, asked) if words[at] in lex.nouns), 0)
    goal = words[noun + 1 : asked]
    if not noun or lex.nouns[words[noun]][0] not in _SORTS or (goal and goal[0] not in _WHITHER):
        return tokens
    at = tokens[noun].end
    that = [replace(each, start=at, end=at) for each in tokens[asked + 1 :]]
    return [*tokens[: noun + 1], replace(that[0], word="that"), *that[1:], *tokens[noun + 1 : asked]]


SUCH_AS_IT_IS = (looking_back(_such_a_one, "if", "it", "is has"),)
"""The rule of what is asked of the one to which it is done."""
