"""What is asked with "be" and "become": "if it is your turn", "if there is a minion here", "if its power is 3".

Knows clauses that say what something is, where it is, or that it is there; what it has is in ``having``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from smashrules.effects.amounts import Amount, Awarded, Count, Num, PowerAt, Quotient, StatOf, Times, Total
from smashrules.effects.conditions import AnyOf, Done, Dueling, FirstThisTurn, Has, InPlaySince, Is
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Alike,
    Both,
    Candidate,
    EitherOf,
    Here,
    Host,
    Kind,
    On,
    Op,
    Pile,
    Placed,
    Quantity,
    Select,
    This,
    Trait,
    Where,
    Zone,
)
from smashrules.text.clauses.bygone import some_since
from smashrules.text.clauses.grouped import of_several
from smashrules.text.clauses.relating import COMPARED, as_player, become, compared, where_each
from smashrules.text.clauses.said import Asked, Said
from smashrules.text.clauses.standing import whose_turn
from smashrules.text.nouns.determiners import Thing, end_of, evolve_prep, seen
from smashrules.text.nouns.fitting import at_place, is_pile, not_at_a_card
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron
from smashrules.text.trees.rebuilding import sort_filters

if TYPE_CHECKING:
    from smashrules.text.clauses.conditions import Conditions

_OF_ONE = (StatOf, PowerAt, Awarded)
_NUMBERS = (Num, StatOf, PowerAt, Awarded, Count, Total, Times, Quotient)
_COMPARED = {**COMPARED, "becomes": Op.EQUAL}
"""How two numbers are compared where that is asked: "is equal to" a number is no change to it."""


# -- numbers, duels and turns ----------------------------------------------------------------------------------------


def _dueling(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if it is in a duel (with this minion)". Raises ``UnfitError``."""
    if said.subject is None or set(said.fields) != {"duel"} or said.head.past:
        return None
    if (duel := builder.phrase(evolve_prep(said.fields["duel"]))).node is not None:
        raise UnfitError("no condition")
    return Asked(Dueling(said.subject.node, duel.than, span=said.span), said.head.negated)


