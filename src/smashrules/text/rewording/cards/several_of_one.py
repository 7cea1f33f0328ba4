"""Several things that a card has of another one: "this minion has the name and printed power of the chosen minion",
"has that minion's name, printed power and abilities".

It has the one of it, and it has the other of it. Knows words and their neighbours, no structure; it is asked before
words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HAS = ("has", "have", "gains", "gain", "takes", "take")
_WHAT = (["name"], ["printed", "power"], ["printed_power"], ["power"], ["abilities"], ["ability"])
_POINTED = ("this", "that", "the")
_CARDS = ("minion", "action", "card", "titan")
_ENDS: tuple[list[str], ...] = ([], ["."], [","], ["until"])


def _several_of_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Has the name and printed power of it": has the name of it and has the printed power of it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        if words[place] not in _HAS:
            continue
        own = _pointed(words, place + 1, lex)
        behind = place + 1 + len(own) if own and words[place + 1 + len(own)] == "'s" else 0
        listed, end = _listed(words, behind + 1 if behind else place + 1)
        if not behind and words[end : end + 1] == ["of"]:
            own = _pointed(words, end + 1, lex)
            end += 1 + len(own)
        elif not behind:
            continue
        if len(listed) < 2 or not own or words[end : end + 1] not in _ENDS:
            continue
        each_told = [[words[place], "the", *each, "of", *own] for each in listed]
        told = [word for nth, each in enumerate(each_told) for word in (*(["and"] if nth else []), *each)]
        return [*put(tokens[:end], place, end, told), *tokens[end:]]
    return tokens


def _pointed(words: list[str], at: int, lex: Lexicon) -> list[str]:
    """ "This minion", "the chosen minion", "it": what is pointed at there."""
    if words[at : at + 1] == ["it"]:
        return ["it"]
    if words[at : at + 1] not in ([each] for each in _POINTED):
        return []
    for noun in (at + 1, at + 2):
        if lex.nouns.get("".join(words[noun : noun + 1]), ("", "")) in ((each, "one") for each in _CARDS):
            return words[at : noun + 1]
    return []


def _listed(words: list[str], at: int) -> tuple[list[list[str]], int]:
    """The things named there, with "and" before the last, and where these words end."""
    found: list[list[str]] = []
    last = False
    while True:
        at += words[at : at + 1] == ["the"]
        what = at_words(words, at, _WHAT)
        if not what:
            return [], at
        found.append(what)
        at += len(what)
        if last:
            return found, at
        comma = words[at : at + 1] == [","]
        last = words[at + comma : at + comma + 1] == ["and"]
        if not (comma or last):
            return [], at
        at += comma + last


SEVERAL_OF_ONE = (where(_several_of_one, "and", "power abilities ability", " ".join(_HAS)),)
"""The rule of several things of one card."""
