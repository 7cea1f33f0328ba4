"""How much more power somebody has at a base: "you have additional power here equal to the stored minion's printed
power".

They have +X power there, where X is so much. Knows words and their neighbours, no structure; it is asked before a
text is cut into sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import sentence_end, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HAVE = ("have", "has")
_MORE = ("additional", "extra", "bonus", "added")
_PLACES = ("here", "there")
_APART = {",", "until", "while", "if", "and", "or", "for", "unless"}


def _so_much_more_here(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You have additional power here equal to your hand size": +X power here, where X is that."""
    words = words_of(tokens)
    for place in range(1, len(words) - 6):
        more = place + 1 + (words[place + 1] == "an")
        if words[place] not in _HAVE or words[more] not in _MORE or words[more + 1] != "power":
            continue
        behind = more + 2
        here = [words[behind]] if words[behind] in _PLACES else []
        equal = behind + len(here)
        if not here or words[equal : equal + 2] != ["equal", "to"]:
            continue
        end = sentence_end(words, place)
        if _APART & set(words[equal + 2 : end]):
            continue
        x = spread(("+", "x"), tokens[more].start, tokens[more].end)
        is_ = spread((",", "where", "x", "is"), tokens[equal].start, tokens[equal + 1].end)
        told = [tokens[place], *x, *tokens[more + 1 : equal], *is_, *tokens[equal + 2 : end]]
        return [*tokens[:place], *told, *_so_much_more_here(tokens[end:], lex)]
    return tokens


SO_MUCH_MORE_HERE = (where(_so_much_more_here, " ".join(_MORE), "equal", "here there"),)
"""The rule of how much more power somebody has there."""
