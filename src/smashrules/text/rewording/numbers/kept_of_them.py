"""How many of some cards are kept: "draw two cards and keep one. Discard the other", "draw three cards, keep one, and
discard the rest", "draw two cards and choose one to discard".

The others of them are discarded. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_PLACE = ("place", "put", "places", "puts", "shuffle", "shuffles")
_KEEP = {"keep": "discard", "keeps": "discards"}
_DRAW = ("draw", "draws")
_JOINTS = (["and"], [",", "and"], [",", "then"], ["then"], [","])
_AGAIN = (["and"], [",", "and"], ["."], [","])
_OTHERS = (["the", "other"], ["the", "others"], ["the", "rest"], ["the", "other", "one"], ["the", "other", "cards"])
_ONE_OTHER = (["the", "other"], ["the", "other", "one"])
_SPELT = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}


def _kept(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw two cards and keep one. Discard the other": and discard one of them."""
    words = [*words_of(tokens), "", "", "", "", ""]
    for place in range(3, len(tokens) - 3):
        if words[place] not in _KEEP:
            continue
        joint = _joint(words, place)
        drawn = place - len(joint) - 3
        number = lex.numerals.get(words[drawn + 1], 0) if drawn >= 0 else 0
        kept = lex.numerals.get(words[place + 1], 0)
        of = 2 * (words[place + 2 : place + 4] == ["of", "them"])
        again = _first(_AGAIN, words, place + 2 + of)
        verb = place + 2 + of + len(again)
        others = _first(_OTHERS, words, verb + 1)
        known = drawn >= 0 and words[drawn] in _DRAW and words[drawn + 2] == "cards" and joint and again and others
        end = verb + 1 + len(others)
        left = number - kept
        if words[end - 1 : end] == ["other"] and lex.numerals.get(words[end], 0) == left:  # "the other two"
            others, end = others if left == 1 else ["the", "others"], end + 1
        discards = words[verb] in ("discard", "discards") and words[end] in _ENDS
        placed = words[verb] in _PLACE and words[end] in ("on", "at", "into") and left in _SPELT
        if placed and known and kept and not (others in _ONE_OTHER and left > 1):
            cut = place - len(joint)
            then = [Token(each, tokens[cut].start, tokens[place].end) for each in (",", "then", words[verb])]
            told = [Token(each, tokens[verb].start, tokens[end - 1].end) for each in (_SPELT[left], "of", "them")]
            return [*tokens[:cut], *then, *told, *tokens[end:]]
        if not known or not discards or not kept or left not in _SPELT or (others in _ONE_OTHER and left > 1):
            continue
        first, last = tokens[place], tokens[end - 1]
        said = (_SPELT[left], "of", "them")
        does = replace(tokens[place], word=_KEEP[first.word] if words[drawn] == "draw" else "discards")
        told = [Token(each, last.start, last.end) for each in said]
        cut = place - len(joint)
        and_ = Token("and", tokens[cut].start, tokens[place - 1].end)
        return [*tokens[:cut], and_, does, *told, *tokens[end:]]
    return tokens


_ENDS = (".", "", ",")


def _joint(words: list[str], place: int) -> list[str]:
    found = [each for each in _JOINTS if words[max(place - len(each), 0) : place] == each]
    return max(found, key=len, default=[])


def _first(known: tuple[list[str], ...], words: list[str], place: int) -> list[str]:
    return max((each for each in known if words[place : place + len(each)] == each), key=len, default=[])


def _one_to_discard(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw two cards and choose one to discard": and discard one of them."""
    words = [*words_of(tokens), ""]
    for place in range(4, len(tokens) - 3):
        drawn = words[place - 4] in _DRAW and words[place - 2 : place] == ["cards", "and"]
        drawn = drawn and lex.numerals.get(words[place - 3], 0) > 1
        chosen = words[place] in ("choose", "chooses") and words[place + 2 : place + 4] == ["to", "discard"]
        if not drawn or not chosen or words[place + 1] not in lex.numerals or words[place + 4] not in _ENDS:
            continue
        verb = replace(tokens[place], word="discard" if words[place] == "choose" else "discards")
        last = tokens[place + 3]
        return [
            *tokens[:place],
            verb,
            tokens[place + 1],
            Token("of", last.start, last.start),
            _them(last),
            *tokens[place + 4 :],
        ]
    return tokens


def _them(last: Token) -> Token:
    return replace(last, word="them")


KEPT_OF_THEM = (
    where(_kept, "keep keeps", "draw draws", " ".join(("discard", "discards", *_PLACE))),
    where(_one_to_discard, "choose chooses", "discard", "draw draws"),
)
"""The rules of how many are kept."""
