"""What cannot be of a place, whatever the board is: what is here is not moved to here, nothing is placed on what is
in a hand, and what was only looked at goes back.

Knows bound trees. Knows no words and no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from smashrules.effects.actions import Act, May, Seq
from smashrules.effects.node import walk
from smashrules.effects.selectors import At, Here, Pile, Ref, Rest, Select, Zone
from smashrules.effects.verbs import Verb


def out_of_place(nodes: Sequence[Any]) -> Iterator[str]:
    """What says of a thing that it is where it cannot be."""
    yield from _left_lying(nodes)
    here = {node.label for node in nodes if isinstance(node, Select) and node.label and _is_here(node)}
    for node in nodes:
        if not isinstance(node, Act):
            continue
        what: Any = node.what
        if node.verb is Verb.MOVE and isinstance(node.to, Here) and isinstance(what, Ref) and what.label in here:
            yield "what is here is not moved to here"
        goal: Any = node.to
        if node.verb is Verb.PLACE and isinstance(goal, Select) and _in_a_hand(goal):
            yield "nothing is placed on what is in a hand"


def _left_lying(nodes: Sequence[Any]) -> Iterator[str]:
    """ "Look at two cards of your deck, you may play one of them, and return the rest": they go back either way."""
    looked = [node.what for node in nodes if isinstance(node, Act) and node.verb is Verb.LOOK]
    labels = {each.label for each in looked if isinstance(each, Select)}
    for node in nodes:
        if isinstance(node, May) and isinstance(node.effect, Seq):
            inner: list[Any] = [each for each in walk(node.effect) if isinstance(each, Act)]
            shown = {getattr(each.what, "label", None) for each in inner if each.verb is Verb.LOOK}
            back = [each.what for each in inner if each.verb is Verb.RETURN and isinstance(each.what, Rest)]
            if any(each.label in labels - shown for each in back):
                yield "what was only looked at goes back, whatever is done with the rest"


def _is_here(select: Select) -> bool:
    return any(isinstance(each, At) and isinstance(each.place, Here) for each in select.filters)


def _in_a_hand(select: Select) -> bool:
    return isinstance(select.zone, Pile) and select.zone.zone is Zone.HAND
