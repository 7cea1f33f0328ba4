"""Both of two cards, named by what was done to them: "discard two cards. If both discarded cards are minions, ...".

Each discarded card is a minion. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import done_word, noun_of
from smashrules.text.words.tokens import Token, words_of

_BOTH = (
    ["both"],
    ["both", "the"],
    ["both", "of", "the"],
    ["the", "two"],
    ["all", "the"],
    ["all"],
    ["all", "of", "the"],
)
_CARDS = ("minion", "action", "card", "titan")
_ARE = {"are": "is", "were": "was"}


def _both_of_those(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If both discarded cards are minions": if each discarded card is a minion."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        both = at_words(words, place, _BOTH) if words[place - 1] in ("if", "and", "unless") else []
        done = place + len(both)
        if not both or not done_word(words[done], lex):
            continue
        noun, kind = lex.nouns.get(words[done + 1], ("", "")), lex.nouns.get(words[done + 3], ("", ""))
        if noun[1] != "many" or noun[0] not in _CARDS or kind[1] != "many" or kind[0] not in ("minion", "action"):
            continue
        if words[done + 2] not in _ARE or words[done + 4 : done + 5] not in ([","], ["."], []):
            continue
        one = noun_of((noun[0], "one"), lex)
        what = "an" if kind[0] == "action" else "a"
        sort = noun_of((kind[0], "one"), lex)
        told = ["each", words[done], one, _ARE[words[done + 2]], what, sort]
        return [*put(tokens[: done + 4], place, done + 4, told), *_both_of_those(tokens[done + 4 :], lex)]
    return tokens


BOTH_OF_THOSE = (where(_both_of_those, "are were", "both two all"),)
"""The rule of both of those that something was done to."""
