"""At most one on each: "place up to three +1 power counters on your minions, no more than one on each", "store three
cards from your hand under your minions, one under each".

One is placed on each of up to so many of them; these are chosen first where a card is laid there. Knows words and
their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_MOST = (
    ["but", "no", "more", "than", "one"],
    ["and", "no", "more", "than", "one"],
    ["but", "only", "one"],
    ["no", "more", "than", "one"],
    ["not", "more", "than", "one"],
    ["at", "most", "one"],
    ["only", "one"],
    ["a", "maximum", "of", "one"],
    ["one"],
)
_EACH = (
    ["each"],
    ["each", "of", "them"],
    ["each", "minion"],
    ["each", "one"],
    ["any", "minion"],
    ["any", "one", "minion"],
)
_COUNTERS = ("counter",)
_ENDS = (".", ",", "and", "")
_PUTTING = ("place", "put", "store")
_ON = ("on", "under")
_WHOSE = ("your", "their")


def _one_on_each(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place up to three counters on your minions, at most one on each": place one on each of up to three of your
    minions."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(4, len(tokens) - 2):
        most = next((each for each in _MOST if words[place : place + len(each)] == each), None)
        on = place + len(most or ())
        each = next((one for one in _EACH if words[on + 1 : on + 1 + len(one)] == one), None)
        if most is None or words[place - 1] != "," or words[on] not in _ON or each is None:
            continue
        longer = [one for one in _EACH if words[on + 1 : on + 1 + len(one)] == one]
        end = on + 1 + max(len(one) for one in longer)
        begin = max((at for at in range(place) if words[at] in _PUTTING), default=-1)
        many, number = words[begin + 1 : begin + 3] == ["up", "to"], begin + 1
        number += 2 * many
        first = next((at for at in range(number, place) if words[at] == words[on]), 0)
        things, hosts = tokens[number + 1 : first], tokens[first + 1 : place - 1]
        known = begin >= 0 and lex.numerals.get(words[number], 0) > 1 and first and words[end] in _ENDS
        one = _single(things, lex)
        several = any(lex.nouns.get(host.word, ("", ""))[1] == "many" for host in hosts)
        if not known or not one or not several or {",", "and", "or"} & set(words_of([*things, *hosts])):
            continue
        start = tokens[first].end
        a = replace(tokens[begin + 1], word="a", end=tokens[number].end)
        of = [Token(word, start, start) for word in ("each", "of", *words[begin + 1 : number + 1])]
        theirs = [Token("of", start, start)] if hosts[0].word in _WHOSE else []
        if not any(each.word in _COUNTERS for each in one):
            if {"many", "that"} & set(words[end:]):
                return tokens  # as many as there were, or as were chosen
            chosen = [replace(tokens[begin], word="choose"), *of[2:], *theirs, *hosts]
            last = tokens[end - 1]
            put = [Token(word, last.start, last.end) for word in ("and", words[begin], "a")]
            laid = [replace(each, start=last.start, end=last.end) for each in (*one, tokens[first])]
            under = [Token(word, last.start, last.end) for word in ("each", "of", "them")]
            return [*tokens[:begin], *chosen, *put, *laid, *under, *tokens[end:]]
        return [*tokens[: begin + 1], a, *one, tokens[first], *of, *theirs, *hosts, *tokens[end:]]
    return tokens


def _single(things: list[Token], lex: Lexicon) -> list[Token]:
    """The things that are laid there, as one of them."""
    for at, each in enumerate(things):
        plain = each.word.removesuffix("s")
        if plain != each.word and plain in ("counter", "card", "minion", "action"):
            return [*things[:at], replace(each, word=plain), *things[at + 1 :]]
    return []


ONE_ON_EACH = (where(_one_on_each, "each any", "on under", " ".join(_PUTTING)),)
"""The rule of at most one on each."""
