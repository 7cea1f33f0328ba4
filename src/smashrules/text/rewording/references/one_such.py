"""One, or none, of the sort that the sentence has named: "you cannot play a minion here unless you already have one
here", "a player who has none here", "to play a minion, place another card from your hand on your deck".

The noun is said again. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_THERE = (["here"], ["there"], ["in", "play"], ["on", "this", "base"], ["on", "that", "base"], ["at", "this", "base"])
_HOLDS = ("have", "has", "control", "controls", "already", "had", "without", "with")
_DOES = ("play", "plays", "move", "destroy")
_WHO = ("you", "they", "player", "players", "who", "controller", "owner")
_COUNTED = frozenset(("counter", "counters", "cards"))
_SORTS = {"minion": "minion", "minions": "minion", "action": "action", "actions": "action", "titan": "titan"}


def _one_here(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Unless you have one here", "who has none here", "play one here": a minion, no minions."""
    words = words_of(tokens)
    for place in range(3, len(words)):
        none = words[place] == "none"
        if words[place] != "one" and not none:
            continue
        there = at_words(words, place + 1, _THERE)
        begin = begin_behind(words, place, (".", ":", ";"))
        named = {_SORTS[word] for word in words[begin:place] if word in _SORTS}
        theirs = none and words[place - 1] in ("have", "has") and words[place - 2] in _WHO
        if (
            not (there or (theirs and words[place + 1 : place + 2] in ([], ["."], [","])))
            or len(named) != 1
            or _COUNTED & set(words[begin:place])
        ):
            continue
        before = words[place - 1]
        if before not in _HOLDS and (none or before not in _DOES):
            continue
        if before in _DOES and "must" not in words[begin:place] and "cannot" not in words[begin:place]:
            continue
        sort = named.pop()
        told = ["no", f"{sort}s"] if none else ["an" if sort == "action" else "a", sort]
        if not there and "where" not in words[begin:place]:
            behind = max(at for at in range(begin, place) if _SORTS.get(words[at]) == sort) + 1
            if words[behind : behind + 1] not in (["here"], ["there"]):
                continue
            told += words[behind : behind + 1]
        return _one_here(put(tokens, place, place + 1, told), lex)
    return tokens


def _not_that_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "To play a minion here, you must discard another card": a card; the minion is not paid with."""
    words = words_of(tokens)
    for place in range(4, len(words) - 2):
        begin = begin_behind(words, place, (".", ":", ";"))
        said = words[begin:place]
        paid = words[place : place + 2] == ["another", "card"] and words[place - 1] in ("discard", "place", "put")
        if paid and said[:2] == ["to", "play"] and "must" in said:
            return put(tokens, place, place + 1, ["a"])
    return tokens


ONE_SUCH = (
    where(_one_here, "one none", "minion minions action actions titan", "here there play base"),
    where(_not_that_one, "must", "another", "to", "play"),
)
"""The rules of one of the sort that was named."""
