"""Two things that are swapped, told of both: "choose two minions and swap them".

One of them is swapped with the other. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_THEM = (
    ["them"],
    ["those", "minions"],
    ["those", "cards"],
    ["those", "actions"],
    ["those", "two", "minions"],
    ["the", "two"],
)
_ONE_WITH_THE_OTHER = ("one", "of", "them", "with", "the", "other")


def _swap_them(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Swap them": swap one of them with the other."""
    words = words_of(tokens)
    verb = words.index("swap")
    them = next((each for each in _THEM if words[verb + 1 : verb + 1 + len(each)] == each), [])
    end = verb + 1 + len(them)
    told = [*(words_of(before[-1]) if before else []), *words[:verb]]
    if not them or words[end : end + 1] == ["with"] or not told or (told[0] not in ("choose", "look_at", "look")):
        return tokens
    if not ("two" in told or "and" in told):
        return tokens
    start, last = tokens[verb + 1].start, tokens[end - 1].end
    said = [Token(each, min(start + nth, last - 1), last) for nth, each in enumerate(_ONE_WITH_THE_OTHER)]
    return [*tokens[: verb + 1], *said, *tokens[end:]]


SWAPPED = (looking_back(_swap_them, "swap"),)
"""The rule of two that swap places."""
