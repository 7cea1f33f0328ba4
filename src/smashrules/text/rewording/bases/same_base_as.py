"""Where something is, told by what else is there: "on the same base as this minion", "to the same base as one of your
minions".

It is here, on its base, or on a base where you have a minion. Knows words and their neighbours, no structure; it is
asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_AT = ("on", "at", "to", "from")
_SAME = (["the", "same", "base", "as"], ["the_same", "base", "as"])
_ITSELF = (["this", "minion"], ["this", "titan"], ["this", "card"], ["this", "one"])
_KNOWN = {
    "it": ["its", "base"],
    "them": ["their", "base"],
    "that minion": ["that", "minion", "'s", "base"],
    "the chosen minion": ["the", "chosen", "minion", "'s", "base"],
    "the first": ["that", "minion", "'s", "base"],
    "your titan": ["your", "titan", "'s", "base"],
}
_WHOSE = {
    "one of your minions": ["you", "have", "a", "minion"],
    "one of your other minions": ["you", "have", "another", "minion"],
    "another one of your minions": ["you", "have", "another", "minion"],
    "another of your minions": ["you", "have", "another", "minion"],
    "a minion you control": ["you", "have", "a", "minion"],
    "one of your actions": ["you", "have", "an", "action"],
    "another player 's minion": ["another", "player", "has", "a", "minion"],
    "a minion of another player": ["another", "player", "has", "a", "minion"],
}
_PHRASES = tuple(each.split() for each in (*_KNOWN, *_WHOSE))


def _same_base_as(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion on the same base as this minion": a minion here; "as one of your minions": where you have one."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        same = at_words(words, place + 1, _SAME) if words[place] in _AT else []
        begin = place + 1 + len(same)
        if not same:
            continue
        itself = at_words(words, begin, _ITSELF)
        if itself and words[begin + len(itself) : begin + len(itself) + 1] != ["'s"]:
            here = ["here"] if words[place] in ("on", "at") else [words[place], "here"]
            return _same_base_as(put(tokens, place, begin + len(itself), here), lex)
        other = at_words(words, begin, _PHRASES)
        end = begin + len(other)
        if not other or words[end : end + 1] not in ([], *([each] for each in _GOES_ON)):
            continue
        said = " ".join(other)
        base = _KNOWN.get(said) or ["a", "base", "where", *_WHOSE[said]]
        return _same_base_as(put(tokens, place + 1, end, base), lex)
    return tokens


_GOES_ON = (".", ",", "and", "or", "gains", "gets", "has", "have", "gain", "get", "until", "to", "cannot")

SAME_BASE_AS = (where(_same_base_as, "same the_same", "base", "as"),)
"""The rule of where something else is."""
