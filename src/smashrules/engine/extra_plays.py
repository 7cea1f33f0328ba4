"""Plays that abilities order or permit: of certain cards at once, of "an extra minion" now or later in the phase.

Which of them may be kept is the rules on extra cards (WIKI and EMD2023, "Extra Cards"). The plays that every turn has
are in ``turns``; whether a card may be played at a place is the business of ``legality``.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from smashrules.effects.actions import Act, Cost, May
from smashrules.effects.node import walk
from smashrules.effects.selectors import Among, Both, Kind, Ref, Select, Selector, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine import in_place
from smashrules.engine.acting import Acting
from smashrules.engine.agenda import failed, keep_labels, push, put_back
from smashrules.engine.asking import DONE, ask
from smashrules.engine.context import Context
from smashrules.engine.legality import can_play
from smashrules.engine.off_the_top import PROCEDURE, discard_unplayable, look_for, revealed_from, use_up
from smashrules.engine.selecting import fits, followed, number, number_or, things
from smashrules.engine.table import Table
from smashrules.engine.together import goes_apart
from smashrules.rulebook.editions import ExtraWindow
from smashrules.state.frames import Play
from smashrules.state.records import Cause, Event, Grant, Option
from smashrules.state.things import NOTHING, is_card


def play_by_ability(acting: Acting) -> None:
    """A play ordered by an ability: of a certain card at once; of "an extra minion" now, or kept for later in the
    phase where the rules allow that."""
    node = acting.node
    if revealed_from(node.what) is not None:
        _play_off_the_top(acting, node)
        return
    if type(node.what) is Select and not _is_specific(node.what):
        if _may_wait(acting, node, node.what):
            _grant(acting, node, [node.what])
        else:
            _play_from_hand(acting, node, node.what)
        return
    several = _any_of_each(node.what)
    if several and all(_may_wait(acting, node, each) for each in several):
        _grant(acting, node, several)
        return
    _play_certain(acting, node)


def _any_of_each(what: Selector | None) -> list[Select]:
    """The kinds of "an extra minion and an extra action"; empty if certain cards are meant."""
    parts = what.parts if type(what) is Both else ()
    found = [each for each in parts if type(each) is Select and not _is_specific(each)]
    return found if len(found) == len(parts) else []


def _is_specific(what: Select) -> bool:
    """Whether the play is of certain cards and not of any in the hand."""

    return what.zone is not None or Among in what.asked


def _may_wait(acting: Acting, node: Act, what: Select) -> bool:
    """Whether the extra play may be kept for later (WIKI, "Extra Cards")."""
    table = acting.table
    activation = table.activations[acting.frame.activation]
    if activation.special or node.at_once or table.phase != "play":
        return False
    if acting.doer != table.active and table.switches.extra_window is ExtraWindow.OWN_PLAY_CARDS:
        return False
    if not node.extra:
        return False
    if what.label is not None or _in_cost(acting) or _later_depends(what):
        return table.switches.extra_dependent_may_wait
    if goes_apart(node.to):
        return False  # each goes where the others have not gone
    if what.filters or node.to is not None:
        return table.switches.extra_constrained_may_wait
    return True


def _in_cost(acting: Acting) -> bool:

    nodes = acting.table.compiled_by_key[acting.ctx.key].nodes
    return any(isinstance(nodes[acting.path[:depth]], Cost) for depth in range(len(acting.path)))


def _later_depends(what: Select) -> bool:
    """Whether the count or place of the play hangs on labels that will not live long enough."""
    return any(type(each) is Ref for each in walk(what.quantity))


def _grant(acting: Acting, node: Act, wanted: Sequence[Select]) -> None:
    table = acting.table
    counts = [number_or(acting.ctx, what.quantity.high, 1) for what in wanted]
    acting.finish()
    activation = replace(table.activations[acting.frame.activation], event=None)
    for what, count in zip(wanted, counts, strict=True):
        rules = ("extra.generic-may-wait",) if not (what.filters or node.to) else ("extra.constrained",)
        kind = what.kind.value
        for _ in range(count):
            table.grants.append(Grant(table.next_id(), acting.doer, kind, activation, acting.path))
        table.record(Event(-1, "grant", acting.doer, amount=count, cause=acting.cause, rules=rules, note=kind))
    table.touch_beyond()


def _goal(ctx: Context, to: Selector | None) -> int | None:
    """The one base a play has to go to, if the text fixes one."""
    if to is None or type(to) is Select:
        return None
    meant = things(ctx, to)
    return int(meant[0]) if meant and is_card(meant[0]) else None


def _play_from_hand(acting: Acting, node: Act, what: Select) -> None:
    """Plays that are made at once or not at all; each may be declined, being a generic extra play."""
    table, ctx, frame = acting.table, acting.ctx, acting.frame
    count = number(ctx, what.quantity.high) if what.quantity.high is not None else len(table.seats[acting.doer].hand)
    done = frame.index
    if done >= count:
        acting.finish()
        return
    goals = _open_goals(acting, node)
    options = []
    for uid in table.seats[acting.doer].hand:
        if fits(ctx, uid, what):
            options += [
                Option("play", uid, goal if goal is not None else NOTHING)
                for goal in goals
                if can_play(table, uid, acting.doer, goal, _way(table, uid, node), extra=True)
            ]
    options += _in_place(acting, what, goals)
    if not options:
        if done == 0:
            acting.order([])
        else:
            failed(table, frame.activation)
            acting.finish()
        return
    # half a cost, or half of what one "may" offers, is not to be had; "immediately" alone obliges nobody
    must = (node.at_once and _is_permitted(acting)) or (done > 0 and _in_cost(acting))
    rules = ("extra.immediate",) if must else ("extra.immediate", "extra.optional")
    choices = options if must else [*options, DONE]
    answer = ask(table, frame, f"play{done}", "play", acting.doer, choices, acting.cause, rules, forced=must)
    if answer.kind == "done":
        failed(table, frame.activation)
        acting.finish()
        return
    ctx.set_label(what.label, (answer.thing,))
    if type(node.to) is Select and node.to.quantity.every:
        left = tuple(goal for goal in goals if goal not in (None, answer.to))
        acting.frame = put_back(table, frame, replace(frame, stage=frame.stage, picks=(), things=left))
    if answer.path:
        cause = in_place.begin(table, int(answer.thing), answer.path, acting.doer)
        _then_play(acting, int(answer.thing), answer.to, (*in_place.RULES, "extra.immediate"), cause)
    else:
        _then_play(acting, int(answer.thing), answer.to, ("extra.immediate",))


def _in_place(acting: Acting, what: Select, goals: list[int | None]) -> list[Option]:
    """The plays of cards that can take the place of any card of a kind."""
    table, ctx = acting.table, acting.ctx
    return [
        Option("play", uid, goal if goal is not None else NOTHING, path=part.path)
        for uid, part, kind in in_place.waiting(table, acting.doer)
        if in_place.is_for(ctx, uid, what, kind)
        for goal in goals
        if can_play(table, uid, acting.doer, goal, extra=True)
    ]


def _then_play(acting: Acting, uid: int, to: int, rules: tuple[str, ...], cause: Cause | None = None) -> None:

    frame = acting.frame
    keep_labels(acting.table, frame.activation, acting.ctx)
    put_back(acting.table, frame, replace(frame, stage=frame.stage, picks=(), index=frame.index + 1))
    _push_play(acting, uid, to, rules, cause)


def _push_play(acting: Acting, uid: int, to: int, rules: tuple[str, ...], cause: Cause | None = None) -> None:
    table, frame = acting.table, acting.frame
    push(
        table,
        Play(
            card=uid,
            player=acting.doer,
            to=to,
            activation=frame.activation,
            path=acting.path,
            rules=rules,
            cause=cause or acting.cause,
            played_as=_way(table, uid, acting.node),
        ),
    )


def _way(table: Table, uid: int, node: Act) -> str:
    """As what a fusion is played that an ability lets be played: the type the ability speaks of (WIKI, "Fusions")."""
    if len(table.compiled(uid).ways) < 2:
        return ""
    kind = node.as_extra or (node.what.kind if type(node.what) is Select else Kind.MINION)
    return Kind.ACTION.value if kind is Kind.ACTION else Kind.MINION.value


def _open_goals(acting: Acting, node: Act) -> list[int | None]:
    """The bases the play may go to; None stands for any."""
    if node.to is None:
        return [None]
    if type(node.to) is Select:
        if node.to.quantity.every:
            return list(_bases_left(acting, node.to))
        return [int(each) for each in things(acting.ctx, node.to)]
    goal = _goal(acting.ctx, node.to)
    return [goal] if goal is not None else []


def _bases_left(acting: Acting, to: Select) -> list[int]:
    """The bases on each of which one play is allowed: fixed when the ability resolves (BGB2018, Clarifications)."""
    if acting.frame.things or acting.frame.index:
        return [int(each) for each in acting.frame.things]
    return [int(each) for each in things(acting.ctx, to)]


def _play_certain(acting: Acting, node: Act) -> None:
    """The play of certain cards: this one, a revealed one, some from a discard pile."""
    table, frame, ctx = acting.table, acting.frame, acting.ctx
    rules: tuple[str, ...] = ("extra.specific-not-optional", "extra.immediate")
    if type(node.to) is Select and node.to.quantity.every:
        _play_one_on_each(acting, node, node.to, rules)
        return
    if frame.index > 0:
        rest = frame.things[frame.index :]
    else:
        acting.settling.optional = table.switches.extra_specific_optional and not _is_permitted(acting)
        what = node.what
        rest = followed(ctx, what) if type(what) is Ref else acting.settle(what, "what", Zone.HAND)
        if not rest:
            acting.order([])
            return
        label = node.what.label if type(node.what) is Select else None
        ctx.set_label(label, rest)
        frame = put_back(table, frame, replace(frame, stage=frame.stage, picks=(), things=rest))
        acting.frame = frame
    if not rest:
        acting.finish()
        return
    uid = int(rest[0])
    goal = _goal(ctx, node.to)
    if type(node.to) is Select:
        chosen = acting.settle(node.to, f"to{frame.index}")
        goal = int(chosen[0]) if chosen else -2
    stays = table.in_play(uid)  # what it was to go away by did not happen
    if goal == -2 or stays or not can_play(table, uid, acting.doer, goal, _way(table, uid, node), extra=True):
        put_back(table, frame, replace(frame, stage=frame.stage, picks=(), index=frame.index + 1))
        failed(table, frame.activation)
        table.record(acting.event(Verb.PLAY, "play.requirement", what=uid, outcome="not"))
        return
    if table.zone(uid) is Zone.DISCARD and table.switches.discard_choice_shown:
        rules = (*rules, "deck.take-from-discard")
    _then_play(acting, uid, NOTHING if goal is None else goal, rules)


def _play_off_the_top(acting: Acting, node: Act) -> None:
    """Plays of cards found by revealing from a deck: what is found must be played, if it may be."""
    found = look_for(acting)
    if found == NOTHING:
        return
    table = acting.table
    goal = _goal(acting.ctx, node.to)
    if type(node.to) is Select:
        chosen = acting.settle(node.to, f"to{acting.frame.index}")
        goal = int(chosen[0]) if chosen else -2
    if goal == -2 or not can_play(table, found, acting.doer, goal, _way(table, found, node), extra=True):
        discard_unplayable(acting, found)
        return
    rules = (PROCEDURE, "extra.specific-not-optional", "extra.immediate")
    use_up(acting)
    _push_play(acting, found, NOTHING if goal is None else goal, rules)


def _is_permitted(acting: Acting) -> bool:
    """Whether a "may" has been answered before."""
    nodes = acting.table.compiled_by_key[acting.ctx.key].nodes
    return any(isinstance(nodes[acting.path[:depth]], May) for depth in range(len(acting.path)))


def _play_one_on_each(acting: Acting, node: Act, to: Select, rules: tuple[str, ...]) -> None:
    """One play on each of several bases; which bases these are is settled at the start."""
    table, frame, ctx = acting.table, acting.frame, acting.ctx
    if frame.index == 0 and not frame.things:
        bases = things(ctx, to)
        if not bases:
            acting.order([])
            return
        frame = put_back(table, frame, replace(frame, stage=frame.stage, picks=(), things=bases))
        acting.frame = frame
    assert isinstance(node.what, Select)
    most = node.what.quantity.high
    if not frame.things or (isinstance(most, int) and frame.index >= most > 1):
        acting.finish()
        return
    options = [
        Option("play", uid, int(base))
        for uid in things(ctx, node.what)
        for base in frame.things
        if is_card(uid) and can_play(table, uid, acting.doer, int(base), _way(table, uid, node), extra=True)
    ]
    if not options:
        acting.finish()
        return
    answer = ask(
        table, frame, f"each{frame.index}", "play", acting.doer, [*options, DONE], acting.cause, rules, forced=False
    )
    if answer.kind == "done":
        acting.finish()
        return
    left = tuple(each for each in frame.things if each != answer.to)
    frame = put_back(table, frame, replace(frame, stage=frame.stage, picks=(), things=left))
    acting.frame = frame
    _then_play(acting, int(answer.thing), answer.to, rules)
