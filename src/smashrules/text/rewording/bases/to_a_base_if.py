"""What is asked of the base to which something goes: "move this minion to another base if you have a minion there",
and of what a card is played on: "play on a base if you have a minion there", "on a minion if it has no actions".

It goes to a base where that is so, and to a minion with none. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ASKED = (["you", "have"], ["there", "is"], ["there", "are"], ["another", "player", "has"])
_UNSURE = {",", "and", "or", "its", "it", "they", "not", "no", "if"}


def _where_it_is_so(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "To another base if you have a minion there": to another base where you have a minion."""
    words = words_of(tokens)
    for place in range(3, len(words) - 3):
        to = words[place - 3 : place - 1] in (["to", "another"], ["to", "a"], ["to", "any"])
        if words[place - 1 : place + 1] != ["base", "if"] or not to:
            continue
        asked = next((each for each in _ASKED if words[place + 1 : place + 1 + len(each)] == each), None)
        behind = words[place + 1 :]
        if asked is None or behind[-1] != "there" or behind[len(asked) :].count("there") != 1:
            return tokens
        if _UNSURE & set(behind) or {"and", "or", "if"} & set(words[:place]):
            return tokens
        if asked[0] == "there":  # "to a base if there is a minion there": to one with a minion
            return [*tokens[:place], replace(tokens[place], word="with"), *tokens[place + 3 : -1]]
        return [*tokens[:place], replace(tokens[place], word="where"), *tokens[place + 1 : -1]]
    return tokens


def _played_where(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play on a base (only) if you have a minion there": on a base where you have one."""
    words = words_of(tokens)
    place = words.index("if") if "if" in words else 0
    only = words[place - 1] == "only"
    if words[: place - only] not in (["play", "on", "a", "base"], ["play", "this", "on", "a", "base"]):
        return tokens
    behind = words[place + 1 :]
    is_ = behind[:2] in (["there", "is"], ["there", "are"])
    asked = behind[:2] in (["you", "have"], ["you", "do"]) or behind[:3] in (
        ["another", "player", "has"],
        ["no", "player", "has"],
    )
    if is_:  # "if there is a minion there": with a minion
        behind = behind[2:]
    if (
        not (asked or is_)
        or behind[-1] != "there"
        or behind.count("there") != 1
        or {",", "and", "or", "if"} & set(behind)
    ):
        return tokens
    rest = tokens[place + (3 if is_ else 1) : -1]
    return [*tokens[: place - only], replace(tokens[place], word="with" if is_ else "where"), *rest]


def _played_with(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play on a minion (only) if it has no actions on it": on a minion with no actions on it."""
    words = words_of(tokens)
    place = words.index("if") if "if" in words else 0
    only = words[place - 1] == "only"
    if words[: place - only] not in (["play", "on", "a", "minion"], ["play", "on", "one", "of", "your", "minions"]):
        return tokens
    behind = words[place + 1 :]
    if behind[:2] != ["it", "has"] or {",", "and", "or", "if"} & set(behind):
        return tokens
    return [*tokens[: place - only], replace(tokens[place], word="with"), *tokens[place + 3 :]]


TO_A_BASE_IF = (
    where(_where_it_is_so, "there", "base", "if"),
    where(_played_where, "there", "base", "if"),
    where(_played_with, "has", "it", "if"),
)
"""The rules of what is asked of where it goes."""
