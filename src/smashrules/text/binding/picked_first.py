"""What is asked of a thing that the same deed picks: "destroy a minion if it has power 2 or less".

It is picked first, then asked, then it is done.

Knows bound trees, no words and no state. What is still asked before it is known, ``known_by_then`` refuses.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, If, Join, May, Seq
from smashrules.effects.conditions import Is
from smashrules.effects.node import walk
from smashrules.effects.selectors import ONE, Kind, Ref, Select
from smashrules.effects.verbs import VERBS, Verb


def picked_first(node: Any) -> Any:
    """``node``, with what it asks about picked first, where it is an ``If`` whose deed alone picks that; of what one
    may do, one may pick."""
    if isinstance(node, May) and node.by is None and isinstance(node.effect, Seq):
        first, *rest = node.effect.parts
        apart = node.effect.joins == (Join.SENTENCE,) and isinstance(first, Act) and first.verb is Verb.CHOOSE
        return replace(node.effect, parts=(replace(node, effect=first), *rest)) if apart else node
    if not isinstance(node, If) or node.otherwise is not None:
        return node
    asked = set() if isinstance(node.condition, Is) else asked_of(node.condition)  # it describes what is picked
    offer: Any = node.then if isinstance(node.then, May) else None
    if offer is not None and _is_picked(offer.by, asked):
        then: Any = replace(offer, by=_it(offer.by))
        return _first(offer.by, node, then)
    act: Any = node.then if offer is None else offer.effect
    if not isinstance(act, Act):
        return node
    for name in ("by", "what"):
        one = getattr(act, name)
        if _is_picked(one, asked) and (name == "by" or _is_in_play(act.verb, one)):
            done = replace(act, **{name: _it(one)})
            return _first(one, node, done if offer is None else replace(offer, effect=done))
    return node


def asked_of(condition: Any) -> set[int]:
    """The labels of what a condition asks about and does not itself describe."""
    nodes = list(walk(condition))
    own = {each.label for each in nodes if isinstance(each, Select)}
    return {each.label for each in nodes if isinstance(each, Ref)} - own


def _is_picked(one: Any, asked: set[int]) -> bool:
    return isinstance(one, Select) and one.quantity == ONE and one.label in asked and not one.random


def _is_in_play(verb: Verb, one: Select) -> bool:
    """Whether it is something in play that is picked, as "choose a minion" does."""
    return one.zone is None and one.kind in (Kind.MINION, Kind.ACTION, Kind.BASE) and VERBS[verb].zone != "hand"


def _it(one: Select) -> Ref:
    return Ref(one.label or 0, span=one.span)


def _first(one: Select, node: If, then: Any) -> Seq:
    chosen = Act(Verb.CHOOSE, what=one, span=one.span)
    return Seq((chosen, replace(node, then=then)), (Join.SENTENCE,), span=node.span)
