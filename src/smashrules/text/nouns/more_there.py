"""A base with more or fewer cards than another: "a base with more minions than this base".

Knows the phrase and what it compares; which base a comparison without "than" speaks of is decided by ``binding``.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Count
from smashrules.effects.conditions import Has, Relation
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    ONE,
    At,
    BaseOf,
    Candidate,
    Here,
    On,
    PreviousBaseOf,
    Quantity,
    Select,
    Where,
)
from smashrules.text.nouns.determiners import Thing
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import Pron, reference
from smashrules.text.trees.rebuilding import sort_filters

_BASE = frozenset(("base",))


def more_there(things: Thing, span: Span) -> Relation:
    """How many cards are at the base that is looked at, compared with those at another: at the one that is named, or
    at the one that something goes there from. Raises ``UnfitError``."""
    what = things.node
    if not isinstance(what, Select) or what.kind.value not in CARD_KINDS or what.zone is not None:
        raise UnfitError("more of what")
    if what.quantity != EVERY or things.more is None or {At, On} & {type(each) for each in what.filters}:
        raise UnfitError("more of them where")
    than = things.than
    if than is None:
        than = reference("compared", "as much", _BASE, None, None, span[0], span=span)
    spoken = isinstance(than, Pron) and than.kinds == _BASE
    if not (spoken or isinstance(than, (Here, BaseOf, PreviousBaseOf))):
        raise UnfitError("more than where")
    there, here = (_all_at(what, place) for place in (Candidate(span=span), than))
    return Relation(Count(there, span=span), things.more, Count(here, span=span), span=span)


def more_elsewhere(bases: Any, things: Thing, negated: bool, span: Span) -> Has:
    """ "Another base has more minions than this base": there is such a base. "No other base": there is none.

    Raises ``UnfitError``."""
    none = isinstance(bases, Select) and bases.quantity == NONE
    if not isinstance(bases, Select) or negated or not (none or bases.quantity == ONE):
        raise UnfitError("which bases have more")
    filters = sort_filters([*bases.filters, Where(more_there(things, span), span=span)])
    found = replace(bases, filters=filters)
    return Has(None, replace(found, label=None) if none else replace(found, quantity=Quantity(1, None)), span=span)


def _all_at(what: Select, place: Any) -> Select:
    filters = sort_filters([At(place, span=what.span), *what.filters])
    return replace(what, filters=filters, label=None)
