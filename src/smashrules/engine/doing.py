"""Carrying out effects: sequence, permission, cost, condition, choice, repetition, lasting statements.

One function per kind of effect. What a verb does is in ``acts``; how events happen is in ``happening``. Whether an
effect can do anything is asked in ``feasibility``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import OnTurn, Triggered
from smashrules.effects.actions import (
    Act,
    Copied,
    Cost,
    Delayed,
    ForEach,
    If,
    Lasting,
    May,
    Moment,
    OneOf,
    Seq,
)
from smashrules.effects.conditions import Has
from smashrules.effects.node import Node, walk
from smashrules.effects.selectors import COUNTERS, Kind, Ref, Replacing, Select, You
from smashrules.engine.acts import act
from smashrules.engine.agenda import advance, failed, keep_labels, pop, push, put_back
from smashrules.engine.asking import DONE, NO, YES, answered, ask, ask_thing
from smashrules.engine.carrying import Doing, could_not, did_not
from smashrules.engine.choosing import Settling
from smashrules.engine.compiled import ON_TURN, holds_place, permitted
from smashrules.engine.conditions import holds
from smashrules.engine.copying import copy_for_a_time
from smashrules.engine.feasibility import can_do, can_pay
from smashrules.engine.lasting import expiry, make_last
from smashrules.engine.selecting import base_of, counters_on, in_order, players, things, unique
from smashrules.engine.table import Table
from smashrules.engine.uses import used
from smashrules.state.frames import Do, Score
from smashrules.state.records import Event, Later, Option, Pending
from smashrules.state.things import NOBODY, NOTHING, Things, is_player, player_of, player_thing


def run_do(table: Table, frame: Do) -> None:
    """Run one effect as far as it goes."""
    doing = Doing(table, frame)
    if type(doing.node) is not Seq and frame.index == frame.stage == 0 and _awaits_the_new_base(doing):
        _put_off(doing)
        return
    _EFFECTS[type(doing.node)](doing, doing.node)


def _awaits_the_new_base(doing: Doing) -> bool:
    """Whether it speaks of the base that comes in place of the scored one, and that has been chosen and is not there
    yet (WIKI, "Back to Your Corners": it waits for that step)."""
    scoring = next((each for each in reversed(doing.table.agenda) if type(each) is Score), None)
    if scoring is None or scoring.replacement in (NOTHING, *doing.table.bases) or things(doing.ctx, Replacing()):
        return False
    return any(type(each) is Replacing for each in walk(doing.node))


def _put_off(doing: Doing) -> None:
    """Let it wait until that base is there."""
    table, frame = doing.table, doing.frame
    keep_labels(table, frame.activation, doing.ctx)
    pop(table)
    later = replace(table.activations[frame.activation], id=table.next_id(), path=frame.path, doer=frame.doer)
    event = -1 if later.event is None else later.event.id
    table.pending.append(Pending(later.id, later, optional=False, present=False, event=event, waits=True))
    cause = doing.ctx.cause(frame.path)
    table.record(Event(-1, "delay", frame.doer, cause=cause, rules=("score.after-waits",)))


def _act(doing: Doing, node: Act) -> None:
    yours = type(node.by) is You and doing.ctx.controller in (NOBODY, doing.frame.doer)
    if node.by is not None and not yours and doing.frame.stage == 0:  # "they may let you draw": not whoever does it
        _for_players(doing, node, node.by)
        return
    act(doing.table, doing.frame, node, doing.ctx)


def _for_players(doing: Doing, node: Any, by: Any) -> None:
    """Carry ``node`` out by each of the players meant, clockwise from the current one (WIKI, "Multiple Effects")."""
    frame, table = doing.frame, doing.table
    if doing.compiled.asks_who_complied:
        _note_compliance(doing)
    if not frame.things and frame.index == 0:
        meant = _doers(doing, by)
        around = in_order(doing.ctx, by)
        who = [each for each in around if any(is_player(one) and player_of(one) == each for one in meant)]
        keep_labels(table, frame.activation, doing.ctx)
        if not who:
            failed(table, frame.activation)
            pop(table)
            return
        frame = put_back(table, frame, replace(frame, stage=0, picks=(), things=tuple(who), index=0))
    if frame.index:
        _gather(doing, node, by)
        keep_labels(table, frame.activation, doing.ctx)
    if frame.index >= len(frame.things):
        if type(by) is Select and by.label is not None:  # from now on all of them are spoken of
            doing.ctx.set_label(by.label, tuple(-1 - int(each) for each in frame.things))
            keep_labels(table, frame.activation, doing.ctx)
        pop(table)
        return
    player = int(frame.things[frame.index])
    if type(by) is Select:
        doing.ctx.set_label(by.label, (-1 - player,))
        keep_labels(table, frame.activation, doing.ctx)
    put_back(table, frame, replace(frame, stage=0, picks=(), index=frame.index + 1))
    push(table, Do(activation=frame.activation, path=frame.path, doer=player, stage=1))


def _gather(doing: Doing, node: Node, by: Any) -> None:
    """Keep what one player's turn has selected until all have had theirs: "each affected minion" means that of each.
    Meanwhile it is kept under the label's negative."""
    ctx, frame = doing.ctx, doing.frame
    over = frame.index >= len(frame.things)
    selected, _ = doing.compiled.labels_in(node)
    for label in selected - {by.label if type(by) is Select and by.label else 0}:
        now = ctx.label_ever(label) if label in ctx.labels else ()
        kept = unique((*(ctx.label_ever(-label) if -label in ctx.labels else ()), *now))
        ctx.labels.pop(label, None)
        ctx.labels.pop(-label, None)
        ctx.set_label(label if over else -label, kept)


