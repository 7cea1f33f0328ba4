"""Power that is added, taken away or set, said as a sum is: "add 2 to its power", "subtract 1 from the power of each
minion here", "set its power to 5", "has its power reduced by 1", "counts as having 3 power".

It is increased, reduced, or is that. Knows words and their neighbours, no structure; it is asked before words are
joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import over, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import number_first
from smashrules.text.words.tokens import Token, words_of

_SUMS = {
    "add": ("to", "increase"),
    "adds": ("to", "increases"),
    "subtract": ("from", "reduce"),
    "subtracts": ("from", "reduces"),
    "deduct": ("from", "reduce"),
}
_STATS = ("power", "breakpoint")
_APART = (".", ",", ":", ";", "and", "or", "then", "if", "while", "may", "to")
_ASKING = ("if", "while", "unless", "that", "who", "when", "after", "before", "with", "where", "each_time")
_CHANGED = ("reduced", "increased", "decreased", "doubled", "halved", "lowered", "raised")
_PLACES = ("here", "there")


def _summed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Add 2 to its power": increase its power by 2; "add 2 to your total power here": you have +2 power here."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        if words[place] not in _SUMS:
            continue
        prep, verb = _SUMS[words[place]]
        at = place + 1
        number = number_first(words[at : at + 1], lex)
        named = words[at + 1] == "power"
        if number is None or words[at + 1 + named] != prep:
            continue
        begin = at + 2 + named
        end = _what(words, begin, named)
        if end is None:
            continue
        behind = tokens[end:]
        by = over(("by", str(number)), tokens[end - 1], tokens[end - 1])
        what = tokens[begin:end]
        total = words[begin] == "your" and words[end - 1] in _PLACES
        if total:
            sign = "+" if verb.startswith("increase") else "-"
            do = "gain" if "until" in words[end : end + 2] else "have"
            have = over(("you", do, f"{sign}{number}", "power"), tokens[place], tokens[end - 2])
            return [*tokens[:place], *have, tokens[end - 1], *_summed(behind, lex)]
        if named and words[end - 1] not in _STATS and words[begin : begin + 3] != ["the", "power", "of"]:
            what = [*over(("the", "power", "of"), tokens[begin], tokens[begin]), *what]
        return [*tokens[:place], replace(tokens[place], word=verb), *what, *by, *_summed(behind, lex)]
    return tokens


def _what(words: list[str], begin: int, named: bool) -> int | None:
    """Where the words end that name whose power it is."""
    behind = (*_APART, "until", "for", "instead")
    end = next((at for at in range(begin, len(words)) if words[at] in behind), len(words))
    said = words[begin:end]
    if any(each in said for each in ("+1", "counter", "counters")):
        return None
    whole = said[:3] in (["the", "power", "of"], ["the", "breakpoint", "of"])
    there = said[-1:] in (["here"], ["there"]) and said[-2:-1] == ["power"]
    theirs = said[-1:] in (["power"], ["breakpoint"]) or there
    return end if said and (whole or theirs or named) else None


def _set(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Set its power to 5 until the end of the turn": its power becomes 5."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        if words[place] not in ("set", "change") or words[place - 1 : place] not in (
            [],
            ["."],
            [":"],
            [","],
            ["then"],
            ["and"],
        ):
            continue
        to = next((at for at in range(place + 2, len(words)) if words[at] in (*_APART, "until")), 0)
        equal = words[to - 1] == "equal"
        said = words[place + 1 : to - equal]
        if not to or words[to] != "to" or not ({*_STATS} & set(said)):
            continue
        if said[:3] not in (["the", "power", "of"], ["the", "breakpoint", "of"]) and said[-1] not in _STATS:
            continue
        number = not equal and number_first(words[to + 1 : to + 2], lex) is not None
        be = over(("becomes",) if number else ("is", "equal", "to"), tokens[to], tokens[to])
        return [*tokens[:place], *tokens[place + 1 : to - equal], *be, *_set(tokens[to + 1 :], lex)]
    return tokens


def _has_it_changed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each other minion here has its power reduced by 1": the power of each other minion here is reduced by 1."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        own = words[place + 1] in ("its", "their") and words[place + 2] in _STATS
        if words[place] not in ("has", "have") or not own or words[place + 3] not in _CHANGED:
            continue
        begin = begins(words, place, _APART)
        if begin == place or _asks(words, begin, place) or _told_elsewhere(words, place):
            continue
        of = over(("the", words[place + 2], "of"), tokens[begin], tokens[begin])
        is_ = replace(tokens[place], word="is", end=tokens[place + 2].end)
        return [*tokens[:begin], *of, *tokens[begin:place], is_, *_has_it_changed(tokens[place + 3 :], lex)]
    return tokens


def _asks(words: list[str], begin: int, place: int) -> bool:
    """Whether it is asked, or waited for, that it is so."""
    return bool(set(_ASKING) & set(words[begin:place]) - {"with"}) or words[begin - 1 : begin] in (
        ["if"],
        ["while"],
        ["unless"],
    )


def _told_elsewhere(words: list[str], place: int) -> bool:
    """ "Has its power reduced by 2 until the end of the turn": it gains that much less."""
    end = sentence_end(words, place)
    return words[place + 4 : place + 5] == ["by"] and "until" in words[place:end]


def _loses(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each other minion here loses 1 power", for no time that is told: has -1 power."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        number = number_first(words[place + 1 : place + 2], lex)
        if words[place] not in ("loses", "lose") or number is None or words[place + 2] != "power":
            continue
        first = sentence_begin(words, place)
        end = sentence_end(words, place)
        if "until" in words[first:end] or "counter" in words[place + 3 : place + 4] or "would" in words[first:end]:
            continue
        has = replace(tokens[place], word="has" if words[place] == "loses" else "have")
        less = Token(f"-{number}", tokens[place + 1].start, tokens[place + 1].end)
        return [*tokens[:place], has, less, *_loses(tokens[place + 2 :], lex)]
    return tokens


def _counts_as(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Counts as having 3 power", "is considered to have a power of 3", "is treated as having power 3": its power is
    3. "Treat the power of each minion here as if it were 3": it is 3."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        if words[place] in ("treat", "consider") and words[place - 1 : place] in ([], ["."], [","], [":"]):
            put = _treated(tokens, words, place, lex)
            if put is not None:
                return put
        said = next((each for each in _COUNTING if words[place : place + len(each)] == each), None)
        if said is None or not place:
            continue
        told = _so_much(words, place + len(said), lex)
        begin = begins(words, place, _APART)
        if told is None or begin == place or _asks(words, begin, place):
            continue
        return _is_so_much(tokens, begin, place, told, lex)
    return tokens


_COUNTING = (
    *([be, "considered", "to", "have"] for be in ("is", "are")),
    *([be, how, "as", "having"] for be in ("is", "are") for how in ("treated", "considered")),
    *([be, "treated", "as", "though", "it", "had"] for be in ("is",)),
    ["count", "as", "having"],
    ["counts", "as", "having"],
    ["are", "treated", "as", "though", "they", "had"],
)


def _treated(tokens: list[Token], words: list[str], place: int, lex: Lexicon) -> list[Token] | None:
    as_ = next((at for at in range(place + 1, len(words)) if words[at] in ("as", ".", ",")), 0)
    if not as_ or words[as_] != "as":
        return None
    who = words[place + 1 : as_]
    if words[as_ + 1 : as_ + 2] == ["having"]:
        told = _so_much(words, as_ + 2, lex)
        cut = [*tokens[:place], *tokens[place + 1 :]]
        return None if told is None else _is_so_much(cut, place, as_ - 1, (told[0], told[1] - 1), lex)
    number = as_ + 1
    number += 3 if words[number : number + 3] in (["if", "it", "were"], ["if", "it", "was"]) else 0
    if who[:3] != ["the", "power", "of"] and who[-1:] != ["power"]:
        return None
    behind = words[number + 1 : number + 2]
    if number_first(words[number : number + 1], lex) is None or behind not in ([], ["."], ["until"]):
        return None
    is_ = replace(tokens[as_], word="is", end=tokens[number - 1].end)
    return [*tokens[:place], *tokens[place + 1 : as_], is_, *_counts_as(tokens[number:], lex)]


def _is_just_that(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If its power is exactly 5", "is equal to 5": is 5; "its power is twice its printed power": is equal to it."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        said = words[place - 1 - (words[place - 1] in _PLACES)] in _STATS and words[place] in ("is", "becomes", "was")
        no = place + 1 + (words[place + 1] == "not")
        number = no + (1 if words[no] == "exactly" else 2 * (words[no : no + 2] == ["equal", "to"]))
        behind = words[number + 1 : number + 2] in ([], [","], ["."], [":"])
        if said and number > no and behind and number_first(words[number : number + 1], lex) is not None:
            return [*tokens[:no], *_is_just_that(tokens[number:], lex)]
        if said and words[place + 1] in ("twice", "double") and words[place] != "was":
            equal = over(("is", "equal", "to", "twice"), tokens[place], tokens[place + 1])
            return [*tokens[:place], *equal, *_is_just_that(tokens[place + 2 :], lex)]
    return tokens


def _so_much(words: list[str], at: int, lex: Lexicon) -> tuple[int, int] | None:
    """ "3 power", "power 3", "a power of 3": the number, and where it ends."""
    if (number := number_first(words[at : at + 1], lex)) is not None and words[at + 1 : at + 2] == ["power"]:
        return number, at + 2
    at += words[at : at + 1] == ["a"]
    if words[at : at + 1] != ["power"]:
        return None
    at += 1 + (words[at + 1 : at + 2] == ["of"])
    number = number_first(words[at : at + 1], lex)
    behind = words[at + 1 : at + 2]
    return None if number is None or behind in (["or"], ["plus"], ["counter"], ["counters"]) else (number, at + 1)


def _is_so_much(tokens: list[Token], begin: int, place: int, told: tuple[int, int], lex: Lexicon) -> list[Token]:
    number, end = told
    of = over(("the", "power", "of"), tokens[begin], tokens[begin])
    is_ = over(("is", str(number)), tokens[place], tokens[end - 1])
    return [*tokens[:begin], *of, *tokens[begin:place], *is_, *_counts_as(tokens[end:], lex)]


def begins(words: list[str], place: int, apart: tuple[str, ...]) -> int:
    """Where the words begin that ``place`` is said of: behind the last of those ``apart``, but not "3 or" less."""
    less = [at for at in range(place) if words[at] == "or" and words[at + 1] in _COMPARING]
    return max((at + 1 for at in range(place) if words[at] in apart and at not in less), default=0)


_COMPARING = ("less", "more", "lower", "higher", "greater", "fewer")


PUT_ON_IT = (
    where(_summed, " ".join(_SUMS), "power breakpoint"),
    where(_set, "set change", "power breakpoint", "to"),
    where(_has_it_changed, " ".join(_CHANGED), "its their", "has have"),
    where(_loses, "loses lose", "power"),
    where(_is_just_that, "exactly twice double equal", "power breakpoint", "is becomes was"),
    where(_counts_as, "treat consider considered treated count counts", "power", "as to"),
)
"""The rules of power that is added, taken away or set, in the order in which they are asked."""
