"""What is asked of the base to which something goes: "move this minion to another base if you have a minion there".

It goes to a base where that is so. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ASKED = (["you", "have"], ["there", "is"], ["there", "are"], ["another", "player", "has"])
_UNSURE = {",", "and", "or", "its", "it", "they", "not", "no", "if"}


def _where_it_is_so(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "To another base if you have a minion there": to another base where you have a minion."""
    words = words_of(tokens)
    for place in range(3, len(words) - 3):
        to = words[place - 3 : place - 1] in (["to", "another"], ["to", "a"], ["to", "any"])
        if words[place - 1 : place + 1] != ["base", "if"] or not to:
            continue
        asked = next((each for each in _ASKED if words[place + 1 : place + 1 + len(each)] == each), None)
        behind = words[place + 1 :]
        if asked is None or behind[-1] != "there" or behind[len(asked) :].count("there") != 1:
            return tokens
        if _UNSURE & set(behind) or {"and", "or", "if"} & set(words[:place]):
            return tokens
        if asked[0] == "there":  # "to a base if there is a minion there": to one with a minion
            return [*tokens[:place], replace(tokens[place], word="with"), *tokens[place + 3 : -1]]
        return [*tokens[:place], replace(tokens[place], word="where"), *tokens[place + 1 : -1]]
    return tokens


TO_A_BASE_IF = (where(_where_it_is_so, "if", "base", "there"),)
"""The rule of what is asked of where it goes."""
