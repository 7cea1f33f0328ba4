"""Who has the most of something, if nobody else has as much: "the player with the most cards in hand, if not tied,
draws a card", "... draws a card unless there is a tie".

It is put as a remark behind those who have the most: nobody is meant where several tie. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.players.ties import SUPERLATIVE, UNTIED, nobody_of_those
from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import third
from smashrules.text.words.tokens import Token, words_of

_NOT_TIED = (
    ["if", "not", "tied"],
    ["if", "untied"],
    ["unless", "tied"],
    ["if", "they", "are", "not", "tied"],
    ["unless", "they", "are", "tied"],
    ["if", "there", "is", "no", "tie"],
    ["unless", "there", "is", "a", "tie"],
)
_FINITE = ("may", "must", "cannot")
_NOBODY = ("in", "case", "of", "a", "tie", ",", "no_one", "does")


def _not_tied(tokens: list[Token], lex: Lexicon) -> list[Token]:
    words = [*words_of(tokens), ""]
    for place in range(2, len(tokens)):
        told = next((each for each in _NOT_TIED if words[place : place + len(each)] == each), None)
        if told is None:
            continue
        begin, end = place - (words[place - 1] == ","), place + len(told)
        most = [each for each in words[:begin] if each in SUPERLATIVE]
        if len(most) != 1 or UNTIED in words or "the" not in words[:begin]:
            return tokens
        if begin < place and words[end] == "," and (third(words[end + 1], lex) or words[end + 1] in _FINITE):
            untied = Token(UNTIED, tokens[begin].start, tokens[end].end)
            return [*tokens[:begin], untied, *tokens[end + 1 :]]
        if words[end] not in ("", "."):
            return tokens
        start, last = tokens[place].start, tokens[end - 1].end
        nobody = [Token(each, start, last) for each in _NOBODY]
        whole = nobody_of_those(tokens[:begin], nobody, lex)
        return tokens if whole is None else [*whole[:-1], replace(whole[-1], end=last), *tokens[end:]]
    return tokens


NOT_TIED = (where(_not_tied, "tied untied tie", "if unless"),)
"""The rule of who is meant only if nobody else has as much."""
