"""Another number done instead, of what the sentence before names: "Draw a card. If ..., draw two instead".

What there are two of, and what is said behind it, is put in again. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import number_said
from smashrules.text.words.tokens import Token, said_at, words_of

_ONE = ("a", "an", "one", "1")
_ENDS = (",", "and", "or", "then", "@or", ":", "&then", "if", "until", "instead")
_ON = ("on", "onto")
_OF_THE_ONE = frozenset(("its", "another", "different"))
_ITS_HAND = ["its", "owner", "'s", "hand"]
_THEIR_HANDS = ["their", "owners", "'s", "hands"]
_THINGS = ("card", "minion", "action", "titan", "vp", "counter", "monster", "treasure")


def so_many_instead(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """The tokens of a sentence, with what so many of it are done to, where the sentence before has told it."""
    if not before:
        return tokens
    tokens = _instead_last(tokens, lex)
    words = words_of(tokens)
    number = len(words) - 2
    verb = number - 2 if words[number - 1 : number] == ["up_to"] else number - 1
    if words[-1] != "instead" or verb < 1 or not number_said(words[number], lex):
        return tokens
    told = told_before(before[-1], words[verb], lex)
    if not told:
        return tokens
    at = tokens[number].end
    rest = of_so_many(told, number_said(words[number], lex), lex)
    if _OF_THE_ONE.intersection(words_of(rest)):
        return tokens
    behind = said_at(_of_it(rest, words[:verb], lex), at)
    return [*tokens[: number + 1], *behind, tokens[-1]]


def _instead_last(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If ..., instead draw two": draw two instead."""
    words = words_of(tokens)
    place = words.index("instead")
    names = any(form == "bare" for _, form in lex.verbs.get(words[place + 1] if place + 1 < len(words) else "", ()))
    if not names or not number_said(words[-1], lex) or len(words) > place + 4:
        return tokens
    at = tokens[-1].end
    return [*tokens[:place], *tokens[place + 1 :], replace(tokens[place], start=at, end=at)]


def told_before(before: list[Token], verb: str, lex: Lexicon) -> list[Token]:
    """The number of what the same verb was done to, in the sentence before, and all behind it."""
    names = {name for name, _ in lex.verbs.get(verb, ())}
    words = words_of(before)
    places = [at for at in range(len(words) - 2) if names & {name for name, _ in lex.verbs.get(words[at], ())}]
    if len(places) != 1 or "instead" in words:
        return []
    start = places[0] + (2 if words[places[0] + 1] == "up_to" else 1)
    if words[start] not in _ONE and not number_said(words[start], lex):
        return []
    end = next((at for at in range(start, len(words)) if words[at] in _ENDS), len(words))
    return before[start:end]


def of_so_many(told: list[Token], number: int, lex: Lexicon) -> list[Token]:
    """What is told behind the number, of ``number`` of them: one card, or several."""
    rest = told[1:] if number == 1 else _to_their_hands(told[1:])
    if rest and rest[0].word == "of":  # "one of your minions"
        return rest
    noun = next((at for at, each in enumerate(rest) if lex.nouns.get(each.word, ("",))[0] in _THINGS), None)
    if noun is None:
        return []
    kind, word = lex.nouns[rest[noun].word][0], rest[noun].word
    form = "one" if number == 1 else "many"
    known = [each for each, told_so in lex.nouns.items() if told_so == (kind, form)]
    spelt = [each for each in (word, f"{word}s", word.removesuffix("s")) if each in known]
    return [*rest[:noun], replace(rest[noun], word=spelt[0]), *rest[noun + 1 :]] if spelt else []


def _to_their_hands(rest: list[Token]) -> list[Token]:
    """ "to its owner's hand", of several: to their owners' hands."""
    words = words_of(rest)
    at = next((place for place in range(len(words)) if words[place : place + 4] == _ITS_HAND), None)
    if at is None:
        return rest
    several = [replace(each, word=word) for each, word in zip(rest[at : at + 4], _THEIR_HANDS, strict=True)]
    return [*rest[:at], *several, *rest[at + 4 :]]


def _of_it(rest: list[Token], ahead: list[str], lex: Lexicon) -> list[Token]:
    """ "... on one of your minions. If there is an action on it, place two instead": on that one."""
    place = next((at for at, each in enumerate(rest) if each.word in _ON), None)
    spoken_of = bool({"it", "its"} & set(ahead)) or any(pair == ("that", "minion") for pair in pairwise(ahead))
    if place is None or not spoken_of or place + 1 >= len(rest):
        return rest
    return [*rest[: place + 1], replace(rest[place + 1], word="it")]
