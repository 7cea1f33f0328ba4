"""What is told of a thing that is not there any more, or that it cannot be: a counter on what was just destroyed, a
move back of the very minion that moved, the one base where all of several are, the power of an action.

Knows bound trees; no words, no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from smashrules.effects.abilities import Event, Replacement, Timing
from smashrules.effects.actions import Act, ForEach, Seq
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    POWERS,
    At,
    BaseOf,
    Compare,
    Kind,
    Named,
    PreviousBaseOf,
    Ref,
    Select,
    SharesName,
    This,
)
from smashrules.effects.verbs import Verb

OUT_OF_PLAY = (Verb.DISCARD, Verb.DESTROY, Verb.SHUFFLE, Verb.DRAW)
"""What is done to a card that is not in play then, or was not."""


def gone_by_then(nodes: Sequence[Any]) -> Iterator[str]:
    """The faults of a tree that tells so."""
    told = {node.label: node for node in nodes if type(node) is Select and node.label is not None}
    kept = not_done_yet(nodes)
    acts = [node for node in nodes if type(node) is Act and id(node) not in kept]
    for at, act in enumerate(acts):
        if act.verb is Verb.PUT_COUNTER and isinstance(act.to, Ref):
            gone = _labels(acts[:at], *OUT_OF_PLAY) - _labels(acts, Verb.PLAY, Verb.PLACE, Verb.RETURN)
            if act.to.label in gone:
                yield "a counter on what has left play"
        elif act.verb is Verb.DISCARD and isinstance(act.what, Ref):
            if act.what.label in _labels(acts, Verb.MOVE):
                yield "what moves at a base is not discarded"
        elif act.verb is Verb.MOVE and _back_to_its_own(act, told):
            yield "moved, and moved right back"
    for node in nodes:
        if type(node) is Seq and _counter_on_what_is_destroyed(node):
            yield "a counter on what was destroyed"
        elif type(node) is ForEach and _counted(node.over) and _at_all_of(node.effect, told):
            yield "on the base of which of them"
        elif type(node) is Select and node.kind is Kind.ACTION:
            yield from _no_action(node, told)


def not_done_yet(nodes: Sequence[Any]) -> set[int]:
    """The deeds, by id, that would happen and do not, or are only about to: "if it would be destroyed, place a
    counter on it instead", "before it is destroyed"."""
    would = [each for node in nodes if type(node) is Replacement for each in (node.event, *node.others)]
    before = [node.act for node in nodes if type(node) is Event and node.timing is not Timing.AFTER]
    return {id(each) for each in (*would, *before)}


def _labels(acts: Sequence[Act], *verbs: Verb) -> set[int]:
    """The labels of what is picked out by such deeds, or to what that was spoken of they are done."""
    found = {getattr(act.what, "label", None) for act in acts if act.verb in verbs}
    return {each for each in found if each is not None}


def _no_action(action: Select, told: Mapping[int, Select]) -> Iterator[str]:
    """ "Destroy all actions on minions of power 4 or more": it is the minions that have it."""
    if any(isinstance(each, Compare) and each.stat in POWERS for each in action.filters):
        yield "an action has no power"
    like = [each.with_ for each in action.filters if isinstance(each, SharesName)]
    named = [told.get(each.label) for each in like if isinstance(each, Ref)]
    if any(each is not None and each.kind is Kind.MINION for each in named):
        yield "an action has no minion's name"


def _counted(over: Any) -> bool:
    return isinstance(over, Select) and over.kind in (Kind.COUNTER, Kind.ANY_COUNTER)


def _counter_on_what_is_destroyed(done: Seq) -> bool:
    """ "You may destroy this action to play that minion. Place a counter on it": on the minion."""
    destroyed = False
    for part in done.parts:
        if destroyed and isinstance(part, Act) and part.verb is Verb.PUT_COUNTER and isinstance(part.to, This):
            return True
        acts = [each for each in walk(part) if isinstance(each, Act)]
        destroyed = destroyed or any(each.verb is Verb.DESTROY and isinstance(each.what, This) for each in acts)
    return False


def _back_to_its_own(moved: Act, told: Mapping[int, Select]) -> bool:
    """ "Move Rex to the base of another minion, then move that minion to Rex's previous base": not Rex."""
    back: Any = moved.to.what if isinstance(moved.to, PreviousBaseOf) else None
    who = told.get(moved.what.label) if isinstance(moved.what, Ref) else None
    if who is None or not isinstance(back, Select):
        return False
    names = [each for each in back.filters if isinstance(each, Named)]
    return bool(names) and all(each in who.filters for each in names)


def _at_all_of(effect: Any, told: Mapping[int, Select]) -> bool:
    """ "For each counter removed from your minions, choose a minion on the same base": as which of your minions."""
    places = [each.place.what for each in walk(effect) if isinstance(each, At) and isinstance(each.place, BaseOf)]
    named = [told.get(each.label) for each in places if isinstance(each, Ref)]
    return any(each is not None and each.quantity.every for each in named)
