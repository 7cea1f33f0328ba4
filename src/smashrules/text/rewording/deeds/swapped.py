"""Two things that are swapped, told of both: "choose two minions and swap them".

One of them is swapped with the other. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, spread, where
from smashrules.text.words.lexicon import Lexicon, takes_an
from smashrules.text.words.tokens import Token, words_of

_THEM = (
    ["them"],
    ["those", "minions"],
    ["those", "cards"],
    ["those", "actions"],
    ["those", "two", "minions"],
    ["the", "two"],
)
_TRADE = ("trade", "trades", "swap", "swaps", "switch", "switches", "exchange", "exchanges", "change", "changes")
_ONE_WITH_THE_OTHER = ("one", "of", "them", "with", "the", "other")


def _swap_them(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Swap them": swap one of them with the other."""
    words = words_of(tokens)
    verb = words.index("swap")
    them = next((each for each in _THEM if words[verb + 1 : verb + 1 + len(each)] == each), [])
    end = verb + 1 + len(them)
    told = [*(words_of(before[-1]) if before else []), *words[:verb]]
    if not them or words[end : end + 1] == ["with"] or not told or (told[0] not in ("choose", "look_at", "look")):
        return tokens
    if not ("two" in told or "and" in told):
        return tokens
    start, last = tokens[verb + 1].start, tokens[end - 1].end
    said = spread(_ONE_WITH_THE_OTHER, start, last)
    return [*tokens[: verb + 1], *said, *tokens[end:]]


def _the_swapped_one(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Swap this minion with another. The other minion gains +2 power": that minion does."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    verb = said.index("swap") if "swap" in said else -1
    if verb < 0 or said[verb + 1 : verb + 4] != ["this", "minion", "with"] or said[verb + 4] not in _SINGLE:
        return tokens
    if {"and", "or", "then"} & set(said):
        return tokens
    for place in range(len(words) - 2):
        if words[place : place + 2] == ["the", "other"] and words[place + 2] in ("minion", "one"):
            one = replace(tokens[place], word="that", end=tokens[place + 1].end)
            return [*tokens[:place], one, replace(tokens[place + 2], word="minion"), *tokens[place + 3 :]]
    return tokens


def _control_of_both(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Swap control of one of your minions and another player's minion": of the one with the other."""
    words = words_of(tokens)
    of_control = [at for at in range(1, len(words) - 1) if words[at : at + 2] == ["control", "of"]]
    place = next((at for at in of_control if words[at - 1] in _TRADE), -1)
    both = words.index("and", place) if place >= 0 and "and" in words[place:] else -1
    stop = next((at for at in range(max(place, 0), len(words)) if words[at] in (".", ",")), len(words))
    if both < 0 or both > stop or "with" in words[place:stop] or words[place:stop].count("and") > 1:
        return tokens
    return [*tokens[:both], replace(tokens[both], word="with"), *tokens[both + 1 :]]


_SINGLE = ("a", "an", "another", "one", "&one")


def _with_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Swap a minion in your hand with one in your discard pile": with a minion there."""
    words = words_of(tokens)
    verb = words.index("swap")
    noun = next((at for at in range(verb + 1, len(words)) if words[at] in lex.nouns), len(words))
    kind, number = lex.nouns.get(words[noun], ("", "")) if noun < len(words) else ("", "")
    for place in range(noun + 1, len(words) - 2):
        told = words[place : place + 2] == ["with", "one"] and words[place + 2] in ("in", "from", "here", "there")
        if told and number == "one" and kind in _SORTS:
            one = tokens[place + 1]
            a = replace(one, word="an" if takes_an(words[noun]) else "a", end=one.start + 1)
            return [
                *tokens[: place + 1],
                a,
                replace(one, word=words[noun], start=one.start + 1),
                *tokens[place + 2 :],
            ]
    return tokens


def _on_different_bases(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose one of your minions and another player's minion at different bases": the second is at another one."""
    words = words_of(tokens)
    if words[-2:] != ["different", "bases"] or words[-3] not in ("at", "on") or words[0] not in ("choose", "swap"):
        return tokens
    joint = "and" if words[0] == "choose" else "with"
    ends = [lex.nouns.get(each, ("", ""))[1] for each in (words[-4],)]
    told = words[1:-3]
    if told.count(joint) != 1 or {"and", "with", "or", ","} & (set(told) - {joint}) or ends != ["one"]:
        return tokens
    first = told[: told.index(joint)]
    if first[:1] not in (["one"], ["a"], ["an"], ["&one"]):
        return tokens
    a = replace(tokens[-2], word="a", end=tokens[-2].start)
    return [*tokens[:-2], a, tokens[-2], replace(tokens[-1], word="base")]


def _swap_places(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "One of your minions trades places with a minion there", "this minion and that minion switch bases": swap the
    one with the other."""
    words = words_of(tokens)
    verb = next((at for at in range(2, len(words) - 1) if words[at] in _TRADE and words[at + 1] in _PLACES), 0)
    two = _the_two(words, verb, lex) if verb else None
    if two is not None:
        begin, may = two
        start = tokens[0].start
        told = [*spread(["you", "may"] if may else [], start, start + 1), Token("swap", start, start + 1)]
        return [*told, *tokens[begin : verb - may], *tokens[verb + 2 :]]
    if not verb or {",", "may", "where"} & set(words[:verb]):
        return tokens
    said, behind = words[:verb], words[verb + 2 :]
    joint = said.index("and") if said.count("and") == 1 else 0
    first = said[: joint or verb]
    kinds = [lex.nouns[each] for each in said if lex.nouns.get(each, ("",))[0] in ("minion", "action")]
    if said[0] not in (*_SINGLE, "this", "that") or not kinds or not {"minion", "minions", "action"} & set(first):
        return tokens
    if not joint and (behind[:1] != ["with"] or words[verb + 1] != "places" or "and" in behind):
        return tokens
    if joint and (behind[:1] == ["with"] or said[joint + 1] not in (*_SINGLE, "this", "that")):
        return tokens
    swap = Token("swap", tokens[0].start, tokens[0].start + 1)
    if not joint:
        return [swap, *tokens[:verb], *tokens[verb + 2 :]]
    return [
        swap,
        *tokens[:joint],
        replace(tokens[joint], word="with"),
        *tokens[joint + 1 : verb],
        *tokens[verb + 2 :],
    ]


def _the_two(words: list[str], verb: int, lex: Lexicon) -> tuple[int, bool] | None:
    """Where two that trade places are told, and whether they may: "two of your minions may change places", "have two
    minions there change places"; None where it is not said of two, or with whom."""
    begin = int(words[0] in ("have", "make"))
    may = words[verb - 1] == "may"
    said = words[begin : verb - may]
    cards = [each for each in said if lex.nouns.get(each, ("",))[0] in _SORTS]
    over = words[verb + 2 : verb + 3] in ([], ["."])
    if (
        said[:1] != ["two"]
        or not cards
        or not over
        or {",", "may", "and", "with", "that"} & set(said)
        or (begin and may)
    ):
        return None
    return begin, may


_PLACES = ("places", "bases", "positions", "locations")
_SORTS = ("minion", "action", "card", "treasure", "monster")
SWAPPED = (
    where(_swap_places, " ".join(_PLACES), " ".join(_TRADE)),
    where(_on_different_bases, "different", "bases", "choose swap"),
    where(_control_of_both, "control", "and", " ".join(_TRADE)),
    looking_back(_swap_them, "swap"),
    looking_back(_the_swapped_one, "other", "minion one"),
    where(_with_one, "swap", "with", "one"),
)
"""The rules of two that swap places, and of one that is swapped with one of its sort."""
