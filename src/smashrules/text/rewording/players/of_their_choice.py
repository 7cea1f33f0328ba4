"""Whose choice it is, where it is not yours: "choose another player. Destroy a minion of their choice", "destroy a
minion of another player's choice".

What you do with what they choose is told of that player, who is chosen first. What they do is theirs to choose
anyway. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, sentence_begin, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_OTHERS = ("player", "players", "opponent", "opponents", "they", "winner", "runner-up", "controller", "owner")
_LEADS = (["you", "may"], ["you", "must"], ["you"])
_ANOTHER = (["another", "player", "'s"], ["an", "opponent", "'s"])


def _theirs(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose another player. Destroy a minion of their choice": of that player's choice."""
    words = words_of(tokens)
    place = words.index("of_their_choice")
    begin = begin_behind(words, place, (",", "then", ":"))
    begin += next((len(each) for each in _LEADS if words[begin : begin + len(each)] == each), 0)
    if not bare(words[begin], lex) or set(_OTHERS) & set(words[begin:place]):
        return tokens
    at = tokens[place]
    told = spread(_THEIRS, at.start, at.end)
    return [*tokens[:place], *told, *tokens[place + 1 :]]


_THEIRS = ("of", "that", "player", "'s", "choice")


def _anothers(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy a minion of another player's choice": choose another player, and destroy one of that player's
    choice."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        whose = next((each for each in _ANOTHER if words[place : place + 3] == each), None)
        if whose is None or words[place - 1] != "of" or words[place + 3] != "choice":
            continue
        begin = sentence_begin(words, place)
        if not bare(words[begin], lex) or {"if", ",", "and", "or", "then", *_OTHERS} & set(words[begin : place - 1]):
            continue
        start = tokens[begin].start
        first = [Token(each, start, start) for each in ("choose", "another", "player", ".")]
        that = [replace(tokens[place], word="that"), replace(tokens[place + 1], word="player")]
        return [*tokens[:begin], *first, *tokens[begin:place], *that, *tokens[place + 2 :]]
    return tokens


OF_ANOTHERS_CHOICE = (where(_anothers, "choice", "of", "'s"),)
"""The rule of what another player chooses, who is not spoken of before."""
OF_THEIR_CHOICE = (where(_theirs, "of_their_choice"),)
"""The rule of what they choose of whom the sentences before speak."""
