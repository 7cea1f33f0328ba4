"""What is done instead in the same breath: "destroy X, or if C, destroy Y instead", "draw a card, or two if C".

Each is put as a sentence of its own, "if C, draw two instead"; what there are two of, the sentence before tells.
Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, number_said
from smashrules.text.words.tokens import Token, words_of

_ONE = ("a", "an", "one")
_STOPS = (".", ":", ";")
_LEVELS = ("less", "more", "fewer", "lower", "higher", "greater")


def _or_if(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy X, or, if C, destroy Y instead": destroy X; if C, destroy Y instead."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        if words[place] != "or" or words[place - 1] != ",":
            continue
        asks = place + 1 + (words[place + 1] == ",")
        end = next((at for at in range(place, len(words)) if words[at] in _STOPS), len(words))
        told = words[asks:end]
        if told[:1] == ["if"] and "," in told and told[-1] == "instead" and told.count("instead") == 1:
            stop = replace(tokens[place], word=".", start=tokens[place - 1].start)
            return [*tokens[: place - 1], stop, *tokens[asks:]]
    return tokens


def _or_so_many(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw a card, or two if C": draw a card; if C, draw two instead."""
    words = words_of(tokens)
    for place in range(3, len(words) - 3):
        again = bare(words[place + 1], lex) and words[place + 1] in words[:place]  # "or draw three if C"
        number = place + 1 + again
        if words[place - 1 : place + 1] != [",", "or"] or not number_said(words[number], lex):
            continue
        asks = number + 1 + (words[number + 1] == "instead")
        begin = begin_behind(words, place, _STOPS)
        end = next((at for at in range(place, len(words)) if words[at] in _STOPS), len(words))
        verbs = [at for at in range(begin, place - 1) if _orders(words, at, lex)]
        if words[asks] != "if" or len(verbs) != 1 or {",", "instead", "and", "then"} & set(words[asks:end]):
            continue
        at, last = tokens[place], tokens[end - 1].end
        this_or_that = any(words[at] == "or" and words[at + 1] not in _LEVELS for at in range(begin, place - 1))
        if this_or_that or words[verbs[0] - 1 : verbs[0]] == ["may"]:
            continue  # which of them; so many, or one of them
        most = tokens[verbs[0] + 1 : verbs[0] + 3] if words[verbs[0] + 1 : verbs[0] + 3] == ["up", "to"] else []
        done = [replace(each, start=last, end=last) for each in (tokens[verbs[0]], *most, tokens[number])]
        stop = replace(at, word=".", start=tokens[place - 1].start, end=at.start)
        instead = [Token(",", last, last), *done, Token("instead", last, last)]
        return [*tokens[: place - 1], stop, *tokens[asks:end], *instead, *tokens[end:]]
    return tokens


def _orders(words: list[str], at: int, lex: Lexicon) -> bool:
    """Whether so many of something are to be drawn, placed, played at this word."""
    bare = any(form == "bare" for _, form in lex.verbs.get(words[at], ()))
    behind = words[at + 1] in _ONE or words[at + 1 : at + 3] == ["up", "to"] or bool(number_said(words[at + 1], lex))
    ordered = at == 0 or words[at - 1] in (*_STOPS, ",", "may", "then", "and")
    return bare and behind and ordered


def _how_long_behind(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Until the end of the turn, they have -1 power, or -2 power if C": they have -1 power until then, or -2."""
    words = words_of(tokens)
    for place in range(4, len(words) - 3):
        number = words[place + 1].lstrip("&#")
        if words[place - 1 : place + 1] != [",", "or"] or number[:1] not in ("+", "-"):
            continue
        begin = begin_behind(words, place, _STOPS)
        comma = next((at for at in range(begin, place - 1) if words[at] == ","), 0)
        if words[begin] != "until" or not comma or "if" not in words[place:]:
            continue
        held = [
            replace(each, start=tokens[place - 1].start, end=tokens[place - 1].start) for each in tokens[begin:comma]
        ]
        return [*tokens[:begin], *tokens[comma + 1 : place - 1], *held, *tokens[place - 1 :]]
    return tokens


def _given_or(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Give a minion +1 power until then, or +3 power if C": a minion gains +1 power until then, or +3."""
    words = words_of(tokens)
    for place in range(len(words) - 6):
        if words[place] != "give" or words[place - 1 : place] not in ([], ["."], [":"]):
            continue
        end = next((at for at in range(place, len(words)) if words[at] in _STOPS), len(words))
        gets = next((at for at in range(place + 2, end) if words[at].lstrip("&#")[:1] in ("+", "-")), 0)
        more = words.index("or", gets, end) if gets and "or" in words[gets:end] else 0
        nouns = [each for each in map(lex.nouns.get, words[place + 1 : gets]) if each and each[0] == "minion"]
        told = more and words[more - 1] == "," and words[more + 1].lstrip("&#")[:1] in ("+", "-")
        if not told or words[gets + 1] != "power" or "if" not in words[more:end] or not nouns:
            continue
        if {"and", "or", ","} & set(words[place:gets]):
            continue
        one = words[place + 1] in (*_ONE, "each", "this", "that", "another") or nouns[0][1] == "one"
        at = tokens[gets].start
        gains = Token("gains" if one else "gain", at, at)
        given = [*tokens[place + 1 : gets], gains, *tokens[gets:end]]
        return [*tokens[:place], *given, *_given_or(tokens[end:], lex)]
    return tokens


OR_SO_MANY = (
    where(_given_or, "give", "or", "if", "power"),
    where(_how_long_behind, "until", "or", "if", ","),
    where(_or_if, "instead", "if", "or"),
    where(_or_so_many, "or", "if", ","),
)
"""The rules of what is done instead, in the order in which they are asked."""
