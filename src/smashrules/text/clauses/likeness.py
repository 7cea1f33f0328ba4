"""Whether several things are alike in something: "they have the same name", "all cards in it have different names".

Knows the condition that asks it and the words that say it, not what a single thing is.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.conditions import Is
from smashrules.effects.node import Span
from smashrules.effects.selectors import EVERY, Alike, Kind, SameName, Select, Trait
from smashrules.text.binding.pending import SAME_TYPE, Pron
from smashrules.text.nouns.determiners import CARD_KINDS, Thing, UnfitError
from smashrules.text.saying.quantities import UnsayableError

_SAID = {
    Trait.NAME: ("the same name", "different names"),
    Trait.FACTION: ("the same faction", "different factions"),
    Trait.CONTROLLER: ("the same controller", "different controllers"),
    Trait.OWNER: ("the same owner", "different owners"),
    Trait.TYPE: ("the same type", "different types"),
    Trait.POWER: ("the same power", "different powers"),
    Trait.PRINTED_POWER: ("the same printed power", "different printed powers"),
}


def asks_likeness(thing: Thing | None) -> bool:
    """Whether "have" with this object says how several things are to each other, not to one that is named."""
    if thing is None:
        return False
    return thing.cat in ("alike", "unlike") or (thing.cat == "name" and thing.node is None) or _of_one_type(thing)


def _of_one_type(thing: Thing) -> bool:
    """ "(They have) the same type", as each other: not as a card that is named."""
    return thing.cat == "type" and isinstance(thing.node, Pron) and thing.node.words == SAME_TYPE


def alike(subject: Thing | None, thing: Thing, span: Span) -> Is:
    """The condition that all things that ``subject`` means are alike, or all different. Raises ``UnfitError``."""
    what: Any = subject.node if subject is not None else None
    several = isinstance(what, Pron) and what.many is not False and bool(what.kinds & CARD_KINDS)
    every = isinstance(what, Select) and what.quantity == EVERY and what.kind.value in CARD_KINDS
    if subject is None or not (several or (every and subject.many)):
        raise UnfitError("alike to what")
    meant: Any = replace(what, many=True) if isinstance(what, Pron) else replace(subject.node, label=None)
    trait = SameName(span=thing.span)
    of: Any = Trait.TYPE if _of_one_type(thing) else thing.node
    held: Any = trait if thing.cat == "name" else Alike(of, thing.cat == "unlike", span=thing.span)
    return Is(meant, Select(Kind.CARD, EVERY, (held,), span=thing.span), span=span)


def said_alike(description: Select) -> str | None:
    """ "the same name", "different factions"; None where a description says something else of what it describes."""
    held = description.filters[0] if len(description.filters) == 1 else None
    if description.quantity != EVERY or not isinstance(held, (SameName, Alike)):
        return None
    if held == Alike(Trait.BASE):
        return None
    words = _SAID.get(held.trait if isinstance(held, Alike) else Trait.NAME, ("", ""))
    said = words[isinstance(held, Alike) and held.different]
    if not said:
        raise UnsayableError("alike in what")
    return said
