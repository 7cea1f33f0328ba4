"""What is drawn or discarded until somebody has as many cards as somebody else, said again.

Knows the numbers in which it is held, not what a player is called.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.actions import Act
from smashrules.effects.amounts import Count, Minus, Total
from smashrules.effects.selectors import EVERY, Kind, Pile, Select, You, Zone
from smashrules.effects.verbs import Verb


def as_many_as(say: Any, act: Act) -> str | None:
    """ "Discard cards until they have as many cards in hand as you"; None where another number is meant."""
    what = act.what
    number = what.quantity.low if isinstance(what, Select) and act.verb is Verb.DISCARD else act.amount
    parts = number.parts if isinstance(number, Total) and act.verb in (Verb.DISCARD, Verb.DRAW) else ()
    if len(parts) != 2 or not isinstance(parts[0], Count) or not isinstance(parts[1], Minus):
        return None
    taken = parts[1].amount
    hands = [_hand(parts[0]), _hand(taken)]
    own, other = hands if act.verb is Verb.DISCARD else hands[::-1]
    if own is None or other is None:
        return None
    who = "you have" if isinstance(own.of, You) else "they have"
    return f"{act.verb.value} cards until {who} as many cards in hand as {say.any(other.of)}"


def _hand(amount: Any) -> Pile | None:
    """The hand of which every card is counted."""
    cards = amount.what if isinstance(amount, Count) else None
    zone = cards.zone if isinstance(cards, Select) else None
    whole = isinstance(zone, Pile) and zone.zone is Zone.HAND and cards == Select(Kind.CARD, EVERY, zone=zone)
    return zone if whole and isinstance(zone, Pile) else None
