"""Trees taken apart and put together again, so that equal meanings are equal trees.

Knows nodes, their labels and the order of their filters, nothing of what a node means.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, get_args

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.node import HOLDING, IS_NODE
from smashrules.effects.selectors import Filter, Ref, Rest, Select

ORDER = get_args(Filter)


def transform(node: Any, change: Callable[[Any], Any]) -> Any:
    """``node`` with every node below it replaced by what ``change`` gives, the innermost first."""
    values: dict[str, Any] = {}
    for name in HOLDING[type(node)]:
        new: Any = getattr(node, name)
        if new is None:
            continue
        value, kind = new, type(new)
        if IS_NODE[kind]:
            new = transform(value, change)
        elif kind is tuple:
            for at, part in enumerate(value):
                if IS_NODE[type(part)]:
                    other = transform(part, change)
                    if other is not part:
                        new = (*new[:at], other, *new[at + 1 :])
        if new is not value:
            values[name] = new
    return change(replace(node, **values) if values else node)


def relabelled(tree: CardText) -> CardText:
    """``tree`` with labels counted from 1 in the order of the text, and none where nothing refers to it."""
    used: set[int] = set()
    starts: dict[int, int] = {}

    for node in tree.nodes:
        if isinstance(node, (Ref, Rest)):
            used.add(node.label)
        elif isinstance(node, Select) and node.label is not None:
            starts[node.label] = node.span[0]
    if not starts and not used:
        return tree
    order = sorted((label for label in starts if label in used), key=lambda label: starts[label])
    numbers = {label: place + 1 for place, label in enumerate(order)}

    def change(node: Any) -> Any:
        kind = type(node)
        if kind is Select:
            return replace(node, label=numbers.get(node.label)) if node.label is not None else node
        if kind is Ref or kind is Rest:
            return replace(node, label=numbers.get(node.label, node.label))
        return node

    result = transform(tree, change)
    assert isinstance(result, CardText)
    return result


def sort_filters(filters: Iterable[Any]) -> tuple[Any, ...]:
    """Filters in the order of the ``Filter`` union: equal meanings are equal trees."""
    return tuple(sorted(filters, key=_place))


def _place(each: Any) -> int:
    try:
        return ORDER.index(type(each))
    except ValueError:
        raise TypeError(f"{type(each).__name__} is not in the Filter union of effects/selectors.py") from None
