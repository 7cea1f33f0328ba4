"""Which of the things that are spoken of are in play and stay there: nobody plays or draws them.

Knows bound trees; no words, no state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from smashrules.effects.actions import Act
from smashrules.effects.selectors import BODIED, At, Select
from smashrules.effects.verbs import Verb

_SENDS_AWAY = (Verb.RETURN, Verb.DESTROY, Verb.DISCARD, Verb.SHUFFLE)


def in_play(selects: Sequence[Select], acts: Sequence[Act]) -> set[int | None]:
    """The labels of cards that are said to be at a base, or were chosen among those in play, and stay there."""
    told = {node.label for node in selects if at_a_base(node)}
    told |= {label for node in acts if node.verb is Verb.CHOOSE for label in _chosen_there(node.what)}
    return told - {label for node in acts for label in _sent_away(node)}


def _chosen_there(what: Any) -> set[int | None]:
    there = isinstance(what, Select) and what.kind in BODIED and what.zone is None
    return {what.label} - {None} if there else set()


def _sent_away(node: Act) -> set[int | None]:
    """The label of what ``node`` takes away: "return your minions there to your hand. Play one of them"."""
    label = getattr(node.what, "label", None) if node.verb in _SENDS_AWAY else None
    return {label} - {None}


def at_a_base(select: Select) -> bool:
    return select.zone is None and any(isinstance(each, At) for each in select.filters)
