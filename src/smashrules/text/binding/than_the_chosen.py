"""Than which one another minion is, where one was just picked out: "choose a minion. Destroy another minion
on its base", "move a minion to another base. Another minion there gets -2 power".

On a minion "another minion" is another than that card; at the base of one that was picked out by a deed before, it is
another than that one. Knows bound trees, no words and no state.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act, Seq
from smashrules.effects.conditions import Has
from smashrules.effects.selectors import ONE, At, BaseOf, Kind, Other, Ref, Select, This
from smashrules.effects.verbs import Verb
from smashrules.text.trees.rebuilding import sort_filters, transform


def than_the_chosen(tree: CardText) -> CardText:
    """``tree`` with other minions at the base of a chosen one told as others than that one."""
    changed = transform(tree, _in_a_row)
    assert isinstance(changed, CardText)
    return changed


def _in_a_row(node: Any) -> Any:
    if not isinstance(node, Seq):
        return node
    parts = list(node.parts)
    picked: list[tuple[int, set[Any]]] = []
    for at, part in enumerate(parts):
        for label, places in reversed(picked):
            parts[at] = transform(parts[at], partial(_other, label=label, places=places))
        picked += _picked(part)
    return replace(node, parts=tuple(parts)) if parts != list(node.parts) else node


def _picked(part: Any) -> list[tuple[int, set[Any]]]:
    """The minion that a deed picks out, and where it is then."""
    what: Any = part.what if isinstance(part, Act) else None
    if not isinstance(what, Select) or what.label is None or what.quantity != ONE or what.kind is not Kind.MINION:
        return []
    if part.verb is Verb.MOVE:
        goal = getattr(part.to, "label", None)
        return [(what.label, {Ref(goal), BaseOf(Ref(what.label))})] if goal is not None else []
    return [(what.label, {BaseOf(Ref(what.label))})]


def _other(node: Any, label: int, places: set[Any]) -> Any:
    if isinstance(node, Has) and node.at in places:  # "if you already have a minion there"
        return replace(node, what=_than(node.what, label))
    if not isinstance(node, Select):
        return node
    there = any(isinstance(each, At) and each.place in places for each in node.filters)
    return _than(node, label) if there else node


def _than(select: Select, label: int) -> Select:
    """The same minions, others than that one."""
    itself = [each for each in select.filters if isinstance(each, Other) and isinstance(each.than, This)]
    if select.kind is not Kind.MINION or not itself:
        return select
    than = replace(itself[0], than=Ref(label, "another", span=itself[0].span))
    return replace(select, filters=sort_filters([than if each is itself[0] else each for each in select.filters]))
