"""Cards other than some that are named: "each minion other than this minion", "minions here other than your minions".

Knows the phrase and what it leaves out; what a reference in it speaks of is decided by ``binding``.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.conditions import Is, Not
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    BaseOf,
    Candidate,
    Controlled,
    Filter,
    Here,
    Host,
    Other,
    Owned,
    Pile,
    PreviousBaseOf,
    Select,
    This,
    Where,
    You,
    Zone,
)
from smashrules.text.nouns.determiners import Thing
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import Pron, reference
from smashrules.text.trees.rebuilding import sort_filters

BASES = frozenset(("base",))
_POINTING = ("that", "done", "it")


def other_than(left_out: Thing, kind: str, span: Span) -> Filter:
    """What keeps ``left_out`` out of the cards of ``kind``. Raises ``UnfitError``."""
    node = left_out.node
    if isinstance(node, This | Host):
        return Other(node, span=span)
    if isinstance(node, Pron) and node.form in _POINTING and not left_out.many:
        return Other(of_kinds(node, CARD_KINDS), span=span)
    if not isinstance(node, Select) or node.quantity not in (EVERY, ONE) or node.zone is not None:
        raise UnfitError("other than which of them")
    if node.kind.value == kind and len(node.filters) == 1 and node.quantity == EVERY:
        held = node.filters[0]
        if isinstance(held, Controlled) and isinstance(held.by, You) and not held.negated:
            return Controlled(held.by, negated=True, span=span)  # "minions other than your minions"
    if kind == "card" and node.kind.value in CARD_KINDS - {"card"} and not node.filters:
        sort = Select(node.kind, ONE, span=node.span)  # "cards other than titans", "a card other than a minion"
        return Where(Not(Is(Candidate(span=span), sort, span=span), span=span), span=span)
    raise UnfitError("other than which of them")


def are_bases(told: Thing) -> bool:
    """Bases that are known: "(a base other than) this base", "those bases", "its base", "its previous base"."""
    if isinstance(told.node, Pron):
        return not told.many or told.node.kinds == BASES
    return isinstance(told.node, (BaseOf, PreviousBaseOf, Here)) and not told.many


def of_kinds(node: Any, kinds: frozenset[str]) -> Any:
    """What is named, and of a reference that one of these kinds is meant."""
    return replace(node, kinds=node.kinds or kinds) if isinstance(node, Pron) else node


def compared_with(likeness: Thing) -> Any:
    """ "(A minion with the same name, of the same faction) as another of your minions": as any one of these, that is
    another one than the minion that is described; and not than the card that says it."""
    node = likeness.node
    if isinstance(node, Pron):
        return of_kinds(node, CARD_KINDS)
    if not isinstance(node, Select):
        return node
    theirs = any(isinstance(each, Controlled | Owned) and isinstance(each.by, You) for each in node.filters)
    if theirs and isinstance(node.zone, Pile) and node.zone.zone is not Zone.PLAY:
        raise UnfitError("one of yours, in a pile")  # that pile is where the one that is described comes from
    kinds = frozenset((node.kind.value,)) if node.kind.value != "card" else CARD_KINDS
    filters = [
        replace(each, than=reference("other", "another", kinds, None, None, each.span[0], span=each.span))
        if isinstance(each, Other) and isinstance(each.than, This | Host) and each.than.span == each.span
        else each
        for each in node.filters
    ]
    return replace(node, filters=tuple(filters))


def any_of_them(named: Any) -> Any:
    """ "(a minion with a different name) than your other minions": than any of these, which are others than it."""
    if not isinstance(named, Select):
        return named
    if named.quantity not in (EVERY, ONE) or named.zone is not None:
        raise UnfitError("a different name than which of them")
    others = [isinstance(each, Other) and isinstance(each.than, This | Host) for each in named.filters]
    it = Candidate(span=named.span)
    filters = [replace(each, than=it) if own else each for each, own in zip(named.filters, others, strict=True)]
    return replace(named, quantity=ONE, filters=sort_filters(filters), label=None)
