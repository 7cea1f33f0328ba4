"""What alone can be played somewhere, told of the others: "only minions of power 3 or more can be played here",
"minions played here must have a printed power of 3 or more".

Then those of less power cannot. Only of a power is it known which the others are. Knows words and their neighbours,
no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import done_word
from smashrules.text.words.tokens import Token, words_of

_LESS, _MORE = (-1, "or_less"), (1, "or_more")
_OTHERS = {"or_more": _LESS, "or_higher": _LESS, "or_greater": _LESS, "or_less": _MORE, "or_lower": _MORE}
_STATS = ("power", "printed_power")
_SMALL = ("of", "with", "a")
_MORE_SAID = {",", "but", "and", "unless", "if", "while", "until"}


def _others(said: list[str]) -> list[str]:
    """ "Of power 3 or more", "with a printed power of 3 or more": that of the others; nothing where it is no power,
    or none is kept out."""
    told = [each for each in said if each not in _SMALL]
    if len(told) == 3 and told[2] in _STATS:  # "3 or more power"
        told = [told[2], *told[:2]]
    if len(told) != 3 or told[0] not in _STATS or not told[1].isdigit() or told[2] not in _OTHERS:
        return []
    step, bound = _OTHERS[told[2]]
    number = int(told[1]) + step
    return ["of", told[0], str(number), bound] if number >= 0 else []


def _only_of_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Only minions of power 3 or more can be played here": minions of power 2 or less cannot."""
    words = words_of(tokens)
    for place in range(len(words) - 6):
        if words[place : place + 2] != ["only", "minions"] or (place and words[place - 1] != ","):
            continue
        can = next((at for at in range(place + 2, len(words) - 1) if words[at] in ("can", "may")), 0)
        others = _others(words[place + 2 : can]) if can and words[can + 1] == "be" else []
        if others and not _MORE_SAID & set(words[can:]):  # else more is said of the others
            return put(tokens, place, can + 1, ["minions", *others, "cannot"])
    return tokens


def _must_have_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions played here must have power 3 or more": minions of power 2 or less cannot be played here."""
    words = words_of(tokens)
    must = words.index("must")
    begin = next((at + 1 for at in range(must - 1, -1, -1) if words[at] == ","), 0)
    what = words[begin + (words[begin] == "a") : must]
    kind = lex.nouns.get(what[0], ("",))[0] if what else ""
    done = what[3:] if what[1:3] in (["that", "are"], ["that", "is"]) else what[1:]
    others = _others(words[must + 2 :]) if words[must + 1] in ("have", "be") else []
    if kind != "minion" or not others or not done or not done_word(done[0], lex) or _MORE_SAID & set(done):
        return tokens
    return put(tokens, begin, len(tokens), ["minions", *others, "cannot", "be", *done])


ONLY_THOSE = (
    where(_only_of_power, "only", "minions", "can may"),
    where(_must_have_power, "must", "power printed_power", "have be"),
)
"""The rules of what alone can be played somewhere."""
