"""Where a card goes that is told with the place where it is: "each other player must move their minion here with the
least power".

To another base, as what is moved and nothing more is said. Knows words and their neighbours, no structure; it is
asked before a text is cut into sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_MOVE = ("move", "moves")
_PLACES = ("here", "there")
_BEHIND = ["with", "the"]
_APART = {"to", "from", ",", "and", "or", "then", "until", "if", "along", "any", "instead"}


def _moved_from_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move a minion here with the least power": to another base."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        if words[place] not in _MOVE:
            continue
        end = sentence_end(words, place)
        noun = next(
            (at for at in range(place + 1, end) if lex.nouns.get(words[at], ("", "")) == ("minion", "one")), 0
        )
        if not noun or words[noun + 1] not in _PLACES or words[noun + 2 : noun + 4] != _BEHIND:
            continue
        if _APART & set(words[place + 1 : end]):
            continue
        last = tokens[end - 1].end
        goes = [Token(each, last, last) for each in ("to", "another", "base")]
        return [*tokens[:end], *goes, *_moved_from_there(tokens[end:], lex)]
    return tokens


MOVED_FROM_THERE = (where(_moved_from_there, "with", "here there", "move moves"),)
"""The rule of where a card goes that is told with its place."""
