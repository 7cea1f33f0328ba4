"""Whose it is, where two players each do something: neither "their deck" nor "your deck" is of each of them.

Knows bound trees. Knows no words and no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from smashrules.effects.actions import Act, May
from smashrules.effects.node import children, walk
from smashrules.effects.selectors import Both, Other, Ref, Select, You


def of_one_of_both(nodes: Sequence[Any]) -> Iterator[str]:
    """What two players do to something that is said to be of one of them."""
    for node in nodes:
        if not isinstance(node, (Act, May)) or not isinstance(node.by, Both):
            continue
        parts: list[Any] = list(node.by.parts)
        done = [each for each in children(node) if each is not node.by]
        within = [each for part in done for each in walk(part)]
        apart = {id(each.than) for each in within if isinstance(each, Other)}
        yours = any(isinstance(each, You) for each in parts)
        labels = {each.label for each in parts if isinstance(each, (Ref, Select)) and each.label is not None}
        if yours and any(isinstance(each, You) and id(each) not in apart for each in within):
            yield "yours, or that of each of the two"
        if any(isinstance(each, Ref) and each.label in labels for each in within):
            yield "theirs, or that of each of the two"
