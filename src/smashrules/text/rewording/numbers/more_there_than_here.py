"""More cards in one pile than in another: "if you have more minions in your discard pile than in your hand", "if
there are fewer cards in your hand than in your deck".

The number of the ones is greater than that of the others. Knows words and their neighbours, no structure; it is asked
before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HAVING = (["you", "have"], ["there", "are"], ["you", "control"])
_SIDES = {"more": ["greater", "than"], "fewer": ["less", "than"]}
_PILES = (
    ["in", "your", "discard", "pile"],
    ["in", "your", "discard_pile"],
    ["in", "your", "hand"],
    ["in", "your", "deck"],
)


def _more_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have more minions in your discard pile than in your hand": if the number of the ones is greater."""
    words = words_of(tokens)
    for place in range(1, len(words) - 6):
        have = at_words(words, place, _HAVING) if words[place - 1] in ("if", "while") else []
        side = place + len(have)
        if not have or words[side] not in _SIDES or lex.nouns.get(words[side + 1], ("", ""))[1] != "many":
            continue
        one = at_words(words, side + 2, _PILES)
        than = side + 2 + len(one)
        if not one or words[than : than + 1] != ["than"]:
            continue
        named = lex.nouns.get(words[than + 1], ("", ""))[1] == "many"
        sort = words[than + 1] if named else words[side + 1]
        other = at_words(words, than + 1 + named, _PILES)
        if not other or (other == one and not named):
            continue
        told = ["the", "number", "of", words[side + 1], *one, "is", *_SIDES[words[side]]]
        return put(tokens, place, than + 1 + named + len(other), [*told, "the", "number", "of", sort, *other])
    return tokens


MORE_THERE_THAN_HERE = (where(_more_there, "more fewer", "than", "if while", "your"),)
"""The rule of more cards in one pile than in another."""
