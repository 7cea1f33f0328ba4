"""Duels said another way, written out before the words get their roles: who is made to duel, who has won or lost.

"You may have a minion duel another" lets the minion duel; "the loser" is a minion; "has +2 power during duels" says
first what holds while one is fought; "the other minion" is the one that this minion fights. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, stands, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import has_done
from smashrules.text.words.tokens import Token

_MADE_TO = ("have", "has", "make", "makes")
_PARTS = (",", ".", "and", "or", "then", "and_then", "@or", ":", "to", "&to")
_STOP = ("may", "must", "cannot")
_WHOSE = ("controller", "owner", "power", "base")
_CONTESTED = {"wins": "losing_minion", "loses": "winning_minion"}
_FOUGHT = (["is", "fought"], ["ends"], ["is", "over"], ["has", "ended"], ["has", "been", "fought"])
_BEGUN = (["begins"], ["starts"], ["is", "begun"], ["is", "started"])
_TIMES = ("after", "before", "when", "whenever", "each_time")
_ONE_OF_THEM = (["a"], ["each"], ["any"])
_THERE = (["here"], ["there"], ["on", "this", "base"], ["at", "this", "base"])
_EACH_TURN = ("each_turn", "in_a_turn", "this_turn")
_THIS_FIGHTS = (
    ["this", "minion", "is", "in", "a", "duel"],
    ["a", "duel", "involving", "this", "minion"],
    ["duels", "involving", "this", "minion"],
)
_DUELS = (["during", "duels"], ["during", "a", "duel"])
_WHICH = ("here", "involving", "on", "at")
_STATES = ("have", "has", "gain", "gains", "get", "gets", "cannot", "is", "are", "lose", "loses")
_SUFFERED = ("be", "or", "is", "are")
_UNSTATED = ("that", "who", "which", "whose", "if", "after", "before", "when", "whenever", "while", ",")


def _is_fought(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After a duel is fought here", "before each duel here", "after a duel involving this minion ends": after, or
    before, a minion here, or this one, duels. "When one begins": when it is in a duel."""
    words = [each.word for each in tokens]
    for place in range(2, len(words)):
        if words[place] != "duel" or words[place - 1 : place] not in _ONE_OF_THEM:
            continue
        where, who, told, end = _of_which(tokens, place + 1)
        timed = words[place - 2] in _TIMES
        alone = words[end : end + 1] == [","] or (end == len(words) and words[:1] == ["play"])
        if not (told in _FOUGHT or (timed and alone)) or (who and not timed):
            continue
        if where and who and {"here", "there", "this"} & {each.word for each in who}:
            return tokens
        a, duel = tokens[place - 1 : place + 1]
        last = tokens[end - 1]
        who = who or [replace(a, word="a"), replace(duel, word="minion")]
        begins = told in _BEGUN or (words[place - 2] in _TIMES[2:4] and told not in _FOUGHT)
        does = ["is", "in", "a", "duel"] if begins else ["duels"]
        mark = [replace(tokens[place - 2], word="when")] if begins and timed else [tokens[place - 2]]
        deed = [Token(each, last.end, last.end) for each in does]
        return [*tokens[: place - 2], *mark, *who, *where, *deed, *tokens[end:]]
    return tokens


def _of_which(tokens: list[Token], begin: int) -> tuple[list[Token], list[Token], list[str], int]:
    """Where a duel is fought, who fights it, and that it is fought, from behind the word on; and where that ends."""
    words = [each.word for each in tokens]
    where: list[Token] = []
    who: list[Token] = []
    told: list[str] = []
    at = begin
    while at < len(words):
        there = next((each for each in _THERE if words[at : at + len(each)] == each), [])
        ends = next((each for each in (*_FOUGHT, *_BEGUN) if words[at : at + len(each)] == each), [])
        if there and not where:
            where = tokens[at : at + len(there)]
            at += len(there)
        elif ends and not told:
            told = ends
            at += len(ends)
        elif words[at] == "involving" and not who:
            stop = next((to for to in range(at, len(words)) if words[to] in _STOPS), len(words))
            who = tokens[at + 1 : stop]
            at = stop
        else:
            break
    return where, who, told, at


_STOPS = (",", ".", "is", "ends", "begins", "starts", "has")