def _note_compliance(doing: Doing) -> None:
    """Remember whether the player whose turn it was has done what all of them may or must do."""
    table, frame = doing.table, doing.frame
    found = table.activations[frame.activation]
    complied: tuple[int, ...] = found.complied if frame.index else ()
    if frame.index and found.ok:
        complied += (int(frame.things[frame.index - 1]),)
    doing.activation = replace(found, ok=True, complied=complied)
    table.activations[frame.activation] = doing.activation


def _doers(doing: Doing, by: Any) -> Things:
    """Who they are. Where the ability was triggered for one holder of a place ("the winner"), it is that player."""
    if doing.activation.doer != NOBODY and type(by) is Select and holds_place(by):
        return (-1 - doing.activation.doer,)
    return Settling(doing.ctx, doing.frame, doing.ctx.cause(doing.path_of(by))).settle(by, "by")


def _seq(doing: Doing, node: Seq) -> None:
    index = doing.frame.index
    if index >= len(node.parts):
        pop(doing.table)
        return
    put_back(doing.table, doing.frame, replace(doing.frame, stage=0, picks=(), index=index + 1))
    doing.then(node.parts[index])


def _may(doing: Doing, node: May) -> None:
    table, frame = doing.table, doing.frame
    if node.by is not None and frame.stage == 0:
        _for_players(doing, node, node.by)
        return
    cause = doing.ctx.cause(frame.path)
    mine = node.by is None and doing.compiled.asks_who_complied
    if mine and frame.stage == 1:
        pop(table)
        if doing.activation.ok:
            complied = (*doing.activation.complied, frame.doer)
            table.activations[frame.activation] = replace(doing.activation, complied=complied)
        return
    if not answered(frame, "may") and not can_do(doing.ctx, node):
        pop(table)
        could_not(doing)
        return
    answer = ask(table, frame, "may", "may", frame.doer, [YES, NO], cause, ("effect.may",), forced=False)
    if mine and answer == YES:
        table.activations[frame.activation] = replace(doing.activation, ok=True, complied=())
        advance(table, frame, 1)
        doing.then(node.effect)
        return
    pop(table)
    if answer == YES:
        if frame.path == doing.activation.path:
            _is_used(doing)
        doing.then(node.effect)
    else:
        failed(table, frame.activation)
        table.record(Event(-1, "decline", player=frame.doer, cause=cause, outcome="not", rules=("effect.may",)))


def _is_used(doing: Doing) -> None:
    """Say that a triggered ability is used of which this was to be asked first."""
    part = doing.compiled.part_at(doing.frame.path)
    if type(part.clause) is Triggered:
        cause = doing.ctx.cause(doing.frame.path)
        event = Event(doing.table.serial, "trigger", doing.frame.doer, doing.ctx.source, cause=cause)
        used(doing.table, event, part)


def _cost(doing: Doing, node: Cost) -> None:
    table, frame = doing.table, doing.frame
    if frame.stage == 0:
        if not can_pay(doing.ctx, node.pay):
            pop(table)
            could_not(doing, "effect.dependent.whole")
            return
        table.activations[frame.activation] = replace(doing.activation, ok=True)
        advance(table, frame, 1)
        doing.then(node.pay)
        return
    pop(table)
    if doing.activation.ok:
        doing.then(node.effect)
    else:
        did_not(doing, "wording.to")


def _if(doing: Doing, node: If) -> None:
    table = doing.table
    true = holds(doing.ctx, node.condition)
    if true and type(node.condition) is Has:
        _choose_base(doing, node.condition)
    keep_labels(table, doing.frame.activation, doing.ctx)  # "if you have exactly one minion here, ... it"
    pop(table)
    if true:
        doing.then(node.then)
    elif node.otherwise is not None:
        doing.then(node.otherwise)
    else:
        cause = doing.ctx.cause(doing.path_of(node.condition))
        table.record(Event(-1, "condition", doing.frame.doer, cause=cause, outcome="not", rules=("wording.if",)))


