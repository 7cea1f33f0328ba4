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
    EVERY,
    NONE,
    PLAYERS_PILES,
    Alike,
    Among,
    At,
    BaseOf,
    FactionOf,
    Having,
    Here,
    Host,
    Kind,
    Named,
    OfFaction,
    OfType,
    On,
    Other,
    Pile,
    Ref,
    Select,
    SharesName,
    Stat,
    This,
    Trait,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.binding.chosen_in_hand import chosen_in_play


def out_of_place(nodes: Sequence[Any]) -> Iterator[str]:
    """What says of a thing that it is where it cannot be."""
    selects = [node for node in nodes if type(node) is Select]
    acts = [node for node in nodes if type(node) is Act]
    thrown = [node.what for node in acts if node.verb is Verb.DISCARD]
    gone = {each.label for each in thrown if isinstance(each, Select) and each.label}
    parts = {each.label for each in thrown if isinstance(each, Select) and each.label and _groups(each)}
    yield from chosen_in_play(nodes)
    actions = {node.label for node in selects if node.label and node.kind is Kind.ACTION}
    counters = {node.label for node in selects if node.label and node.kind in (Kind.COUNTER, Kind.ANY_COUNTER)}
    whole = {node.label: node for node in selects if node.label and _all_at_a_base(node)}
    for select in selects:
        yield from _selected(select, actions, counters)
        if any(_there(select, whole[label]) for label in _left_out(select) if label in whole):
            yield "none is left there but for all that are there"
    for node in nodes:
        kind = type(node)
        if kind is Is and not node.only and isinstance(node.what, Ref):  # "your only minion with that name" may be
            if node.what.label in _of_their_type(node.description):
                yield "of the same type as it is itself"
            if node.what.label in _like_which(node.description):
                yield "with the name or faction that it has itself"
        if kind is ForEach and isinstance(node.over, Select):
            over = node.over
            if over.kind is Kind.CARD and over.zone is None and over.asked <= {OfType}:
                yield "every card that there is"
        if kind is Modify and node.stat is Stat.POWER and isinstance(node.what, Ref) and node.what.label in gone:
            yield "what was discarded has no power to change"
    here = {node.label for node in selects if node.label and is_here(node)}
    types = {node.label for node in selects if node.kind is Kind.TYPE}
    bases = {node.label for node in selects if node.label and node.kind is Kind.BASE}
    heard = {id(one) for each in nodes if type(each) is Event for one in (each.act, *each.others)}
    asked = [node.description for node in nodes if type(node) is Is and _is_base(node.what, bases)]
    held = [each.what for one in asked for each in one.filters if isinstance(each, Having)]
    if any(isinstance(each, Select) and each.kind is Kind.COUNTER for each in held):
        yield "no +1 power counter lies on a base"
    for act in acts:
        yield from _done(act, here, gone, types, bases)
        if act.verb is Verb.DRAW and isinstance(act.what, Select) and _groups(act.what) & parts:
            yield "of those that were shown, not of those of them that were discarded"
        to = act.to if id(act) not in heard else None
        if isinstance(to, Pile) and to.named and isinstance(act.what, Select) and _of_that_deck(act.what, to.named):
            yield "cards of a deck of their own that lie in play"


def _is_base(what: Any, bases: set[int]) -> bool:
    return isinstance(what, Here | BaseOf) or (isinstance(what, Ref) and what.label in bases)


def _all_at_a_base(select: Select) -> bool:
    """Whether it is every one of its kind at a base."""
    return select.quantity == EVERY and bool(select.filters) and all(type(each) is At for each in select.filters)


def _there(select: Select, others: Select) -> bool:
    """Whether it is at the very base where the others are, of their kind."""
    places = {getattr(each.place, "label", None) for each in others.filters if isinstance(each, At)}
    here = {each.place.label for each in select.filters if isinstance(each, At) and isinstance(each.place, Ref)}
    return select.kind is others.kind and bool(here & places)


_CARD_KINDS = (Kind.MINION, Kind.ACTION, Kind.TITAN)


