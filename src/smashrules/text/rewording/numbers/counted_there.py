"""How many cards are at two places, put as what is so of one of them.

"There are fewer minions here than on another base" and "there are more minions on another base than here" say that
there is another base with more minions than this base. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_OPPOSITE = {"more": "fewer", "fewer": "more"}
_HERE = (["here"], ["on", "this", "base"], ["at", "this", "base"])
_ELSEWHERE = (["on", "another", "base"], ["at", "another", "base"])
_THAN_HERE = ["than", "this", "base"]
_FARTHEST = 4
"""How many words a noun and what stands before it may have ("your other minions")."""


def _counted_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens of a sentence that compares this base with another, said of the other."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        told = words[place : place + 2] == ["there", "are"] and words[place + 2] in _OPPOSITE
        noun = _noun(words, place + 3, lex) if told else None
        if noun is None:
            continue
        more, things = tokens[place + 2], tokens[place + 3 : noun + 1]
        here = _first_of(_HERE, words, noun + 1)
        elsewhere = _first_of(tuple(["than", *each] for each in _ELSEWHERE), words, noun + 1 + len(here))
        turned = bool(here and elsewhere)
        if not turned:
            elsewhere = _first_of(_ELSEWHERE, words, noun + 1)
            here = _THAN_HERE if words[noun + 1 + len(elsewhere) :][:3] == _THAN_HERE else []
        end = noun + 1 + len(here) + len(elsewhere)
        if not (here and elsewhere):
            continue
        first, last = tokens[place + 1], tokens[end - 1]
        being = [replace(first, word=each) for each in ("is", "another", "base", "with")]
        than = [Token(each, last.end - 1, last.end) for each in _THAN_HERE]
        number = replace(more, word=_OPPOSITE[more.word]) if turned else more
        return [*tokens[: place + 1], *being, number, *things, *than, *tokens[end:]]
    return tokens


def _noun(words: list[str], start: int, lex: Lexicon) -> int | None:
    """Where the noun stands of which there are more."""
    for place in range(start, min(start + _FARTHEST, len(words))):
        if lex.nouns.get(words[place], ("", ""))[1] == "many":
            return place
    return None


def _first_of(ways: tuple[list[str], ...], words: list[str], start: int) -> list[str]:
    return next((each for each in ways if words[start : start + len(each)] == each), [])


COUNTED_THERE = (where(_counted_there, "more fewer", "there", "base"),)
"""The rule by which two places are compared at one of them."""
