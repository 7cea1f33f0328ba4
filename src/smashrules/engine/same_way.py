"""A card affected in the same way as another: what an action that is being played does is done to one more card.

What is done is still the action's doing; whoever lets it happen only says to which card (BGB2018, "Card
Clarifications", on the Disco Dancers). Knows which events those were; how events happen is in ``happening``.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.effects.verbs import Verb
from smashrules.engine.acting import Acting
from smashrules.engine.affecting import BY_STATING, EFFECT, statement_of, ways
from smashrules.engine.agenda import failed, propose
from smashrules.engine.asking import ask
from smashrules.engine.lasting import hold_of
from smashrules.engine.matching import COPIED
from smashrules.engine.table import Table
from smashrules.state.records import Event, Option
from smashrules.state.things import NOTHING, card_of, is_card

# Enum look-ups cost in a hot place.
_PUT, _REMOVE, _MOVE = Verb.PUT_COUNTER.value, Verb.REMOVE_COUNTER.value, Verb.MOVE.value
_TRANSFER_RULE = "verb.transfer"


def affect(acting: Acting) -> None:
    """Let happen to a card what has happened to another one by the action that is answered: one of the things that it
    has done, where there are several."""
    found = ways(acting.ctx)
    targets = [
        each for each in acting.settle(acting.node.what, "what") if is_card(each) and acting.table.in_play(each)
    ]
    if not found or not targets:
        acting.order([])
        return
    way = found[0]
    if len(found) > 1:
        options = [Option("thing", index) for index in range(len(found))]
        rules = ("choice.chooser", COPIED)
        table, frame = acting.table, acting.frame
        way = found[int(ask(table, frame, "way", "one-of", acting.doer, options, acting.cause, rules).thing)]
    if way.verb == EFFECT:
        acting.finish()
        for each in targets:
            _state_of(acting, way, each)
        return
    events = [event for each in targets for event in _done_to(acting.table, way, each)]
    acting.finish()
    if not events:
        acting.nothing()
        return
    propose(acting.table, events, acting.frame.activation)


def _done_to(table: Table, way: Event, what: int) -> list[Event]:
    """The same done to another card."""
    rules = (*(each for each in way.rules if each != "effect.several-targets"), COPIED)
    new = replace(way, id=-1, what=what, rules=rules, batch=-1, parent=-1, zone="", host=NOTHING)
    if way.verb == _MOVE and table.obj(what).base == way.to:  # it does not move to where it is
        return []
    if way.verb in (_PUT, _REMOVE) and _TRANSFER_RULE in way.rules:
        return _transferred(table, way, new)
    if way.verb == _REMOVE:
        held = min(way.amount, table.obj(what).counters)
        return [replace(new, amount=held)] if held else []
    return [new]


def _transferred(table: Table, way: Event, new: Event) -> list[Event]:
    """Counters that go from or to another card than before: from or to the same other end, if it has any left."""
    index = next(place for place, each in enumerate(table.history) if each.id == way.id)
    other = table.history[index - 1 if way.verb == _PUT else index + 1]  # a counter is taken first, and then put
    rest = replace(other, id=-1, rules=new.rules, batch=-1, parent=-1, zone="")
    pair = (rest, new) if way.verb == _PUT else (new, rest)
    taken = table.objects.get(card_of(pair[0].what))
    given = table.objects.get(card_of(pair[1].what))
    count = 0 if taken is None or given is None or taken.uid == given.uid else min(way.amount, taken.counters)
    return [replace(each, amount=count) for each in pair] if count else []


def _state_of(acting: Acting, way: Event, what: int) -> None:
    """The same made true of another card for as long, unless it is protected from that."""
    table, cause = acting.table, way.cause
    assert cause is not None
    obj = table.obj(what)
    rules = (*(each for each in way.rules if each != "effect.several-targets"), COPIED)
    event = replace(
        way,
        id=-1,
        what=what,
        rules=rules,
        batch=-1,
        parent=-1,
        base=obj.base,
        host=obj.host,
        controller=obj.controller,
    )
    barrier = None
    if BY_STATING.get(type(statement_of(table, cause))) in table.switches.affecting:
        barrier = table.values.protecting(what, cause.card, cause.controller)
    if barrier is not None:
        failed(table, acting.frame.activation)
        prevented = replace(event, outcome="prevented", rules=("immunity.not-affected",), barrier=barrier)
        table.record(prevented)
        return
    target = (card_of(way.what), table.incarnations[card_of(way.what)])
    lasting = next(
        (each for each in reversed(table.effects) if each.cause == cause and target in (each.targets or ())), None
    )
    if lasting is None:  # it is over already
        acting.nothing()
        return
    hold_of(table, event)
    alone = ((what, table.incarnations[what]),)
    table.effects.append(replace(lasting, id=table.next_id(), targets=alone, entered=table.next_id()))
    table.touch()
