"""Power compared from the other side: "a minion on a base where you have a minion with more power", "whose power does
not exceed this minion's", "less power than your strongest minion there".

It is a minion with less power than one of yours there; with power less than or equal to this minion's power. Knows
words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_MORE = ("more", "greater", "higher")
_LESS = ("less", "lower", "fewer")
_OTHER_WAY = {**dict.fromkeys(_MORE, "less"), **dict.fromkeys(_LESS, "more")}
_WHERE = (["where", "you", "have", "a"], ["where", "you", "control", "a"])
_ADJECTIVES = {"stronger": "less", "weaker": "more"}
_AT_MOST = (
    ["at", "most"],
    ["up", "to"],
    ["not", "exceeding"],
    *(["no", word, "than"] for word in _MORE),
    *(["not", word, "than"] for word in _MORE),
)
_EXCEEDING = {
    ("does", "not", "exceed"): ("less", "than", "or", "equal", "to"),
    ("is", "no", "more", "than"): ("less", "than", "or", "equal", "to"),
    ("exceeds",): ("greater", "than"),
}
_SO_MUCH_MORE = (["one", "higher"], ["one", "more"], ["one", "greater"], ["one", "less"], ["one", "lower"])
_POINTING = ("this", "that", "the", "its", "one", "your")
_CLOSING: tuple[list[str], ...] = ([], ["."], [","], ["here"], ["there"], ["to"], ["on"], ["from"], ["and"], [";"])


def _stronger_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy a minion on a base where you have a minion with more power": one with less power than one of yours
    there."""
    words = words_of(tokens)
    for place in range(3, len(words) - 5):
        if words[place : place + 4] not in _WHERE or words[place - 2 : place] != ["a", "base"]:
            continue
        if words[place - 3] not in ("on", "at"):
            continue
        way, end = _of_another_power(words, place + 4)
        noun = next((at for at in range(place - 4, -1, -1) if lex.nouns.get(words[at], ("",))[0] == "minion"), None)
        if not way or noun is None or {",", ".", "and", "or"} & set(words[noun + 1 : place - 3]):
            continue
        last = tokens[end - 1]
        told = ("with", way, "power", "than", "one", "of", "your", "minions", "there")
        start, end_ = tokens[place - 3].start, last.end
        put = spread(told, start, end_)
        return [*tokens[: place - 3], *put, *_stronger_there(tokens[end:], lex)]
    return tokens


def _of_another_power(words: list[str], at: int) -> tuple[str, int]:
    """ "(A) stronger minion", "(a) minion with more power than it": how the one that is meant compares with that, and
    where the words end."""
    if words[at] in _ADJECTIVES and words[at + 1 : at + 2] == ["minion"]:
        way, end = _ADJECTIVES[words[at]], at + 2
    elif words[at] == "minion" and words[at + 1 : at + 2] in (["with"], ["of"]):
        begin = at + 2 + (words[at + 2 : at + 3] == ["a"])
        if (
            words[begin : begin + 1] == []
            or words[begin] not in _OTHER_WAY
            or words[begin + 1 : begin + 2] != ["power"]
        ):
            return "", at
        way, end = _OTHER_WAY[words[begin]], begin + 2
    else:
        return "", at
    if words[end : end + 2] == ["than", "it"]:
        end += 2
    return (way, end) if words[end : end + 1] in _CLOSING else ("", at)


