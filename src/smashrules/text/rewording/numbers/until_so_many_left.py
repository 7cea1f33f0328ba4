"""Until so many are left: "each player with three or more minions there returns them to their hand until they have
only two left".

It is done to all but so many of them. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import acts
from smashrules.text.words.tokens import Token, words_of

_LEFT: tuple[list[str], ...] = (
    ["left"],
    ["left", "there"],
    ["left", "here"],
    ["there"],
    ["here"],
    ["of", "them", "left"],
    ["remaining"],
    [],
)
_ENDS = (".", ",", "and", "then", "")


def _until(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Returns them to their hand until they have two left": returns all but two of them to their hand."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(2, len(tokens) - 3):
        if words[place : place + 3] not in (["until", "they", "have"], ["until", "you", "have"]):
            continue
        number = place + 3 + (words[place + 3] == "only")
        left = max((each for each in _LEFT if words[number + 1 : number + 1 + len(each)] == each), key=len)
        end = number + 1 + len(left)
        begin = sentence_begin(words, place)
        them = next((at for at in range(begin + 1, place) if words[at] == "them" and acts(words[at - 1], lex)), 0)
        asked = words[begin : begin + 2] == ["each", "player"] or words[begin : begin + 2] == ["each", "other"]
        told = asked and {"with", "who"} & set(words[begin:them])
        if not them or not told or words[number] not in lex.numerals or words[end] not in _ENDS:
            continue
        start = tokens[them]
        but = [Token(each, start.start, start.end) for each in ("all", "but")]
        many = [replace(tokens[number], start=start.start, end=start.end), Token("of", start.start, start.end), start]
        last = replace(tokens[place - 1], end=tokens[end - 1].end)
        moved = [*but, *many, *tokens[them + 1 : place - 1], last] if them < place - 1 else [*but, *many]
        return [*tokens[:them], *moved, *tokens[end:]]
    return tokens


UNTIL_SO_MANY_LEFT = (where(_until, "them", "until", "have"),)
"""The rule of so many that are left."""
