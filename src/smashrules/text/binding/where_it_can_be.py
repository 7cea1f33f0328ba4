"""What cannot be of a place, whatever the board is: what is here is not moved to here, nothing is placed on what is
in a hand, and cards that have a deck of their own do not lie in play.

Knows bound trees. Knows no words and no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from smashrules.effects.abilities import Event
from smashrules.effects.actions import Act, ForEach, Modify
from smashrules.effects.conditions import Is
from smashrules.effects.selectors import (
    Alike,
    Among,
    At,
    Here,
    Kind,
    Named,
    OfType,
    On,
    Other,
    Pile,
    Ref,
    Select,
    Stat,
    Trait,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.binding.chosen_in_hand import chosen_in_play


def out_of_place(nodes: Sequence[Any]) -> Iterator[str]:
    """What says of a thing that it is where it cannot be."""
    here = {node.label for node in nodes if isinstance(node, Select) and node.label and _is_here(node)}
    thrown = [node.what for node in nodes if isinstance(node, Act) and node.verb is Verb.DISCARD]
    gone = {each.label for each in thrown if isinstance(each, Select) and each.label}
    heard = {id(one) for each in nodes if isinstance(each, Event) for one in (each.act, *each.others)}
    yield from chosen_in_play(nodes)
    types = {node.label for node in nodes if isinstance(node, Select) and node.kind is Kind.TYPE}
    actions = {node.label for node in nodes if isinstance(node, Select) and node.label and node.kind is Kind.ACTION}
    for node in nodes:
        if isinstance(node, Select) and node.kind is Kind.COUNTER and _carriers(node) & actions:
            yield "no +1 power counter lies on an action"
        it: Any = node.what if isinstance(node, Is) else None
        if isinstance(it, Ref) and it.label in _of_their_type(node.description):
            yield "of the same type as it is itself"
        over: Any = node.over if isinstance(node, ForEach) else None
        if isinstance(over, Select) and over.kind is Kind.CARD and over.zone is None and over.asked <= {OfType}:
            yield "every card that there is"
        if isinstance(node, Select) and _groups(node) & _left_out(node):
            yield "none of them is another than all of them"
        if isinstance(node, Select) and _of_bases_of_their_own(node):
            yield "what is in a hand or pile is at no base"
        has: Any = node.what if isinstance(node, Modify) and node.stat is Stat.POWER else None
        if isinstance(has, Ref) and has.label in gone:
            yield "what was discarded has no power to change"
        if not isinstance(node, Act):
            continue
        what: Any = node.what
        type_ = isinstance(what, Ref) and what.words.endswith("type") and what.label not in types
        if node.verb is Verb.CHOOSE and type_:
            yield "a card is no type that is chosen"
        counted = isinstance(what, Select) and not isinstance(what.quantity.high, int | None)
        if node.verb is Verb.DRAW and counted and _in_a_hand(what):
            yield "so many are in a hand, and are drawn from the deck"
        if node.verb is Verb.DESTROY and isinstance(what, Select) and what.zone is None and _groups(what) & gone:
            yield "what was discarded is not in play to be destroyed"
        if node.verb is Verb.MOVE and isinstance(node.to, Here) and isinstance(what, Ref) and what.label in here:
            yield "what is here is not moved to here"
        if node.verb is Verb.MOVE and isinstance(node.to, Here) and isinstance(what, Select) and _is_here(what):
            yield "what is here is not moved to here"
        if node.verb is Verb.BURY and isinstance(node.to, Select) and node.to.kind is not Kind.BASE:
            yield "what is buried lies at a base"
        goal: Any = node.to
        if node.verb is Verb.PLACE and isinstance(goal, Select) and _in_a_hand(goal):
            yield "nothing is placed on what is in a hand"
        told = id(node) not in heard and isinstance(goal, Pile) and goal.named and isinstance(what, Select)
        if told and _of_that_deck(what, goal.named):
            yield "cards of a deck of their own that lie in play"


def lies_there(select: Select) -> bool:
    """Whether it is buried or in stasis, where cards are controlled though they are not in play."""
    return isinstance(select.zone, Pile) and select.zone.zone in (Zone.BURIED, Zone.STASIS)


def _of_bases_of_their_own(select: Select) -> bool:
    """ "Cards from your hand at different bases"."""
    asked = any(isinstance(each, Alike) and each.trait is Trait.BASE for each in select.filters)
    return asked and isinstance(select.zone, Pile) and select.zone.zone in (Zone.HAND, Zone.DECK, Zone.DISCARD)


def _of_that_deck(select: Select, named: str) -> bool:
    """Whether cards with the name of that deck are meant, and no place is said where they are."""
    names = [each.name.lower() for each in select.filters if isinstance(each, Named) and not each.negated]
    somewhere = any(isinstance(each, Among) for each in select.filters)  # "one of the revealed Madness cards"
    return select.zone in (None, Pile(Zone.PLAY)) and not somewhere and any(each in named.lower() for each in names)


def _carriers(select: Select) -> set[int]:
    hosts = [each.host for each in select.filters if isinstance(each, On)]
    return {each.label for each in hosts if isinstance(each, Ref)}


def _of_their_type(select: Select) -> set[int]:
    types = [each.type for each in select.filters if isinstance(each, OfType)]
    return {each.label for each in types if isinstance(each, Ref)}


def _is_here(select: Select) -> bool:
    return any(isinstance(each, At) and isinstance(each.place, Here) for each in select.filters)


def _groups(select: Select) -> set[int]:
    groups = [each.group for each in select.filters if isinstance(each, Among)]
    return {each.label for each in groups if isinstance(each, Ref)}


def _left_out(select: Select) -> set[int]:
    others = [each.than for each in select.filters if isinstance(each, Other)]
    return {each.label for each in others if isinstance(each, Ref)}


def _in_a_hand(select: Select) -> bool:
    return isinstance(select.zone, Pile) and select.zone.zone is Zone.HAND
