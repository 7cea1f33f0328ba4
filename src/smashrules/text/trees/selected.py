"""Whom or what a selector means as a whole: the player whose turn it is, a card called by its name, one of two sorts.

Knows selectors and what is asked in them, not how they are read, bound or said.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from smashrules.effects.conditions import AnyOf, Is, TurnOf
from smashrules.effects.node import Span
from smashrules.effects.selectors import ONE, Candidate, Named, Quantity, Select, Where


def is_current(node: Any) -> bool:
    """Whether the player whose turn it is is meant."""
    return isinstance(node, Select) and node.filters == (Where(TurnOf(Candidate())),) and node.quantity == ONE


def called_by_name(node: Select) -> bool:
    """Whether one card is called by its name ("if X is in play, destroy its base")."""
    return node.quantity == Quantity(1, None) and any(isinstance(each, Named) and each.whole for each in node.filters)


def of_one_sort(sorts: Iterable[Select], span: Span) -> Where:
    """What is asked of a card that is of one of these sorts, whichever."""
    either = tuple(Is(Candidate(span=each.span), each, span=each.span) for each in sorts)
    return Where(AnyOf(either, span=span), span=span)
