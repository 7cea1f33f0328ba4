"""Counters spoken of, when it is asked how many there are by now: "if it has three of them", "unless it has two".

They are such counters. Knows words and their neighbours, no structure; what counters these are, the sentences before
tell.
"""

from __future__ import annotations

from smashrules.text.rewording.references.counters_run_out import counters_there
from smashrules.text.rewording.rule import at_words, looking_back, put
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import number_said
from smashrules.text.words.tokens import Token, words_of

_ASKED = frozenset(("if", "when", "while", "unless"))
_IT = ("it", "minion", "action", "card", "base", "titan")
_OR = ("or_more", "or_fewer", "or_less", "or_greater", "or_higher")
_OF_THEM = (["of", "them"], ["of", "those"], ["of", "these"], ["on", "it"], ["of", "them", "on", "it"])
_THAN = (["fewer", "than"], ["less", "than"], ["more", "than"], ["at_least"], ["exactly"])
_ENDS = ("", ",", "and", "then", "&then", ".")


def _told(sentences: list[list[Token]], lex: Lexicon) -> str:
    """The counters that were named last, where only one sort was named; empty where none or several were."""
    said = [each.word for tokens in sentences for each in tokens]
    named = {each.removesuffix("s") for each in said if lex.nouns.get(each, ("",))[0] == "counter"}
    return named.pop() if len(named) == 1 else ""


def _so_many(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If it has three or more of them", "if it has none": three or more such counters, no such counters."""
    words = [*words_of(tokens), ""]
    for place in range(2, len(tokens)):
        who = place - 3 if words[place - 2] == "now" else place - 2
        has = words[place - 1] in ("has", "had") and words[who] in _IT
        if not has or not _ASKED & set(words[:place]):
            continue
        place += words[place] == "now"  # "it has now three"
        number, end = _how_many(words, place, lex)
        of_them = at_words(words, end, _OF_THEM)
        counter = _told([*before, tokens[:place]], lex) if end and words[end + len(of_them)] in _ENDS else ""
        if not counter or not (of_them or _told([*before[-1:], tokens[:place]], lex)):
            continue
        noun = counter if number == 1 and end == place + 1 else f"{counter}s"
        at = tokens[end - 1].end
        counted = put(tokens[:end], end - 1, end, ["no"]) if words[end - 1] == "none" else tokens[:end]
        told = [*counted, Token(noun, at, at), *tokens[end + len(of_them) :]]
        this = counters_there(before, lex)[1] if words[who] == "it" else []
        told = [*told[: who + 1], *told[who + 2 :]] if words[who + 1] == "now" else told
        return put(told, who, who + 1, this) if this else _described(told)
    return tokens


def _how_many(words: list[str], place: int, lex: Lexicon) -> tuple[int, int]:
    """The number of counters that is told at ``place``, and where that ends; 0 and 0 where none is."""
    if words[place] == "none":
        return 0, place + 1
    place += len(at_words(words, place, _THAN))
    number = number_said(words[place], lex)
    return (number, place + 1 + (words[place + 1] in _OR)) if number else (0, 0)


def _described(tokens: list[Token]) -> list[Token]:
    """ "Place a counter on one of your minions if it has no counters": on one that has none."""
    words = words_of(tokens)
    asked = words.index("if") if "if" in words else 0
    placed = words[:1] in (["place"], ["put"]) and words[asked : asked + 3] == ["if", "it", "has"]
    if not placed or "," in words or not set(words[:asked]) & {"a", "an", "one"} or "this" in words[:asked]:
        return tokens
    return put(tokens, asked, asked + 3, ["with"])


COUNTERS_IT_HAS = (looking_back(_so_many, "has had", "if when while unless"),)
"""The rule of the counters that something has by now."""
