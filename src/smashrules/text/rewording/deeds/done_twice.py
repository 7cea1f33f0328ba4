"""What is done twice, told ahead: "do the following twice: move a minion to another base".

It is done, and done again. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_HEADS = (["do", "the", "following", "twice", ":"], ["do", "this", "twice", ":"], ["twice", ",", "do", "this", ":"])
_AGAIN = (".", "do", "this", "again")


def _done_twice(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Do the following twice: draw a card": draw a card. Do this again."""
    words = words_of(tokens)
    for place in range(len(words) - 6):
        head = next((each for each in _HEADS if words[place : place + len(each)] == each), [])
        begin = place + len(head)
        if not head or words[place - 1 : place] not in ([], ["."], [":"]) or not bare(words[begin], lex):
            continue
        end = sentence_end(words, begin)
        if {";", "@or", "may"} & set(words[begin:end]):
            continue
        last = tokens[end - 1].end
        again = [Token(each, last, last) for each in _AGAIN]
        return [*tokens[:place], *tokens[begin:end], *again, *_done_twice(tokens[end:], lex)]
    return tokens


DONE_TWICE = (where(_done_twice, "twice", ":", "do"),)
"""The rule of what is done twice."""
