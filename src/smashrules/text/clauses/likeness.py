"""Whether several things are alike in something: "they have the same name", "all cards in it have different names".

Knows the condition that asks it, not what a single thing is; how it is said, ``saying.likeness`` knows.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.conditions import Is
from smashrules.effects.node import Span
from smashrules.effects.selectors import EVERY, Alike, Kind, SameName, Select, Trait
from smashrules.text.nouns.determiners import Thing
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import SAME_TYPE, Pron


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
