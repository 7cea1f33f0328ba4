"""Counters that a card has a name of its own for: "place an omen counter on this minion".

The word before "counter" that is no other word of card texts is their name, and makes one word with it; what they are
called, the text tells (``words/called``). One that looks like a misspelt "power" or "stasis" is not taken for a name.
Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from difflib import SequenceMatcher

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.called import NO_COUNTER_NAMES
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_KNOWN_ONES = ("power", "stasis")
_TOO_LIKE = 0.7


def _of_that_name(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place an omen counter on this minion": a counter, of that name."""
    words = words_of(tokens)
    found: list[Token] = []
    for place, token in enumerate(tokens):
        if words[place] not in ("counter", "counters") or not _is_name(words, place - 1, lex):
            found.append(token)
            continue
        name = found.pop()
        if found and found[-1].word == "an":
            found[-1] = replace(found[-1], word="a")
        found.append(replace(token, start=name.start))
    return found if len(found) < len(tokens) else tokens


def _is_name(words: list[str], place: int, lex: Lexicon) -> bool:
    word = words[place] if place >= 0 else ""
    if not word.isalpha() or word in lex.known or word in NO_COUNTER_NAMES or words[place - 1][:1] in ("+", "-"):
        return False
    return all(SequenceMatcher(None, word, each).ratio() < _TOO_LIKE for each in _KNOWN_ONES)


NAMED_COUNTERS = (where(_of_that_name, "counter counters"),)
"""The rule of counters that have a name."""
