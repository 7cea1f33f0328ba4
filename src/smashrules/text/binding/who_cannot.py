"""Who cannot do something under a condition of their own: "other players cannot play actions here if they have a
minion here".

It is asked of each of them: other players with a minion here cannot. Knows bound trees; of the words it knows
nothing.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Cannot, While
from smashrules.effects.amounts import PowerAt
from smashrules.effects.conditions import Has, Not, Outpowers, Relation
from smashrules.effects.node import walk
from smashrules.effects.selectors import Candidate, Kind, Op, Quantity, Ref, Select, Where, You
from smashrules.text.trees.rebuilding import sort_filters, transform


def of_each_who_cannot(node: Any) -> Any:
    """What states a thing with the conditions that speak of those who cannot asked of each of them."""
    if isinstance(node, While) or not isinstance(getattr(node, "statement", None), While):
        return node
    conditions: list[Any] = []
    inner: Any = node.statement
    while isinstance(inner, While):
        conditions.append(inner.condition)
        inner = inner.statement
    who = inner.act.by if isinstance(inner, Cannot) else None
    if not isinstance(who, Select) or who.kind is not Kind.PLAYER or who.label is None:
        return node

    def is_one(each: Any) -> bool:
        return isinstance(each, Ref) and each.label == who.label

    def of_one(each: Any) -> Any:
        return Candidate(span=each.span) if is_one(each) else each

    theirs = [each for each in conditions if any(map(is_one, walk(each)))]
    if not theirs:
        return node
    asked = [Where(_described(transform(each, of_one)), span=each.span) for each in theirs]
    kept = any(map(is_one, walk(inner)))
    by = replace(who, filters=sort_filters([*who.filters, *asked]), label=who.label if kept else None)
    told: Any = replace(inner, act=replace(inner.act, by=by))
    for each in reversed([each for each in conditions if each not in theirs]):
        told = While(each, told, span=node.statement.span)
    return replace(node, statement=replace(told, span=node.statement.span))


def _described(condition: Any) -> Any:
    """The condition as players are described by it: with no minions here, with more power here than you."""
    inner = condition.condition if isinstance(condition, Not) else None
    if isinstance(inner, Has) and isinstance(inner.what, Select):
        low, high = inner.what.quantity.low, inner.what.quantity.high
        if high is None and isinstance(low, int) and low > 0:
            fewer = replace(inner.what, quantity=Quantity(0, low - 1, span=inner.what.quantity.span))
            return replace(inner, what=fewer, span=condition.span)
    than_you = isinstance(condition, Outpowers) and isinstance(condition.than, You)
    if than_you and not condition.ties and condition.margin == 1:
        more = PowerAt(condition.who, condition.place, span=condition.span)
        op = Op.LESS if condition.less else Op.MORE
        return Relation(more, op, PowerAt(condition.than, condition.place, span=condition.span), span=condition.span)
    return condition
