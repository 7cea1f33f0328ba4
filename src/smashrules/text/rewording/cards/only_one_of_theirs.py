"""The only card that somebody has, told as a thing: "a minion there that is its controller's only minion there",
"each player's only minion here", "your only minion there".

It is one whose controller has no others, or the one that you have if you have exactly one. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, begin_behind, looking_back, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_THERE = (["there"], ["here"], ["on", "that", "base"], ["at", "that", "base"], ["in", "play"])
_HERE = (["here"], ["on", "this", "base"], ["at", "this", "base"])
_ITS_BASE = (["on", "its", "base"], ["at", "its", "base"])
_ALONE = (
    ["that", "is", "its", "controller", "'s", "only", "minion"],
    ["that", "is", "its", "controller", "'s", "only", "one"],
    ["that", "is", "the", "only", "minion", "of", "its", "controller"],
    ["that", "is", "the", "only", "minion", "its", "controller", "has"],
)
_THEIRS = (
    ["that", "is", "their", "only", "minion"],
    ["that", "is", "that", "player", "'s", "only", "minion"],
)


def _that_is_the_only(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "A minion that is its controller's only minion here": one here whose controller has no other minions here."""
    words = words_of(tokens)
    for place in range(2, len(words) - 6):
        alone = at_words(words, place, _ALONE)
        end = place + len(alone)
        there = at_words(words, end, _THERE)
        begin = next((place - len(each) for each in (*_THERE, *_ITS_BASE) if _ends(words[:place], each)), place)
        if not alone or words[begin - 1 : begin] != ["minion"]:
            continue
        told = words[begin:place]
        known = told and told not in _ITS_BASE and there in (told, ["there"], [])
        spoken = any("base" in words_of(each) for each in before) and there
        if there in _HERE or told in _HERE:
            at, among = ["here"], ["here"]
        elif there == ["in", "play"]:
            at, among = told, there
        elif known or spoken:
            at, among = told or there, there or told
        else:
            continue
        said = [*at, "controlled", "by", "a", "player", "who", "has", "no", "other", "minions", *among]
        return put(tokens, begin, end + len(there), said)
    return tokens


def _ends(words: list[str], phrase: list[str]) -> bool:
    return words[-len(phrase) :] == phrase


def _of_another(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Another player's minion here that is their only minion here", "another player's only minion here": a minion
    here controlled by another player who has no other minions here."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        if words[place - 1 : place + 1] != ["player", "'s"] or words[place - 2] not in ("a", "another"):
            continue
        if words[place + 1] == "only" and words[place + 2] == "minion":
            end, told = place + 3, []
        elif words[place + 1] == "minion":
            told = at_words(words, place + 2, _THERE)
            end = place + 2 + len(told)
            theirs = at_words(words, end, (*_ALONE, *_THEIRS))
            if not theirs:
                continue
            end += len(theirs)
        else:
            continue
        there = at_words(words, end, _THERE)
        at = told or there
        if not there or (told and told != there) or there == ["in", "play"]:
            continue
        another = words[place - 2] == "another"
        stated = place == 2 and words[end + len(there) :][:1] in ([each] for each in _STATING)
        whose = ["other", "players"] if another else ["players"]
        by = [*whose, "who", "have"] if stated else [words[place - 2], "player", "who", "has"]
        said = ["each" if stated else "a", "minion", *at, "controlled", "by", *by, "no", "other", "minions", *there]
        return put(tokens, place - 2, end + len(there), said)
    return tokens


_STATING = ("has", "cannot", "is", "loses")


def _of_each_player(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player's only minion here": each minion here whose controller has no other minions here."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        if words[place - 1 : place + 3] != ["player", "'s", "only", "minion"]:
            continue
        there = at_words(words, place + 3, _THERE)
        if words[place - 2] not in ("each", "every") or not there:
            continue
        at = [] if there == ["in", "play"] else there
        said = ["each", "minion", *at, "controlled", "by", "players", "who", "have", "no", "other", "minions", *there]
        return put(tokens, place - 2, place + 3 + len(there), said)
    return tokens


def _your_only(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Return your only minion there to your hand": if you have exactly one minion there, return it."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        noun = place + 2 + (words[place + 2] == "other")
        sort = words[noun]
        if words[place : place + 2] != ["your", "only"] or lex.nouns.get(sort, ("",))[0] not in ("minion", "action"):
            continue
        there = at_words(words, noun + 1, (*_THERE, *_ITS_BASE))
        begin = begin_behind(words, place, (",",))
        said = words[begin:place]
        if (place and words[place - 1] in _ASKED) or not there or set(words[:place]) & {"only", "instead"}:
            continue
        end = noun + 1 + len(there)
        one = ["you", "have", "exactly", "one", *words[place + 2 : noun + 1], *there]
        if said in (["if"], ["while"]):  # "if your only minion here has power 3 or less"
            return put(tokens, place, end, [*one, "and", "it"])
        if {"if", "while", "unless", "of", "or", "and"} & set(said) or "if" in words[place:]:
            continue
        if place == begin:
            return put(tokens, place, end, ["if", *one, ",", "that", sort])
        it = put(tokens, place, end, ["that", sort])
        at = tokens[begin]
        return [*it[:begin], *(Token(each, at.start, at.start) for each in ("if", *one, ",")), *it[begin:]]
    return tokens


def _with_no_others(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion with no other minions on its base": the only minion there; of a player it is said what they have."""
    words = words_of(tokens)
    for place in range(1, len(words) - 6):
        if words[place : place + 3] != ["with", "no", "other"] or words[place + 4 : place + 7] not in _ITS_BASE:
            continue
        if words[place + 3] not in ("minion", "minions"):
            continue
        if words[place - 1] in ("player", "players"):
            has = ["who", "have" if words[place - 1] == "players" else "has"]
            return put(tokens, place, place + 4, [*has, "no", "other", "minions"])
        return put(tokens, place, place + 4, ["that", "is", "the", "only", "minion"])
    return tokens


_ASKED = ("is", "are", "was", "were", "be", "not", "with", "have", "has", "than")

ONLY_ONE_OF_THEIRS = (looking_back(_that_is_the_only, "controller", "only", "is"),)
"""The rule of one that is the only one of whoever has it."""
WITH_NO_OTHERS = (where(_with_no_others, "its", "minion minions", "other", "base", "with"),)
"""The rule of who or what has no others beside."""
THE_ONLY_ONE = (
    where(_of_another, "only", "player", "minion"),
    where(_of_each_player, "only", "player", "each every"),
    where(_your_only, "only", "your"),
)
"""The rules of the only one that a player has."""
