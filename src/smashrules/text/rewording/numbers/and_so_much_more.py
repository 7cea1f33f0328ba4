"""What a number is changed by, and by so much more for each of something: "is increased by 2, plus 1 for each of your
actions here".

It is changed twice. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_MORE = (["plus"], ["and"], ["and", "another"], ["and", "an", "additional"], ["plus", "an", "additional"])
_STOPS = (".", ":", ";")


def _and_more(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This base's breakpoint is increased by 2, plus 1 for each action here": and it is increased by 1 for each."""
    words = words_of(tokens)
    for place in range(3, len(words) - 4):
        if words[place - 1] != "by" or not words[place].isdigit():
            continue
        at = place + 1 + (words[place + 1] == ",")
        more = max((each for each in _MORE if words[at : at + len(each)] == each), key=len, default=[])
        number = at + len(more)
        if not more or not words[number].isdigit() or words[number + 1 : number + 3] != ["for", "each"]:
            continue
        begin = begin_behind(words, place, _STOPS)
        end = next((to for to in range(place, len(words)) if words[to] in _STOPS), len(words))
        if {"until", ",", "if", "may"} & {*words[begin:place], *words[number:end]}:
            continue
        start, last = tokens[at].start, tokens[number].start
        again = [
            replace(each, start=min(start + nth, last - 1), end=last) for nth, each in enumerate(tokens[begin:place])
        ]
        stop = Token(".", tokens[place].end, tokens[place].end)
        return [*tokens[: place + 1], stop, *again, *tokens[number:]]
    return tokens


AND_SO_MUCH_MORE = (where(_and_more, "by", "plus and", "each"),)
"""The rule of so much more for each."""
