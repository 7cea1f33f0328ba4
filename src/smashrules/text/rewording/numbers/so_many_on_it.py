"""How many counters a card can come to have: "place a +1 power counter on this minion (maximum 4)", "..., to a
maximum of four counters"; and so many, told with "only": "if you had only one minion there".

One is placed if it has fewer than four, or on one that has fewer; only one is exactly one. Of what is placed for each
of several, it is how much at once, and stays that. Knows words and their neighbours, no structure; it is asked before
words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import where
from smashrules.text.rewording.said import said
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, spread, words_of

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


SO_MANY_ON_IT = (
    *said("numbers/counters", "so-many-on-it"),
    where(_at_most, "counter", "place places put puts", "on"),
    *said("numbers/cards", "only-so-many"),
)
"""The rules of how many counters a card can come to have, and of only so many."""
