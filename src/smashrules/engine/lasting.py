"""Statements that are made true for a time: of whom, how much, until when.

What is said of certain cards, and how much it comes to, is settled here, once (BGB2018, "Using Card Abilities"). What
follows from it while it lasts is in ``derived``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.actions import (
    Becomes,
    Cancelled,
    Counts,
    Floor,
    Granted,
    Lasting,
    Modify,
    Moment,
    Side,
    Unaffected,
    While,
)
from smashrules.effects.amounts import Minus, Picked, StatOf
from smashrules.effects.node import Path, walk
from smashrules.effects.selectors import OF_PLAYERS, Ref, Select
from smashrules.engine.affecting import AFFECT, BY_STATING
from smashrules.engine.agenda import failed, keep_labels, pop
from smashrules.engine.asking import ask_thing
from smashrules.engine.carrying import Doing, did_not
from smashrules.engine.choosing import Settling
from smashrules.engine.context import Context
from smashrules.engine.losing import hosts
from smashrules.engine.selecting import candidates, number, players, unique
from smashrules.engine.table import Table
from smashrules.engine.triggers import affected, await_affected, is_awaited
from smashrules.state.records import Cause, Event, LastingEffect
from smashrules.state.things import NOBODY, Thing, Things, is_card, is_player, player_of

_OF_CARDS = (Modify, Becomes, Floor, Counts, Cancelled, Granted, Unaffected)


class Reach(Struct, frozen=True):
    """What a statement reaches: these things, and how much it comes to for them (None: nothing is counted)."""

    things: Things
    amount: int | None = None


def expiry(ctx: Context, until: Moment | None) -> tuple[str, int, int]:
    """When a lasting effect ends: the edge of a turn, whose (NOBODY: the turn of that number), and the first turn
    that it can be: the one going on, or for "the end of your next turn" the one after it.

    Without a stated end it is the end of the turn (WIKI, "Using Card Abilities")."""
    table = ctx.table
    if until is None:
        return Side.END.value, NOBODY, table.turn
    whose = NOBODY if until.whose is None else players(ctx, until.whose)[0]
    return until.side.value, whose, table.turn + until.next


def make_last(doing: Doing, node: Lasting) -> None:
    """Make a statement true for a time."""
    table, frame, ctx = doing.table, doing.frame, doing.ctx
    statement: Any = node.statement
    while isinstance(statement, While):
        statement = statement.statement
    settling = Settling(ctx, frame, ctx.cause(frame.path))
    of_cards = isinstance(statement, _OF_CARDS) and getattr(statement, "stat", None) not in OF_PLAYERS
    if not of_cards or (node.lead and not _is_chosen(statement.what)):
        keep_labels(table, frame.activation, ctx)
        pop(table)
        cause = ctx.cause(frame.path)
        table.record(Event(-1, "effect", frame.doer, cause=cause, rules=(how_long(node),)))
        begin(table, ctx, frame.path, None, None)
        return
    who: Things = ()
    if isinstance(statement, Modify) and statement.at is not None:
        who = tuple(each for each in settling.settle(statement.what, "what") if is_player(each))
        what = tuple(each for each in settling.settle(statement.at, "at") if is_card(each)) if who else ()
    else:
        settling.viable = _needs(ctx, statement)
        what = tuple(each for each in _described(settling, statement) if is_card(each))
        settling.viable = None
    if not what:
        did_not(doing, "effect.as-much-as-possible")
        failed(table, frame.activation)
        doing.finish()
        return
    reaches = _reaches(settling, statement, what)
    keep_labels(table, frame.activation, ctx)
    pop(table)
    if settling.read_off:
        cause = ctx.cause(frame.path)
        rules = ("verb.choose", "effect.amount-once")
        table.record(Event(-1, "choose", frame.doer, cause=cause, rules=rules, things=settling.read_off))
    for reach in reaches:
        if who:
            _give_power_at(doing, node, reach, who)
        else:
            _hold_of(doing, node, statement, reach)


def _described(settling: Settling, statement: Any) -> Things:
    """What it is said of; where single abilities are lost, the cards that lose them."""
    losing = hosts(statement.what) if isinstance(statement, Cancelled) else []
    if not losing:
        return settling.settle(statement.what, "what")
    return unique(one for place, each in enumerate(losing) for one in settling.settle(each, f"host{place}"))


def _is_chosen(what: Any) -> bool:
    """Whether somebody chooses what a statement is about ("until then, another minion has -1 power")."""
    return type(what) is Select and not what.quantity.every and what.quantity.high is not None


def how_long(node: Lasting) -> str:
    """The rule by which it lasts so long."""
    if node.stays:
        return "duration.ongoing"
    return "duration.until-do" if node.lead else "duration.do-until"


def _reaches(settling: Settling, statement: Any, what: Things) -> list[Reach]:
    """What it comes to: one amount for all, or one for each where it is read off each itself."""
    if not isinstance(statement, Modify | Becomes):
        return [Reach(what)]
    label = statement.what.label if type(statement.what) is Select else None
    own = label is not None and any(type(one) is Ref and one.label == label for one in walk(statement.amount))
    if not own or len(what) == 1:
        return [Reach(what, _fixed_amount(settling, statement))]
    reaches = []
    for each in what:
        settling.ctx.set_label(label, (each,))
        reaches.append(Reach((each,), number(settling.ctx, statement.amount)))
    settling.ctx.set_label(label, what)
    return reaches


def _hold_of(doing: Doing, node: Lasting, statement: Any, reach: Reach) -> None:
    """Make it true of these cards, but for those that are protected from it."""
    table, frame, ctx = doing.table, doing.frame, doing.ctx
    cause = ctx.cause(frame.path)
    kept: list[tuple[int, int]] = []
    for uid in (each for each in reach.things if is_card(each)):
        if isinstance(statement, Cancelled) and not hosts(statement.what) and is_silenced(table, cause, uid):
            continue  # it came into play so
        barrier = None
        if not table.is_base(uid) and BY_STATING.get(type(statement)) in table.switches.affecting:
            barrier = table.values.protecting(uid, ctx.source, ctx.controller)
        event = Event(-1, "effect", frame.doer, uid, amount=reach.amount or 0, cause=cause, rules=(how_long(node),))
        event = _as_it_was(table, event, uid)
        if barrier is None:
            kept.append((uid, table.incarnations[uid]))
            hold_of(table, event)
        else:
            failed(table, frame.activation)
            rules = ("immunity.not-affected",)
            table.record(replace(event, rules=rules, outcome="prevented", barrier=barrier))
    if kept:
        begin(table, ctx, frame.path, tuple(kept), reach.amount)


def _as_it_was(table: Table, event: Event, uid: int) -> Event:
    """The event with where a card is, whose, and how strong."""
    obj = table.obj(uid)
    power = 0 if table.is_base(uid) else table.values.power(uid)
    return replace(event, base=obj.base, host=obj.host, controller=obj.controller, power=power)


def hold_of(table: Table, event: Event) -> Event:
    """Write down that a statement is true of a card from now on, and make pending what answers that."""
    if not is_awaited(table, AFFECT):
        return table.record(event)
    found = affected(table, event)
    kept = table.record(event)
    await_affected(table, kept, found)
    return kept


def _give_power_at(doing: Doing, node: Lasting, reach: Reach, who: Things) -> None:
    """Give players power at a base that is no minion's (WIKI, "Non-Minions that Grant Power")."""
    table, frame = doing.table, doing.frame
    cause = doing.ctx.cause(frame.path)
    bases = [each for each in reach.things if is_card(each)]
    for each in who:
        for base in bases:
            rules = (how_long(node), "power.non-minion")
            amount = reach.amount or 0
            event = Event(-1, "effect", player_of(each), each, to=base, amount=amount, cause=cause, rules=rules)
            table.record(event)
    targets = tuple((base, table.incarnations[base]) for base in bases)
    begin(table, doing.ctx, frame.path, targets, reach.amount)


