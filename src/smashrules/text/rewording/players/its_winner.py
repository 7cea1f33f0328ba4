"""Whose winner or runner-up somebody is, where a base scores: "after a base scores, its runner-up draws two cards",
"that base's winner", "the winner of that base".

It is the winner, or the runner-up, of the base that scores. Knows words and their neighbours, no structure; it is
asked before a text is cut into sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHO = ("winner", "runner-up")
_BASES = (["a", "base"], ["this", "base"], ["that", "base"], ["the", "base"], ["it"])
_OWN = (
    ["its"],
    ["that", "base", "'s"],
    ["the", "base", "'s"],
    ["this", "base", "'s"],
    ["the", "scored", "base", "'s"],
)
_OF = (["of", "that", "base"], ["of", "the", "base"], ["of", "it"], ["of", "the", "scored", "base"])
_CARDS = ("minion", "action", "card", "titan")


def _its_winner(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After a base scores, its runner-up draws a card": the runner-up does."""
    words = words_of(tokens)
    for place in range(5, len(words)):
        if words[place] not in _WHO:
            continue
        own = next((each for each in _OWN if words[place - len(each) : place] == each), [])
        of = at_words(words, place + 1, _OF) if words[place - 1] == "the" else []
        if not (own or of) or not _scores(words, place, lex):
            continue
        begin = place - len(own) if own else place - 1
        told = put(tokens, begin, place + 1 + len(of), ["the", words[place]])
        return [*told[: begin + 2], *_its_winner(told[begin + 2 :], lex)] if own else _its_winner(told, lex)
    return tokens


def _scores(words: list[str], place: int, lex: Lexicon) -> bool:
    """Whether the sentence says that a base scores, and has named nothing else since that has a winner."""
    begin = sentence_begin(words, place)
    scores = next((at for at in range(begin, place) if words[at] == "scores"), 0)
    if not scores or words[begin : begin + 1] not in (["after"], ["when"], ["whenever"]):
        return False
    base = any(words[scores - len(each) : scores] == each for each in _BASES)
    named = [each for each in words[scores:place] if lex.nouns.get(each, ("",))[0] in _CARDS]
    return base and not named


ITS_WINNER = (where(_its_winner, "winner runner-up", "scores", "its of 's"),)
"""The rule of the winner, or runner-up, of what scores."""
