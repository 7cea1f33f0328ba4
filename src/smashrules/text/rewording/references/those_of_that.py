"""Those of several spoken of that are of a faction or a type that was named: "draw those of that faction", "place any
of that type in your hand"; and those "that have 0 power".

They are the cards of it among them, and have power 0. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import acts
from smashrules.text.words.tokens import Token, words_of

_ALL = (
    *("those", "all", "any", "each"),
    *("those of them", "all of them", "any of them", "each of them"),
    *("all of those", "any of those", "each of those"),
)
_SOME = {
    **dict.fromkeys(_ALL, "each"),
    **dict.fromkeys(("one", "one of them", "one of those"), "one"),
    **dict.fromkeys(("up_to one", "up_to one of them"), "up_to one"),
    "any_number_of them": "any_number_of",
    "any_number_of those": "any_number_of",
}
_WHICH = tuple(
    each.split() for each in ("that are", "that is", "which are", "that belong to", "that belongs to", "belonging to")
)
_IT = ("that", "the named", "the chosen")
_TRAITS = ("faction", "type", "card type")
_THAT = tuple([*which.split(), *trait.split()] for which in _IT for trait in _TRAITS)
_PHRASES = tuple(each.split() for each in _SOME)


def _of_that(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw those of that faction": each card of that faction among them."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        some = at_words(words, place, _PHRASES) if acts(words[place - 1], lex) else []
        begin = place + len(some)
        which = at_words(words, begin, _WHICH) if some else []
        at = begin + len(which)
        if not some or (words[at : at + 1] not in (["of"], ["from"]) and which[-1:] not in (["to"], ["belonging"])):
            continue
        at += words[at] in ("of", "from")
        that = at_words(words, at, _THAT)
        if not that:
            continue
        number = _SOME[" ".join(some)]
        if some[0] == "any" and words[place - 2] == "may":
            number = "any_number_of"
        noun = "card" if number in ("each", "one", "up_to one") else "cards"
        told = [*number.split(), noun, "of", "that", that[-1], "among", "them"]
        return [*put(tokens[: at + len(that)], place, at + len(that), told), *tokens[at + len(that) :]]
    return tokens


_SPOKEN = ("them", "those", "any", "each", "all", "minions", "minion")
_HAVE = (["that", "have"], ["that", "has"], ["with"], ["that", "now", "have"], ["that", "now", "has"])
_ENDS = (".", ",", "and", "or", "then", "&then", "to", "on", "in")


def _of_so_much(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy each of them that has 0 power": that has power 0."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        have = at_words(words, place, _HAVE) if words[place - 1] in _SPOKEN else []
        at = place + len(have)
        number = words[at : at + 1]
        told = number and (number[0].isdigit() or number[0] in lex.numerals) and words[at + 1 : at + 2] == ["power"]
        if have and told and words[at + 2 : at + 3] in ([], *([each] for each in _ENDS)):
            said = [each for each in have if each != "now"]
            return put(tokens, place, at + 2, [*said, "power", *number])
    return tokens


THOSE_OF_THAT = (
    where(_of_that, "faction type", "of from to"),
    where(_of_so_much, "power", "have has with"),
)
"""The rules of those that are of what was named, or have so much power."""
