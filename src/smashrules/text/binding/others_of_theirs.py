"""What a player has besides a card of theirs that is spoken of: "a minion whose controller has no other minions
here", "if its controller has another minion there" are others than that minion, not than the card that says so. So
are those of a player where a minion is moved to: "move it to a base where you have no other minions".

Knows bound trees; of the words it knows nothing.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act
from smashrules.effects.conditions import Has
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    ONE,
    Candidate,
    Controlled,
    ControllerOf,
    Host,
    Kind,
    Other,
    Ref,
    Select,
    This,
)
from smashrules.effects.verbs import Verb
from smashrules.text.trees.pending import temporary
from smashrules.text.trees.rebuilding import relabelled, transform


def others_of_theirs(tree: CardText) -> CardText:
    """``tree`` with what a card's controller has other than the card that says so said of others than that card."""

    def change(node: Any) -> Any:
        if type(node) is Has and isinstance(node.who, ControllerOf) and isinstance(node.who.what, Ref):
            return _other_than(node, node.who.what.label)
        if type(node) is Act:
            return _moved_among(node)
        if type(node) is not Select or node.kind is Kind.PLAYER:
            return node
        theirs = [each for each in node.filters if isinstance(each, Controlled) and _has_others(each.by)]
        if not theirs:
            return node
        label = temporary(node.span[0]) if node.label is None else node.label

        def of_it(condition: Any) -> Any:
            own = type(condition) is Has and isinstance(condition.who, Candidate)
            return _other_than(condition, label) if own else condition

        filters = tuple(transform(each, of_it) if each in theirs else each for each in node.filters)
        return replace(node, filters=filters, label=label)

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    return tree if changed is tree else relabelled(changed)


def _moved_among(act: Act) -> Act:
    """A deed that takes a minion to a base, of which it is told what others somebody has there."""
    goal, what = act.to, act.what
    if act.verb not in _TAKES or not isinstance(goal, Select) or goal.kind is not Kind.BASE:
        return act
    if isinstance(what, Select) and what.quantity == ONE:
        what = replace(what, label=temporary(what.span[0]) if what.label is None else what.label)
    label = what.label if isinstance(what, Ref | Select) else None
    if label is None:
        return act

    def there(node: Any) -> Any:
        return _other_than(node, label) if type(node) is Has and isinstance(node.at, Candidate) else node

    changed = transform(goal, there)
    if changed == goal:
        return act
    return replace(act, to=changed, what=what)


_TAKES = (Verb.MOVE, Verb.PLACE, Verb.PLAY)


def _has_others(who: Any) -> bool:
    """Whether it is a player of whom it is said that they have, or do not have, others."""
    if not isinstance(who, Select):
        return False
    held = [each for each in walk(who) if type(each) is Has and isinstance(each.who, Candidate)]
    return any(_is_other(each) for one in held for each in one.what.filters)


def _is_other(node: Any) -> bool:
    return isinstance(node, Other) and isinstance(node.than, This | Host)


def _other_than(held: Has, label: int) -> Has:
    """What is held, others than the one with that label."""
    if not any(map(_is_other, held.what.filters)):
        return held
    told = tuple(
        replace(each, than=Ref(label, "another", span=each.span)) if _is_other(each) else each
        for each in held.what.filters
    )
    return replace(held, what=replace(held.what, filters=told))
