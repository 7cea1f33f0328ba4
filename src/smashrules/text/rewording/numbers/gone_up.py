"""A number that has changed: "if this base's breakpoint has been increased", where no time is said, and "after this
minion reaches 5 power".

It is higher, or lower, than the printed one; what reaches a number has it from then on, or more than that. Knows
words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, begin_behind, put, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import EVENT_OPENERS, counted
from smashrules.text.words.tokens import Token, words_of

_WAYS = {"increased": "higher", "raised": "higher", "reduced": "lower", "decreased": "lower", "lowered": "lower"}
_CHANGING = frozenset(("reduce", "reduces", "increase", "increases", "decrease", "decreases", "raise", "lower"))
_STATS = ("power", "breakpoint")
_BEEN = (["has", "been"], ["is"])
_OPENERS = ("if", "while", "unless")
_ENDS = (",", ".", "and")
_HAVING = ("minion", "card", "monster", "titan", "base")


def _gone_up(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "While its power is reduced, ...": while its power is lower than its printed power; "a minion whose power has
    been reduced" is one whose power is lower than that."""
    words = words_of(tokens)
    if _CHANGING & set(words):
        return tokens  # it may be asked whether that was done
    for place in range(2, len(words) - 1):
        if words[place] not in _STATS:
            continue
        been = next((each for each in _BEEN if words[place + 1 : place + 1 + len(each)] == each), None)
        done = place + 1 + len(been or ())
        if been is None or words[done : done + 1] == [] or words[done] not in _WAYS:
            continue
        if words[done + 1 : done + 2] and words[done + 1] not in _ENDS:
            continue
        begin = begin_behind(words, place, (".", ",", ":", ";"))
        described = words[place - 1] == "whose" and _stands_before(words, place - 1, lex)
        owned = words[place - 1] == "its" or (
            words[place - 1] == "'s" and lex.nouns.get(words[place - 2], ("",))[0] in _HAVING
        )
        if not described and not (owned and set(words[begin:place]) & set(_OPENERS)):
            continue
        start, end = tokens[place + 1].start, tokens[done].end
        told = ("is", _WAYS[words[done]], "than", "its", "printed", words[place])
        changed = spread(told, start, end)
        return [*tokens[: place + 1], *changed, *_gone_up(tokens[done + 1 :], lex)]
    return tokens


def _stands_before(words: list[str], place: int, lex: Lexicon) -> bool:
    """Whether one thing with such a number stands there, "whose" power is spoken of."""
    noun = place - 1 - (words[place - 1] in ("here", "there"))
    return noun >= 0 and lex.nouns.get(words[noun], ("", "")) in {(each, "one") for each in _HAVING}


_UP_TO = (["reach"], ["reaches"])
_DOWN_TO = (
    ["drops", "to"],
    ["falls", "to"],
    ["goes", "down", "to"],
    ["is", "reduced", "to"],
    ["is", "lowered", "to"],
)
_FROM_WHEN = (*EVENT_OPENERS, "if", "once", "as")
_A_POWER = (["power"], ["a", "power", "of"], ["a", "total", "power", "of"])


def _reached(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After a minion here reaches 5 power": when it has 5 power or more; "when the power of a minion drops to 3":
    when it is 3 or less."""
    words = words_of(tokens)
    for place in range(2, len(words) - 1):
        verb = at_words(words, place, (*_UP_TO, *_DOWN_TO))
        begin = begin_behind(words, place, (".", ":", ",", ";"))
        if not verb or words[begin] not in _FROM_WHEN:
            continue
        said = begin + 1 + (words[begin + 1] == "the")
        head = said + (words[said] == "total")
        noun = place - 1 - (words[place - 1] in ("here", "there"))
        is_power = words[noun] in _STATS or (words[head] in _STATS and words[head + 1] == "of")
        number = place + len(verb)
        number += 0 if is_power else len(at_words(words, number, _A_POWER))
        if counted((words[number:] or [""])[0], lex) is None:
            continue
        so_far = words[number + 1 : number + 2] == ["or"] or words[number] in ("0", "zero")
        bound = [] if so_far else ["or", "less" if verb in _DOWN_TO else "more"]
        has = "is" if is_power else "have" if verb == ["reach"] else "has"
        told = [has, *words[place + len(verb) : number + 1], *bound]
        changed = put(tokens, place, number + 1, told)
        return put(changed, begin, begin + 1, ["when"]) if words[begin] == "once" else changed
    return tokens


GONE_UP = (
    where(_gone_up, " ".join(_WAYS), " ".join(_STATS), "has is"),
    where(_reached, "reach reaches drops falls goes reduced lowered"),
)
"""The rules of what has been increased or reduced, and of what has come to a number."""
