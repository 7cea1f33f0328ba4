"""Of whom a card is the only one at its base: "if it is its controller's only minion there", "a minion that is the
only minion of its controller on a base".

Its controller has no other minions there. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import put, stands, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_THERE = (
    ["there"],
    ["here"],
    ["on", "its", "base"],
    ["at", "its", "base"],
    ["on", "that", "base"],
    ["at", "that", "base"],
)
_IN_PLAY = ["in", "play"]
_ANY_BASE = (["on", "a", "base"], ["on", "any", "base"], ["at", "a", "base"])
_OWN = ["its", "controller", "'s", "only"]
_THEIRS = ["that", "player", "'s", "only"]
_HAS = {"is": "has", "was": "had"}
_OTHERS = ("its", "controller", "has", "no", "other", "minions")


def _only_one(words: list[str], begin: int) -> tuple[int, list[str]] | None:
    """Where "its controller's only minion there" ends that begins there, and the words of the place."""
    own = words[begin : begin + 5]
    if own == [*_OWN, "minion"] or (own == [*_THEIRS, "minion"] and _whose(words[:begin])):
        at = begin + 5
    elif words[begin : begin + 3] == ["the", "only", "minion"] and words[begin + 3 : begin + 6] in _CONTROLLED:
        at = begin + 6
    else:
        return None
    place = next((each for each in (*_THERE, *_ANY_BASE, _IN_PLAY) if words[at : at + len(each)] == each), [])
    return (at + len(place), place) if place else None


def _whose(before: list[str]) -> bool:
    """Whether "that player" controls it: "another player's minion", and no other player is spoken of."""
    players = [at for at, word in enumerate(before) if word in ("player", "players")]
    at = players[0] if len(players) == 1 else 0
    return (
        at > 0
        and before[at - 1] in ("a", "another")
        and before[at + 1 : at + 2] == ["'s"]
        and "minion" in before[at:]
    )


_DONE = ("chosen", "destroyed", "returned", "moved", "played", "placed")
_CONTROLLED = (["of", "its", "controller"], ["its", "controller", "controls"], ["its", "controller", "has"])
_IT = (["it"], ["this", "minion"], ["that", "minion"], *(["the", each, "minion"] for each in _DONE), ["this"])
_MEANT = {"it": ["its"], "this": ["this", "minion", "'s"]}


def _only_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it is its controller's only minion there": if its controller has no other minions there."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        who = next((each for each in _IT if words[max(0, place - len(each)) : place] == each), [])
        if words[place] not in _HAS or not (who or words[place - 1] == "that"):
            continue
        found = _only_one(words, place + 1)
        if found is None:
            continue
        end, there = found
        begin = place - max(1, len(who))
        if who and (there in _THERE or there == _IN_PLAY):
            whose = _MEANT.get(" ".join(who), [*who, "'s"])
            said = [*whose, "controller", _HAS[words[place]], *_OTHERS[3:], *there]
        elif (
            words[place - 1 : place + 1] == ["that", "is"]
            and _is_named(words[: place - 1], lex)
            and there != _IN_PLAY
        ):
            said = ["on", "a", "base", "where", *_OTHERS]
        else:
            continue
        return put(tokens, begin, end, said)
    return tokens


def _is_named(before: list[str], lex: Lexicon) -> bool:
    """Whether a card is named last, or one of so much power."""
    if before[-2:-1] == ["power"] or before[-3:-2] == ["power"]:
        before = before[: len(before) - before[::-1].index("power") - 1]
        before = before[:-1] if before[-1:] in (["of"], ["with"]) else []
    return before[-1:] != [] and before[-1] in lex.nouns


def _your_only(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If they are your only minions there": if you have no other minions there."""
    words = words_of(tokens)
    for place in range(1, len(words) - 6):
        their = words[place : place + 4] in (["they", "are", "your", "only"], ["those", "are", "your", "only"])
        there = next((each for each in _THERE if words[place + 5 : place + 5 + len(each)] == each), [])
        if their and there and words[place + 4] == "minions" and words[place - 1] in ("if", "while", "unless"):
            return put(tokens, place, place + 5, ["you", "have", "no", "other", "minions"])
    return tokens


_AS_IT_IS = ("is", "are", "was", "not", "be", "becomes", "remains", "as", "than", "of", "with")


def _the_only(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy the only minion on a base", "the only minion there": a minion that is the only one on its base."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        if words[place : place + 3] != ["the", "only", "minion"] or words[place - 1] in _AS_IT_IS:
            continue
        there = next((each for each in (*_THERE, *_ANY_BASE) if stands(words, place + 3, each)), [])
        if not there or "its" in there:
            continue
        where_ = [] if there in _ANY_BASE else there
        told = ["a", "minion", *where_, "that", "is", "the", "only", "minion", "on", "its", "base"]
        return put(tokens, place, place + 3 + len(there), told)
    return tokens


ONLY_ONE_THERE = (
    where(_only_there, "only", "controller player", "is was"),
    where(_the_only, "only", "minion"),
    where(_your_only, "only", "are", "minions", "your"),
)
"""The rules of the only ones that somebody has at a base."""
