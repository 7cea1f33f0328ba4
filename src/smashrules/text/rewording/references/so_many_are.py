"""So many of those the sentence before spoke of, told by a number alone: "if at least one is a minion".

They are so many of them. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_OPENING = ("if", "unless")
_HOW_MANY = ("at_least", "exactly", "only")
_MORE = ("or_more", "or_fewer")
_ARE = ("is", "are", "was", "were", "has", "have")


def _so_many_are(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Reveal three cards. If at least two are minions": if at least two of them are."""
    words = [*words_of(tokens), "", "", ""]
    if not before or words[0] not in _OPENING:
        return tokens
    counted = words[1] in _HOW_MANY
    number = 2 if counted else 1
    more = words[number + 1] in _MORE
    end = number + 1 + more
    if words[number] not in lex.numerals or words[end] not in _ARE or (counted and more):
        return tokens
    if not counted and not more and lex.numerals[words[number]] == 1:
        return tokens  # "if one is a minion": one of them, who is spoken of then
    at = tokens[end - 1].end
    exactly = [replace(tokens[1], word="exactly")] if words[1] == "only" else tokens[1:2]
    return [tokens[0], *exactly, *tokens[2:end], Token("of", at, at), Token("them", at, at), *tokens[end:]]


SO_MANY_ARE = (looking_back(_so_many_are, "if unless", " ".join(_ARE)),)
"""The rule of those who are told by their number alone."""
