"""In whose name and from where a text speaks: what "you", "this", "here" and the labels mean while it is read.

A context is made from an activation (a clause being resolved), from a card in play (its continuous text) or from a
lasting effect. It lives only as long as the question it serves. It finds nothing on the board: what fits a
description is the business of ``selecting``.
"""

from __future__ import annotations

from msgspec import Struct

from smashrules.effects.node import Path
from smashrules.effects.verbs import Verb
from smashrules.engine.table import Table
from smashrules.state.records import Activation, Cause, Event, LabelValue, LastingEffect, Obj
from smashrules.state.things import NOBODY, NOTHING, Thing, Things, is_card


class Context(Struct, eq=False):
    """What the pointing words of a text mean.

    ``controller`` is "you"; ``doer`` who carries the instruction out at this moment; ``candidate`` the thing that a
    filter is testing; ``bound`` what nested selectors were settled to; ``event`` the event answered; ``moved`` what
    this resolution has moved so far; ``complied`` the players who have done what it asked of them last; ``giver`` the
    card on which the words stand, where ``source`` has been given them; ``since`` the number from which on events
    belong to it; ``before`` that counters are asked for as they were before the event; ``as_of`` the number of an
    event as of which they are asked for."""

    table: Table
    source: int
    key: str
    controller: int
    here: int
    host: int
    doer: int
    event: Event | None = None
    labels: dict[int, tuple[Things, tuple[int, ...]]] = {}
    stamp: int | None = None
    since: int = 0
    moved: Things = ()
    complied: tuple[int, ...] = ()
    giver: int = NOTHING
    candidate: list[Thing] = []
    bound: dict[int, Thing] = {}
    before: bool = False
    as_of: int = -1

    def copy(self) -> Context:
        """Another context with the same meaning, free to be changed."""
        return Context(
            self.table,
            self.source,
            self.key,
            self.controller,
            self.here,
            self.host,
            self.doer,
            self.event,
            self.labels.copy(),
            self.stamp,
            self.since,
            self.moved,
            self.complied,
            self.giver,
            self.candidate.copy(),
            self.bound.copy(),
            self.before,
            self.as_of,
        )

    def set_label(self, label: int | None, things: Things) -> None:
        """Remember what a selector selected."""
        if label is None:
            return
        self.labels[label] = (things, _stamps(self.table.incarnations, things))

    def follow(self, thing: Thing) -> None:
        """Keep hold of a card through the very event that is being answered: "destroyed, place it ..."."""
        for label, (things, _) in list(self.labels.items()):
            if thing in things:
                self.set_label(label, things)

    def label(self, label: int) -> Things:
        """What the selector with ``label`` selected, without cards that have left play since."""
        if label not in self.labels:
            return self._memory(label)
        things, stamps = self.labels[label]
        incarnations = self.table.incarnations
        still = [
            each
            for each, stamp in zip(things, stamps, strict=True)
            if not is_card(each) or incarnations[each] == stamp
        ]
        return tuple(still)

    def this(self) -> int:
        """The card that the text stands on; NOTHING when it has left play since and is another card now (BGB2018,
        "In and Out of Play"), unless by the very event that is being answered, or as this ability itself has put it
        somewhere ("return this minion to your hand and play it")."""
        if self.stamp is None or self.source < 0:
            return self.source
        left = self.table.incarnations[self.source] - self.stamp
        by_event = self.event is not None and self.event.what == self.source
        return self.source if left == 0 or (left == 1 and (by_event or self.source in self.moved)) else NOTHING

    def has_host(self) -> bool:
        """Whether the card that this one is on is there; or has left play by the very event that is being answered,
        and still lies where that has sent it."""
        if self.host in self.table.objects:
            return True
        gone = self.event
        return self.host >= 0 and gone is not None and gone.what == self.host and self._lies_in(gone.zone_to)

    def _lies_in(self, zone: str) -> bool:
        return self.table.zone(self.host).value == zone

    def label_ever(self, label: int) -> Things:
        """What the selector selected, wherever it is now."""
        if label not in self.labels:
            return self._memory(label)
        return self.labels[label][0]

    def _memory(self, label: int) -> Things:
        if self.source >= 0 and self.giver == NOTHING:
            found = self.table.objects.get(self.source)
            if found is not None:
                for number, things, _ in found.memory:
                    if number == label:
                        return things
        return ()

    def label_values(self) -> tuple[LabelValue, ...]:
        """The labels as a value."""
        if not self.labels:
            return ()
        return tuple([(number, things, stamps) for number, (things, stamps) in sorted(self.labels.items())])

    def cause(self, path: Path) -> Cause:
        """The words at ``path`` of this text, as a cause."""
        return Cause(self.source, self.key, path, self.controller, self.giver)


def _stamps(incarnations: list[int], things: Things) -> tuple[int, ...]:
    """The incarnation of each card; a thing that is no card has none."""
    return tuple([incarnations[each] if is_card(each) else 0 for each in things])


def of_object(table: Table, found: Obj, controller: int | None = None, giver: int = NOTHING) -> Context:
    """The context of a card in play; for a base, on behalf of ``controller``. ``giver``: the card on which the words
    stand, where this one has been given them."""
    who = found.controller if controller is None else controller
    key = table.cards[found.uid if giver == NOTHING else giver].key
    ctx = Context(table, found.uid, key, who, found.base, found.host, who)
    ctx.giver = giver
    return ctx


def of_card(table: Table, uid: int, controller: int) -> Context:
    """The context of a card that is not in play."""
    return Context(table, uid, table.cards[uid].key, controller, NOTHING, NOTHING, controller)


def of_activation(table: Table, activation: Activation, doer: int = NOBODY) -> Context:
    """The context of a clause being resolved."""
    return Context(
        table,
        activation.source,
        activation.key,
        activation.controller,
        activation.here,
        activation.host,
        activation.controller if doer == NOBODY else doer,
        activation.event,
        _labels(activation.labels) if activation.labels else {},
        activation.incarnation,
        activation.id,
        activation.moved,
        activation.complied,
        activation.giver,
    )


def of_effect(table: Table, effect: LastingEffect) -> Context:
    """The context of a lasting effect."""
    cause = effect.cause
    labels, you = _labels(effect.labels), cause.controller
    ctx = Context(table, cause.card, cause.key, you, effect.here, effect.host, you, labels=labels)
    ctx.giver = cause.giver
    return ctx


def _labels(values: tuple[LabelValue, ...]) -> dict[int, tuple[Things, tuple[int, ...]]]:
    found = {}
    for number, things, incarnations in values:
        found[number] = (things, incarnations)
    return found


_SIGN = {Verb.PUT_COUNTER.value: 1, Verb.REMOVE_COUNTER.value: -1}


def put_since(table: Table, uid: int, since: int) -> int:
    """How many counters have been put on a card in play since an event, if one is given; fewer than none if it has
    lost some."""
    if since < 0:
        return 0
    told = [each for each in table.history if each.id > since and each.what == uid and each.outcome == "done"]
    return sum(_SIGN.get(each.verb, 0) * each.amount for each in told)
