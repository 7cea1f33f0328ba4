"""Turns of a sentence put as they are said at full length: what stands behind its noun, words that are left out.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import done_word
from smashrules.text.words.tokens import Token

_EVENTS = ("after", "before", "when", "whenever", "if")
_CARDS = ("card", "cards")


def _done_too(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After a minion is played here or moved to here": or is moved."""
    words = [each.word for each in tokens]
    if words[:1] not in [[each] for each in _EVENTS] and words[:2] not in [["once_per_turn", ","]]:
        return tokens
    done = [done_word(word, lex) for word in words]
    for place in range(2, len(words) - 1):
        if words[place] != "or" or not done[place + 1] or done[place - 1]:
            continue
        told = [at for at in range(place - 1) if lex.auxiliaries.get(words[at]) == "be" and done[at + 1]]
        if told and "," not in words[told[-1] : place]:
            at = tokens[place + 1].start
            return [*tokens[: place + 1], Token(words[told[-1]], at, at), *tokens[place + 1 :]]
    return tokens


def _with_be(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "X is increased by 2, or decreased instead if ...": or is decreased."""
    words = [each.word for each in tokens]
    for place in range(1, len(words) - 3):
        done = done_word(words[place + 1], lex)
        if words[place] != "or" or not done or words[place + 2 : place + 4] != ["instead", "if"]:
            continue
        be = next((word for word in words[:place][::-1] if lex.auxiliaries.get(word) == "be"), "")
        if be:
            verb = tokens[place + 1]
            return [*tokens[: place + 1], Token(be, verb.start, verb.start), *tokens[place + 1 :]]
    return tokens


def _spared(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens of a sentence with the number that is left out before what it is left out of.

    "All of their minions and actions but one card total": it is one of either, so the two are counted together."""
    words = [each.word for each in tokens]
    at = next((place for place, word in enumerate(words[:-1]) if word == "but"), 0)
    if not at or not (words[at + 1] in lex.numerals or words[at + 1].isdigit()) or "all" not in words[:at]:
        return tokens
    first = at - 1 - words[:at][::-1].index("all")
    last = at + 2
    if words[last : last + 1] and words[last] in _CARDS:
        last += 1
    total = words[last : last + 1] == ["total"]
    last += total
    every = tokens[first]
    kept = [replace(each, word="and/or") if total and each.word == "and" else each for each in tokens[first + 1 : at]]
    if not kept or (last - at > 2) != total:  # "but one card": of what it is one is not said
        return tokens
    kept[-1] = replace(kept[-1], end=tokens[last - 1].end)
    number = Token(words[at + 1], every.end, every.end)
    return [*tokens[:first], replace(every, word="all_but"), number, *kept, *tokens[last:]]


RESPELT = (
    where(_spared, "but", "all"),
    where(_with_be, "instead", "or", "if"),
    where(_done_too, "or", "after before when whenever if once_per_turn"),
)
"""The rules that put a sentence as it is said at length, in the order in which they are asked."""
