"""Which of the things that are spoken of are in play and stay there, which nobody plays or draws; and what is at no
base.

Knows bound trees; no words, no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from smashrules.effects.actions import Act
from smashrules.effects.selectors import BODIED, At, Here, Other, Ref, Select
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


def at_no_base(nodes: Sequence[Any]) -> Iterator[str]:
    """The fault of an action that is not played on anything, and speaks of another base than where it is. A plain
    "here" is told: of a text by itself it is not known on what it is played."""
    if any(type(node) is Other and isinstance(node.than, Here) for node in nodes):
        yield "another base than which: an action that is not played on anything is at none"


def drawn_meanwhile(nodes: Sequence[Any]) -> Iterator[str]:
    """The fault of "destroy a minion. Draw a card. You may play it": the card that was drawn is meant."""
    acts = [node for node in nodes if type(node) is Act]
    drawn = [node.span[0] for node in acts if node.verb is Verb.DRAW and node.what is None]
    for played in acts if drawn else ():
        what = played.what
        if played.verb is not Verb.PLAY or not isinstance(what, Ref) or what.words != "it":
            continue
        gone = [node.span[0] for node in acts if what.label in _sent_away(node) and node.span[0] < played.span[0]]
        if any(max(gone) < each < played.span[0] for each in drawn if gone):
            yield "what was sent away, or what was drawn since"
