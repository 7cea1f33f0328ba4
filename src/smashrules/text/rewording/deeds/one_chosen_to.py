"""One of those spoken of, chosen for what is done with it: "choose one to draw", "have another player choose one to
place into your hand".

You do it to one of them; where somebody else chooses, that one is chosen first. Knows words and their neighbours, no
structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, over, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ONE = (
    ["one"],
    ["one", "of", "them"],
    ["one", "of", "those"],
    ["one", "of", "those", "cards"],
    ["one", "of", "these"],
)
_TO = (["to"], ["for", "you", "to"], ["to", "be"])
_CHOOSING = {"choose": "choose", "chooses": "chooses", "pick": "choose", "picks": "chooses"}
_DEEDS = ("draw", "discard", "place", "put", "add", "play", "return", "shuffle", "destroy")
_GOING = ("place", "put", "add", "return", "shuffle")
_OPENINGS = (["choose"], ["you", "choose"], ["then", "choose"], ["you", "may", "choose"])
_OTHERS = ("another", "other", "opponent", "that", "left", "right", "left_neighbour", "right_neighbour")
_APART = frozenset((",", "and", "or", "then", "if", "may", "each"))


def _one_of_them_to(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose one to draw": draw one of them; "another player chooses one to place into your hand": they choose one
    of them. Place it into your hand."""
    words = words_of(tokens)
    for place, word in enumerate(words):
        one = at_words(words, place + 1, _ONE) if word in _CHOOSING else []
        end = place + 1 + len(one)
        to = at_words(words, end, _TO) if one else []
        deed = end + len(to)
        verb = _verb(words[deed : deed + 1], to == ["to", "be"], lex)
        if not to or not verb:
            continue
        begin, stop = sentence_begin(words, place), sentence_end(words, place)
        who, rest = words[begin:place], words[deed + 1 : stop]
        if {"and", ","} & set(rest) or not begin:
            continue
        them = over(("one", "of", "them"), tokens[place + 1], tokens[end - 1])
        does = replace(tokens[deed], word=verb)
        if [*who, _CHOOSING[word]] in [list(each) for each in _OPENINGS] and to == ["to"]:
            lead = tokens[begin + (who == ["you"]) : place]
            return [*tokens[:begin], *lead, does, *_apart(them), *_one_of_them_to(tokens[deed + 1 :], lex)]
        yours = "your" in rest and verb in _GOING
        if not set(_OTHERS) & set(who) or (_APART - {"and"}) & set(who) or not yours:
            continue
        it = replace(tokens[deed], word="it", start=tokens[deed].end - 1)
        told = [
            *tokens[:place],
            replace(tokens[place], word=_CHOOSING[word]),
            *_apart(them),
            replace(tokens[end], word="."),
            replace(does, end=it.start),
            it,
        ]
        return [*told, *_one_of_them_to(tokens[deed + 1 :], lex)]
    return tokens


def _verb(said: list[str], done: bool, lex: Lexicon) -> str:
    """The deed that is told, as it is ordered."""
    known = [each for each in _DEEDS if said and said[0] == (lex.forms[each][3] if done else each)]
    return known[0] if known else ""


def _apart(tokens: list[Token]) -> list[Token]:
    """One place for each word: what is referred to is known by where it stands."""
    return [replace(each, start=min(each.start + nth, each.end - 1)) for nth, each in enumerate(tokens)]


ONE_CHOSEN_TO = (where(_one_of_them_to, " ".join(_CHOOSING), "one", "to"),)
"""The rule of one that is chosen for what is done with it."""
