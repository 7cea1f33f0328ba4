"""Several players who have the most of something: "if two or more players have the most power here".

All who tie have the most, so the condition is that there are so many such players. Knows descriptions of players,
not how power or cards are counted.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import StatOf
from smashrules.effects.conditions import Has, Is
from smashrules.effects.selectors import NONE, ONE, SOME, Extreme, Extremum, Kind, MostOf, Quantity, Select, Where
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import Thing
from smashrules.text.nouns.partners import most_powerful
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.rebuilding import sort_filters


def have_most(who: Any, most: MostOf | Extreme, said: Said) -> Is | Has:
    """ "If you have the most minions here", "if two or more players have the most cards in their hands"."""
    if several(who) or (isinstance(who, Select) and said.subject is not None and said.subject.exact):
        return _so_many(who, most, said)
    return Is(who, Select(Kind.PLAYER, ONE, (most,), span=most.span), span=said.span)


def are_most_powerful(who: Select, place: Any, extremum: Extremum, said: Said) -> Has:
    """ "If two or more players have the most power there"."""
    return _so_many(who, Where(most_powerful(place, extremum, said.span), span=said.span), said)


def several(who: Any) -> bool:
    """Whether it is said of so many players, or of none, rather than of one who is spoken of."""
    return isinstance(who, Select) and who.kind is Kind.PLAYER and who.quantity != ONE


def _so_many(who: Select, such: Any, said: Said) -> Has:
    exact = said.subject is not None and said.subject.exact
    counted = exact or who.quantity in (NONE, SOME) or who.quantity == Quantity(who.quantity.low, None)
    if said.head.negated or not counted or who.quantity.every or who.quantity.low == 0 != who.quantity.high:
        raise UnfitError("how many of them have the most")
    return Has(None, replace(who, filters=sort_filters([*who.filters, such]), label=None), span=said.span)


def the_one_with_most(thing: Thing) -> Select | None:
    """ "(it has) the highest power of all minions here": such a minion is the one that it is."""
    what = thing.node.what if isinstance(thing.node, StatOf) else None
    if not isinstance(what, Select) or not any(isinstance(each, Extreme) for each in what.filters):
        return None
    return replace(what, quantity=ONE, label=None)
