"""What is asked of the one card to which something is done: "destroy a minion if it has an action on it".

It is one of those of which that is so. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, said_at
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SORTS = ("minion", "action", "titan", "card", "monster")
_DONE = ("destroy", "return", "move", "place", "shuffle")
_WHITHER = ("to", "on", "into")
_UNSURE = {",", "and", "or", "@or", "then", "them", "they", "not", ":", "instead"}


def _such_a_one(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Return a minion to its owner's hand if it has an action on it": a minion that has an action on it. Where
    something was spoken of before, that may be asked about; but not of what has been destroyed: "you may destroy
    another minion if it has power 2 or less"."""
    words = words_of(tokens)
    begin = 2 if words[:2] == ["you", "may"] else 0
    again = words[begin + 1 : begin + 2] == ["another"] and words[begin] in (words_of(before[-1]) if before else [])
    if before and not again:
        return tokens
    if again:
        words, tokens = _of_that_power(words, tokens)
    asked = next((at for at in range(begin + 3, len(words) - 2) if words[at : at + 2] == ["if", "it"]), 0)
    done = words[begin] in (*_DONE, *(_FROM_A_HAND if again else ()))
    if not asked or words[asked + 2] not in ("is", "has") or not done or _UNSURE & set(words):
        return tokens
    if words[begin + 1] not in ("a", "an", "another") or "if" in words[asked + 1 :]:
        return tokens
    noun = next((at for at in range(begin + 2, asked) if words[at] in lex.nouns), 0)
    goal = words[noun + 1 : asked]
    if not noun or lex.nouns[words[noun]][0] not in _SORTS or (goal and goal[0] not in _WHITHER):
        return tokens
    at = tokens[noun].end
    that = said_at(tokens[asked + 1 :], at)
    return [*tokens[: noun + 1], replace(that[0], word="that"), *that[1:], *tokens[noun + 1 : asked]]


def _of_that_power(words: list[str], tokens: list[Token]) -> tuple[list[str], list[Token]]:
    """ "If its power is 2 or less": if it has power 2 or less."""
    at = next((place for place in range(len(words) - 4) if words[place : place + 4] == _ITS_POWER_IS), -1)
    if at < 0:
        return words, tokens
    its, power, is_ = tokens[at + 1 : at + 4]
    told = [replace(its, word="it"), replace(power, word="has", end=power.start + 1), replace(is_, word="power")]
    tokens = [*tokens[: at + 1], *told, *tokens[at + 4 :]]
    return words_of(tokens), tokens


_ITS_POWER_IS = ["if", "its", "power", "is"]
_FROM_A_HAND = ("play", "discard")
SUCH_AS_IT_IS = (looking_back(_such_a_one, "if", "it its", "is has"),)
"""The rule of what is asked of the one to which it is done."""
