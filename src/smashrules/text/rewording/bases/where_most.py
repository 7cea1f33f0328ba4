"""A base where you had the most minions: "after a base scores where you had the most minions".

It is asked when it scores. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_OPENERS = ("after", "before", "when", "whenever")
_CARDS = ("minion", "action", "card")


def _where_most(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After a base scores where you had the most minions", "after a base where you had the most minions scores":
    after a base scores, if you had the most minions there."""
    words = words_of(tokens)
    for place in range(len(words) - 8):
        if words[place] not in _OPENERS or words[place + 1 : place + 3] != ["a", "base"]:
            continue
        behind = words[place + 3] == "scores"
        begin = place + 3 + behind
        told = words[begin : begin + 2] == ["where", "you"] and words[begin + 2] in ("have", "had")
        known = lex.nouns.get(words[begin + 5], ("", "")) if begin + 5 < len(words) else ("", "")
        if (
            not told
            or words[begin + 3 : begin + 5] != ["the", "most"]
            or known[0] not in _CARDS
            or known[1] != "many"
        ):
            continue
        end = begin + 6 + (not behind)
        if not behind and words[end - 1 : end] != ["scores"]:
            continue
        played = place > 0 and words[place - 1] == "play"
        if words[end : end + 1] != [","] and not (played and end == len(words)):
            continue
        at, early = tokens[begin + 5].end, tokens[begin].start
        scores = tokens[place + 3] if behind else replace(tokens[end - 1], start=early, end=early)
        comma = [] if played else [Token(",", early, early)]
        asked = [replace(tokens[begin], word="if"), *tokens[begin + 1 : begin + 6], Token("there", at, at)]
        return [*tokens[: place + 3], scores, *comma, *asked, *tokens[end:]]
    return tokens


WHERE_MOST = (where(_where_most, "most", "where", "scores"),)
"""The rule of a base where someone has the most."""
