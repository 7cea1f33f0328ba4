"""A word in a card's name: "an action with Wish in its name", "each minion whose name contains Wraith".

It is said before the noun, as a name is. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon, is_name
from smashrules.text.words.tokens import Token, words_of

_WITH = (["with"], ["that", "has"], ["that", "have"])
_IN_NAME = (["in", "its", "name"], ["in", "their", "name"], ["in", "their", "names"], ["in", "the", "name"])
_CONTAINS = (
    ["whose", "name", "contains"],
    ["whose", "name", "includes"],
    ["whose", "name", "has"],
    ["whose", "names", "contain"],
    ["whose", "names", "include"],
)
_SORTS = ("minion", "action", "card", "titan", "base")


def _word_in_name(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "An action with Wish in its name": a Wish action."""
    words = words_of(tokens)
    for place in range(2, len(words)):
        if not is_name(words[place]) or words[place].endswith("s"):
            continue
        before = next((each for each in (*_WITH, *_CONTAINS) if words[place - len(each) : place] == each), None)
        behind = next((each for each in _IN_NAME if words[place + 1 : place + 1 + len(each)] == each), [])
        if before is None or bool(behind) == (before in _CONTAINS):
            continue
        noun = place - len(before) - 1
        if noun < 0 or lex.nouns.get(words[noun], ("",))[0] not in _SORTS:
            continue
        start = tokens[noun].start
        name = Token(words[place], start, start)
        rest = _word_in_name(tokens[place + 1 + len(behind) :], lex)
        return [*tokens[:noun], name, tokens[noun], *rest]
    return tokens


WORD_IN_NAME = (where(_word_in_name, "name names"),)
"""The rule of a word in a name."""
