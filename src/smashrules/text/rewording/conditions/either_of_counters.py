"""Counters of which either is waited for: "after you transfer or remove a +1 power counter from a minion here".

Each deed is told with what it is done to. Knows words and their neighbours, no structure; it is asked before words
are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WAITING = ("after", "when", "whenever", "before", "if", "time")
_OFF = {
    "transfer": "transfer",
    "move": "transfer",
    "remove": "remove",
    "transfers": "transfers",
    "removes": "removes",
}
_OFF |= {"moves": "transfers"}


def _either_of_counters(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After you transfer or remove a counter from it": after you transfer one from it or remove one from it."""
    words = words_of(tokens)
    for place in range(2, len(words) - 6):
        both = words[place] in _OFF and words[place + 1] == "or" and words[place + 2] in _OFF
        if not both or words[place + 3] not in ("a", "one", "any") or _OFF[words[place]] == _OFF[words[place + 2]]:
            continue
        end = sentence_end(words, place)
        comma = next((at for at in range(place, end) if words[at] == ","), end)
        counter = next((at for at in range(place + 4, comma) if words[at] in ("counter", "counters")), 0)
        waited = any(each in words[max(0, place - 5) : place] for each in _WAITING)
        if not counter or not waited or words[counter + 1 : counter + 2] != ["from"] or "to" in words[counter:comma]:
            continue
        done = tokens[place + 3 : comma]
        if {"and", "or", "if"} & set(words_of(done)):
            continue
        first = replace(tokens[place], word=_OFF[words[place]])
        at = tokens[place + 1].start
        once = said_at(done, at)
        second = replace(tokens[place + 2], word=_OFF[words[place + 2]])
        return [*tokens[:place], first, *once, tokens[place + 1], second, *tokens[place + 3 :]]
    return tokens


EITHER_OF_COUNTERS = (where(_either_of_counters, " ".join(_OFF), "or", "counter counters", "from"),)
"""The rule of either of two deeds with counters."""
