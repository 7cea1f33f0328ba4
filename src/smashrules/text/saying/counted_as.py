"""Says what a card counts as besides: as one of a name, of a kind, or of other cards' names.

Knows the three ways to say so, not how a thing itself is said.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.actions import Counts
from smashrules.effects.selectors import Select
from smashrules.text.saying.quantities import UnsayableError, article


def counted_as(say: Any, node: Counts) -> str:
    """ "your minions are a Robot", "it counts as a minion", "this action has the names of your minions"."""
    many, what = say.is_many(node.what), say.any(node.what)
    if node.kind is not None:
        return f"{what} {'count' if many else 'counts'} as {article(node.kind.value)}"
    if node.like is not None:
        several = isinstance(node.like, Select)  # the names of all of them
        if many and several:
            raise UnsayableError("each with which names")
        return f"{what} {'have' if many else 'has'} the {'names' if several else 'name'} of {say.any(node.like)}"
    return f"{what} {'are' if many else 'is'} a {node.name}"
