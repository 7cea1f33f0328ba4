"""A number called X: "this minion has +X power, where X is the number of actions here", "draw X cards. X is 2".

It is put where X stands: "gains power equal to the number of actions here", "draw cards equal to its power". Where X
stands twice, or is not told, nothing is put. Knows words and their neighbours, no structure; it is asked before words
are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, begin_behind, put, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_IS = (["is", "equal", "to"], ["is"], ["equals"], ["="])
GAINING = {"has": "gains", "have": "gain", "gets": "gains", "get": "gain", "gains": "gains", "gain": "gain"}
"""How a gain of power is said, for each way in which it is."""
_EQUAL = ("equal", "to")
_APART = (".", ",", ":", ";", "then", "and", "or", "may", "to", "if")
_WAYS = {
    "less": "less",
    "lower": "less",
    "fewer": "less",
    "more": "greater",
    "higher": "greater",
    "greater": "greater",
}
_ASKING = ("if", "while", "when", "after")


def _x_is(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw X cards, where X is the number of minions here": draw cards equal to the number of minions here."""
    words = words_of(tokens)
    said = [place for place, word in enumerate(words) if word == "x"]
    if len(said) != 2:
        return tokens
    told = _told(words, said[1])
    if told is None:
        return tokens
    start, begin, end = told
    before, number, after = tokens[:start], tokens[begin:end], tokens[end:]
    if words_of(number)[-3:-1] in ([",", "rounded"], [",", "rounding"]):  # "half its power, rounded up"
        way = replace(number[-2], word=f"&({number[-2].word}_{number[-1].word})", end=number[-1].end)
        number = [*number[:-3], way]
    if not number or before[said[0] :] == [] or {"x", ","} & set(words_of(number)):
        return tokens
    first = sentence_begin(words, said[0])
    if words[:first] and set(_ASKING) & set(words[first : said[0]]) and "," not in words[first : said[0]]:
        return tokens
    put = _put(before, said[0], number, lex)
    return tokens if put is None else [*put, *after]


def _told(words: list[str], x: int) -> tuple[int, int, int] | None:
    """From where it is told what X is, where that number begins and where it ends."""
    is_ = next((each for each in _IS if words[x + 1 : x + 1 + len(each)] == each), None)
    end = sentence_end(words, x)
    if is_ is None:
        return None
    begin = x + 1 + len(is_)
    if words[x - 1 : x] == ["where"]:
        start = x - 1 - (words[x - 2 : x - 1] == [","])
    elif words[x - 1 : x] == ["."]:
        start = x - 1
    else:
        return None
    if (
        words[begin : begin + 1] == ["half"]
        and words[end - 1 : end] != []
        and "&(" not in words[end - 1]
        and "," not in words[begin:end]
    ):
        return None  # how it is rounded
    return start, begin, end


def _put(before: list[Token], x: int, number: list[Token], lex: Lexicon) -> list[Token] | None:
    """The words before with the number where X stands in them; None where X stands for what else."""
    words = [*words_of(before), ""]
    sign = words[x - 1] if words[x - 1] in ("+", "-") else ""
    at = x - 1 if sign else x
    mark, behind = before[at], x + 1
    if sign and words[behind] in ("power", "breakpoint") and words[behind + 1] not in ("counter", "counters"):
        return _signed(before, at, behind, sign, number)
    if sign:
        return None
    if words[behind] in ("cards", "+1") and words[at - 1] in ("draw", "draws", "place", "places", "put", "discard"):
        counters = ["cards"] if words[behind] == "cards" else ["+1", "power", "counters"]
        close = behind + len(counters)
        if words[behind:close] != counters:
            return None
        stop = next((nth for nth in range(close, len(before)) if words[nth] in _APART), len(before))
        if counters == ["cards"] and stop != close:
            return None
        return [*before[:at], *before[behind:stop], *_said(_EQUAL, mark), *number, *before[stop:]]
    if words[behind] == "vp" and words[at - 1] in ("gain", "gains") and words[behind + 1] in ("", *_APART):
        return [*before[:at], before[behind], *_said(_EQUAL, mark), *number, *before[behind + 1 :]]
    if words[at - 1] in ("power", "of") and words[behind] == "or" and words[behind + 1] in _WAYS:
        if words[at - 1] == "of" and words[at - 2] != "power":
            return None
        power = at - 1 if words[at - 1] == "power" else at - 2
        led = before[: power - 1] if words[power - 1] == "a" else before[:power]
        way = (_WAYS[words[behind + 1]], "than", "or", "equal", "to")
        return [*led, before[power], *_said(way, mark), *number, *before[behind + 2 :]]
    if words[at - 1] == "power" and words[at - 2] in ("with", "of") and words[behind] not in ("or", "plus", "minus"):
        return [*before[:at], *_said(_EQUAL, mark), *number, *before[behind:]]
    if (told := _things(before, at, number, lex)) is not None:
        return told
    if words[at - 1] == "than" or (words[at - 1] == "by" and words[behind] in ("", "until")):
        return [*before[:at], *number, *before[behind:]]
    if words[behind] == "power" and words[at - 1] in ("has", "have", "with", "of"):
        return [*before[:at], before[behind], *_said(_EQUAL, mark), *number, *before[behind + 1 :]]
    return None