def _at_its_edge(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "At the start of a duel involving this minion": when one begins. "At the end of a duel here": after one."""
    words = [each.word for each in tokens]
    for place in range(len(words) - 6):
        of = words[place : place + 2] == ["at", "the"] and words[place + 3 : place + 6] == ["of", "a", "duel"]
        if not of or words[place + 2] not in ("start", "end") or (place and words[place - 1] != ","):
            continue
        _, _, told, end = _of_which(tokens, place + 6)
        if told or words[end : end + 1] != [","]:
            continue
        begins = words[place + 2] == "start"
        mark = replace(tokens[place], word="when" if begins else "after", end=tokens[place + 3].end)
        last = tokens[end - 1]
        now = [Token("begins", last.end, last.end)] if begins else []
        return [*tokens[:place], mark, *tokens[place + 4 : end], *now, *tokens[end:]]
    return tokens


def _nth_duel(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After the first duel here each turn": after the first time each turn that a duel is fought here."""
    words = [each.word for each in tokens]
    if words[:3] != ["after", "the", "first"] or words[3:4] != ["duel"] or "," not in words:
        return tokens
    comma = words.index(",")
    often = words[comma - 1]
    where, who, told, end = _of_which([*tokens[: comma - 1], *tokens[comma:]], 4)
    if often not in _EACH_TURN[:2] or end != comma - 1 or told:
        return tokens
    first = Token("the_first_time_each_turn", tokens[1].start, tokens[2].end)
    who = who or [Token("a", tokens[3].start, tokens[3].end), replace(tokens[3], word="minion")]
    duels = replace(tokens[comma - 1], word="duels")
    return [tokens[0], first, *who, *where, duels, *tokens[comma:]]


def _was_fought(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If a duel was fought here this turn": if a minion here dueled this turn."""
    words = [each.word for each in tokens]
    for place in range(1, len(words) - 2):
        if words[place] not in ("duel", "duels") or words[place - 1] not in ("a", "no"):
            continue
        here = tokens[place + 1 : place + 2] if words[place + 1] == "here" else []
        been = next((each for each in _BEEN_FOUGHT if stands(words, place + 1 + len(here), each)), [])
        end = place + 1 + len(here) + len(been)
        later = tokens[end : end + 1] if words[end : end + 1] == ["here"] and not here else []
        if not been or words[end + len(later) : end + len(later) + 1] != ["this_turn"]:
            continue
        many = words[place] == "duels"
        noun = replace(tokens[place], word="minions" if many else "minion")
        have = replace(tokens[end - 1], word="have" if many else "has", end=tokens[end - 1].start)
        dueled = replace(tokens[end - 1], word="dueled")
        return [*tokens[:place], noun, *here, *later, have, dueled, *tokens[end + len(later) :]]
    return tokens


_BEEN_FOUGHT = tuple([*been, "fought"] for been in (["was"], ["were"], ["has", "been"], ["have", "been"]))


def _per_duel(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Once per duel here, you may X": once per duel, during a duel here."""
    words = [each.word for each in tokens]
    if words[:1] != ["once_per_duel"]:
        return tokens
    where, who, told, end = _of_which(tokens, 1)
    if told or end == 1 or words[end : end + 1] != [","]:
        return tokens
    at = tokens[1].start
    meanwhile = [Token(each, at, at) for each in (",", "during", "a", "duel")]
    return [tokens[0], *meanwhile, *where, *([Token("involving", at, at)] if who else []), *who, *tokens[end:]]


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
        if known == "&rival" and words[place : place + 2] == ["your", "opponent"]:
            whose = tokens[place]
            told = [replace(whose, word=each) for each in ("the", "&rival", "'s")]
            theirs = replace(tokens[place + 1], word="controller")
            return [*tokens[:place], *told, theirs, *_the_other(tokens[place + 2 :], lex)]
        if known and words[place : place + 3] in (["the", "other", "minion"], ["the", "opposing", "minion"]):
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


def _until_then_meanwhile(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Its controller cannot play cards during duels involving it until the end of the turn", or "until the end of
    the turn, its controller cannot ...": until then, while it is in a duel."""
    words = [each.word for each in tokens]
    place = next((at for at in range(2, len(words)) if words[at] == "during"), 0)
    duel = next((each for each in _DUELS if words[place : place + len(each)] == each), [])
    begin = place + len(duel)
    until = words.index("until", place) if "until" in words[place:] else len(words)
    shut = until - (words[until - 1] == ",")
    where, who, told, end = _of_which(tokens[:shut], begin)
    if not place or not duel or end != shut or told or (where and who):
        return tokens
    at = tokens[place].start
    known, who = bool(who), who or [Token("a", at, at), Token("minion", at, at), *where]
    if "," in words[until:] or set(words[:place]) & set(_UNSTATED[:-1]):
        return tokens
    first = words[0] == "until" and words[:place].count(",") == 1 and until == len(words)
    last = tokens[0].start if first and known else tokens[-1].end
    held = [Token("while", last, last), *said_at(who, last)]
    held += [Token(each, last, last) for each in ("is", "in", "a", "duel")]
    if first and not known:
        return [*tokens[:place], *held]
    if first:
        comma = words.index(",")
        return [*tokens[: comma + 1], *held, tokens[comma], *tokens[comma + 1 : place]]
    if "until" in words[:place] or words[-1] != "turn" or until == len(words):
        return tokens
    return [*tokens[:place], *tokens[until:], *held]


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
    where(_per_duel, "once_per_duel"),
    where(_was_fought, "fought", "this_turn"),
    where(_nth_duel, "duel", "first"),
    where(_at_its_edge, "duel", "start end"),
    where(_is_fought, "duel"),
    where(_made_to_duel, "duel", "have"),
    where(_contestants, "winner loser"),
    where(_the_other, "duel duels wins loses", "other opposing opponent"),
    where(_until_then_meanwhile, "duels duel", "during", "until"),
    where(_meanwhile_first, "duels duel", "during"),
)
"""The rules of what is said of duels, in the order in which they are asked."""
