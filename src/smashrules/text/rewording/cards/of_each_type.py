"""Cards of each type: "two extra cards of different types" are a minion and an action.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ONE_EACH = (
    ["two", "extra", "cards", "of", "different", "types"],
    ["two", "extra", "cards", "with", "different", "types"],
    ["two", "cards", "of", "different", "types"],
    ["an", "extra", "card", "of", "each", "type"],
    ["one", "extra", "card", "of", "each", "type"],
    ["a", "card", "of", "each", "type"],
    ["one", "card", "of", "each", "type"],
)
_FROM_HAND = ("play", "plays", "discard", "discards")


def _of_each_type(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play two extra cards of different types": an extra minion and an extra action."""
    words = words_of(tokens)
    for place in range(1, len(words)):
        said = next((each for each in _ONE_EACH if words[place : place + len(each)] == each), [])
        end = place + len(said)
        if not said or words[place - 1] not in _FROM_HAND or words[end : end + 1] == ["from"]:
            continue
        extra = ["an", "extra"] if "extra" in said else []
        if not extra and words[place - 1] in ("play", "plays"):
            continue
        told = [*(extra or ["a"]), "minion", "and", *(extra or ["an"]), "action"]
        first, last = tokens[place].start, tokens[end - 1].end
        both = spread(told, first, last)
        return [*tokens[:place], *both, *_of_each_type(tokens[end:], lex)]
    return tokens


OF_EACH_TYPE = (where(_of_each_type, "types type", "cards card"),)
"""The rule of cards of each type."""
