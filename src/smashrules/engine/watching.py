"""What comes about by itself as the board changes: power that rises or falls, conditions that hold from now on.

Nothing orders it, so it is seen by looking at the board after each step. That is done only in games with cards that
answer it or ask for it. What is answered is resolved as all that is triggered is. The numbers themselves are worked
out in ``derived``.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from smashrules.effects.abilities import Holds, Triggered
from smashrules.effects.node import Path
from smashrules.effects.verbs import Verb
from smashrules.engine.agenda import push
from smashrules.engine.compiled import HOLDS, POWER_WATCHED, TOTALS_WATCHED
from smashrules.engine.conditions import holds
from smashrules.engine.context import of_object
from smashrules.engine.speakers import Hook
from smashrules.engine.table import Table
from smashrules.engine.triggers import collect, listeners, make_pending
from smashrules.state.frames import Flush, Play, Resolve
from smashrules.state.records import Event
from smashrules.state.things import NOBODY, NOTHING, Thing, player_thing

INCREASE, DECREASE = Verb.INCREASE.value, Verb.DECREASE.value
_ON_ITS_WAY = 3
"""Up to this stage a play resolves afterwards what it has triggered."""

_Powers = dict[tuple[int, int], int]
_Held = set[tuple[int, int, Path, int]]


def watched(table: Table) -> frozenset[str]:
    """What the cards of a game want to be looked for."""
    found: set[str] = set()
    for each in table.compiled_by_uid:
        found |= each.watches
    return frozenset(found)


class Watch:
    """A look at the board after each step of a run. ``first``: nothing has been looked at before, so that what holds
    already holds from now on."""

    def __init__(self, table: Table, first: bool) -> None:
        self.table = table
        wanted = watched(table)
        self.of_power, self.of_totals, self.of_conditions = (
            each in wanted for each in (POWER_WATCHED, TOTALS_WATCHED, HOLDS)
        )
        self.values = table.values
        self.powers: _Powers = self._powers()
        self.totals: _Powers = self._totals()
        self.held: _Held = set() if first else {key for key, _ in self._holding()}

    def look(self) -> bool:
        """See what has come about since the last look. Gives whether that is to be resolved before all else."""
        table = self.table
        mark, waiting = table.serial, len(table.pending)
        if table.values is not self.values:
            self.values = table.values
            self._compare()
        if self.of_conditions:
            self._look_at_conditions()
        if len(table.pending) == waiting or _will_be_resolved(table):
            return False
        push(table, Flush(mark=mark))
        return True

    def _compare(self) -> None:
        table = self.table
        powers, totals, batch = self._powers(), self._totals(), NOTHING
        events = []
        for key, power in powers.items():
            before = self.powers.get(key, power)
            if before != power:
                obj = table.obj(key[0])
                verb, amount = _change(before, power)
                rules = ("power.calculation",)
                event = Event(-1, verb, NOBODY, obj.uid, amount=amount, rules=rules, power=before)
                events.append((event, obj.base, obj.controller))
        for base, player in self.totals.keys() | totals.keys():
            before, now = self.totals.get((base, player), 0), totals.get((base, player), 0)
            if before != now and base in table.bases:
                verb, amount = _change(before, now)
                who: Thing = player_thing(player)
                event = Event(-1, verb, player, who, amount=amount, rules=("power.total",), power=before)
                events.append((event, base, player))
        self.powers, self.totals = powers, totals
        batch = table.next_id() if events else batch
        for event, base, controller in events:
            self._tell(event, base, controller, batch)

    def _tell(self, event: Event, base: int, controller: int, batch: int) -> None:
        told = self.table.record(replace(event, base=base, controller=controller), batch)
        collect(self.table, told, listeners(self.table, told.verb))

    def _powers(self) -> _Powers:
        if not self.of_power:
            return {}
        table = self.table
        incarnations, printed = table.incarnations, table.compiled_by_uid
        return {
            (uid, incarnations[uid]): table.values.power(uid)
            for uid, obj in table.objects.items()
            if uid != obj.base and printed[uid].definition.power is not None
        }

    def _totals(self) -> _Powers:
        if not self.of_totals:
            return {}
        table = self.table
        return {
            (base, player): table.values.total(base, player) for base in table.bases for player in table.clockwise()
        }

    # -- conditions ------------------------------------------------------------------------------------------------

    def _holding(self) -> Iterable[tuple[tuple[int, int, Path, int], Hook]]:
        """The clauses that wait for a condition which holds now."""
        table = self.table
        for hook in listeners(table, HOLDS) if self.of_conditions else ():
            clause, obj = hook.part.clause, hook.obj
            assert isinstance(clause, Triggered)
            assert isinstance(clause.when, Holds)
            ctx = of_object(table, obj, table.active if table.is_base(obj.uid) else None, hook.giver)
            if holds(ctx, clause.when.condition):
                yield (obj.uid, table.incarnations[obj.uid], hook.part.path, hook.giver), hook

    def _look_at_conditions(self) -> None:
        """Make pending what waits for a condition that has not held so far."""
        table = self.table
        now = dict(self._holding())
        new = [hook for key, hook in now.items() if key not in self.held]
        self.held = set(now)
        for hook in new:
            clause, obj = hook.part.clause, hook.obj
            assert isinstance(clause, Triggered)
            assert isinstance(clause.when, Holds)
            ctx = of_object(table, obj, table.active if table.is_base(obj.uid) else None, hook.giver)
            holds(ctx, clause.when.condition)  # what it tells of is spoken of
            cause = ctx.cause(hook.part.path)
            event = table.note("condition", "wording.if", player=ctx.controller, what=obj.uid, cause=cause)
            make_pending(table, obj.uid, hook.part, clause, ctx, event, True)


def _change(before: int, now: int) -> tuple[str, int]:
    return (INCREASE, now - before) if now > before else (DECREASE, before - now)


def _will_be_resolved(table: Table) -> bool:
    """Whether what is pending is resolved in its turn: when the ability or the play going on is over."""
    for frame in table.agenda:
        if isinstance(frame, Flush | Resolve) or (isinstance(frame, Play) and frame.stage <= _ON_ITS_WAY):
            return True
    return False
