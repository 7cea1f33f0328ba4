"""What did not happen, and why: prevented, not reached, condition not met, declined, too late.

Prevention and conditions are events of their own, which the engine records. What an effect did not reach is found
here, from the words: a card of the right kind at the same base that fails exactly one of the filters. Where a
filter cannot be checked from outside the engine, nothing is said. Knows events and the effect tree; no layout.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from smashrules.effects.actions import Act
from smashrules.effects.amounts import Num, StatOf
from smashrules.effects.node import children
from smashrules.effects.selectors import (
    At,
    Both,
    Compare,
    Controlled,
    Filter,
    Kind,
    Op,
    Other,
    Ref,
    Select,
    Stat,
    This,
    You,
)
from smashrules.explain.board import GameLike, Names
from smashrules.explain.citing import cited_all, words_of, written_on
from smashrules.explain.model import NotDone, Outcome, Reason, Words
from smashrules.explain.telling import node_of
from smashrules.state.game import State
from smashrules.state.records import Cause, Event
from smashrules.state.things import is_card

SIGNS: Mapping[Op, str] = {Op.LESS: "<", Op.AT_MOST: "≤", Op.EQUAL: "=", Op.AT_LEAST: "≥", Op.MORE: ">"}
_CONTRARY: Mapping[Op, str] = {Op.LESS: "≥", Op.AT_MOST: ">", Op.EQUAL: "≠", Op.AT_LEAST: "<", Op.MORE: "≤"}

_REASONS: Mapping[str, Reason] = {
    "decline": Reason.DECLINED,
    "condition": Reason.CONDITION,
    "skip": Reason.CONDITION,
    "silent": Reason.PREVENTED,
    "too-late": Reason.NOT_IN_TIME,
}


def compares(op: Op, left: int, right: int) -> bool:
    """Whether ``left`` stands in relation ``op`` to ``right``."""
    return {
        Op.LESS: left < right,
        Op.AT_MOST: left <= right,
        Op.EQUAL: left == right,
        Op.AT_LEAST: left >= right,
        Op.MORE: left > right,
    }[op]


def not_done(names: Names, event: Event, sentence: str, edition: str) -> NotDone | None:
    """Why an event did not happen; None for one that did."""
    if event.outcome == Outcome.DONE:
        return None
    words = words_of(names, event.barrier)
    what = names.thing(event.what)
    if event.outcome == Outcome.PREVENTED:
        reason = Reason.PREVENTED
        told = _barrier_says(names, event, words, "prevented")
    elif event.outcome == Outcome.REPLACED:
        reason = Reason.REPLACED
        told = _barrier_says(names, event, words, "replaced")
    else:
        reason = _REASONS.get(event.verb, Reason.IMPOSSIBLE)
        words = words_of(names, event.cause)
        told = sentence
    return NotDone(what, reason, told, words, cited_all(event.rules, edition))


def _barrier_says(names: Names, event: Event, words: Words | None, how: str) -> str:
    if event.barrier is None:
        return f"It is {how} by the rules."
    card = names.card(written_on(event.barrier))
    return f"{how}: {card} says “{words.text}”" if words is not None else f"{how} by {card}"


# -- what an effect compares, and what it does not reach ---------------------------------------------------------


class Test(Struct, frozen=True):
    """A comparison that decides what an effect reaches: power against ``threshold``."""

    stat: Stat
    op: Op
    threshold: int
    chosen: int = -1
    """The event of the one thing whose power is the threshold, where the words choose it among the same group."""

    def passed_by(self, value: int) -> bool:
        """Whether a card of this value is reached."""
        return compares(self.op, value, self.threshold)

    def shown(self, value: int) -> str:
        """The comparison as it came out ("2 ≤ 4", "5 > 4")."""
        sign = SIGNS[self.op] if self.passed_by(value) else _CONTRARY[self.op]
        return f"{value} {sign} {self.threshold}"


def test_of(names: Names, group: Sequence[Event]) -> Test | None:
    """The comparison by which the words of a group of simultaneous events choose, if its threshold can be told."""
    select = _select(names, group)
    compares_power = (
        None
        if select is None
        else next((each for each in select.filters if isinstance(each, Compare) and each.stat is Stat.POWER), None)
    )
    if compares_power is None:
        return None
    amount = compares_power.amount
    if isinstance(amount, Num):
        test = Test(Stat.POWER, compares_power.op, amount.value)
        return test if all(test.passed_by(event.power) for event in group) else None
    if not isinstance(amount, StatOf) or amount.stat is not Stat.POWER or not isinstance(amount.what, Ref):
        return None
    if not _chosen_in_same_act(names, group, amount.what.label):
        return None
    return _test_by_one_of(compares_power.op, group)


def _test_by_one_of(op: Op, group: Sequence[Event]) -> Test | None:
    """The test when the threshold is the power of one of the group ("destroy one of ... and each with less"): it is
    that of the one whom all the others fit. None when several thresholds are possible."""
    possible = []
    for chosen in group:
        test = Test(Stat.POWER, op, chosen.power, chosen.id)
        if all(test.passed_by(event.power) for event in group if event is not chosen):
            possible.append(test)
    if len({test.threshold for test in possible}) != 1:
        return None
    return possible[0] if len(possible) == 1 else Test(Stat.POWER, op, possible[0].threshold)


def _chosen_in_same_act(names: Names, group: Sequence[Event], label: int) -> bool:
    """Whether the act of the group itself chose one thing under ``label``."""
    node = node_of(names, group[0].cause)
    return (
        isinstance(node, Act)
        and isinstance(node.what, Both)
        and any(isinstance(part, Select) and part.label == label for part in node.what.parts)
    )


def chosen_words(names: Names, cause: Cause) -> Words | None:
    """The words by which an act chooses the one thing that it compares the others with ("one of your minions" of
    "one of your minions and each ... with less power"); those of the act where there are none of its own."""
    node = node_of(names, cause)
    whole = words_of(names, cause)
    if not isinstance(node, Act) or not isinstance(node.what, Both) or whole is None:
        return whole
    here = next(number for number, each in enumerate(children(node)) if each is node.what)
    for number, part in enumerate(node.what.parts):
        if not isinstance(part, Select) or part.quantity.every:
            continue
        path = (*cause.path, here, number)
        found = words_of(names, Cause(cause.card, cause.key, path, cause.controller, cause.giver))
        ends = [each.span[0] for each in node.what.parts if found is not None and each.span[0] > found.start]
        if found is None or not ends:
            return found or whole
        text = found.whole[found.start : min(ends)].rstrip(" ,")
        return Words(found.card, text, found.start, found.start + len(text), found.whole, path)
    return whole


def missed(
    names: Names, game: GameLike, state: State, after: State, group: Sequence[Event], edition: str
) -> Iterator[NotDone]:
    """The cards that stood beside what was reached and were not reached themselves, with the filter they fail."""
    select = _select(names, group)
    if select is None or not select.quantity.every or select.kind is not Kind.MINION:
        return
    test = test_of(names, group)
    bases = {event.base for event in group}
    touched = {event.what for event in group}
    words = words_of(names, group[0].cause)
    for obj in state.objects:
        if obj is None or obj.base not in bases or obj.uid in touched or names.definition(obj.uid).power is None:
            continue
        power = game.power(state, obj.uid)
        still = after.objects[obj.uid]
        if still is None or still.base != obj.base or game.power(after, obj.uid) != power:
            continue  # it changed meanwhile: what it was at the moment is not known here
        verdicts = [_fails(each, obj.uid, obj.controller, power, test, group[0]) for each in select.filters]
        failed = [verdict for verdict in verdicts if verdict]
        if None not in verdicts and len(failed) == 1:
            name = names.card(obj.uid)
            yield NotDone(
                name,
                Reason.NOT_REACHED,
                f"{name}: not reached, {failed[0]}.",
                words,
                cited_all(("effect.several-targets",), edition),
            )


def _select(names: Names, group: Sequence[Event]) -> Select | None:
    """The selector of the group's act that takes all that fits, or its only selector."""
    node = node_of(names, group[0].cause)
    if not isinstance(node, Act):
        return None
    if isinstance(node.what, Both):
        parts = [each for each in node.what.parts if isinstance(each, Select) and each.quantity.every]
        return parts[0] if len(parts) == 1 else None
    return node.what if isinstance(node.what, Select) else None


