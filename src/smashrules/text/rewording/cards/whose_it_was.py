"""Whose something is or was, and nothing more: "if it was another player's, they discard a card".

It is that player's card. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_BEING = ("is", "was")
_IT = ("it", "that", "minion", "action", "card", "titan")
_WHO = (["another"], ["an"])
_PLAYER = ("player", "opponent")
_ENDS = (",", ".", "and", "or")


def _their_card(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it was another player's": another player's card."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        even = words[max(0, place - 3) : place - 1] == ["even", "if"]  # "even if it is another player's"
        if words[place] not in _BEING or words[place - 1] not in _IT or even:
            continue
        begin = place + 1 + (words[place + 1] == "not")
        whose = words[begin : begin + 1] in _WHO and words[begin + 1] in _PLAYER
        if whose and words[begin + 2 : begin + 3] == ["'s"] and words[begin + 3 : begin + 4] in ([], *_stops()):
            at = tokens[begin + 2].end
            return [*tokens[: begin + 3], Token("card", at, at), *_their_card(tokens[begin + 3 :], lex)]
    return tokens


def _stops() -> list[list[str]]:
    return [[each] for each in _ENDS]


WHOSE_IT_WAS = (where(_their_card, "'s", "is was", "player opponent"),)
"""The rule of whose it was."""
