"""What goes on until something is so: cards revealed until one is found, drawn until there are so many.

Knows clauses, not what is done meanwhile.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Count, Minus, Num, Shortfall, Total, Until
from smashrules.effects.conditions import Has, Relation
from smashrules.effects.selectors import EVERY, ControllerOf, Kind, NextTo, Op, OwnerOf, Pile, Select, You, Zone
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.clauses import Clauses
from smashrules.text.clauses.outnumbering import outnumbers
from smashrules.text.clauses.said import VERB_OF, Said
from smashrules.text.nouns.determiners import Thing, evolve_prep
from smashrules.text.structure.attach import Dep, UnfitError, phrase_attachments
from smashrules.text.structure.heads import read_head
from smashrules.text.structure.syntax import Sub
from smashrules.text.trees.pending import Pron


def until_found(builder: Clauses, dep: Dep, verb: Verb) -> Any:
    """What is drawn or revealed until it is found ("until you reveal a minion"). Raises ``UnfitError``."""
    sub = dep.item
    assert isinstance(sub, Sub)
    for about in [builder.phrase(each) for each in phrase_attachments(sub.subject)]:
        for said in builder.filled(read_head(sub.head), about, dep.parts, sub.head):
            found = said.object.node if said.object is not None else None
            if VERB_OF.get(said.verb) is verb and isinstance(found, Select) and not said.fields:
                return Until(found, span=said.span)
    raise UnfitError("until what")


def shortfall(builder: Clauses, dep: Dep, drawn: Any) -> Any:
    """How many are drawn until somebody has so many ("until you have five cards"). Raises ``UnfitError``."""
    sub = dep.item
    assert isinstance(sub, Sub)
    if isinstance(drawn, Pron) or (drawn is not None and drawn != Select(Kind.CARD, EVERY, label=drawn.label)):
        raise UnfitError("until what")
    for about in [builder.phrase(each) for each in phrase_attachments(sub.subject)]:
        for said in builder.filled(read_head(sub.head), about, dep.parts, sub.head):
            thing = said.object
            plain = said.verb == "have" and not said.head.negated and not said.head.modal
            if not plain or thing is None or not isinstance(thing.node, Select) or set(said.fields) - {"at", "than"}:
                continue
            who: Any = said.subject.node if said.subject is not None else None
            doer: Any = who if _they(who) else You(span=said.span)
            hand = Pile(Zone.HAND, doer, span=said.span)
            cards = Select(Kind.CARD, EVERY, zone=hand, span=thing.span)
            if thing.more is Op.EQUAL:
                return _as_many(builder, said, thing, who, cards)
            if thing.more is not None:
                more = outnumbers(builder, said)
                if isinstance(more, Has | Relation):
                    continue
                theirs = isinstance(more.what.zone, Pile) and more.what.zone.zone is Zone.HAND
                if isinstance(more.who, You) and theirs and more.what.kind is Kind.CARD and not more.what.filters:
                    return Shortfall(more, cards, span=said.span)
                continue
            place = builder.slot(said.fields["at"], "at") if "at" in said.fields else None
            in_hand = place is None or (isinstance(place, Pile) and place.zone is Zone.HAND)
            low, zone = thing.node.quantity.low, thing.node.zone
            theirs = _they(who) and isinstance(zone, Pile) and zone.zone is Zone.HAND and _they(zone.of)
            in_hand = in_hand and (zone in (None, hand) or theirs)
            plain = thing.node.kind is Kind.CARD and not thing.node.filters and in_hand
            if plain and (doer is who or isinstance(who, You)) and isinstance(low, int) and low > 1:
                return Shortfall(low, cards, span=said.span)
    raise UnfitError("until what")


def _as_many(builder: Clauses, said: Said, thing: Thing, who: Any, own: Select) -> Total:
    """How many more "you" or "that player" have than those who draw until they have as many. Raises ``UnfitError``
    for others than these, who would have to be chosen."""
    than = thing.than if "than" not in said.fields else builder.phrase(evolve_prep(said.fields["than"])).node
    place = builder.slot(said.fields["at"], "at") if "at" in said.fields else thing.node.zone
    in_hand = isinstance(place, Pile) and place.zone is Zone.HAND and place.end is None
    theirs = isinstance(than, (You, ControllerOf, OwnerOf, NextTo)) or (_they(than) and than.many is False)
    if not theirs or not in_hand or set(said.fields) - {"at", "than"} or thing.node.filters:
        raise UnfitError("as many as whoever")
    if thing.node.kind is not Kind.CARD or isinstance(than, You) is isinstance(who, You):
        raise UnfitError("as many as whoever")
    other = replace(own, zone=Pile(Zone.HAND, than, span=said.span))
    have = Minus(Count(own, span=said.span), span=said.span)
    return Total((Count(other, span=said.span), have), span=said.span)


def _they(who: Any) -> bool:
    """The players who do it, each for themselves."""
    return isinstance(who, Pron) and who.kinds == frozenset(("player",))


def surplus(builder: Clauses, dep: Dep) -> Total:
    """How many are discarded until no more than so many are left ("until you have three cards in your hand").
    Raises ``UnfitError``."""
    wanted = shortfall(builder, dep, None)
    if isinstance(wanted, Total):  # so many as the other has are kept
        other, held = wanted.parts
        assert isinstance(held, Minus)
        return Total((held.amount, Minus(other, span=other.span)), span=wanted.span)
    if not isinstance(wanted.target, int):
        raise UnfitError("until what")
    kept = Minus(Num(wanted.target, span=wanted.span), span=wanted.span)
    return Total((Count(wanted.what, span=wanted.span), kept), span=wanted.span)
