"""One verb for things that go different ways: "move it to here and this minion to there", "return one to your hand,
one to the top of your deck, and the rest to the bottom"; one noun for things that are there and here: "destroy a
minion here and one there"; one choice of a card and of a base.

The verb, the noun, and the deck are said of each of them. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, where
from smashrules.text.words.lexicon import Lexicon, takes_an
from smashrules.text.words.roles import COUNTERS, noun_of, verb_of
from smashrules.text.words.tokens import Token, words_of

_TO = ("to", "to_here", "to_there")
_ONTO = ("in", "into", "on", "onto", "to", "under")
_WAYS = {"move": _TO, "transfer": _TO, "return": _TO, "shuffle": ("into",), "place": _ONTO, "put": _ONTO}
"""Verbs by which things go somewhere, and the words with which they say where."""
_PUTS = ("place", "put")
_PILES = ("top", "bottom", "hand", "hands", "deck", "decks", "discard", "discard_pile", "box")
_ENDS = ("top", "bottom")
_POINTING = ("it", "them", "this", "that", "one", "another", "the")
_SOME = ("those", "these", "a", "an", "each", "every", "all", "any", "up_to", "any_number_of", "both")
_BEGINS = frozenset((*_POINTING, *_SOME, "your", "its", "their", "yours", "theirs"))
_JOINING = ("then", "and_then", "&then", "or", "@or", "instead", ";", ":")
_OVER = frozenset((*_JOINING, "if", "unless", "until", "for_each", "when", "after", "before", "while"))
_SIDES = ("left", "right")


def _verb_left_out(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move one to here and the other to another base": and move the other to another base."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        verb = verb_of(words[place], lex)
        if verb not in _WAYS or not _is_begun(words[place + 1], lex):
            continue
        parts = list(_parts(words, place + 1, verb, lex))
        ends = [set(_ENDS) & set(words[begin:stop]) for begin, stop in parts]
        if len(parts) < 2 or (len(parts) == 2 and all(ends)) or not _alike(words, parts, verb, lex):
            continue  # both ends of one deck are told elsewhere
        said = list(tokens)
        for begin, stop in reversed(parts[1:]):
            deck = _deck_left_out(words, begin, stop, place)
            said[stop:stop] = said_at([tokens[at] for at in deck], tokens[stop - 1].end)
            said[begin:begin] = said_at(tokens[place : place + 1], tokens[begin].start)
        return said
    return tokens


def _parts(words: list[str], begin: int, verb: str, lex: Lexicon) -> Iterator[tuple[int, int]]:
    """Where each thing begins that is named with the place where it goes, and where that ends."""
    at = begin
    while at < len(words):
        joint = words[at] in (",", "and")
        if words[at] in _OVER or (at > begin and verb_of(words[at], lex) and words[at] not in lex.nouns):
            return
        if joint and _goal(words[begin:at], verb):
            following = at + 1 + (words[at : at + 2] == [",", "and"])
            yield begin, at
            if following >= len(words) or not _is_begun(words[following], lex):
                return
            begin = at = following
        at += 1
    if _goal(words[begin:], verb):
        yield begin, len(words)


def _goal(said: list[str], verb: str) -> int:
    """Where it is told where the thing goes; 0 where it is not."""
    for at in range(len(said) - 1, 0, -1):
        if said[at] == "in" and (said[0] not in _POINTING or "your" in said[:at]):
            continue  # "a minion in your hand": which one, and not where it goes
        if said[at] not in _WAYS[verb] or said[at + 1 : at + 3] in (["your", side] for side in _SIDES):
            continue
        if verb in ("move", "transfer") or set(_PILES) & set(said[at + 1 :]) or set(COUNTERS) & set(said[:at]):
            return at
        if verb in _PUTS and at == 1 and said[0] in ("one", "another"):
            return at  # "place a +1 power counter on this minion and one on another minion"
    bare = len(said) <= 3 and said[-1:] in (["here"], ["there"]) and said[0] in _POINTING and len(said) > 1
    return len(said) - 1 if verb == "move" and bare else 0


def _alike(words: list[str], parts: list[tuple[int, int]], verb: str, lex: Lexicon) -> bool:
    """Whether counters go onto what counters go onto, and cards to piles."""
    counted = [bool(set(COUNTERS) & set(words[begin:stop])) for begin, stop in parts]
    if verb not in _PUTS or not any(counted):
        return verb not in _PUTS or all(set(_PILES) & set(words[begin:stop]) for begin, stop in parts)
    rest = [words[begin] in ("one", "another") and words[begin + 1] == "on" for begin, _ in parts[1:]]
    return counted[0] and all(one or said for one, said in zip(rest, counted[1:], strict=True))


def _deck_left_out(words: list[str], begin: int, stop: int, verb: int) -> list[int]:
    """Which words say of which deck it is the bottom ("to the bottom"), where one was named before it."""
    if words[stop - 1] not in _ENDS:
        return []
    of = next((at for at in range(begin - 1, verb, -1) if words[at] == "of" and words[at - 1] in _ENDS), 0)
    deck = next((at for at in range(of, begin) if of and words[at] in ("deck", "base_deck")), 0)
    return list(range(of, deck + 1)) if deck else []


def _is_begun(word: str, lex: Lexicon) -> bool:
    return word in _BEGINS or word in lex.numerals


def _both_chosen(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose a minion and a base": choose a minion and choose a base."""
    words = words_of(tokens)
    place = words.index("choose")
    joints = [at for at in range(place, len(words) - 2) if words[at] == "and"]
    if len(joints) != 1 or {",", "or", "@or", "then", ":", "where", "with", "that", "who"} & set(words[place:]):
        return tokens
    joint = joints[0]
    sorts = [
        next((lex.nouns[each][0] for each in said if each in lex.nouns and lex.nouns[each][0] != "player"), "")
        for said in (words[place:joint], words[joint:])
    ]
    apart = (sorts[0] == "base") != (sorts[1] == "base") and {*sorts} & {*_CARDS}
    if not apart or words[place + 1] not in _CHOSEN or words[joint + 1] not in _CHOSEN:
        return tokens
    return [*tokens[: joint + 1], *said_at(tokens[place : place + 1], tokens[joint + 1].start), *tokens[joint + 1 :]]