def _that_has(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion that has less power than one of your minions there": with less power than that; "than it has": than
    it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        before = place - 1 - (words[place - 1] in ("here", "there"))
        noun = lex.nouns.get(words[before], ("",))[0] if before >= 0 else ""
        has = words[place] in ("that", "which") and words[place + 1] in ("has", "have") and noun == "minion"
        if has and words[place + 2] in (*_MORE, *_LESS) and words[place + 3 : place + 5] == ["power", "than"]:
            with_ = replace(tokens[place], word="with", end=tokens[place + 1].end)
            return [*tokens[:place], with_, *_that_has(tokens[place + 2 :], lex)]
    for place in range(1, len(words) - 2):
        it = words[place : place + 2] == ["than", "it"] and words[place - 1] == "power"
        if it and words[place + 2] in ("has", "does", "is") and words[place + 3 : place + 4] in _CLOSING:
            kept = replace(tokens[place + 1], end=tokens[place + 2].end)
            return [*tokens[: place + 1], kept, *_that_has(tokens[place + 3 :], lex)]
    return tokens


def _exceeds(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Whose power does not exceed this minion's", "with power at most that of the discarded minion": with power
    less than or equal to this minion's power, to that of the discarded minion."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        power = place + 1 + (words[place + 1] == "printed")
        if words[place] not in ("whose", "with", "of") or words[power] != "power":
            continue
        told = _way(words, place, power)
        if told is None:
            continue
        way, end = told
        if words[end : end + 1] == [] or words[end] not in _POINTING or words[end : end + 2] in _SO_MUCH_MORE:
            continue
        with_ = [replace(tokens[place], word="with"), *tokens[place + 1 : power + 1]]
        put = [replace(tokens[power], word=each, start=tokens[power].end, end=tokens[end - 1].end) for each in way]
        return [*tokens[:place], *with_, *put, *_exceeds(_with_its_power(tokens[end:], way), lex)]
    return tokens


def _way(words: list[str], place: int, power: int) -> tuple[tuple[str, ...], int] | None:
    if words[place] == "whose":
        for said, way in _EXCEEDING.items():
            if tuple(words[power + 1 : power + 1 + len(said)]) == said:
                return way, power + 1 + len(said)
        return None
    most = next((each for each in _AT_MOST if words[power + 1 : power + 1 + len(each)] == each), None)
    return None if most is None else (("less", "than", "or", "equal", "to"), power + 1 + len(most))


def _with_its_power(tokens: list[Token], way: tuple[str, ...]) -> list[Token]:
    """ "(Less than or equal to) this minion's": this minion's power."""
    words = words_of(tokens)
    own = next((at for at in range(1, min(len(words), 5)) if words[at] == "'s"), 0)
    if not own or words[own + 1 : own + 2] not in _CLOSING:
        return tokens
    power = replace(tokens[own], word="power", start=tokens[own].end)
    return [*tokens[: own + 1], power, *tokens[own + 1 :]]


def _than_mine_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "With less power than your strongest minion there", "than a minion you have there": than one of your minions
    there; less than the strongest there is less than one of them."""
    words = words_of(tokens)
    for place in range(3, len(words) - 4):
        if words[place] not in ("than", "of", "to"):
            continue
        end = _mine(words, place + 1)
        if not end or not _PLACED & set(words[end : end + 1]):
            continue
        first = begin_behind(words, place, (".", ":", ";"))
        said = words[first:place]
        compared = next((each for each in reversed(said) if each in (*_MORE, *_LESS, "equal")), "")
        strongest = bool({"strongest", "most"} & set(words[place:end]))
        if not compared or "power" not in said or "base" in said or "bases" in said:
            continue
        less = compared in _LESS or (compared == "equal" and set(_LESS) & set(said))
        weakest = bool({"weakest", "least"} & set(words[place:end]))
        if weakest or (strongest and not less):
            same = _on_the_same(tokens, words, end)
            if same is not tokens:
                return same
            continue
        mine = [
            Token(each, tokens[place + 1].start, tokens[end - 1].end) for each in ("one", "of", "your", "minions")
        ]
        there = next(each for each in _THERE if words[end : end + len(each)] == each)
        base = Token("there", tokens[end].start, tokens[end + len(there) - 1].end)
        return [*tokens[: place + 1], *mine, base, *_than_mine_there(tokens[end + len(there) :], lex)]
    return tokens


def _on_the_same(tokens: list[Token], words: list[str], end: int) -> list[Token]:
    """ "(Your strongest minion) there": on the same base, where no base was spoken of."""
    there = next(each for each in _THERE if words[end : end + len(each)] == each)
    if {"base", "bases", "here", "there", "choose"} & set(words[:end]) or there == ["on", "the", "same", "base"]:
        return tokens
    start, last = tokens[end].start, tokens[end + len(there) - 1].end
    same = spread(("on", "the", "same", "base"), start, last)
    return [*tokens[:end], *same, *tokens[end + len(there) :]]


_THERE = (
    ["there"],
    ["on", "its", "base"],
    ["on", "that", "base"],
    ["at", "that", "base"],
    ["on", "the", "same", "base"],
)
_PLACED = frozenset(("there", "on", "at"))


def _mine(words: list[str], at: int) -> int:
    """Where the words end that say "your strongest minion" or "a minion you have", before a base."""
    for said in (
        ["your", "strongest", "minion"],
        ["your", "most", "powerful", "minion"],
        ["your", "weakest", "minion"],
        ["your", "least", "powerful", "minion"],
        ["a", "minion", "you", "have"],
        ["a", "minion", "you", "control"],
        ["a", "minion", "of", "yours"],
        ["one", "of", "yours"],
        ["one", "of", "your", "own", "minions"],
        ["one", "of", "your", "minions"],
    ):
        end = at + len(said)
        plain = said == ["one", "of", "your", "minions"] and words[end : end + 1] == ["there"]
        if words[at:end] == said and not plain and any(words[end : end + len(each)] == each for each in _THERE):
            return end
    return 0


OTHER_SIDE = (
    where(_stronger_there, "where", "minion", "have control", "base"),
    where(_that_has, "than", "power", "has have it does is"),
    where(_exceeds, "exceed exceeds exceeding most up no not", "power"),
    where(_than_mine_there, "power", "your you yours", "there base", "than of to"),
)
"""The rules of power compared from the other side, in the order in which they are asked."""
