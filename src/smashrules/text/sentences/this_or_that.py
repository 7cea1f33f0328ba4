"""What one of several deeds at the head of a sentence is: "after you play or move a minion here", "if it would be
destroyed or moved". Knows clauses, and which of them can name an event.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import Event, Timing
from smashrules.effects.actions import Act
from smashrules.effects.conditions import AllOf, AnyOf
from smashrules.effects.selectors import NONE, At, Pile, Select
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.bygone import same_goal
from smashrules.text.clauses.clauses import deeds_apart
from smashrules.text.clauses.conditions import Conditions
from smashrules.text.clauses.said import Said, this_way
from smashrules.text.sentences.lines import Lead
from smashrules.text.structure.attach import Dep, UnfitError, phrase_attachments
from smashrules.text.structure.syntax import Element, Item, Sub, Word
from smashrules.text.words.roles import ORDINALS

# "each time you draw a card": after that
TIMES = {"each_time": "after", "whenever": "after", "before_or_after": "before or after"}
FIRST = ("the_first_time", "the_first_time_each_turn", "for_the_first_time_each_turn")
NEXT = "the_next_time"
NTH = {
    f"for_the_{which}_time_{often}": number
    for which, number in ORDINALS.items()
    for often in ("each_turn", "in_a_turn")
}
_IN_EACH_TURN = ("each_turn", "in_a_turn", "this_turn")
# What a clause that names an event cannot have: it would say nothing there.
NO_EVENT = {"cost", "instead", "instead_one", "limit", "when", "now", "over", "until", "during"}
NO_EVENT |= {"as_extra", "at_once"}


def either_event(
    builder: Conditions, sub: Sub, items: tuple[Item, ...], other: Element, span: tuple[int, int]
) -> Iterator[list[Lead]]:
    """ "after you play or move a minion here", "after X is buried here or Y is played here"."""
    if sub.mark not in ("after", "before", "when", "if", "whenever", "each_time") or not other.head:
        return
    shared = not items and not other.subject  # one object, behind both verbs
    if sub.head[0].word == "would":
        if shared and sub.mark in ("if", "when") and len(sub.head) == 2 and len(other.head) == 1:
            yield from _would_either(builder, sub, other, span)
        elif not other.subject and sub.mark in ("if", "when"):
            yield from _would_this_or_that(builder, sub, items, other, span)
        return
    if sub.mark == "if" and shared:
        yield from _either_done(builder, sub, other, span)
    for one in builder.said(sub.head, sub.subject, other.items if shared else items):
        for two in builder.said(other.head, other.subject or sub.subject, other.items):
            try:
                first, both = _in_order(sub, one, two, shared)
                alike = set(both[0].fields) == set(both[1].fields) or {one.verb, two.verb} == {"place", "remove"}
                if not all(map(is_event, both)) or (shared and not alike):
                    continue
                acts = [event_act(builder, each) for each in both]
                acts = acts if other.subject else _both_there(acts)
            except UnfitError:
                continue
            goals = [each.to or each.source for each in acts]  # counters are placed there, or removed from there
            named = [_named(each, act) for each, act in zip(both, acts, strict=True)]
            if shared and (named[0] != named[1] or goals[0] != goals[1]):
                continue
            timing = Timing.WHEN if sub.mark == "if" else Timing(TIMES.get(sub.mark, sub.mark))
            waited = Event(timing, acts[0], first, others=tuple(acts[1:]), span=span)
            kind = "happens" if sub.mark == "if" else "next" if sub.first == NEXT else "trigger"
            yield [Lead(kind, waited, span=span)]


def _named(said: Said, act: Act) -> Any:
    """What it is done to; where cards are drawn from a deck, the tree tells only how many: "play or draw a card"."""
    thing = said.object
    return thing.node if thing is not None and act.verb is Verb.DRAW and act.what is None else act.what


def _in_order(sub: Sub, one: Said, two: Said, shared: bool) -> tuple[bool, tuple[Said, Said]]:
    """Whether only the first of either of them in each turn is waited for; and both without the words that say so."""
    if sub.first not in ("", "&eachtime", *FIRST, NEXT) or (sub.first == NEXT and sub.mark != "after"):
        raise UnfitError("which of these")
    if sub.first == FIRST[0]:  # "the first time you play or move a minion here each turn"
        one, two = each_turn(one) if shared else one, each_turn(two)
    behind = is_first(two)
    if behind != is_first(one) and (shared or not behind):
        raise UnfitError("the first time of which")
    one, two = (replace(each, fields=_without(each.fields, "first")) for each in (one, two))
    return sub.first in FIRST or behind, (one, two)


def is_first(said: Said) -> bool:
    """Whether the first in each turn is meant, by a word behind the verb. Raises ``UnfitError`` for a later one."""
    if so_manyth(said):
        raise UnfitError("the second time of which")
    return "first" in said.fields


def so_manyth(said: Said) -> int:
    """Which one in its turn is meant: 2 in "moves for the second time each turn"; 0 where none is, or the first."""
    told = said.fields.get("first")
    return NTH.get(told.item.word, 0) if told is not None and isinstance(told.item, Word) else 0


def _either_done(builder: Conditions, sub: Sub, other: Element, span: tuple[int, int]) -> Iterator[list[Lead]]:
    """ "if you did not play or move a minion here", "... played or moved one this turn": one deed, or the other."""
    again = (*sub.head[:-1], *other.head)
    for one in builder.said(sub.head, sub.subject, other.items):
        for two in builder.said(again, sub.subject, other.items):
            if not one.head.past or set(one.fields) != set(two.fields):
                continue
            with suppress(UnfitError):
                both = builder.condition(one), builder.condition(two)
                same_goal(both)
                held = AllOf(both, span=span) if one.head.negated else AnyOf(both, span=span)
                yield [Lead("condition", held, span=span)]


def _would_either(builder: Conditions, sub: Sub, other: Element, span: tuple[int, int]) -> Iterator[list[Lead]]:
    """ "if another player's card would destroy or move one of your minions": both are done to the same."""
    doers = [builder.phrase(each).node for each in phrase_attachments(sub.subject)]
    for one in builder.said(sub.head, (), other.items):
        for two in builder.said((sub.head[0], *other.head), (), other.items):
            with suppress(UnfitError):
                if set(one.fields) | set(two.fields) or len(doers) != 1:
                    raise UnfitError("would, and when")
                acts = [replace(event_act(builder, each), by=doers[0]) for each in (one, two)]
                if acts[0].what == acts[1].what:
                    yield [Lead("would", acts[0], span=span), Lead("also", tuple(acts[1:]), span=span)]


def _would_this_or_that(
    builder: Conditions, sub: Sub, items: tuple[Item, ...], other: Element, span: tuple[int, int]
) -> Iterator[list[Lead]]:
    """ "if it would be returned to your hand or placed in your deck": either of them, each with its own place."""
    again = other.head if other.head[0].word == "would" else (*sub.head[:-1], *other.head)
    for one in builder.said(sub.head, sub.subject, items):
        for two in builder.said(again, sub.subject, other.items):
            with suppress(UnfitError):
                if (set(one.fields) | set(two.fields)) & NO_EVENT:
                    raise UnfitError("would, and when")
                acts = [event_act(builder, each) for each in (one, two)]
                if acts[0].what == acts[1].what and acts[0].by == acts[1].by:
                    yield [Lead("would", acts[0], span=span), Lead("also", tuple(acts[1:]), span=span)]


def any_done(builder: Conditions, sub: Sub, said: Said, first: bool, span: tuple[int, int]) -> Lead:
    """ "after this minion is destroyed or moved", "... is played or moved here": either of these, or the ``first`` of
    either in each turn."""
    if not is_event(replace(said, head=replace(said.head, others=()))) or (sub.first == NEXT and sub.mark != "after"):
        raise UnfitError("this or that is done")
    first = first or is_first(said)
    acts = each_done(builder, replace(said, fields=_without(said.fields, "first")))
    event = Event(Timing(TIMES.get(sub.mark, sub.mark)), acts[0], first, others=tuple(acts[1:]), span=span)
    return Lead("next" if sub.first == NEXT else "trigger", event, span=span)


def each_done(builder: Conditions, said: Said) -> list[Act]:
    """What "destroyed or moved" says, as one deed for each."""
    if said.head.others and not said.head.passive:
        raise UnfitError("this or that is done")
    if not said.head.others:
        return [event_act(builder, said)]
    return _both_there([builder.act(each, event=True) for each in deeds_apart(said, frozenset({"to", "at", "by"}))])


def each_turn(said: Said) -> Said:
    name = "limit" if "limit" in said.fields else "now"  # "after you play your third action this turn"
    limit = said.fields.get(name)
    if limit is None or not isinstance(limit.item, Word) or limit.item.word not in _IN_EACH_TURN:
        raise UnfitError("the first time in what")
    return replace(said, fields=_without(said.fields, name))


def _both_there(acts: list[Act]) -> list[Act]:
    """ "returned to a hand or destroyed here": what is said of the place behind the last is said of each."""
    what = acts[-1].what
    if not isinstance(what, Select) or any(each.by is not None for each in acts):
        return acts
    there = tuple(each for each in what.filters if isinstance(each, At))
    elsewhere = replace(what, filters=tuple(each for each in what.filters if each not in there))
    if not there:
        return acts
    told = [
        each.what != elsewhere or not isinstance(each.to, (Pile, type(None))) or each.source is not None
        for each in acts
    ]  # "moved or returned from here": moved from there
    if any(each.verb is Verb.MOVE and not done for each, done in zip(acts, told, strict=True)):
        raise UnfitError("moved to there, or from there")
    return [each if done else replace(each, what=what) for each, done in zip(acts, told, strict=True)]


def _without(fields: Mapping[str, Dep], name: str) -> dict[str, Dep]:
    return {each: part for each, part in fields.items() if each != name}


def is_event(said: Said) -> bool:
    """Whether a clause can name an event that is waited for."""
    head = said.head
    return not (head.others or head.modal or head.negated or head.past or head.perfect or set(said.fields) & NO_EVENT)


def event_act(builder: Conditions, said: Said) -> Act:
    by = said.subject.node if said.subject is not None else None
    if isinstance(by, Select) and by.quantity == NONE:
        raise UnfitError("what nobody does is no event")
    if this_way(said.fields.values()):
        raise UnfitError("in which way")  # what waits for an event has brought nothing about yet
    return builder.act(said, by, event=True)
