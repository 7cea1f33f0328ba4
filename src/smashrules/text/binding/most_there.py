"""Where the strongest is meant of those there, not of all: "with more power than your strongest minion there".

It is the strongest of yours at the base of the one that is described, and no minion at the base of your strongest of
all. Knows bound trees; no words, no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from smashrules.effects.amounts import StatOf
from smashrules.effects.selectors import At, BaseOf, Compare, Extreme, Ref, Select


def of_most_elsewhere(nodes: Sequence[Any]) -> Iterator[str]:
    """The fault of a tree that describes a card by the strongest of all, and by where that one is."""
    for node in nodes:
        if not isinstance(node, Select) or At not in node.asked or Compare not in node.asked:
            continue
        bases = [each.place.what for each in node.filters if isinstance(each, At) and isinstance(each.place, BaseOf)]
        labels = {each.label for each in bases if isinstance(each, Ref)}
        for each in node.filters:
            beside = each.amount.what if isinstance(each, Compare) and isinstance(each.amount, StatOf) else None
            if isinstance(beside, Select) and beside.label in labels and Extreme in beside.asked - {At}:
                yield "the most of all, or of those there"
