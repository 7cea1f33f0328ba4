"""Counters that are doubled: "double the +1 power counters on this minion", "double its +1 power counters".

Their number is. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_DOUBLE = ("double", "doubles")
_COUNTERS = ["+", "1", "power", "counters"]
_KNOWN = (_COUNTERS, ["+1", "power", "counters"])
_THOSE = (["those", "counters"], *(["those", *each] for each in _KNOWN))
_NUMBER = ["the", "number", "of"]
_OWN = (["this", "minion", "'s"], ["that", "minion", "'s"], ["this", "titan", "'s"], ["its"])
_AMOUNT = (["the", "amount", "of"], ["all", "the"], ["all", "of", "the"], ["all"], ["the"])


def _counters_doubled(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Double the +1 power counters on it", "double its +1 power counters": double the number of those on it."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        if words[place] not in _DOUBLE:
            continue
        of = place + 1 + 3 * (words[place + 1 : place + 4] == _NUMBER)
        those = at_words(words, of, _THOSE)
        if those and words[of + len(those) : of + len(those) + 1] in ([], ["."], [","]):
            return put(tokens, place + 1, of + len(those), [*_NUMBER, "+1", "power", "counters", "on", "it"])
        own = at_words(words, place + 1, _OWN)
        lead = own or at_words(words, place + 1, _AMOUNT)
        counters = at_words(words, place + 1 + len(lead), _KNOWN) if lead else []
        end = place + 1 + len(lead) + len(counters)
        if not counters or (not own and words[end : end + 1] != ["on"]):
            continue
        if own and words[end : end + 1] not in ([], ["."], [","]):
            continue
        on = ["on", *(["it"] if own == ["its"] else own[:-1])] if own else []
        return put(tokens, place + 1, end, [*_NUMBER, *counters, *on])
    return tokens


COUNTERS_DOUBLED = (where(_counters_doubled, "double doubles", "counters"),)
"""The rule of counters that are doubled."""
