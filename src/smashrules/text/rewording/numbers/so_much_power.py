"""A power or breakpoint told by how it compares with a number: "with power greater than 4", "with a total power of up
to 6", "with no more than 4 power", "with 4 power or more".

It is so much or more, so much or less. Knows words and their neighbours, no structure; it is asked before words are
joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import number_first
from smashrules.text.words.tokens import Token, words_of

_STATS = ("power", "breakpoint")
_LEADING = ("with", "of", "has", "have", "had")
_DESCRIBED = ("a", "total", "combined", "printed", "starting")
_MORE = ("greater", "higher", "more", "larger")
_LESS = ("less", "lower", "smaller", "fewer")
_COMPARED: tuple[tuple[list[str], str, int], ...] = (
    *(([word, "than"], "more", 1) for word in _MORE),
    *(([word, "than"], "less", -1) for word in _LESS),
    *((["no", word, "than"], "less", 0) for word in _MORE),
    *((["not", word, "than"], "less", 0) for word in _MORE),
    *((["no", word, "than"], "more", 0) for word in _LESS),
    *((["not", word, "than"], "more", 0) for word in _LESS),
    (["above"], "more", 1),
    (["below"], "less", -1),
    (["over"], "more", 1),
    (["under"], "less", -1),
    (["at", "least"], "more", 0),
    (["at", "most"], "less", 0),
    (["up", "to"], "less", 0),
    (["not", "exceeding"], "less", 0),
    (["exceeding"], "more", 1),
    (["exactly"], "", 0),
    (["equal", "to"], "", 0),
)
"""How it compares, by the words that stand before the number: so much or more, or less, or just so much."""
_BEFORE_IT = tuple(each for each in _COMPARED if each[2] == 0 and each[1] and each[0] not in (["up", "to"],))
_GOES_ON = ("plus", "minus", "or", "of", "times", "&(minimum_0)", *_MORE, *_LESS)
_CARRIED = ("counter", "counters")


def _compared(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "With power greater than 4", "with a power of exactly 2", "with a total power of up to 6": with power 5 or
    more, a power of 2, a total power of 6 or less."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place] not in _STATS or not _leads(words, place):
            continue
        at = place + 1 + (words[place + 1] == "of")
        said = next((each for each in _COMPARED if words[at : at + len(each[0])] == each[0]), None)
        if said is None:
            continue
        number = at + len(said[0])
        value = number_first(words[number : number + 1], lex)
        if value is None or words[number + 1 : number + 2] in ([each] for each in (*_GOES_ON, *_STATS)):
            continue
        described = "a" in words[_first(words, place) : place]
        plain = number == at + 1 and said[1] == "" and at == place + 1  # "with power exactly 2"
        if plain or value + said[2] < 0:
            continue
        first, last = tokens[place + 1], tokens[number]
        told = [str(value + said[2]), *(["or", said[1]] if said[1] else [])]
        of = ["of"] if described else []
        put = [replace(first, word=each, end=last.end) for each in (*of, *told)]
        return [*tokens[: place + 1], *put, *_compared(tokens[number + 1 :], lex)]
    return tokens


def _so_much(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "With no more than 4 power", "with at most 4 power", "with 4 power or more": with 4 or less power, with
    4 or more."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place - 1] not in ("with", "has", "have", "had"):
            continue
        said = next((each for each in _BEFORE_IT if words[place : place + len(each[0])] == each[0]), None)
        number = place + len(said[0]) if said is not None else place
        value = number_first(words[number : number + 1], lex)
        behind = number + 1
        if value is None or words[behind : behind + 1] != ["power"]:
            continue
        way, end = (said[1], behind) if said is not None else _way_behind(words, behind + 1)
        if not way or words[end + 1 : end + 2] in ([each] for each in _CARRIED):
            continue
        first, last = tokens[place], tokens[end]
        put = [replace(first, word=each, end=last.end) for each in (str(value), "or", way, "power")]
        return [*tokens[:place], *put, *_so_much(tokens[end + 1 :], lex)]
    return tokens


def _way_behind(words: list[str], at: int) -> tuple[str, int]:
    """ "(4 power) or more": which way it goes, and where that ends."""
    if words[at : at + 1] != ["or"] or not words[at + 1 : at + 2]:
        return "", at
    way = "more" if words[at + 1] in _MORE else "less" if words[at + 1] in _LESS else ""
    return ("", at) if words[at + 2 : at + 3] == ["than"] else (way, at + 1)


def _leads(words: list[str], place: int) -> bool:
    """Whether something is described by its power: "with power", "of a total power"."""
    first = _first(words, place)
    return first > 0 and words[first - 1] in _LEADING


def _first(words: list[str], place: int) -> int:
    first = place
    while first > 0 and words[first - 1] in _DESCRIBED:
        first -= 1
    return first


def _in_all(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions whose powers total 6 or less", "whose total power does not exceed 6": with total power 6 or less. "If
    your minions here have a total power of 10 or more": if the total power of your minions here is that."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        found = next((each for each in _TOTALLED if words[place : place + len(each)] == each), None)
        if found is not None:
            first, last = tokens[place], tokens[place + len(found) - 1]
            less = ["up", "to"] if "exceed" in found else []
            put = [replace(first, word=each, end=last.end) for each in ("with", "total", "power", *less)]
            return [*tokens[:place], *put, *_in_all(tokens[place + len(found) :], lex)]
        if words[place] != "have" or words[place - 1] not in ("here", "there", "minions", "play"):
            continue
        total = place + 1 + (words[place + 1] == "a")
        begin = begin_behind(words, place, (*_ASKING, ",", "."))
        asked = words[begin - 1 : begin] and words[begin - 1] in _ASKING
        who = words[begin:place]
        if words[total] not in ("total", "combined") or words[total + 1] != "power" or not asked:
            continue
        if "minions" not in who or {"who", "that", "you"} & set(who):
            continue
        start = tokens[begin]
        lead = [replace(start, word=each, end=start.start) for each in ("the", "total", "power", "of")]
        end = total + 2 + (words[total + 2] == "of")
        is_ = replace(tokens[place], word="is", end=tokens[end - 1].end)
        return [*tokens[:begin], *lead, *tokens[begin:place], is_, *tokens[end:]]
    return tokens


def _less_in_all(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "With total power less than this minion's", "less than or equal to this minion's": with less total power than
    this minion, less than or equal to this minion's power."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        begin = place - 1 - (words[place - 2] == "a")
        if words[place] != "power" or words[place - 1] not in ("total", "combined") or words[begin - 1] != "with":
            continue
        way = words[place + 1]
        own = next((at for at in range(place + 3, len(words)) if words[at] == "'s"), 0)
        alone = own and words[own + 1 : own + 2] in ([], ["."], [","], ["to"]) and own - place < 7
        if way in (*_MORE, *_LESS) and words[place + 2] == "than" and not _is_told(words[place + 3], lex):
            less = [replace(tokens[begin], word=each, end=tokens[place].end) for each in (way, "total", "power")]
            rest = [*tokens[place + 2 : own], *tokens[own + 1 :]] if alone else tokens[place + 2 :]
            return [*tokens[:begin], *less, *rest]
        if alone and ["equal", "to"] in (words[at : at + 2] for at in range(place + 1, min(place + 5, own))):
            power = replace(tokens[own], word="power", start=tokens[own].end)
            return [*tokens[: own + 1], power, *tokens[own + 1 :]]
    return tokens


def _is_told(word: str, lex: Lexicon) -> bool:
    return word == "or" or number_first([word], lex) is not None


_ASKING = ("if", "while", "unless")
_TOTALLED = (
    ["whose", "powers", "total"],
    ["whose", "power", "totals"],
    ["whose", "powers", "add", "up", "to"],
    ["whose", "total", "power", "does", "not", "exceed"],
    ["whose", "combined", "power", "does", "not", "exceed"],
    ["whose", "total", "power", "is"],
    ["whose", "combined", "power", "is"],
)


def _one_of_such(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion of power 2 or less and one of power 3 or less": and a minion of power 3 or less."""
    words = words_of(tokens)
    for place in range(5, len(words) - 3):
        one = words[place - 1] in ("and", "or") and words[place] in ("one", "another")
        if not one or words[place + 1] not in ("of", "with") or words[place + 2] != "power":
            continue
        begin = begin_behind(words, place, (".", ":", ";"))
        sorts = [
            at for at in range(begin, place) if lex.nouns.get(words[at], ("",))[0] in ("minion", "action", "card")
        ]
        told = sorts and words[sorts[-1]] == "minion" and words[sorts[-1] - 1] in ("a", "one", "extra")
        if not told or words[sorts[-1] + 1 : sorts[-1] + 3] not in (["of", "power"], ["with", "power"]):
            continue
        a = "another" if words[place] == "another" else "a"
        extra = ["extra"] if words[sorts[-1] - 1] == "extra" else []
        put = [replace(tokens[place], word=each) for each in ("an" if extra else a, *extra, "minion")]
        return [*tokens[:place], *put, *_one_of_such(tokens[place + 1 :], lex)]
    return tokens


SO_MUCH_POWER = (
    where(_one_of_such, "one another", "and or", "power", "minion"),
    where(_in_all, "total totals combined up", "power powers", "whose have"),
    where(_less_in_all, "total combined", "power", "than equal", "with"),
    where(_compared, " ".join(_STATS), " ".join(_LEADING)),
    where(_so_much, "or than most least", "with has have had", "power"),
)
"""The rules of a power told by a number that it compares with, in the order in which they are asked."""
