"""Than what one of yours is another, where it is compared with somebody else's: "destroy another player's minion with
the same power as another of your minions" is another than this card, for that one is not yours.

Knows the bound tree, no words.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.node import walk
from smashrules.effects.selectors import Controlled, Other, Ref, Select, This, You
from smashrules.text.trees.rebuilding import transform

_YOURS = Controlled(You())
_OTHERS = Other(You())


def other_than_this(tree: CardText) -> CardText:
    """The tree, in which no minion of yours is another than one that somebody else controls."""
    theirs = {
        each.label
        for each in tree.nodes
        if isinstance(each, Select) and each.label is not None and any(map(_is_somebody_elses, each.filters))
    }
    if not theirs:
        return tree

    def change(node: Any) -> Any:
        if not isinstance(node, Select) or _YOURS not in node.filters:
            return node
        filters = tuple(
            replace(each, than=This(span=each.span))
            if isinstance(each, Other) and isinstance(each.than, Ref) and each.than.label in theirs
            else each
            for each in node.filters
        )
        return replace(node, filters=filters) if filters != node.filters else node

    changed: CardText = transform(tree, change)
    return changed


def _is_somebody_elses(filter_: Any) -> bool:
    if not isinstance(filter_, Controlled):
        return False
    whose: Any = filter_.by
    return filter_.negated if isinstance(whose, You) else any(each == _OTHERS for each in walk(whose))
