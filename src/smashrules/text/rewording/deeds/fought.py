"""Duels said another way, written out before the words get their roles: who is made to duel, who has won or lost.

"You may have a minion duel another" lets the minion duel; "the loser" is a minion; "has +2 power during duels" says
first what holds while one is fought; "the other minion" is the one that this minion fights. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import has_done
from smashrules.text.words.tokens import Token

_MADE_TO = ("have", "has", "make", "makes")
_PARTS = (",", ".", "and", "or", "then", "and_then", "@or", ":", "to", "&to")
_STOP = ("may", "must", "cannot")
_WHOSE = ("controller", "owner", "power", "base")
_CONTESTED = {"wins": "losing_minion", "loses": "winning_minion"}
_FOUGHT = (["is", "fought"], ["ends"])
_THIS_FIGHTS = (
    ["this", "minion", "is", "in", "a", "duel"],
    ["a", "duel", "involving", "this", "minion"],
)
_DUELS = (["during", "duels"], ["during", "a", "duel"])
_WHICH = ("here", "involving", "on", "at")
_STATES = ("have", "has", "gain", "gains", "get", "gets", "cannot", "is", "are", "lose", "loses")
_SUFFERED = ("be", "or", "is", "are")
_UNSTATED = ("that", "who", "which", "whose", "if", "after", "before", "when", "whenever", "while", ",")


def _is_fought(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After a duel is fought here", "after a duel here": after a minion here duels another."""
    words = [each.word for each in tokens]
    for place in range(2, len(words)):
        if words[place - 1 : place + 1] != ["a", "duel"]:
            continue
        told = next((each for each in _FOUGHT if words[place + 1 : place + 1 + len(each)] == each), [])
        after = place + 1 + len(told)
        here = tokens[after : after + 1] if words[after : after + 1] == ["here"] else []
        ends = words[after + len(here) : after + len(here) + 1]
        ended = words[place - 2] == "after" and (ends == [","] or (not ends and words[:2] == ["play", "after"]))
        if not told and not ended:
            continue
        duel, last = tokens[place], tokens[after - 1]
        duels = Token("duels", last.start if told else last.end, last.end)
        return [*tokens[:place], replace(duel, word="minion"), *here, duels, *tokens[after + len(here) :]]
    return tokens


def _made_to_duel(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may have it duel a minion here": it may duel one. "... to have two minions duel": for them to duel."""
    words = [each.word for each in tokens]
    for place, word in enumerate(words):
        if word not in _MADE_TO[:1] or "duel" not in words[place + 2 :]:
            continue
        verb = words.index("duel", place + 2)
        between = words[place + 1 : verb]
        if set(between) & {*_PARTS, *_STOP, "no"} or not any(_names(each, lex) for each in between):
            continue
        if words[verb - 1] in lex.classes["PRE"]:
            continue  # "have won a duel"
        if between[0] == "two" and between[-4:] == ["of", "two", "different", "players"]:
            by = tokens[verb - 4]  # as many players as minions: each has one
            held = [replace(by, word="controlled"), Token("by", by.end, by.end)]
            tokens, between = [*tokens[: verb - 4], *held, *tokens[verb - 2 :]], words[place + 1 :]
        who, rest = tokens[place + 1 : verb], tokens[verb:]
        have = tokens[place]
        if words[place - 2 : place] == ["you", "may"] and place > 1:
            may = replace(tokens[place - 1], start=tokens[verb].start, end=tokens[verb].start)
            who = [replace(who[0], start=tokens[place - 2].start), *who[1:]]
            return [*tokens[: place - 2], *who, may, *rest]
        if place and words[place - 1] == "to":
            return [*tokens[: place - 1], Token("&to", tokens[place - 1].start, have.end), *who, *rest]
        if place == 0 or words[place - 1] in (",", "then", "and_then"):
            does = "duel" if _several(between, lex) else "duels"
            who = [replace(who[0], start=have.start), *who[1:]]
            return [*tokens[:place], *who, replace(rest[0], word=does), *rest[1:]]
    return tokens


def _names(word: str, lex: Lexicon) -> bool:
    return word in ("it", "them") or word in lex.nouns or word.startswith("&n")


def _several(words: list[str], lex: Lexicon) -> bool:
    return (words[0] in lex.numerals and words[0] != "one") or words == ["them"]


def _contestants(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The winner's controller", "a counter on the winner": only a minion has one."""
    result = list(tokens)
    words = [each.word for each in tokens]
    for place, word in enumerate(words):
        theirs = words[place + 1 : place + 2] == ["'s"]
        whose = theirs and words[place + 2 : place + 3] in [[each] for each in _WHOSE]
        on_it = not theirs and words[place - 2 : place] == ["on", "the"]
        if word in ("winner", "loser") and (whose or on_it):
            which = "winning_minion" if word == "winner" else "losing_minion"
            result[place] = replace(tokens[place], word=which)
    return result


def _the_other(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it wins, destroy the other minion": the losing one. "While this minion is in a duel, the other minion has
    -1 power": the one that this minion fights."""
    words = [each.word for each in tokens]
    known = next((_CONTESTED[word] for word in words if word in _CONTESTED), "")
    if any(words[at : at + len(said)] == said for said in _THIS_FIGHTS for at in range(len(words))):
        known = known or "&rival"
    for place in range(len(words) - 2):
        if known and words[place : place + 3] == ["the", "other", "minion"]:
            minion = replace(tokens[place + 2], word=known, start=tokens[place + 1].start)
            return [*tokens[: place + 1], minion, *_the_other(tokens[place + 3 :], lex)]
    return tokens


def _meanwhile_first(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Your minions have +2 power during a duel (here)": during a duel, they have. Not where it can be a part of
    what stands before it: "for each minion destroyed during a duel"."""
    words = [each.word for each in tokens]
    place = next((at for at in range(2, len(words)) if words[at] == "during"), 0)
    duel = next((each for each in _DUELS if words[place : place + len(each)] == each), [])
    behind = words[place + len(duel) :]
    if not place or not duel or (behind and behind[0] not in _WHICH) or set(words) & set(_UNSTATED):
        return tokens
    told = next((at for at in range(place) if words[at] in _STATES), place)
    done = [at for at in range(told + 1, place) if has_done(words[at], lex)]
    if told == place or any(words[at - 1] not in _SUFFERED for at in done):
        return tokens
    comma = Token(",", tokens[0].start, tokens[0].start)
    return [*tokens[place:], comma, *tokens[:place]]


def _at_the_duel(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When you begin a duel, you may play this on the duel's base": there."""
    words = [each.word for each in tokens]
    for place in range(len(words) - 4):
        if words[place] in ("on", "at", "to") and words[place + 1 : place + 5] == ["the", "duel", "'s", "base"]:
            there = Token("there", tokens[place].start, tokens[place + 4].end)
            return [*tokens[:place], there, *tokens[place + 5 :]]
    return tokens


FOUGHT = (
    where(_at_the_duel, "duel", "base"),
    where(_is_fought, "duel"),
    where(_made_to_duel, "duel", "have"),
    where(_contestants, "winner loser"),
    where(_the_other, "other", "duel wins loses"),
    where(_meanwhile_first, "duels duel", "during"),
)
"""The rules of what is said of duels, in the order in which they are asked."""