def _fails(each: Filter, uid: int, controller: int, power: int, test: Test | None, event: Event) -> str | None:
    """Why a card does not pass a filter: "" when it passes, None when that cannot be told here."""
    if isinstance(each, At):
        return ""  # only cards at the bases that the effect reached are looked at
    if isinstance(each, Compare):
        if test is None:
            return None
        return "" if test.passed_by(power) else test.shown(power)
    if isinstance(each, Other) and isinstance(each.than, This) and event.cause is not None:
        return "the words leave out the card itself" if uid == event.cause.card else ""
    if isinstance(each, Controlled) and event.cause is not None:
        return _controlled(each, controller == event.cause.controller)
    return None


def _controlled(each: Controlled, own: bool) -> str | None:
    by = each.by
    if isinstance(by, You):
        fits = own is not each.negated
        return "" if fits else "it is another player's" if not own else "it is their own"
    if isinstance(by, Select) and by.quantity.every and len(by.filters) == 1:
        only = by.filters[0]
        if isinstance(only, Other) and isinstance(only.than, You) and not each.negated:
            return "" if not own else "its controller is the one who does it"
    return None


def is_target(event: Event) -> bool:
    """Whether an event is one that a card meets in play, so that what it missed can be told."""
    return event.base >= 0 and event.cause is not None and is_card(event.what)