def _becoming(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if its power becomes 0"."""
    if said.subject is None or said.head.past or said.head.perfect or said.fields:
        return None
    return Asked(become(said.subject, said.object, said.span), said.head.negated)


def _compared(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "its power is greater than this minion's power", "this base's breakpoint is less than 20"."""
    if said.subject is None or not isinstance(said.subject.node, _NUMBERS) or said.object is not None:
        return None
    left: Amount = said.subject.node
    for name, op in _COMPARED.items():
        if set(said.fields) == {name}:
            number = builder.phrase(evolve_prep(said.fields[name]))
            if isinstance(number.node, _NUMBERS) and not (number.compare or number.bonus or number.extremum):
                return Asked(compared(said, left, op, number.node), said.head.negated)
    raise UnfitError("compared with what")


def _so_much(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if its power is 3 or more". Raises ``UnfitError``."""
    subject, thing = said.subject, said.object
    if subject is None or not isinstance(subject.node, _OF_ONE) or thing is None:
        return None
    chosen = isinstance(subject.node, StatOf) and isinstance(subject.node.what, Select)
    if thing.cat != "number" or (said.head.past and chosen) or said.fields:
        raise UnfitError("no condition")
    op = thing.compare[1] if thing.compare else Op.EQUAL
    return Asked(compared(said, subject.node, op, thing.node), said.head.negated)


def _turn(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if it is your turn"."""
    if said.subject is None or said.object is None or said.object.cat != "turn":
        return None
    return Asked(whose_turn(said, said.subject, said.object), said.head.negated)


# -- what it is ------------------------------------------------------------------------------------------------------


def _something(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if there is a minion here"; "if it is a minion"."""
    if said.subject is None or said.object is None:
        return None
    there = said.subject.cat == "there"
    return Asked(_exists(builder, said) if there else _being(builder, said), said.head.negated)


def _exists(builder: Conditions, said: Said) -> Any:
    """ "there is a card buried here", "there are six or more counters on your minions"."""
    thing = said.object
    if thing is None or set(said.fields) - {"at"}:
        raise UnfitError("no condition")
    if thing.cat == "counter":
        if said.fields or thing.compared:
            raise UnfitError("counters where")  # said of what they are on
        quantity = thing.node.quantity
        quantity = Quantity(1, None) if quantity in (ONE, EVERY) and not thing.exact else quantity
        return Has(None, replace(thing.node, quantity=quantity), span=said.span)
    place = builder.slot(said.fields["at"], "at") if "at" in said.fields else None
    if place is not None:
        not_at_a_card(place, thing, said.fields["at"])
    if is_pile(place) and isinstance(thing.node, Select) and thing.node.zone is None:
        if thing.node.kind is Kind.BASE and isinstance(place, Pile) and place.of is None:
            of_bases = {Zone.DISCARD: Zone.BASE_DISCARD, Zone.DECK: Zone.BASE_DECK}
            place = replace(place, zone=of_bases.get(place.zone, place.zone))
        return builder.has(None, replace(thing, node=replace(thing.node, zone=place)), "card", said.span)
    if place is not None:
        thing = replace(thing, node=at_place(thing.node, place, said.fields["at"]))
    return builder.has(None, seen(thing), "player", said.span)


def _being(builder: Conditions, said: Said) -> Any:
    """ "if it is a minion or a titan", "if you are the winner", "if it is the first played this turn"."""
    thing, subject = said.object, said.subject
    if thing is None or subject is None:
        raise UnfitError("no condition")
    if isinstance(thing.node, EitherOf) and not thing.node.mixed:
        options = tuple(
            Is(subject.node, replace(each, label=None), span=said.span)
            for each in thing.node.parts
            if isinstance(each, Select) and each.quantity == ONE
        )
        if len(options) != len(thing.node.parts) or said.fields:
            raise UnfitError("is what")
        return AnyOf(options, span=said.span)
    if not isinstance(thing.node, Select):
        raise UnfitError("is what")
    if thing.first or thing.nth is not None:
        return _first_this_turn(subject, thing, said)
    if (told := of_several(said)) is not None:
        return told
    placed = any(isinstance(each, Placed) for each in thing.node.filters)
    subject = as_player(subject, {"at": None}) if placed else subject  # "if they are the winner"
    if placed and subject.cat == "player" and not said.fields:
        return Is(subject.node, replace(thing.node, quantity=ONE, label=None), span=said.span)
    if thing.node.quantity != ONE or thing.cat == "counter" or said.fields:
        raise UnfitError("is how many")
    if thing.only and isinstance(subject.node, This) and builder.type == "action" and thing.node.kind is Kind.MINION:
        if builder.host is not Kind.MINION:
            raise UnfitError("an action is no minion")
        subject = replace(subject, node=Host(Kind.MINION, span=subject.span))  # "this is your only minion here"
    return Is(subject.node, replace(thing.node, label=None), only=thing.only, span=said.span)


def _first_this_turn(subject: Thing, thing: Thing, said: Said) -> FirstThisTurn:
    """ "if this is the first minion you have played this turn". Raises ``UnfitError``."""
    done = [each for each in thing.node.filters if isinstance(each, Where)]
    if len(done) != 1 or not isinstance(done[0].condition, Done):
        raise UnfitError("the first what")
    if len(thing.node.filters) > 1:
        raise UnfitError("the first of which")
    act = done[0].condition.act
    what = replace(thing.node, filters=(), label=None, quantity=ONE)
    itself = isinstance(subject.node, This)
    subject_node = This(what.kind, span=subject.node.span) if itself else subject.node
    nth = Quantity(*thing.nth) if thing.nth is not None else ONE
    return FirstThisTurn(subject_node, replace(act, what=what), nth, span=said.span)


# -- where it is -----------------------------------------------------------------------------------------------------


def _somewhere(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "X is here", "this titan is not in play"."""
    if said.subject is None or "at" not in said.fields or said.head.perfect:
        return None
    return Asked(_stands(builder, said, said.subject), said.head.negated)


def _stands(builder: Conditions, said: Said, subject: Thing) -> Any:
    """By what is there: something known, or some that are described. Raises ``UnfitError``."""
    if said.head.past and set(said.fields) == {"at", "when"} and (then := _then(builder, said, subject)) is not None:
        return then
    if set(said.fields) != {"at"}:
        raise UnfitError("no condition")
    place = builder.slot(said.fields["at"], "at")
    node = subject.node
    if said.head.past and (not isinstance(node, Pron) or node.many or isinstance(place, (Pile, Both))):
        raise UnfitError("no condition")  # of what has gone, or moved: where it was
    if isinstance(node, Select):
        return _some_stand(builder, said, subject, place)
    if is_pile(place):  # of whatever kind it is: "it is not in play" can be said of it, too
        return Is(node, Select(Kind.CARD, ONE, zone=place, span=said.span), span=said.span)
    where = where_each(place, subject, (said.fields["at"].item.start, end_of(said.fields["at"])))
    many = EVERY if where == Alike(Trait.BASE) else ONE  # "if they are on the same base"
    return Is(node, Select(Kind.CARD, many, (where,), span=said.span), span=said.span)


def _then(builder: Conditions, said: Said, subject: Thing) -> Any:
    """ "if it was here at the start of your turn"; None where it is asked of a place of its own."""
    place, moment = builder.slot(said.fields["at"], "at"), builder.phrase(evolve_prep(said.fields["when"])).node
    if place == Pile(Zone.PLAY) and isinstance(subject.node, Select):
        return some_since(builder, subject, InPlaySince(Candidate(span=said.span), moment, span=said.span))
    if place == Pile(Zone.PLAY):
        return InPlaySince(subject.node, moment, span=said.span)
    anywhere = isinstance(place, Select) and place.quantity == ONE and not place.filters
    if (anywhere or isinstance(place, Here)) and not isinstance(subject.node, Select):
        some: Any = replace(place, label=None) if isinstance(place, Select) else place  # no base to speak of
        return InPlaySince(subject.node, moment, some, span=said.span)
    return None


def _some_stand(builder: Conditions, said: Said, subject: Thing, place: Any) -> Any:
    """ "if another player's action is on this minion", "if two of your minions are here". Raises ``UnfitError``."""
    node = subject.node
    some = node.quantity.low not in (0, 1) and not node.quantity.every and not subject.named
    if node.zone is not None or (node.quantity != ONE and not some):
        raise UnfitError("is how many")
    if subject.named and node.kind is Kind.MINION:  # by its name alone: whatever card counts as having it
        node = replace(node, kind=Kind.CARD)
    if some and (isinstance(place, (Pile, Both)) or said.head.negated):
        raise UnfitError("are so many where")
    if isinstance(place, (Pile, Both)):
        # "if X is in play, destroy its base": it is spoken of, where there is one
        spoken = node.label if subject.named and not said.head.negated else None
        what = replace(node, zone=None if place == Pile(Zone.PLAY) else place, label=spoken)
        return Has(None, replace(what, quantity=Quantity(1, None)), span=said.span)
    if node.kind is Kind.ACTION and isinstance(place, This | Host):  # "another player's action is on this minion"
        node = replace(node, filters=sort_filters([*node.filters, On(place, span=said.span)]))
    else:
        node = at_place(node, place, said.fields["at"])
    spoken = node.label if subject.named and not said.head.negated else None
    return builder.has(None, replace(subject, node=replace(node, label=spoken)), "player", said.span)


BEING_SO: dict[str, tuple[Callable[[Conditions, Said, bool], Asked | None], ...]] = {
    "become": (_becoming,),
    "be": (_dueling, _compared, _so_much, _turn, _something, _somewhere),
}
"""By the verb. Numbers and turns come before ``_something``, which takes all that something is said to be."""
