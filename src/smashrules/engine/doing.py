"""Carrying out effects: sequence, permission, cost, condition, choice, repetition, lasting statements.

One function per kind of effect. What a verb does is in ``acts``; how events happen is in ``happening``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import (
    Act,
    Cancelled,
    Cost,
    Counts,
    Delayed,
    ForEach,
    If,
    Lasting,
    May,
    Modify,
    Moment,
    OneOf,
    Seq,
    Side,
    Unaffected,
    While,
)
from smashrules.effects.amounts import Minus, StatOf
from smashrules.effects.node import Node, Path
from smashrules.effects.selectors import Select, You
from smashrules.engine.acts import act
from smashrules.engine.agenda import advance, do, failed, keep_labels, pop, push
from smashrules.engine.asking import DONE, NO, YES, ask
from smashrules.engine.choosing import Settling
from smashrules.engine.compiled import holds_place
from smashrules.engine.conditions import holds
from smashrules.engine.context import Context, of_activation
from smashrules.engine.feasibility import can_do, can_pay
from smashrules.engine.selecting import candidates, number, players
from smashrules.engine.table import Table
from smashrules.rulebook.editions import Affecting
from smashrules.state.frames import Do
from smashrules.state.records import Event, LastingEffect, Later, Option
from smashrules.state.things import NOBODY, Thing, Things, is_card, is_player, player_of


class Doing:
    """One effect being carried out: the frame, the node, the context."""

    def __init__(self, table: Table, frame: Do) -> None:
        self.table = table
        self.frame = frame
        self.activation = table.activations[frame.activation]
        self.compiled = table.compiled_by_key[self.activation.key]
        self.node = self.compiled.nodes[frame.path]
        self.ctx: Context = of_activation(table, self.activation, frame.doer)

    def path_of(self, node: Node) -> Path:
        """Where a part of this effect stands."""
        return self.compiled.path_of(node)

    def then(self, node: Node, doer: int | None = None) -> None:
        """Carry out a part next."""
        do(self.table, self.frame.activation, self.path_of(node), self.frame.doer if doer is None else doer)

    def finish(self) -> None:
        """This effect is done; what it selected is remembered."""
        keep_labels(self.table, self.frame.activation, self.ctx)
        pop(self.table)


def run_do(table: Table, frame: Do) -> None:
    """Run one effect as far as it goes."""
    doing = Doing(table, frame)
    _EFFECTS[type(doing.node)](doing, doing.node)


def _act(doing: Doing, node: Act) -> None:
    if node.by is not None and not isinstance(node.by, You) and doing.frame.stage == 0:
        _for_players(doing, node, node.by)
        return
    act(doing.table, doing.frame, node, doing.ctx)


def _for_players(doing: Doing, node: Any, by: Any) -> None:
    """Carry ``node`` out by each of the players meant, clockwise from the current one (WIKI, "Multiple Effects")."""
    frame, table = doing.frame, doing.table
    if not frame.things and frame.index == 0:
        meant = _doers(doing, by)
        who = [each for each in table.clockwise() if any(is_player(one) and player_of(one) == each for one in meant)]
        keep_labels(table, frame.activation, doing.ctx)
        if not who:
            failed(table, frame.activation)
            pop(table)
            return
        frame = advance(table, frame, 0, things=tuple(who), index=0)  # type: ignore[assignment]
    if frame.index >= len(frame.things):
        pop(table)
        return
    player = int(frame.things[frame.index])
    if isinstance(by, Select):
        doing.ctx.set_label(by.label, (-1 - player,))
        keep_labels(table, frame.activation, doing.ctx)
    advance(table, frame, 0, index=frame.index + 1)
    push(table, Do(activation=frame.activation, path=frame.path, doer=player, stage=1))


def _doers(doing: Doing, by: Any) -> Things:
    """Who they are. Where the ability was triggered for one holder of a place ("the winner"), it is that player."""
    if doing.activation.doer != NOBODY and isinstance(by, Select) and holds_place(by):
        return (-1 - doing.activation.doer,)
    return Settling(doing.ctx, doing.frame, doing.path_of(by)).settle(by, "by")


def _seq(doing: Doing, node: Seq) -> None:
    index = doing.frame.index
    if index >= len(node.parts):
        pop(doing.table)
        return
    advance(doing.table, doing.frame, 0, index=index + 1)
    doing.then(node.parts[index])


def _may(doing: Doing, node: May) -> None:
    table, frame = doing.table, doing.frame
    if node.by is not None and frame.stage == 0:
        _for_players(doing, node, node.by)
        return
    cause = doing.ctx.cause(frame.path)
    if not can_do(doing.ctx, node):
        pop(table)
        _could_not(doing)
        return
    answer = ask(table, frame, "may", "may", frame.doer, [YES, NO], cause, ("effect.may",), forced=False)
    pop(table)
    if answer == YES:
        doing.then(node.effect)
    else:
        failed(table, frame.activation)
        table.record(Event(-1, "decline", player=frame.doer, cause=cause, outcome="not", rules=("effect.may",)))


def _cost(doing: Doing, node: Cost) -> None:
    table, frame = doing.table, doing.frame
    if frame.stage == 0:
        if not can_pay(doing.ctx, node.pay):
            pop(table)
            _could_not(doing, "effect.dependent.whole")
            return
        table.activations[frame.activation] = replace(doing.activation, ok=True)
        advance(table, frame, 1)
        doing.then(node.pay)
        return
    pop(table)
    if doing.activation.ok:
        doing.then(node.effect)
    else:
        _did_not(doing, "wording.to")


def _could_not(doing: Doing, rule: str = "effect.as-much-as-possible") -> None:
    """Say that there is nothing that this effect could do."""
    failed(doing.table, doing.frame.activation)
    _did_not(doing, rule)


def _did_not(doing: Doing, *rules: str) -> None:
    """Say that this effect does not happen, and by which rule."""
    doing.table.record(
        Event(-1, "skip", doing.frame.doer, cause=doing.ctx.cause(doing.frame.path), outcome="not", rules=rules)
    )


def _if(doing: Doing, node: If) -> None:
    table = doing.table
    true = holds(doing.ctx, node.condition)
    pop(table)
    if true:
        doing.then(node.then)
    elif node.otherwise is not None:
        doing.then(node.otherwise)
    else:
        cause = doing.ctx.cause(doing.path_of(node.condition))
        table.record(Event(-1, "condition", doing.frame.doer, cause=cause, outcome="not", rules=("wording.if",)))


def _one_of(doing: Doing, node: OneOf) -> None:
    table, frame = doing.table, doing.frame
    chooser = players(doing.ctx, node.by)[0] if node.by is not None else frame.doer
    options = [Option("thing", index) for index in range(len(node.options))]
    most = getattr(node, "most", 1)
    rule = "wording.or" if most == 1 else "wording.and-or"
    cause = doing.ctx.cause(frame.path)
    chosen: list[int] = []
    while len(chosen) < most and len(chosen) < len(options):
        left = [each for each in options if each.thing not in chosen] + ([DONE] if chosen else [])
        answer = ask(table, frame, f"one-of{len(chosen)}", "one-of", chooser, left, cause, (rule,), forced=not chosen)
        if answer.kind == "done":
            break
        chosen.append(int(answer.thing))
    pop(table)
    for index in sorted(chosen, reverse=True):  # done in the order in which they stand
        doing.then(node.options[index])


def _for_each(doing: Doing, node: ForEach) -> None:
    table, frame = doing.table, doing.frame
    if frame.stage == 0:
        meant = Settling(doing.ctx, frame, frame.path).settle(node.over, "over")
        if meant and is_player(meant[0]):
            who = [each for each in table.clockwise() if -1 - each in meant]
            meant = tuple(-1 - each for each in who)
        frame = advance(table, frame, 1, things=meant)  # type: ignore[assignment]
    if frame.index >= len(frame.things):
        pop(table)
        return
    if isinstance(node.over, Select):
        doing.ctx.set_label(node.over.label, (frame.things[frame.index],))
    keep_labels(table, frame.activation, doing.ctx)
    advance(table, frame, 1, index=frame.index + 1)
    doing.then(node.effect)


def expiry(ctx: Context, until: Moment | None) -> tuple[str, int, int]:
    """When a lasting effect ends: the edge of a turn, whose (NOBODY: the turn going on), and its number.

    Without a stated end it is the end of the turn (WIKI, "Using Card Abilities")."""
    table = ctx.table
    if until is None or until.whose is None:
        return (Side.END.value if until is None else until.side.value), NOBODY, table.turn
    return until.side.value, players(ctx, until.whose)[0], table.turn


_AFFECTING = {
    Modify: Affecting.POWER,
    Cancelled: Affecting.ABILITY_CANCELLED,
    Counts: Affecting.NAME,
}
"""What a statement makes of a card for a time, where that can count as affecting it; the edition says whether."""


def _lasting(doing: Doing, node: Lasting) -> None:
    table, frame, ctx = doing.table, doing.frame, doing.ctx
    statement: Any = node.statement
    while isinstance(statement, While):
        statement = statement.statement
    targets: tuple[tuple[int, int], ...] | None = None
    amount: int | None = None
    settling = Settling(ctx, frame, frame.path)
    if isinstance(statement, Modify | Counts | Cancelled | Unaffected) and not node.lead:
        settling.viable = _needs(ctx, statement)
        what = [each for each in settling.settle(statement.what, "what") if is_card(each)]
        settling.viable = None
        if not what:
            _did_not(doing, "effect.as-much-as-possible")
            failed(table, frame.activation)
            doing.finish()
            return
        targets = tuple((each, table.incarnations[each]) for each in what)
    if isinstance(statement, Modify) and not node.lead:
        amount = _fixed_amount(settling, statement)
    side, player, turn = expiry(ctx, node.until)
    keep_labels(table, frame.activation, ctx)
    pop(table)
    if settling.read_off:
        cause = ctx.cause(frame.path)
        rules = ("verb.choose", "effect.amount-once")
        table.record(Event(-1, "choose", frame.doer, cause=cause, rules=rules, things=settling.read_off))
    kept: list[tuple[int, int]] = []
    rule = "duration.until-do" if node.lead else "duration.do-until"
    cause = ctx.cause(frame.path)
    for uid, stamp in targets or ():
        barrier = None
        if not table.is_base(uid) and _AFFECTING.get(type(statement)) in table.switches.affecting:
            barrier = table.values.protecting(uid, ctx.source, ctx.controller)
        if barrier is None:
            kept.append((uid, stamp))
            table.record(Event(-1, "effect", frame.doer, uid, amount=amount or 0, cause=cause, rules=(rule,)))
        else:
            failed(table, frame.activation)
            table.record(
                Event(
                    -1,
                    "effect",
                    frame.doer,
                    uid,
                    amount=amount or 0,
                    cause=cause,
                    rules=("immunity.not-affected",),
                    outcome="prevented",
                    barrier=barrier,
                )
            )
    if targets is None:
        table.record(Event(-1, "effect", frame.doer, cause=cause, rules=(rule,)))
    elif not kept:
        return
    found = doing.activation
    table.effects.append(
        LastingEffect(
            table.next_id(),
            cause,
            found.incarnation,
            found.here,
            found.host,
            ctx.label_values(),
            tuple(kept) if targets is not None else None,
            amount,
            side,
            player,
            turn,
            table.next_id(),
        )
    )
    table.touch()


def _read_off(statement: Modify) -> Select | None:
    """What has to be chosen for the amount to be read off it."""
    amount: Any = statement.amount
    while isinstance(amount, Minus):
        amount = amount.amount
    return amount.what if isinstance(amount, StatOf) and isinstance(amount.what, Select) else None


def _needs(ctx: Context, statement: Any) -> Callable[[Thing], bool] | None:
    """What the thing changed must allow: where the amount is read off a minion there, a minion must be there."""
    what = statement.what
    source = _read_off(statement) if isinstance(statement, Modify) else None
    if source is None or not isinstance(what, Select) or what.label is None:
        return None

    def allows(thing: Thing) -> bool:
        ctx.set_label(what.label, (thing,))
        return bool(candidates(ctx, source))

    return allows


def _fixed_amount(settling: Settling, statement: Modify) -> int:
    """The amount, computed once, after asking for what it is read off (BGB2018, Card Clarifications)."""
    source = _read_off(statement)
    if source is not None:
        chosen = settling.settle(source, "amount")
        if not chosen:
            return 0
        settling.ctx.bound[id(source)] = chosen[0]
        settling.read_off = chosen
    return number(settling.ctx, statement.amount)


def _delayed(doing: Doing, node: Delayed) -> None:
    """Remember to do it when the moment comes."""
    table, frame = doing.table, doing.frame
    side, player, turn = expiry(doing.ctx, node.when)
    cause = doing.ctx.cause(frame.path)
    keep_labels(table, frame.activation, doing.ctx)
    later = replace(table.activations[frame.activation], path=doing.path_of(node.effect), doer=frame.doer)
    table.delayed.append(Later(table.next_id(), side, player, turn, later))
    pop(table)
    table.record(Event(-1, "delay", frame.doer, cause=cause, rules=("trigger.condition-may-lapse",)))


_EFFECTS: dict[type, Callable[[Doing, Any], None]] = {
    Act: _act,
    Seq: _seq,
    May: _may,
    Cost: _cost,
    If: _if,
    OneOf: _one_of,
    ForEach: _for_each,
    Lasting: _lasting,
    Delayed: _delayed,
}
