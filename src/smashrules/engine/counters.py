"""Power counters and control: what the verbs about them do.

Source: BGB2018 and EMD2023, "Power Counters"; BGB2018, "Terms & Phrases: Transfer"; WIKI, "Using Card Abilities" on
how long control lasts.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.effects.selectors import Kind, Select
from smashrules.effects.verbs import Verb
from smashrules.engine.acting import Acting
from smashrules.engine.agenda import failed
from smashrules.engine.selecting import number
from smashrules.errors import NotModelledError
from smashrules.state.records import Event
from smashrules.state.things import is_card, is_player, player_of


def put_counter(acting: Acting) -> None:
    """Place power counters on each of the cards meant."""
    node = acting.node
    targets = [each for each in acting.settle(node.to, "to") if each in acting.table.objects]
    count = number(acting.ctx, node.amount) if node.amount is not None else 1
    if count <= 0:
        targets = []
    acting.order(
        [acting.event(Verb.PUT_COUNTER, "counter.only-by-ability", what=each, amount=count) for each in targets]
    )


def remove_counter(acting: Acting) -> None:
    """Remove power counters from each of the cards meant; one that has fewer loses what it has."""
    node = acting.node
    targets = [each for each in acting.settle(node.source, "source") if is_card(each)]
    count = number(acting.ctx, node.amount) if node.amount is not None else 1
    events = []
    for each in targets:
        has = acting.table.obj(each).counters if each in acting.table.objects else 0
        if has < count:
            failed(acting.table, acting.frame.activation)
        if min(has, count) > 0:
            event = acting.event(Verb.REMOVE_COUNTER, "verb.remove-counter", what=each, amount=min(has, count))
            events.append(event)
    acting.order(events)


def transfer(acting: Acting) -> None:
    """Put counters, or an action, from one card on another."""
    node = acting.node
    if isinstance(node.what, Select) and node.what.kind is Kind.COUNTER:
        _transfer_counters(acting)
        return
    what = [each for each in acting.settle(node.what, "what") if each in acting.table.objects]
    to = acting.settle(node.to, "to")
    if not to:
        acting.order([])
        return
    acting.order([acting.event(Verb.TRANSFER, "verb.transfer", what=each, to=to[0]) for each in what])


def _transfer_counters(acting: Acting) -> None:
    node = acting.node
    assert isinstance(node.what, Select)
    if node.source is None or node.to is None:
        raise NotModelledError("a transfer of counters without both its ends")
    source = [each for each in acting.settle(node.source, "source") if each in acting.table.objects]
    to = acting.settle(node.to, "to")
    if not source or not to:
        acting.order([])
        return
    giver, taker = source[0], to[0]
    has = acting.table.obj(int(giver)).counters
    quantity = node.what.quantity
    count = has if quantity.every or quantity.high is None else min(has, number(acting.ctx, quantity.high))
    events: list[Event] = []
    if count > 0:
        events = [
            acting.event(Verb.REMOVE_COUNTER, "verb.transfer", what=giver, amount=count),
            acting.event(Verb.PUT_COUNTER, "verb.transfer", what=taker, amount=count),
        ]
    acting.order(events)


def give_control(acting: Acting) -> None:
    """Make another player the controller of cards in play, in the same way and for as long."""
    targets = [each for each in acting.settle(acting.node.what, "what") if each in acting.table.objects]
    takers = [player_of(each) for each in acting.settle(acting.node.to, "to") if is_player(each)]
    rules = ("verb.take-control", "control.gained", "control.duration")
    events = [acting.event(Verb.TAKE_CONTROL, *rules, what=each) for each in targets] if takers else []
    acting.order([replace(each, player=takers[0]) for each in events])


def take_control(acting: Acting) -> None:
    """Take control of cards in play: it lasts while they are in play, or until somebody else takes it."""
    targets = [each for each in acting.settle(acting.node.what, "what") if each in acting.table.objects]
    rules = ("verb.take-control", "control.gained", "control.duration")
    acting.order([acting.event(Verb.TAKE_CONTROL, *rules, what=each) for each in targets])
