"""All of those spoken of that are so: "reveal the top two cards of your deck. Draw any that are minions", "draw each
with that name", "discard all that are not actions".

They are those that are so, or each of them that is. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import put, where
from smashrules.text.words.lexicon import Lexicon, takes_an
from smashrules.text.words.roles import acts
from smashrules.text.words.tokens import Token, words_of

_ALL = ("any", "all", "each", "those", "every")
_OF_THEM = (["of", "them"], ["&of", "them"], ["of", "those"], ["&of", "those"], ["one", "of", "them"])
_SEVERAL = {"are": "is", "have": "has", "were": "was"}
_ONE = ("is", "has", "was")
_NAMES = (["that", "name"], ["the", "named", "name"], ["the", "chosen", "name"])


def _any_that(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw any that have that name": draw those that have that name."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(1, len(tokens) - 2):
        if words[place] not in _ALL or not acts(words[place - 1], lex):
            continue
        of = next((each for each in _OF_THEM if words[place + 1 : place + 1 + len(each)] == each), [])
        that = place + 1 + len(of)
        if words[that] == "with" and any(words[that + 1 : that + 3] == each for each in _NAMES):
            named = [replace(tokens[that], word="that"), Token("have", tokens[that].end, tokens[that].end)]
            name = [replace(tokens[that + 1], word="that"), tokens[that + 2]]
            those = replace(tokens[place], word="those", end=tokens[that - 1].end)
            return [*tokens[:place], those, *named, *name, *tokens[that + 3 :]]
        if words[that] == "with" and not of and words[place] in ("any", "all", "each"):
            return [*tokens[:place], replace(tokens[place], word="those"), *tokens[that:]]
        if words[that] != "that":
            continue
        if words[that + 1] == "are" and words[that + 2] == "not":
            return _that_is_not(tokens, place, that, lex)
        if words[that + 1] in _SEVERAL and words[place] != "those":
            those = replace(tokens[place], word="those", end=tokens[that - 1].end)
            return [*tokens[:place], those, *tokens[that:]]
        if words[that + 1] in _ONE and not of:
            return put(tokens, place, place + 1, ["each", "of", "them"])
    return tokens


def _that_is_not(tokens: list[Token], place: int, that: int, lex: Lexicon) -> list[Token]:
    """ "Those that are not minions": each of them that is not a minion."""
    words = [*words_of(tokens), "", ""]
    noun = words[that + 3]
    kind, number = lex.nouns.get(noun, ("", ""))
    if number != "many" or words[that + 4] not in _STOPS:
        return tokens
    one = noun.removesuffix("s")
    if lex.nouns.get(one) != (kind, "one"):
        return tokens
    end = tokens[that + 3]
    rest = [replace(tokens[that + 1], word="is"), tokens[that + 2]]
    a = Token("an" if takes_an(one) else "a", end.start, end.start)
    them = put(tokens[: that + 1], place, that, ["each", "of", "them"])
    return [*them, *rest, a, replace(end, word=one), *tokens[that + 4 :]]


_STOPS = ("", ".", ",", "and", "then", "&then", "on", "in", "to", "into", "as", "from", "&or", "or")
ANY_THAT = (where(_any_that, " ".join(_ALL), "that with"),)
"""The rule of all of those that are so."""