_CHOSEN = ("a", "an", "one", "another")
_CARDS = ("minion", "action", "titan", "card")
_THERE = ("here", "there", "from_here", "from_there", "on", "at")


def _noun_left_out(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy a minion here and one there": and a minion there."""
    words = words_of(tokens)
    for place in range(4, len(words) - 1):
        said = words[place]
        told = words[place - 1] == "and" and (said in ("one", "another") or said in lex.numerals)
        if not told or words[place + 1] not in _THERE:
            continue
        begin = max((at + 1 for at in range(place - 1) if verb_of(words[at], lex)), default=0)
        cards = [at for at in range(begin, place - 1) if words[at] in lex.nouns and lex.nouns[words[at]][0] in _CARDS]
        noun = cards[0] if len(cards) == 1 else 0
        begin = max((at + 1 for at in range(begin, noun) if words[at] == "on"), default=begin)
        if not noun or words[noun + 1] not in _THERE or {",", "and", "or", "@or"} & set(words[begin : place - 1]):
            continue
        sort = lex.nouns[words[noun]][0]
        again = _the_same(words[begin:noun], said, sort, lex)
        if again:
            at = tokens[place]
            return [*tokens[:place], *(replace(at, word=each) for each in again), *tokens[place + 1 :]]
    return tokens


def _the_same(which: list[str], said: str, sort: str, lex: Lexicon) -> list[str]:
    """So many of that sort, whose as the first were: "another of your minions", "a minion", "two minions"."""
    single, many = (noun_of((sort, n), lex) for n in ("one", "many"))
    some = which[:1] and (which[0] in ("a", "an", "one") or which[0] in lex.numerals)
    if which[1:] == ["of", "your"] and (some or which[0] == "each"):
        return [said, "of", "your", many]
    if len(which) != 1 or not some:
        return []
    if said not in ("one", "another"):
        return [said, many]
    return ["another" if said == "another" else "an" if takes_an(single) else "a", single]


def _base_left_out(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy a minion on this base and one on another": on another base."""
    words = words_of(tokens)
    for place in range(6, len(words)):
        one = words[place - 1 : place + 1] in (["this", "one"], ["that", "one"])
        if not one and words[place] != "another":
            continue
        on = place - 1 - one
        if words[on] not in ("on", "at") or words[place + 1 : place + 2] not in ([], [","], ["to"], ["until"]):
            continue
        joint = max((at for at in range(on) if words[at] == "and"), default=0)
        if words[joint - 1] == "base" and words[on] in words[:joint]:
            base = replace(tokens[place], word="base")
            return [*tokens[: place + (not one)], base, *tokens[place + 1 :]]
    return tokens


VERB_LEFT_OUT = (
    where(
        _verb_left_out,
        "and",
        "to to_here to_there into on in here there",
        " ".join((*_WAYS, "moves", "transfers", "returns", "shuffles", "places", "puts")),
    ),
    where(_both_chosen, "choose", "and", "base"),
    where(_base_left_out, "another one", "base", "and", "on at"),
    where(_noun_left_out, "one another two three", "and", " ".join(_THERE)),
)
"""The rules of what is said once of things that go different ways, or are at different places."""
