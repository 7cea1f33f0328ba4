"""One act being carried out: by whom, for which words, and how its events are ordered.

What each verb does with it is in ``acts`` and the rooms beside it. An act orders events and changes nothing itself:
whether they happen is decided in ``happening``.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.node import Path
from smashrules.effects.selectors import Kind, Selector, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.agenda import failed, keep_labels, pop, propose
from smashrules.engine.asking import ask_thing
from smashrules.engine.choosing import Settling
from smashrules.engine.context import Context
from smashrules.engine.table import Table
from smashrules.state.frames import Do
from smashrules.state.records import Cause, Event, LabelValue
from smashrules.state.things import NOTHING, Thing, Things


class Acting:
    """One act being carried out by ``doer``."""

    def __init__(self, table: Table, frame: Do, node: Act, ctx: Context) -> None:
        self.table = table
        self.frame = frame
        self.node = node
        self.ctx = ctx
        self.path: Path = frame.path
        self.doer = frame.doer
        self.cause: Cause = ctx.cause(frame.path)
        self.settling = Settling(ctx, frame, self.cause)

    def settle(self, selector: Selector | None, key: str, default: Zone = Zone.PLAY) -> Things:
        """The things a slot comes to; nothing for an empty slot."""
        return () if selector is None else self.settling.settle(selector, key, default)

    def event(
        self,
        verb: Verb,
        *rules: str,
        what: Thing = NOTHING,
        to: Thing = NOTHING,
        amount: int = 0,
        outcome: str = "done",
        zone: str = "",
        zone_to: str = "",
        end: str = "",
        things: Things = (),
        note: str = "",
    ) -> Event:
        """An event of this act."""
        return Event(
            -1,
            str(verb),
            self.doer,
            what,
            to,
            amount,
            outcome,
            self.cause,
            rules=rules,
            zone=zone,
            zone_to=zone_to,
            end=end,
            things=things,
            note=note,
        )

    def how_many(self, low: int, high: int) -> int:
        """How many, from ``low`` to ``high``: asked where the text leaves it open ("up to two")."""
        amounts: list[Thing] = [str(each) for each in range(low, high + 1)]
        rules = ("choice.chooser",)
        chosen = ask_thing(self.table, self.frame, "amount", self.doer, amounts, self.cause, rules, kind="number")
        assert isinstance(chosen, str)
        return int(chosen)

    def order(self, events: list[Event]) -> None:
        """Let events happen. Nothing to happen, or less than the text asks for, counts as a failure of the act."""
        self.finish()
        if not events:
            self.nothing()
            return
        if self.settling.tied:
            events = [replace(each, rules=(*each.rules, "superlative.ties-count")) for each in events]
        if len(events) > 1:
            events = [replace(each, rules=(*each.rules, "effect.several-targets")) for each in events]
        if self.settling.short:
            failed(self.table, self.frame.activation)
        propose(self.table, events, self.frame.activation)

    def finish(self) -> None:
        """All is asked: remember the labels and leave the agenda."""
        keep_labels(self.table, self.frame.activation, self.ctx)
        remember(self.table, self.ctx, self.frame)
        pop(self.table)

    def nothing(self) -> None:
        """Say that there was nothing to do it to (BGB2018, "Using Card Abilities": as much as you can)."""
        failed(self.table, self.frame.activation)
        self.table.record(self.event(self.node.verb, "effect.as-much-as-possible", outcome="not"))


def _is_kept(thing: Thing) -> bool:
    """Whether it is a name; what is chosen as a number or a type is chosen anew each time."""
    return isinstance(thing, str) and not thing.isdigit() and thing not in _TYPES


_TYPES = (Kind.MINION.value, Kind.ACTION.value)


def remember(table: Table, ctx: Context, frame: Do) -> None:
    """Keep on the card those labels that another of its abilities speaks of: a named faction, say, or the card whose
    abilities it has."""
    if not ctx.labels or ctx.source < 0 or ctx.giver != NOTHING or table.objects.get(ctx.source) is None:
        return
    copied = table.compiled_by_key[ctx.key].copies
    kept = tuple(
        value
        for value in ctx.label_values()
        if value[1] and (value[0] in copied or all(_is_kept(one) for one in value[1]))
    )
    if not kept:
        return
    memory: dict[int, LabelValue] = {value[0]: value for value in table.obj(ctx.source).memory}
    for number_, things_, stamps in kept:
        old = memory.get(number_)
        merged = tuple(dict.fromkeys((old[1] if old else ()) + things_))
        memory[number_] = (number_, merged, tuple(0 for _ in merged))
        del stamps
    if tuple(memory.values()) != table.obj(ctx.source).memory:
        table.change(ctx.source, memory=tuple(memory.values()))
