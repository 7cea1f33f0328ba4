"""Of what cards do to others, and of numbers that rise and fall, what can be said and not yet be played.

A part of the declaration in ``unmodelled``: that a card affects another, or raises its power, is nothing that is
ordered and then happens, so it can be answered and asked about in some ways only. Nothing is carried out here.
"""

from __future__ import annotations

from smashrules.effects.abilities import Event, Replacement, Timing, Triggered
from smashrules.effects.actions import Act, Cannot, Limited
from smashrules.effects.conditions import Causes, Did, Done, FirstThisTurn, Was
from smashrules.effects.node import Node, walk
from smashrules.effects.selectors import (
    Among,
    At,
    Compare,
    Controlled,
    Kind,
    Named,
    OfFaction,
    On,
    Other,
    Owned,
    Select,
    Selector,
    Stat,
    This,
)
from smashrules.effects.verbs import Verb

TOLD = frozenset({Verb.AFFECT, Verb.INCREASE, Verb.DECREASE})
"""What happens to cards by what is done to them otherwise."""

_AS_IT_WAS = (At, Compare, Controlled, Named, OfFaction, On, Other, Owned, Among)
"""What can be asked of a card as it was before something was done to it."""
_EVER = (Controlled, Named, OfFaction, Other, Owned, Among)
"""What can be asked of it afterwards as well as before."""


def told_of_cards(nodes: list[Node]) -> list[str]:
    """The uses of these verbs, and of what the play of a card causes, for which the engine has no rule."""
    found: list[str] = []
    asked: set[int] = set()  # acts that are asked about, and not ordered
    plays: set[int] = set()  # causes that are asked of a play that has been made
    for node in nodes:
        found += _in_event(node) if isinstance(node, Event) else []
        acts = _acts_of(node)
        asked |= {id(each) for act in acts for each in walk(act)}
        if isinstance(node, Event | Done | Did | Was | FirstThisTurn):
            plays |= {id(each) for act in acts if act.verb is Verb.PLAY for each in walk(act)}
        if not isinstance(node, Event):
            told = [act for act in acts if act.verb in TOLD and not _is_seen(node, act)]
            found += [f"the verb {each.verb.value!r} in what is asked or forbidden" for each in told]
        if isinstance(node, Causes):
            found += _in_cause(node.act)
            asked |= {id(each) for each in walk(node.act)}
    answering = [node for node in nodes if isinstance(node, Triggered) and _answers(node, Verb.AFFECT)]
    copying = {id(each) for node in answering for each in walk(node.effect)}
    for node in nodes:
        if isinstance(node, Causes) and id(node) not in plays:
            found.append("what a card would do if it were played")
        if isinstance(node, Act) and node.verb is Verb.AFFECT and id(node) not in asked:
            if not node.same_way or id(node) not in copying:
                found.append("cards that are affected otherwise than as others are")
            elif node.with_ is not None:
                found.append("what a card takes upon itself instead of another")
        elif isinstance(node, Act) and node.verb in TOLD and id(node) not in asked:
            found.append(f"the verb {node.verb.value!r}")
    return found


def _acts_of(node: Node) -> list[Act]:
    """The acts of which a node asks whether they happen."""
    if isinstance(node, Event):
        return [node.act, *node.others]
    if isinstance(node, Replacement):
        return [node.event, *node.others]
    return [node.act] if isinstance(node, Done | Did | Was | FirstThisTurn | Cannot | Limited) else []


def _is_seen(node: Node, act: Act) -> bool:
    """Whether it can be asked whether power has changed in the turn: by itself, whoever has done it."""
    seen = isinstance(node, Done) and act.verb is not Verb.AFFECT
    return seen and act.by is None and not act.directly and _is_told(act.what, _AS_IT_WAS, act.source is not None)


def _answers(node: Triggered, verb: Verb) -> bool:
    return isinstance(node.when, Event) and node.when.act.verb is verb


def _in_event(when: Event) -> list[str]:
    found = []
    told = [each for each in (when.act, *when.others) if each.verb in TOLD]
    causes = [each for each in walk(when) if isinstance(each, Causes)]
    in_order = when.first or when.nth is not None or when.apart or when.settled or when.then is not None
    for act in told:
        ordered = in_order and (act.verb is Verb.AFFECT or when.settled or when.then is not None)
        if when.others or ordered or when.timing is Timing.BEFORE:
            found.append(f"so many answers to the verb {act.verb.value!r}")
        if not _is_told(act.what, _AS_IT_WAS, act.source is not None):
            found.append(f"what was like that as the verb {act.verb.value!r} says")
        if act.verb is not Verb.AFFECT and (act.by is not None or act.directly):
            found.append(f"whose doing it is that the verb {act.verb.value!r} says")
    if causes and (when.timing is not Timing.AFTER or when.nth is not None or when.settled or when.then is not None):
        found.append("what a card causes before it has been played")
    return found


def _in_cause(act: Act) -> list[str]:
    tests = _AS_IT_WAS if act.verb in TOLD else _EVER
    return [] if _is_told(act.what, tests) else ["what was like that as a card did something to it"]


def _is_told(what: Selector | None, tests: tuple[type, ...], of_player: bool = False) -> bool:
    """Whether a card can be asked, after something was done to it, whether it was meant; ``of_player``: a player,
    whose total power at a base has changed."""
    if not isinstance(what, Select):
        return True
    if of_player:
        return what.kind is Kind.PLAYER and all(isinstance(each, Other) for each in what.filters)
    if what.kind in (Kind.BASE, Kind.PLAYER) or what.zone is not None:
        return False
    of_power = [each.stat for each in what.filters if isinstance(each, Compare)]
    others = [each.than for each in what.filters if isinstance(each, Other)]
    simple = all(isinstance(each, tests) for each in what.filters)
    return simple and all(each is Stat.POWER for each in of_power) and all(map(_is_card, others))


def _is_card(what: Selector) -> bool:
    return isinstance(what, This) or type(what).__name__ in ("Host", "Ref")