def _choose_base(doing: Doing, condition: Has) -> None:
    """ "If there is another base with more minions, ... that base", "if there are two minions on a base, ... them":
    of several bases one is chosen."""
    what, at = condition.what, condition.at
    spoken = what if what.kind is Kind.BASE else at
    if type(spoken) is not Select:
        return
    if spoken.label is not None:
        found = things(doing.ctx, Ref(spoken.label))
    elif what.label is not None and spoken is at and spoken.kind is Kind.BASE and spoken.quantity.high == 1:
        found = unique(base_of(doing.ctx, each) for each in things(doing.ctx, Ref(what.label)))
    else:
        return
    if len(found) < 2:
        return
    cause = doing.ctx.cause(doing.path_of(condition))
    chosen = ask_thing(doing.table, doing.frame, "base", doing.frame.doer, found, cause, ("choice.chooser",))
    doing.ctx.set_label(spoken.label, (chosen,) if chosen is not None else ())
    if spoken is at and what.label is not None:
        there = things(doing.ctx, Ref(what.label))
        doing.ctx.set_label(what.label, tuple(each for each in there if base_of(doing.ctx, each) == chosen))


def _one_of(doing: Doing, node: OneOf) -> None:
    table, frame = doing.table, doing.frame
    chooser = players(doing.ctx, node.by)[0] if node.by is not None else frame.doer
    options = [Option("thing", index) for index in range(len(node.options))]
    most, least = node.most, node.least
    rule = "wording.or" if most == 1 else "wording.and-or"
    cause = doing.ctx.cause(frame.path)
    chosen: list[int] = []
    while len(chosen) < most and len(chosen) < len(options):
        enough = len(chosen) >= least
        left = [each for each in options if each.thing not in chosen] + ([DONE] if enough else [])
        answer = ask(table, frame, f"one-of{len(chosen)}", "one-of", chooser, left, cause, (rule,), forced=not enough)
        if answer.kind == "done":
            break
        chosen.append(int(answer.thing))
    pop(table)
    last_first = reversed(chosen) if node.any_order else sorted(chosen, reverse=True)  # else as they stand
    for index in last_first:
        doing.then(node.options[index])


def _for_each(doing: Doing, node: ForEach) -> None:
    table, frame = doing.table, doing.frame
    if frame.stage == 0:
        if type(node.over) is Select and node.over.kind in COUNTERS:  # no things of their own: so many times
            meant: Things = (NOTHING,) * counters_on(doing.ctx, node.over)
        else:
            meant = Settling(doing.ctx, frame, doing.ctx.cause(frame.path)).settle(node.over, "over")
        if meant and meant[0] != NOTHING and is_player(meant[0]):
            who = [each for each in in_order(doing.ctx, node.over) if -1 - each in meant]
            meant = tuple(-1 - each for each in who)
        frame = put_back(table, frame, replace(frame, stage=1, picks=(), things=meant))
    if frame.index >= len(frame.things):
        pop(table)
        return
    if type(node.over) is Select:
        this = frame.things[frame.index]
        doing.ctx.set_label(node.over.label, (this,) if this != NOTHING else ())
    keep_labels(table, frame.activation, doing.ctx)
    put_back(table, frame, replace(frame, stage=1, picks=(), index=frame.index + 1))
    doing.then(node.effect)


def _delayed(doing: Doing, node: Delayed) -> None:
    """Remember to do it when the moment comes."""
    table, frame = doing.table, doing.frame
    if isinstance(node.when, OnTurn):
        _keep_for_a_turn(doing, node, node.when)
        return
    assert isinstance(node.when, Moment)
    side, player, turn = expiry(doing.ctx, node.when)
    cause = doing.ctx.cause(frame.path)
    whose = node.when.whose if isinstance(node.when.whose, Select) else None  # each of these, on a turn of their own
    meant = players(doing.ctx, whose) if whose is not None else (player,)
    for each in [one for one in table.clockwise() if one in meant] if whose is not None else meant:
        if whose is not None:
            doing.ctx.set_label(whose.label, (player_thing(each),))
        keep_labels(table, frame.activation, doing.ctx)
        later = replace(table.activations[frame.activation], path=doing.path_of(node.effect), doer=frame.doer)
        table.delayed.append(Later(table.next_id(), side, each, turn, later))
    pop(table)
    table.record(Event(-1, "delay", frame.doer, cause=cause, rules=("trigger.condition-may-lapse",)))


def _keep_for_a_turn(doing: Doing, node: Delayed, when: OnTurn) -> None:
    """Let each of the players meant keep what they may do for the next turn of theirs."""
    table, frame, ctx = doing.table, doing.frame, doing.ctx
    cause = ctx.cause(frame.path)
    label = when.whose.label if isinstance(when.whose, Select) else None
    meant = players(ctx, when.whose)
    for player in [each for each in table.clockwise() if each in meant]:
        ctx.set_label(label, (player_thing(player),))
        keep_labels(table, frame.activation, ctx)
        kept = replace(table.activations[frame.activation], path=doing.path_of(permitted(node.effect)), doer=player)
        table.delayed.append(Later(table.next_id(), ON_TURN, player, table.turn + 1, kept))
        table.record(Event(-1, "delay", player, cause=cause, rules=("wording.on-your-turn",)))
    pop(table)


def _lasting(doing: Doing, node: Lasting) -> None:
    if isinstance(node.statement, Copied):
        copy_for_a_time(doing, node, node.statement)
    else:
        make_last(doing, node)


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