def begin(
    table: Table, ctx: Context, path: Path, targets: tuple[tuple[int, int], ...] | None, amount: int | None
) -> None:
    """Let what the words at ``path`` state be true from now on: of ``targets``, or of whatever fits."""
    node = table.compiled_by_key[ctx.key].nodes[path]
    assert isinstance(node, Lasting)
    side, player, turn = ("", NOBODY, table.turn) if node.stays else expiry(ctx, node.until)
    table.effects.append(
        LastingEffect(
            table.next_id(),
            ctx.cause(path),
            ctx.stamp or 0,
            ctx.here,
            ctx.host,
            ctx.label_values(),
            targets,
            amount,
            side,
            player,
            turn,
            table.next_id(),
        )
    )
    table.touch()


def is_silenced(table: Table, cause: Cause, uid: int) -> bool:
    """Whether these words have cancelled the abilities of that card already."""
    target = (uid, table.incarnations[uid])
    return any(each.cause == cause and target in (each.targets or ()) for each in table.effects)


# -- how much ------------------------------------------------------------------------------------------------------


def _read_off(statement: Modify | Becomes) -> Select | None:
    """What has to be chosen for the amount to be read off it."""
    amount: Any = statement.amount
    while type(amount) is Minus:
        amount = amount.amount
    return amount.what if type(amount) is StatOf and type(amount.what) is Select else None


def _needs(ctx: Context, statement: Any) -> Callable[[Thing], bool] | None:
    """What the thing changed must allow: where the amount is read off a minion there, a minion must be there."""
    what = statement.what
    source = _read_off(statement) if isinstance(statement, Modify) else None
    if source is None or type(what) is not Select or what.label is None:
        return None

    def allows(thing: Thing) -> bool:
        ctx.set_label(what.label, (thing,))
        return bool(candidates(ctx, source))

    return allows


def _fixed_amount(settling: Settling, statement: Modify | Becomes) -> int:
    """The amount, computed once, after asking for what it is read off (BGB2018, Card Clarifications)."""
    if isinstance(statement.amount, Picked):
        return _picked(settling, statement.amount)
    source = _read_off(statement)
    if source is not None:
        chosen = settling.settle(source, "amount")
        if not chosen:
            return 0
        settling.ctx.bound[id(source)] = chosen[0]
        settling.read_off = chosen
    return number(settling.ctx, statement.amount)


def _picked(settling: Settling, amount: Picked) -> int:
    """One of several numbers, as whoever does it chooses ("+2 or -2")."""
    ctx = settling.ctx
    values: list[Thing] = [f"{each:+d}" for each in amount.values]
    chosen = ask_thing(
        ctx.table, settling.frame, "picked", ctx.doer, values, settling.cause, ("choice.chooser",), kind="number"
    )
    return amount.values[values.index(chosen)] if chosen is not None else 0
