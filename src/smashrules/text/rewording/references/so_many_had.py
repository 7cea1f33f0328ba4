"""How many somebody has of what was just named, where the noun is left out: "a base where you have none",
"and another player has exactly one".

The noun is said again. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import OR_MORE, noun_of
from smashrules.text.words.tokens import Token, words_of

_HAVING = ("have", "has", "had")
_HOLDERS = ("player", "players", "opponent", "opponents", "you", "they", "controller", "owner")
_ADVERBS = ("already", "also", "still")
_CARDS = ("minion", "action", "titan")
_OPENERS = ("where", "if", "while", "unless")
_NUMBERS = (["none"], ["any"], ["one"], ["exactly", "one"], ["at_least", "one"], ["only", "one"])
_PLACES = ("here", "there", "on", "at", "in")
_ENDS = ("", ",", ".", "and", "or", "but", "@or")
_WHICH = ("a", "an", "one", "no", "this", "that", "the", "any", "any_number")
_PLAIN = (*_WHICH, "your", "their", "another", "other", "extra")
_DESCRIBING = ("with", "without", "of_power", "that", "named", "whose")


def _so_many_had(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play a minion on a base where you have none": where you have no minions. "If you have a minion here and
    another player has one here": has a minion here."""
    words = [*words_of(tokens), ""]
    for place in range(2, len(tokens)):
        holder = words[place - 1 - (words[place - 1] in _ADVERBS)]
        begin = place + 1
        number = at_words(words, begin, _NUMBERS) or _counted(words, begin, lex)
        end = begin + len(number)
        told = holder in _HOLDERS or holder == "and"
        if words[place] not in _HAVING or not told or not number or words[end] not in _PLACES + _ENDS:
            continue
        opened = max((at for at in range(place) if words[at] in _OPENERS), default=-1)
        kind = _named(words[:place], lex)
        if opened < 0 or not kind or (words[opened] != "where" and words[end] not in _PLACES):
            continue
        last = tokens[end - 1]
        many = "one" if number[-1] == "one" else "many"
        noun = noun_of((kind, many), lex)
        how = _HOW.get(" ".join(number), number)
        said = [Token(each, last.start, last.end) for each in (*how, noun)]
        said[0] = replace(said[0], start=tokens[begin].start)
        return _so_many_had([*tokens[:begin], *said, *tokens[end:]], lex)
    return tokens


_HOW = {"none": ["no"], "one": ["a"], "at_least one": ["a"], "only one": ["exactly", "one"]}


def _counted(words: list[str], place: int, lex: Lexicon) -> list[str]:
    """A number of several: "two or more", "exactly two", "two"."""
    begin = place + (words[place] in ("exactly", "at_least", "only"))
    if begin >= len(words) or words[begin] not in lex.numerals or words[begin] == "one":
        return []
    return words[place : begin + 1 + (words[begin + 1] in OR_MORE)]


def _named(words: list[str], lex: Lexicon) -> str:
    """The one sort of cards that is named there, and not described any further."""
    named = [at for at, word in enumerate(words) if lex.nouns.get(word, ("",))[0] in (*_CARDS, "card", "counter")]
    kinds = {lex.nouns[words[at]][0] for at in named}
    described = any(words[at + 1 : at + 2] and words[at + 1] in _DESCRIBING for at in named)
    powered = any(words[at + 1 : at + 2] == ["of"] and "power" in words[at + 2 : at + 5] for at in named)
    plain = all(at and (words[at - 1] in _PLAIN or words[at - 1] in lex.numerals) for at in named[-1:])
    one = len(kinds) == 1 and kinds <= {*_CARDS}
    return next(iter(kinds)) if one and plain and not (described or powered) else ""


SO_MANY_HAD = (where(_so_many_had, "have has had", "where if while unless"),)
"""The rule of how many somebody has of what was named."""
