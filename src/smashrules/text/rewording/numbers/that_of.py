"""A number told by what it is that of: "with power equal to that of a discarded minion"; and the most of all where a
minion is, told behind it: "a minion with the most power on its base".

The number is named again, and what has the most is told in a clause. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_STATS = ("power", "printed_power", "starting_power", "breakpoint")
_AS_MUCH = ("equal_to", "than", "as", "above", "below", "less_than_or_equal_to", "greater_than_or_equal_to")
_APART = (",", "and", "or", "then", ".", ":")
_MOST = ("most", "highest", "least", "lowest")


def _that_of(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "With power equal to that of this minion": equal to the power of this minion."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        if words[place : place + 2] != ["that", "of"] or words[place - 1] not in _AS_MUCH:
            continue
        begin = begin_behind(words, place, _APART)
        said = [word.removeprefix("total_") for word in words[begin:place]]
        named = [word for word in said if word in _STATS]
        if len(named) != 1:
            return tokens
        that = tokens[place]
        the = [replace(that, word="the", end=that.start + 1), Token(named[0], that.start + 1, that.end)]
        return [*tokens[:place], *the, *_that_of(tokens[place + 1 :], lex)]
    return tokens


def _most_where_it_is(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion with the most power on its base": a minion that has the most power on its base."""
    words = words_of(tokens)
    for place in range(1, len(words) - 6):
        most = words[place + 1 : place + 3] == ["with", "the"] and words[place + 3] in _MOST
        there = words[place + 5] in ("on", "at") and words[place + 6 : place + 8] == ["its", "base"]
        if lex.nouns.get(words[place], ("", "")) != ("minion", "one") or not most or words[place + 4] != "power":
            continue
        if not there or words[place - 1] == "the" or words[place + 8 : place + 9] == ["'s"]:
            continue
        with_ = tokens[place + 1]
        that = [replace(with_, word="that", end=with_.start + 1), Token("has", with_.start + 1, with_.end)]
        return [*tokens[: place + 1], *that, *tokens[place + 2 :]]
    return tokens


THAT_OF = (
    where(_that_of, "that", "of", " ".join(_AS_MUCH)),
    where(_most_where_it_is, " ".join(_MOST), "with", "its"),
)
"""The rules of numbers told by what has them."""