def _things(before: list[Token], x: int, number: list[Token], lex: Lexicon) -> list[Token] | None:
    """ "Destroy X minions there", "play up to X extra actions", "look at the top X cards of your deck": things that
    are as many as the number, or at most; None where X stands for what else."""
    words = [*words_of(before), "", ""]
    top = words[x - 2 : x] in (["the", "top"], ["the", "bottom"]) and words[x + 1 : x + 3] == ["cards", "of"]
    noun = next(
        (at for at in range(x + 1, min(x + 4, len(before))) if lex.nouns.get(words[at], ("", ""))[1] == "many"), 0
    )
    if words[x + 1 : x + 3] == ["+1", "power"] and words[x + 3] == "counters":
        noun = x + 3
    mark = before[x]
    if top:
        pile = next((at for at in range(noun, len(before)) if words[at] in ("deck", "pile")), 0)
        if not pile:
            return None
        lead = [*before[: x - 2], before[noun], *_said(("from", "the", words[x - 1], "of"), mark)]
        return [*lead, *before[noun + 2 : pile + 1], *_said(_EQUAL, mark), *number, *before[pile + 1 :]]
    most = words[x - 2 : x] == ["up", "to"]
    begin = x - 2 if most else x
    if not noun or begin < 1 or not verb_of(words[begin - 1], lex):
        return None
    behind = noun + 1 + len(at_words(words, noun + 1, _PLACES))
    way = ("&upto",) if most else _EQUAL
    return [*before[:begin], *before[x + 1 : behind], *_said(way, mark), *number, *before[behind:]]


_PLACES = (["here"], ["there"], ["in", "play"], ["on", "that", "base"], ["on", "this", "base"], ["on", "a", "base"])


def _signed(before: list[Token], at: int, power: int, sign: str, number: list[Token]) -> list[Token] | None:
    """ "Gains +X power", "give it +X power": power equal to that; "has -X power": its power is reduced by that."""
    words = words_of(before)
    verb = at - 1
    begin = begin_behind(words, at, _APART)
    mark = before[at]
    gives = next((nth for nth in range(begin, at) if words[nth] in ("give", "gives")), None)
    stat = words[power]
    if sign == "+" and stat == "power":
        equal = [before[power], *_said(_EQUAL, mark), *number, *before[power + 1 :]]
        if gives is not None:
            return [*before[:at], *equal]
        if words[verb] not in GAINING:
            return None
        return [*before[:verb], replace(before[verb], word=GAINING[words[verb]]), *equal]
    if gives is not None and words[gives] == "give":
        verb, who = gives, before[gives + 1 : at]
        does = [replace(before[gives], word="reduce" if sign == "-" else "increase")]
    elif words[verb] in GAINING:
        who = before[begin:verb]
        does = []
    else:
        return None
    if not who or "each" in words_of(who):
        return None
    of = _said(("the", stat, "of"), who[0])
    by = ("by",) if does else ("is", "reduced" if sign == "-" else "increased", "by")
    lead = before[: gives if does else begin]
    return [*lead, *does, *of, *who, *_said(by, mark), *number, *before[power + 1 :]]


def _said(words: tuple[str, ...], like: Token) -> list[Token]:
    return [replace(like, word=each) for each in words]


_MORE = ("more", "greater", "higher")
_FEWER = ("less", "fewer", "lower")
_CLOSING = (".", ",", ";", ":", "until", "while", "if", "to", "then", "or", "instead")


def _one_more_than(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "One more than the number of your minions here", "15 plus the number of minions here", "draw one more card
    than the number of minions here": the number of them plus one."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        value = int(words[place]) if words[place].isdigit() else lex.numerals.get(words[place])
        if value is None:
            continue
        way, cards = words[place + 1], 0
        cards = 1 if way in (*_MORE, *_FEWER) and words[place + 2] in ("card", "cards") else 0
        than = place + 2 + cards
        if way in (*_MORE, *_FEWER) and words[than] == "than":
            sign, begin = ("plus" if way in _MORE else "minus"), than + 1
        elif way == "plus":
            sign, begin = "plus", place + 2
        else:
            continue
        named = words[begin : begin + 3] == ["the", "number", "of"]
        led = words[place - 1] in ("is", "to", "than", "becomes") or (cards and words[place - 1] in ("draw", "draws"))
        end = next((at for at in range(begin, len(words)) if words[at] in _CLOSING), len(words))
        if (
            words[place - 3 : place] == ["or", "equal", "to"]
            or not named
            or not led
            or {"plus", "minus", "that", "who", "where"} & set(words[begin:end])
        ):
            continue
        last = tokens[end - 1].end
        more = [replace(tokens[place], word=each, start=last, end=last) for each in (sign, str(value))]
        lead: list[Token] = []
        if cards:
            lead = [replace(tokens[place], word=each) for each in ("cards", "equal", "to")]
        elif words[place - 1] in ("is", "becomes"):
            lead = [replace(tokens[place], word=each) for each in _EQUAL]
        be = [replace(tokens[place - 1], word="is")] if words[place - 1] == "becomes" else [tokens[place - 1]]
        return [*tokens[: place - 1], *be, *lead, *tokens[begin:end], *more, *tokens[end:]]
    return tokens


def _up_to_a_number(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Up to a number of minions equal to your VPs", "a number of minions up to your VPs": so many at most."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        if words[place : place + 3] != ["a", "number", "of"]:
            continue
        most = words[max(0, place - 2) : place] == ["up", "to"]
        said = ["equal", "to"] if most else ["up", "to"]
        stop = sentence_end(words, place)
        at = next((at for at in range(place + 4, stop - 1) if words[at : at + 2] == said), 0)
        if (
            not at
            or "," in words[place:at]
            or words[at + 2] not in ("the", "your", "its", "their", "that", "half", "twice")
        ):
            continue
        return [
            *tokens[: place - 2 if most else place],
            *tokens[place + 3 : at],
            *put(tokens, at, at + 2, ["&upto"])[at:],
        ]
    return tokens


X_IS = (
    where(_up_to_a_number, "number", "up", "of"),
    where(_x_is, "x", "is equals ="),
    where(_one_more_than, "number", "plus than", "of"),
)
"""The rules of a number called X, and of one more than a number."""
