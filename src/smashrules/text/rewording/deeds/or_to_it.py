"""Two things that may be done to one: "move one of your minions to another base or destroy it", "destroy an action OR
a minion of power 2 or less".

What each is done to, and what is done, is put in again; whoever chooses between them chooses the thing, too. Knows
words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, put, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, third
from smashrules.text.words.tokens import Token, words_of

_OR = ("or", "@or")
_ONE = ("a", "an", "one", "another")
_GOING = tuple(f"{each}{s}" for each in ("transfer", "move", "return", "place", "shuffle", "put") for s in ("", "s"))
_WHITHER = ("to", "on", "into", "onto", "under")
_GOALS = (*_WHITHER, "to_here", "to_there")
_SENT_TO = ("to", "into", "to_here", "to_there")
_LAID = ("place", "places", "put", "puts")
_WAITING = {"after", "when", "whenever", "before", "if"}
_THINGS = ("minion", "action", "titan", "card", "monster")
_PLACES = {"from_there": "there", "from_here": "here"}
_ENDS = ("", ".", ",", "if", *_WHITHER)


def _or_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move one of your minions to another base or destroy it": or destroy one of your minions."""
    words = [*words_of(tokens), ""]
    for place in range(4, len(tokens) - 2):
        it = words.index("it", place) if "it" in words[place:] else place
        told = words[place] in _OR and (it == place + 2 or words[it - 1] == "on") and words[it + 1] in _ENDS
        verb = next((at for at in range(place - 1, -1, -1) if words[at] in _GOING), -1)
        if (
            not told
            or verb < 0
            or words[verb + 1] not in _ONE
            or {",", ".", "and"} & {*words[verb : place - 1], *words[place:it]}
            or any(lex.nouns.get(each, ("",))[0] in _THINGS for each in words[place + 1 : it])  # that could be it
        ):
            continue
        lead = begin_behind(words, verb, (",", ".", ":"))
        if _WAITING & set(words[lead:verb]):
            continue  # of one that something happens to, and nobody chooses
        if not _alike(words[verb], words[place + 1], lex):
            continue
        goals = _GOALS if words[verb] in _LAID else _SENT_TO
        goal = next((at for at in range(verb + 2, place) if words[at] in goals), place)
        said = tokens[verb + 1 : goal]
        if goal == place or not {lex.nouns.get(each.word, ("",))[0] for each in said} & set(_THINGS):
            continue
        at = tokens[it].end
        lying = {"hand", "deck", "discard_pile"} & {each.word for each in said}
        there = _PLACES if lying else {**_PLACES, "from": "on"}
        again = [replace(each, word=there.get(each.word, each.word), start=at, end=at) for each in said]
        again[-1] = replace(again[-1], start=tokens[it].start)
        return [*tokens[:it], *again, *tokens[it + 1 :]]
    return tokens


def _alike(one: str, other: str, lex: Lexicon) -> bool:
    return (bare(one, lex) and bare(other, lex)) or (third(one, lex) and third(other, lex))


def _or_this_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy an action OR a minion of power 2 or less": or destroy such a minion; "place a counter on this minion
    OR on another": or place one on another."""
    words = words_of(tokens)
    if words.count("@or") != 1:
        return tokens
    place = words.index("@or")
    verb = 2 if words[:2] == ["you", "may"] else 0
    behind = words[place + 1 :]
    doing = any(bare(each, lex) or third(each, lex) for each in behind if each not in lex.nouns)
    if not bare(words[verb], lex) or doing or not behind or {"and", ",", ":", "to"} & set(words[verb : place - 1]):
        return tokens
    if behind[0] in lex.classes["PREP"]:
        begin = [at for at in range(verb, place) if words[at] == behind[0]]
        again = tokens[verb : begin[0]] if len(begin) == 1 else []
    else:
        again = tokens[verb : verb + 1] if behind[0] in _ONE and words[verb + 1] in _ONE else []
    at = tokens[place].end
    return [*tokens[: place + 1], *said_at(again, at), *tokens[place + 1 :]]


def _it_or_this(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On this minion or (on) it": on it or this minion."""
    words = words_of(tokens)
    for place in range(2, len(words) - 1):
        it = place + 1 + (words[place + 1] == "on")
        if words[place] != "or" or words[place - 2] != "this" or words[it : it + 1] != ["it"]:
            continue
        if words[place - 1] in lex.nouns and words[it + 1 : it + 2] in ([], [","], ["."], ["to"], ["until"]):
            return put(tokens, place - 2, it + 1, ["it", "or", *words[place - 2 : place]])
    return tokens


OR_TO_IT = (
    where(_it_or_this, "it", "this", "or"),
    where(_or_this_one, "@or"),
    where(_or_it, "or @or", "it", " ".join(_GOING)),
)
"""The rules of two things that may be done."""
