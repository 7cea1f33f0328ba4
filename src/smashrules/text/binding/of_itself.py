"""What is never said of a card and itself: it has its own abilities and its own name anyway, and what affects it is
another card. Knows bound trees; no words, no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from smashrules.effects.actions import Copied, Counts, Unaffected
from smashrules.effects.selectors import Ref, Select

_SAID = (Copied, Counts, Unaffected)


def said_of_itself(nodes: Sequence[Any]) -> Iterator[str]:
    """The fault of a tree that gives a card what it has, or keeps it from affecting itself."""
    for node in [each for each in nodes if type(each) in _SAID]:
        if isinstance(node, Copied) and the_same(node.what, node.of):
            yield "what has its own abilities has them anyway"
        elif isinstance(node, Counts) and node.like is not None and the_same(node.what, node.like):
            yield "what has its own name has it anyway"
        elif isinstance(node, Unaffected) and isinstance(node.by, Ref) and the_same(node.what, node.by):
            yield "what affects something is another card"


def the_same(what: Any, it: Any) -> bool:
    """Whether ``it`` is that thing, or speaks of it."""
    return bool(what == it) or (isinstance(it, Ref) and isinstance(what, Select) and what.label == it.label)
