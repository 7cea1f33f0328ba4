"""What each of several may do by itself: "each of your minions may move there" lets you move any number of them, and
so does "any number of your minions at its old base may move with it".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_EACH = (["each", "of", "your"], ["any", "of", "your"], ["any", "number", "of", "your"], ["any_number_of", "your"])
_APART = (",", ".", "and", "or", "then", "if")


def _each_may_go(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each of your minions on other bases may move there": you may move any number of your minions there."""
    words = words_of(tokens)
    begin = next((at for at in range(len(words) - 5) if at_words(words, at, _EACH)), -1)
    if begin < 0 or words[begin - 1 : begin] not in ([], [","]):
        return tokens
    may = words.index("may", begin) if "may" in words[begin:] else 0
    if words[may + 1 : may + 2] != ["move"] or set(_APART) & set(words[begin:may]) or "may" in words[:begin]:
        return tokens
    each, move = tokens[begin], tokens[may + 1]
    verb = [Token(word, each.start, each.start) for word in ("you", "may", "move")]
    your = words.index("your", begin)
    number = [replace(each, word="any_number_of", end=tokens[your - 1].end)]
    rest = [replace(tokens[may + 2], start=move.start), *tokens[may + 3 :]] if tokens[may + 2 :] else []
    return [*tokens[:begin], *verb, *number, *tokens[your:may], *rest]


EACH_MAY_GO = (where(_each_may_go, "each any any_number_of", "may", "move", "your"),)
"""The rule of what each may do."""
