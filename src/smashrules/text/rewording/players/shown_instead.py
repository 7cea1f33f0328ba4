"""A hand that is shown because what was asked for is not in it: told as what those do who could not do so.

"Each other player must discard a minion or reveal their hand to show they have none" lets nobody choose: who has a
minion discards one. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, spread, words_of

_SHOWN = ["or", "reveal", "their", "hand", "to", "show", "they", "have", "none"]
_WHO = (["each", "player"], ["each", "other", "player"])
_MUST = ("discard",)


def shown_instead(sentences: list[list[Token]], ends: list[int], lex: Lexicon) -> tuple[list[list[Token]], list[int]]:
    """The sentences, with what is shown instead in one of its own, and where each of them ends."""
    found: list[list[Token]] = []
    places: list[int] = []
    for tokens, end in zip(sentences, ends, strict=True):
        words = words_of(tokens)
        start = len(words) - len(_SHOWN)
        must = words.index("must") if "must" in words else 0
        plain = words[:must] in _WHO and words[must + 1 : must + 2] == [*_MUST] and words[start:] == _SHOWN
        if not plain or not 0 < must < start:
            found.append(tokens)
            places.append(end)
            continue
        third = lex.forms[words[must + 1]][1]
        done = Token(third, tokens[must].start, tokens[must + 1].end)
        first, last = tokens[start].start, tokens[-1].end
        told = ["for_each", *words[1:must], "who", "does", "not", ",", "that", "player", "reveals", "their", "hand"]
        found += [
            [*tokens[:must], done, *tokens[must + 2 : start]],
            spread(told, first, last),
        ]
        places += [tokens[start - 1].end, end]
    return found, places
