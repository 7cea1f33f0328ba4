"""What a place in a verb's frame takes: the sorts of things, and what a pronoun there can mean.

Knows categories and kinds, no verb.
"""

from __future__ import annotations

from attrs import evolve

from smashrules.effects.selectors import (
    Among,
    Select,
    StoredUnder,
)
from smashrules.text.determiners import CARD_KINDS, Thing
from smashrules.text.pending import Pron

COUNTER_KINDS = frozenset(("+1 power counter", "stasis counter", "counter"))


def suits(thing: Thing, wanted: frozenset[str]) -> bool:
    if thing.cat == "it" and isinstance(thing.node, (Pron, Select)):
        return bool(wanted & {"card", "base", "player", "it", "pile", "counter"})
    return thing.cat in wanted


def narrowed(thing: Thing | None, wanted: frozenset[str]) -> Thing | None:
    """A pronoun can only mean what its place takes."""
    if thing is None or not isinstance(thing.node, Pron) or thing.node.kinds:
        return thing
    kinds: set[str] = set()
    if wanted == {"counter", "it"}:
        return evolve(thing, node=evolve(thing.node, kinds=COUNTER_KINDS), cat="counter")
    for each in wanted:
        kinds |= CARD_KINDS if each == "card" else {each}
    return evolve(thing, node=evolve(thing.node, kinds=frozenset(kinds)))


def spoken_of(what: Select) -> bool:
    return any(isinstance(each, (Among, StoredUnder)) for each in what.filters)
