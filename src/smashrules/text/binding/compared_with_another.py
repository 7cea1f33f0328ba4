"""With which other one something is compared: "a minion with less power than another minion" is told of another than
this one, or than the one that is described.

"Another player's minion with the same power as another of your minions" can only be told of another than this one:
the one that is described is none of yours. Knows bound trees; of the words it knows nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from smashrules.effects.node import walk
from smashrules.effects.selectors import Compare, Controlled, Other, Select, This, You


def compared_with_another(nodes: Sequence[Any]) -> Iterator[str]:
    """A fault for each comparison of which it cannot be told with which other one it is."""
    compared = [each for each in nodes if type(each) is Compare and any(map(_other_than_this, walk(each)))]
    if not compared:
        return
    theirs = {id(each) for node in nodes if type(node) is Select and _of_another(node) for each in node.filters}
    for each in compared:
        if id(each) not in theirs or not _all_yours(each):
            yield "another than this one, or than the one that is described"


def _other_than_this(node: Any) -> bool:
    return isinstance(node, Other) and isinstance(node.than, This)


def _of_another(node: Select) -> bool:
    """Whether it is controlled by another player."""
    held = [each.by for each in node.filters if isinstance(each, Controlled) and not each.negated]
    return any(isinstance(each, Select) and Other(You()) in each.filters for each in held)


def _all_yours(node: Compare) -> bool:
    """Whether what is compared with is yours, wherever it is another one."""
    others = [each for each in walk(node) if type(each) is Select and any(map(_other_than_this, each.filters))]
    return all(Controlled(You()) in each.filters for each in others)
