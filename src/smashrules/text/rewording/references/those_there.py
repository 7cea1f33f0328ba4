"""The minions of which a base was told, spoken of again: "choose a base with two minions. Destroy one of those".

Knows the words of a sentence and of the one before, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of


def _those_there(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "One of those minions": one minion there; "two of those minions": two there."""
    said, words = words_of(before[-1]) if before else [], words_of(tokens)
    at = words.index("those")
    kind = words[at + 1] if at + 1 < len(words) else ""
    if kind != "minions" or said[:3] != ["choose", "a", "base"] or said.count(kind) != 1 or "there" in words:
        return tokens
    noun = said.index(kind)
    some = at > 1 and words[at - 1] == "of" and (words[at - 2] in lex.numerals or words[at - 2] in ("one", "each"))
    if said[noun + 1 :] not in ([], ["on", "it"]) or said[3] != "with" or not some:
        return tokens
    last = tokens[at + 1]
    thing = replace(last, word="minion" if words[at - 2] in ("one", "each") else kind)
    return [*tokens[: at - 1], thing, Token("there", last.end, last.end), *tokens[at + 2 :]]


THOSE_THERE = (looking_back(_those_there, "those", "minions"),)
"""The rule, for sentences that follow one another."""
