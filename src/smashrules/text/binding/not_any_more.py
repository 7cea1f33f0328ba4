"""What was spoken of and is another by now, or never was the one: no card means it.

Who controls a minion after you have taken it is you; a minion that was moved is at the base to which it was moved;
what was searched for is in no play to be replaced. "It" is no player, and what each player does with "theirs" is not
done with those of each player named before. Knows bound trees; no words but these, no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from smashrules.effects.abilities import Event, Timing, Triggered
from smashrules.effects.actions import Act, Cost, If, May
from smashrules.effects.conditions import Did
from smashrules.effects.node import walk
from smashrules.effects.selectors import EVERY, At, BaseOf, ControllerOf, Kind, Ref, Select, You
from smashrules.effects.verbs import Verb

TO_THE_DISCARD_PILE = (Verb.DESTROY, Verb.DISCARD)
_CARDS = (Kind.MINION, Kind.ACTION, Kind.TITAN)


def not_any_more(nodes: Sequence[Any]) -> Iterator[str]:
    """The faults of a tree that speaks of such."""
    acts = [node for node in nodes if type(node) is Act]
    selects = [node for node in nodes if type(node) is Select]
    players = {each.label for each in selects if each.kind is Kind.PLAYER} - {None}
    if any(type(node) is Ref and node.words == "it" and node.label in players for node in nodes):
        yield "a player is no 'it'"
    yield from _taken(nodes, acts)
    yield from _moved(acts)
    yield from _gone(nodes)
    yield from _replaced(acts, {each.label for each in selects if each.kind is Kind.BASE} - {None})
    yield from _back_in_hand(nodes, acts)
    yield from _of_others(nodes, selects)
    several = {each.label for each in selects if each.kind is Kind.PLAYER and each.quantity == EVERY} - {None}
    if several and any(type(node) is If and _of_which_of_them(node, several) for node in nodes):
        yield "each of several did it to their own: which of these is meant, no words say"


def _of_which_of_them(node: If, several: set[int | None]) -> bool:
    """ "Each player reveals their hand. If they revealed a minion, they discard it"."""
    done = [
        each for each in walk(node.condition) if type(each) is Did and getattr(each.act.by, "label", None) in several
    ]
    told = {each.label for one in done for each in walk(one) if type(each) is Select} - {None}
    return any(type(each) is Ref and each.label in told for each in walk(node.then))


def _taken(nodes: Sequence[Any], acts: list[Any]) -> Iterator[str]:
    """ "Take control of a minion. Its controller ...": that is you by then."""
    for at, node in enumerate(nodes):
        if type(node) is not Act or node.verb is not Verb.TAKE_CONTROL or not isinstance(node.by, You | None):
            continue
        label = getattr(node.what, "label", None)
        later = [each.by for each in nodes[at + 1 :] if type(each) in (Act, May)]
        if label is not None and any(type(by) is ControllerOf and by.what == Ref(label) for by in later):
            yield "who controlled it, or who does now"


def _gone(nodes: Sequence[Any]) -> Iterator[str]:
    """ "After this minion's Talent destroys a minion, move it": what is in the discard pile is at no base."""
    for node in nodes:
        when = node.when if type(node) is Triggered else None
        if type(when) is not Event or when.timing is not Timing.AFTER or when.act.verb not in TO_THE_DISCARD_PILE:
            continue
        gone = getattr(when.act.what, "label", None)
        moved = [each.what for each in walk(node.effect) if type(each) is Act and each.verb is Verb.MOVE]
        if gone is not None and any(type(each) is Ref and each.label == gone for each in moved):
            yield "what is destroyed, or discarded, is moved"


def _moved(acts: list[Any]) -> Iterator[str]:
    """ "Move a minion to another base. Move one on the same base there": from where the first is by then."""
    moves = [
        each for each in acts if each.verb is Verb.MOVE and type(each.what) is Select and type(each.to) is Select
    ]
    moved = {each.what.label: each.to.label for each in moves} if moves else {}
    for act in acts:
        if act.verb is not Verb.MOVE or type(act.to) is not Ref or type(act.what) is not Select:
            continue
        where = [
            each.place.what for each in act.what.filters if isinstance(each, At) and isinstance(each.place, BaseOf)
        ]
        if any(type(each) is Ref and moved.get(each.label) == act.to.label for each in where):
            yield "moved to where it is"


def _replaced(acts: list[Any], bases: set[int | None]) -> Iterator[str]:
    """ "Search the base deck for a base to replace it": not the one that was found, nor by itself."""
    found = {getattr(each.what, "label", None) for each in acts if each.verb is Verb.SEARCH} - {None}
    for act in acts:
        again = act.verb is Verb.REPLACE and act.what is not None and act.what == act.with_
        if again or (act.verb is Verb.REPLACE and type(act.what) is Ref and act.what.label in found):
            yield "what is in no play is replaced"
        whole = type(act.what) is Ref and act.what.label in bases
        if act.verb is Verb.REPLACE and whole and type(act.with_) is Select and act.with_.kind in _CARDS:
            yield "a base is replaced with a base"


def _back_in_hand(nodes: Sequence[Any], acts: list[Any]) -> Iterator[str]:
    """ "Return a minion to your hand to play another. Place a counter on it": on the other."""
    paid = [node.pay for node in nodes if type(node) is Cost]
    labels = {getattr(each.what, "label", None) for each in paid if type(each) is Act and each.verb is Verb.RETURN}
    again = {getattr(each.what, "label", None) for each in acts if each.verb in (Verb.PLAY, Verb.PLACE)}
    gone = labels - again - {None}
    for act in acts if gone else ():
        if act.verb is Verb.PUT_COUNTER and type(act.to) is Ref and act.to.label in gone:
            yield "a counter on what is in a hand"


def _of_others(nodes: Sequence[Any], selects: list[Any]) -> Iterator[str]:
    """ "Each player draws a card. Each player discards their hand": each their own."""
    every = {each.label for each in selects if each.kind is Kind.PLAYER and each.quantity == EVERY}
    every |= {each.first.label for each in selects if isinstance(each.first, Select)}
    every -= {None}
    if not every:
        return
    for node in nodes:
        by: Any = node.by if type(node) in (Act, May) else None
        if type(by) is not Select or by.kind is not Kind.PLAYER or by.quantity != EVERY:
            continue
        told = {id(each) for each in walk(by)}  # who they are can be told by those before
        for each in walk(node):
            if id(each) in told:
                continue
            if type(each) is Ref and each.words == "their" and each.label in every - {by.label}:
                yield "what each of them does with those of each of them"