def _selected(node: Select, actions: set[int], counters: set[int]) -> Iterator[str]:
    if node.kind is Kind.COUNTER and _carriers(node) & actions:
        yield "no +1 power counter lies on an action"
    if not node.filters:
        return
    if node.quantity == NONE and Alike in node.asked and Other in node.asked:
        yield "alike to what, of none of them"
    others = any(isinstance(each, Other) and isinstance(each.than, This | Host) for each in node.filters)
    if others and _like_which(node):
        yield "others than this card, or than the one whose name or faction they have"
    if node.kind in _CARD_KINDS and _groups(node) & counters:
        yield "a counter is no card"
    if _groups(node) & _left_out(node):
        yield "none of them is another than all of them"
    if _of_bases_of_their_own(node):
        yield "what is in a hand or pile is at no base"


def _done(node: Act, here: set[int], gone: set[int], types: set[int | None], bases: set[int]) -> Iterator[str]:
    what: Any = node.what
    verb, chosen = node.verb, type(what) is Select
    if verb is Verb.CHOOSE and isinstance(what, Ref) and what.words.endswith("type") and what.label not in types:
        yield "a card is no type that is chosen"
    if verb in (Verb.PLAY, Verb.MOVE) and _is_base(what, bases):
        yield "no base is played, or moved"
    if verb is Verb.DRAW and chosen and not isinstance(what.quantity.high, int | None) and _in_a_hand(what):
        yield "so many are in a hand, and are drawn from the deck"
    if verb is Verb.DESTROY and chosen and what.zone is None and _groups(what) & gone:
        yield "what was discarded is not in play to be destroyed"
    there = (isinstance(what, Ref) and what.label in here) or (chosen and is_here(what))
    if verb is Verb.MOVE and isinstance(node.to, Here) and there:
        yield "what is here is not moved to here"
    if verb is Verb.TRANSFER and node.source is not None and node.source == node.to:
        yield "from a card to itself"
    if (
        verb is Verb.TRANSFER
        and chosen
        and what.kind is Kind.COUNTER
        and isinstance(node.to, Ref)
        and node.to.label in bases
    ):
        yield "no +1 power counter lies on a base"
    if verb is Verb.BURY and isinstance(node.to, Select) and node.to.kind is not Kind.BASE:
        yield "what is buried lies at a base"
    if verb is Verb.PLACE and isinstance(node.to, Select) and _in_a_hand(node.to):
        yield "nothing is placed on what is in a hand"


def lies_there(select: Select) -> bool:
    """Whether it is buried or in stasis, where cards are controlled though they are not in play."""
    return isinstance(select.zone, Pile) and select.zone.zone in (Zone.BURIED, Zone.STASIS)


def _of_bases_of_their_own(select: Select) -> bool:
    """ "Cards from your hand at different bases"."""
    asked = any(isinstance(each, Alike) and each.trait is Trait.BASE for each in select.filters)
    return asked and isinstance(select.zone, Pile) and select.zone.zone in PLAYERS_PILES


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


def _like_which(select: Select) -> set[int]:
    """Whose name or faction they have that are described."""
    named: list[Any] = [each.with_ for each in select.filters if isinstance(each, SharesName)]
    alike = [each.faction for each in select.filters if isinstance(each, OfFaction)]
    named += [each.what for each in alike if isinstance(each, FactionOf)]
    return {each.label for each in named if isinstance(each, Ref)}


def is_here(select: Select) -> bool:
    return any(isinstance(each, At) and isinstance(each.place, Here) for each in select.filters)


def _groups(select: Select) -> set[int]:
    groups = [each.group for each in select.filters if isinstance(each, Among)]
    return {each.label for each in groups if isinstance(each, Ref)}


def _left_out(select: Select) -> set[int]:
    others = [each.than for each in select.filters if isinstance(each, Other)]
    return {each.label for each in others if isinstance(each, Ref)}


def _in_a_hand(select: Select) -> bool:
    return isinstance(select.zone, Pile) and select.zone.zone is Zone.HAND
