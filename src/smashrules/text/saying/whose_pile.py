"""Piles of which it is not said whose they are: "from a discard pile", and the rest of a hand.

Knows selectors, and the words for piles.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.selectors import EVERY, Both, Kind, Other, Pile, Ref, Select, You, Zone


def of_anybody(zone: Any) -> str:
    """ "from a hand or deck": any of several piles of just any player; nothing where others are meant."""
    piles = zone.parts if isinstance(zone, Both) else ()
    anybodys = [each for each in piles if isinstance(each, Pile) and each.of == Select(Kind.PLAYER)]
    if not piles or len(anybodys) != len(piles):
        return ""
    return f"from a {' or '.join(each.zone.value for each in anybodys)}"


def is_rest_of_hand(node: Select) -> bool:
    """Whether it is every card of your hand but those that were spoken of."""
    others = [each for each in node.filters if isinstance(each, Other) and isinstance(each.than, Ref)]
    every = node.kind is Kind.CARD and node.quantity == EVERY and node.zone == Pile(Zone.HAND, You())
    return every and len(node.filters) == len(others) == 1
