"""Counters that a player has: "if you have two or more +1 power counters on your minions", "if they have three".

A player has those on their cards; on which ones, the words say. Knows selections of counters, not how they are
counted.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.conditions import Has
from smashrules.effects.selectors import EVERY, ONE, Controlled, On, Quantity, Select, You
from smashrules.text.clauses.said import Said
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron


def has_counters(said: Said) -> bool:
    """Whether it is said of a player: of you, or of "them" on cards that are theirs."""
    who, thing = said.subject, said.object
    if who is None or thing is None or thing.cat != "counter":
        return False
    if isinstance(who.node, You):
        return who.cat == "player"
    return isinstance(who.node, Pron) and who.node.form == "it" and any(_theirs(each) for each in _hosts(thing.node))


def counters_had(said: Said) -> Has:
    """The condition that there are so many of them. Raises ``UnfitError``."""
    counters = said.object.node if said.object is not None else None
    if said.object is None or said.fields or not isinstance(counters, Select) or not counters.filters:
        raise UnfitError("no condition")
    some = counters.quantity in (ONE, EVERY) and not said.object.exact
    number = Quantity(1, None) if some else counters.quantity
    return Has(None, replace(counters, quantity=number, label=None), span=said.span)


def _hosts(counters: Any) -> list[Any]:
    return [each.host for each in counters.filters if isinstance(each, On)] if isinstance(counters, Select) else []


def _theirs(host: Any) -> bool:
    owners = [each.by for each in host.filters if isinstance(each, Controlled)] if isinstance(host, Select) else []
    return any(isinstance(each, Pron) and each.words == "their" for each in owners)
