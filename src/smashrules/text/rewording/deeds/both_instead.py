"""Both of two things that could be chosen between: "play an extra minion or action. If A, play both instead".

Each of them is done then. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_BOTH = (["do", "both"], ["play", "both"], ["play", "one", "of", "each"], ["draw", "both"], ["do", "each"])
_OR = ("or", "@or")


def _both(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If A, do both instead": do the one and the other instead."""
    words = words_of(tokens)
    last = before[-1] if before else []
    told = words_of(last)
    begin = 2 if told[:2] == ["you", "may"] else 0
    both = next((each for each in _BOTH if words[-len(each) - 1 : -1] == each), [])
    place = len(words) - 1 - len(both)
    if words[-1] != "instead" or not both or place < 1 or words[place - 1] not in (",", "may"):
        return tokens
    if sum(each in _OR for each in told) != 1 or {",", "and", "if", "then", "instead"} & set(told):
        return tokens
    if not bare(told[begin], lex) or (both[0] != "do" and both[0] != told[begin]):
        return tokens
    middle = next(at for at, each in enumerate(told) if each in _OR)
    start, end = tokens[place].start, tokens[-1].end  # a place for each: what is referred to is known by it
    deed = [
        replace(each, word="and" if nth + begin == middle else each.word) for nth, each in enumerate(last[begin:])
    ]
    deed = [replace(each, start=min(start + nth, end - 1), end=end) for nth, each in enumerate(deed)]
    return [*tokens[:place], *deed, replace(tokens[-1], start=end)]


BOTH_INSTEAD = (looking_back(_both, "instead", "both each", "if"),)
"""The rule of both of them."""
