"""How many counters a card can come to have: "place a +1 power counter on this minion (maximum 4)", "..., to a
maximum of four counters"; and so many, told with "only": "if you had only one minion there".

One is placed if it has fewer than four, or on one that has fewer; only one is exactly one. Of what is placed for each
of several, it is how much at once, and stays that. Knows words and their neighbours, no structure; it is asked before
words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_STOPS = (".", ":", ";")
_ROOFS = (
    ["up", "to", "a", "maximum", "of"],
    ["to", "a", "maximum", "of"],
    ["with", "a", "maximum", "of"],
    ["maximum", "of"],
    ["maximum"],
    ["max", "of"],
    ["max"],
    ["up", "to"],
)
_BEHIND: tuple[list[str], ...] = (
    [],
    ["counters"],
    ["+1", "power", "counters"],
    ["on", "it"],
    ["counters", "on", "it"],
)
_COUNTER = ["+1", "power", "counter", "on"]
_APART = frozenset(("for", "and", "or", "if", "each"))
_HAVING = ("have", "has", "had", "control", "controls", "controlled")
_ALLOWED = ("can", "may", "cannot", "must")


def _at_most(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place a +1 power counter on this minion (maximum 4)": if it has fewer than four of them."""
    words = words_of(tokens)
    for place in range(len(words) - 6):
        if words[place] not in ("place", "places", "put", "puts") or words[place + 1] not in ("a", "one"):
            continue
        stop = next((at for at in range(place, len(words)) if words[at] in _STOPS), len(words))
        said = words[place:stop]
        begin, most = _roof(said, lex)
        if said[2:6] != _COUNTER or not begin or _APART & set(said[:begin]):
            continue
        whom, start, end = said[6:begin], tokens[place + begin].start, tokens[stop - 1].end
        number = next(word for word, value in lex.numerals.items() if value == most)
        fewer = ["fewer", "than", number, "+1", "power", "counters", "on", "it"]
        if whom[:1] in (["this"], ["that"], ["it"]) and len(whom) == (1 if whom == ["it"] else 2):
            fewer = ["if", *whom, "has", *fewer]
        elif whom[:3] == ["one", "of", "your"] or whom[:1] in (["a"], ["another"]):
            fewer = ["with", *fewer]
        else:
            continue
        told = spread(fewer, start, end)
        return [*tokens[: place + begin], *told, *_at_most(tokens[stop:], lex)]
    return tokens


def _roof(said: list[str], lex: Lexicon) -> tuple[int, int]:
    """Where it begins that there can be so many at most, which is said last, and how many; zero where it is not."""
    remark = said[-1][2:-1].split("_") if said[-1].startswith("&(") else []
    comma = len(said) - said[::-1].index(",") if "," in said else 0
    told, begin = (remark, len(said) - 1) if remark else (said[comma:], comma - 1)
    roof = next((each for each in _ROOFS if told[: len(each)] == each), [])
    most = told[len(roof)] if roof and len(told) > len(roof) else ""
    if begin < 1 or told[len(roof) + 1 :] not in _BEHIND:
        return 0, 0
    number = lex.numerals.get(most, int(most) if most.isdigit() else 0)
    return (begin, number) if number > 1 and number in lex.numerals.values() else (0, 0)


def _exactly(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you had only one minion there": exactly one."""
    words = words_of(tokens)
    changed = [
        replace(each, word="exactly") if each.word == "only" and _is_counted(words, at, lex) else each
        for at, each in enumerate(tokens)
    ]
    return changed if words_of(changed) != words else tokens


def _is_counted(words: list[str], at: int, lex: Lexicon) -> bool:
    having = words[at - 1 : at] and words[at - 1] in _HAVING
    return bool(having and words[at - 2 : at - 1] != [] and words[at - 2] not in _ALLOWED) and (
        "".join(words[at + 1 : at + 2]) in lex.numerals
    )


def _so_many_of_those(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place a counter on it. If it has more than three, ...", "if there are four or more on it": if it has four or
    more."""
    words = words_of(tokens)
    if "counter" not in words and "counters" not in words:
        return tokens
    for place in range(1, len(words) - 4):
        if words[place : place + 3] == ["has", "more", "than"] and words[place + 4] == ",":
            number = lex.numerals.get(words[place + 3], 0) + 1
            more = next((word for word, value in lex.numerals.items() if value == number > 1), "")
            if more:
                last = tokens[place + 3].end
                told = [replace(tokens[place + 1], word=more), replace(tokens[place + 2], word="or")]
                return [*tokens[: place + 1], *told, Token("more", last, last), *tokens[place + 4 :]]
        there = words[place - 1 : place + 2] == ["if", "there", "are"] and words[place + 3 : place + 5] == [
            "or",
            "more",
        ]
        if there and words[place + 5 : place + 8] == ["on", "it", ","] and words[place + 2] in lex.numerals:
            it = [replace(tokens[place], word="it"), replace(tokens[place + 1], word="has")]
            return [*tokens[:place], *it, *tokens[place + 2 : place + 5], *tokens[place + 7 :]]
    return tokens


SO_MANY_ON_IT = (
    where(_so_many_of_those, "more", "than there", "counter counters"),
    where(_at_most, "counter", "place places put puts", "on"),
    where(_exactly, "only", " ".join(_HAVING)),
)
"""The rules of how many counters a card can come to have, and of only so many."""
