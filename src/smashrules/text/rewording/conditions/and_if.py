"""What is done besides, if something is so: "draw a card, and if you have a titan, gain 1 VP", "but if it is
an action".

It is told in a sentence of its own, as long as nothing is said first of when or how long the first part holds, and
nobody is left a choice. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ENDS = (".", ";", ":")
_SCOPES = frozenset(("if", "while", "unless", "until", "during", "otherwise", "or", "instead", "as", "@or"))
_COMPLIED = (["you", "do"], ["they", "do"], ["you", "did"], ["they", "did"], ["that", "player", "does"])
_TAKEN_UP = ("it", "that", "its", "they", "those", "he", "she")
_AND = ("and", "but")


def _and_if(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It gains +2 power and, if it is your only minion there, draw a card": and then that, if it is so."""
    words = words_of(tokens)
    for place in range(3, len(words) - 4):
        if words[place] not in _AND or "if" not in words[place + 1 : place + 3]:
            continue
        opener = place + 1 + (words[place + 1] == ",")
        if words[opener] != "if":
            continue
        begin = begin_behind(words, place, _ENDS)
        end = next((at for at in range(place, len(words)) if words[at] in _ENDS), len(words))
        condition = words[opener + 1 : words.index(",", opener)] if "," in words[opener:end] else []
        if not condition or "would" in condition or "instead" in words[opener:end]:
            continue
        if _scoped(words[begin:place]) or not _asked_anyway(words[begin:place], condition):
            continue
        before = tokens[: place - (words[place - 1] == ",")]
        stop = replace(tokens[place], word=".")
        return [*before, stop, *_and_if(tokens[opener:], lex)]
    return tokens


def _scoped(words: list[str]) -> bool:
    """Whether what is said first may be meant of what is said then, too. What is waited for is meant of both."""
    led = words[:1] and words[0] in _WAITING and "," in words
    told = words[words.index(",") :] if led else words
    asked = [each for each in told if each in _SCOPES or each in _WAITING[:-1]]
    return bool(asked) and (asked != ["until"] or words[0] == "until")


_WAITING = ("after", "when", "whenever", "before", "at")


def _asked_anyway(words: list[str], condition: list[str]) -> bool:
    """Whether it is asked whatever was chosen, or of what was chosen."""
    return "may" not in words or condition in _COMPLIED or condition[0] in _TAKEN_UP


AND_IF = (where(_and_if, "if", "and but", ","),)
"""The rule of what is done besides, if something is so."""
