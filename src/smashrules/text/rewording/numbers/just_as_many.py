"""Who has as many of something as somebody else: "where you and another player have the same number of minions".

It is told as "more than" is, and of one of them: "as many minions as another player". Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HAVING = ("have", "has", "control", "controls", "with")
_SO_MANY = (["as", "many"], ["exactly", "as", "many"], ["an_equal_number_of"], ["at_least", "as", "many"])
_OR_EQUAL = {"more": "equal_or_less", "greater": "equal_or_less", "less": "equal_or_more", "lower": "equal_or_more"}
_AS_MUCH = ["at_least", "as", "much"]
_OTHERS = ("another", "that", "each", "any", "the")
_ENDS = (",", ".", ";", "and", "or")


def _just_as_many(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You have as many minions here as that player": so they are compared."""
    words = words_of(tokens)
    if "until" in words:
        return tokens
    for place in range(1, len(words) - 1):
        said = _said(words, place)
        noun = place + len(said)
        if not said or words[place - 1] not in _HAVING or noun == len(words):
            continue
        end = next((at for at in range(noun, len(words)) if words[at] in _ENDS), len(words))
        as_ = next((at for at in range(noun + 1, end - 1) if words[at] == "as"), 0)
        buried = noun + (words[noun] == "buried")
        kind, number = lex.nouns.get(words[buried], ("", "")) if buried < len(words) else ("", "")
        if number != "many" and kind != "vp":
            continue
        mark = "&noless" if said[0] == "at_least" else "&asmany"
        many = Token(mark, tokens[place].start, tokens[noun - 1].end)
        if as_:
            than = replace(tokens[as_], word="than")
            return [*tokens[:place], many, *tokens[noun:as_], than, *tokens[as_ + 1 :]]
        return _of_both(tokens, words, place, [many, *tokens[noun:end]], end)
    return tokens


def _no_more_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "No more power here than another player", "no less power": equal or less."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        power = lex.nouns.get(words[place + 2], ("",))[0] == "power"
        if words[place] == "no" and words[place + 1] in _OR_EQUAL and power and "than" in words[place + 3 :]:
            most = Token(_OR_EQUAL[words[place + 1]], tokens[place].start, tokens[place + 1].end)
            return [*tokens[:place], most, *tokens[place + 2 :]]
    return tokens


def _at_least_as_much(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "At least as much power here as another player": equal or more power here than another player."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        if words[place : place + 3] != _AS_MUCH or lex.nouns.get(words[place + 3], ("",))[0] != "power":
            continue
        end = next((at for at in range(place, len(words)) if words[at] in _ENDS), len(words))
        as_ = next((at for at in range(place + 4, end - 1) if words[at] == "as"), 0)
        if as_:
            most = Token("equal_or_more", tokens[place].start, tokens[place + 2].end)
            than = replace(tokens[as_], word="than")
            return [*tokens[:place], most, *tokens[place + 3 : as_], than, *tokens[as_ + 1 :]]
    return tokens


def _said(words: list[str], place: int) -> list[str]:
    return next((each for each in _SO_MANY if words[place : place + len(each)] == each), [])


def _of_both(tokens: list[Token], words: list[str], place: int, things: list[Token], end: int) -> list[Token]:
    """ "You and another player have the same number of minions": you have as many as another player."""
    have = place - 1
    begin = have - 1 if words[have - 1] == "each" else have
    both = words[have] == "have" and words[begin - 4 : begin - 2] in (["you", "and"], ["you", "&and"])
    if not both or words[begin - 2] not in _OTHERS or words[begin - 1] not in ("player", "other_player"):
        return tokens
    who, at = tokens[begin - 2 : begin], things[-1].end
    things = [replace(each, word="your") if each.word == "their" else each for each in things]  # "in their hands"
    than = said_at((replace(who[0], word="than"), *who), at)
    return [*tokens[: begin - 3], tokens[have], *things, *than, *tokens[end:]]


JUST_AS_MANY = (
    where(_just_as_many, "many an_equal_number_of", " ".join(_HAVING)),
    where(_at_least_as_much, "much", "at_least"),
    where(_no_more_power, "no", "more less greater lower", "than"),
)
"""The rules of who has as many, and at least as much."""
