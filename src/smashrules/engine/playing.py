"""Playing cards: from the hand, by an ability, as an extra card; and the steps of a card's resolution.

The order of the steps is that of WIKI, "Card Resolution Order": onto the base or minion; what is always on applies;
the on-play ability; the card's own always-on ability; what was triggered; the discarding of a standard action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from smashrules.effects.abilities import Instruction
from smashrules.effects.actions import Act
from smashrules.effects.card import CardType
from smashrules.effects.node import walk
from smashrules.effects.selectors import Ref, Select, Selector, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.agenda import activate, advance, failed, has_moved, pop, push, resolve
from smashrules.engine.asking import DONE, ask
from smashrules.engine.context import Context
from smashrules.engine.counting import number, number_or
from smashrules.engine.derived import derived
from smashrules.engine.legality import can_play, is_attachment, places
from smashrules.engine.selecting import fits, means, things
from smashrules.engine.table import Table
from smashrules.rulebook.editions import StandardDiscard
from smashrules.state.frames import Play
from smashrules.state.records import Event, Grant, Option
from smashrules.state.things import NOTHING, is_card

if TYPE_CHECKING:
    from smashrules.engine.acts import Acting


# -- the steps of a play -----------------------------------------------------------------------------------------


def run_play(table: Table, frame: Play) -> None:
    """One step of playing a card."""
    _STEPS[frame.stage](table, frame)


def _choose_place(table: Table, frame: Play) -> None:
    uid, player = frame.card, frame.player
    definition = table.definition(uid)
    if frame.special or not (definition.type is CardType.MINION or is_attachment(table, uid)):
        advance(table, frame, 1)
        return
    only = frame.to if frame.to != NOTHING else None
    open_places = places(table, uid, player, only)
    if not open_places:
        pop(table)
        failed(table, frame.activation)
        table.note(Verb.PLAY.value, "play.requirement", player=player, what=uid, outcome="not", cause=frame.cause)
        return
    options = [
        Option("thing", place.host if place.host != NOTHING else place.base, place.base) for place in open_places
    ]
    rule = "play.minion-to-base" if definition.type is CardType.MINION else "play.on-base"
    answer = ask(table, frame, "place", "place", player, options, frame.cause, (rule,))
    chosen = open_places[options.index(answer)]
    advance(table, frame, 1, to=chosen.base, host=chosen.host)


def _put_down(table: Table, frame: Play) -> None:
    """The card leaves the hand and is played: onto its base or minion, or before everybody to be resolved."""
    from smashrules.engine.triggers import collect, listeners

    uid, player = frame.card, frame.player
    definition = table.definition(uid)
    zone = table.zone(uid)
    heard = listeners(table, Verb.PLAY.value)
    stays = definition.type is CardType.MINION or (is_attachment(table, uid) and not frame.special)
    mark = table.serial
    table.remove(uid)
    if stays:
        table.enter(uid, player, frame.to, frame.host, active=False)
        rule = (
            "play.minion-to-base"
            if definition.type is CardType.MINION
            else ("play.on-base" if frame.host == NOTHING else "play.on-minion")
        )
    else:
        table.limbo[uid] = player
        table.touch_hidden()
        rule = "play.action"
    event = table.record(
        Event(
            -1,
            Verb.PLAY.value,
            player,
            uid,
            to=frame.host if frame.host != NOTHING else frame.to,
            base=frame.to if stays else NOTHING,
            host=frame.host,
            controller=player,
            power=derived(table).power(uid) if definition.type is CardType.MINION else 0,
            cause=frame.cause,
            rules=(*frame.rules, rule),
            zone=zone.value,
        )
    )
    if frame.host != NOTHING:
        event_at_base = replace(event, to=frame.to)
        collect(table, event_at_base, heard)
    else:
        collect(table, event, heard)
    if frame.activation >= 0:
        has_moved(table, frame.activation, (uid,))
    advance(table, frame, 2, mark=mark, event=event)


def _resolve_on_play(table: Table, frame: Play) -> None:
    """The on-play ability, or the Special the action was played for."""
    from smashrules.engine.happening import settle_attachments

    uid = frame.card
    compiled = table.compiled(uid)
    settle_attachments(table)
    advance(table, frame, 3)
    here = frame.to if frame.to != NOTHING else NOTHING
    if frame.special:
        ctx = _special_context(table, frame)
        resolve(
            table,
            activate(table, uid, frame.special, frame.player, NOTHING, NOTHING, ctx, frame.window, special=True),
        )
        return
    if uid not in table.limbo and not table.in_play(uid):
        return
    for part in reversed(compiled.on_play):
        assert isinstance(part.clause, Instruction)
        resolve(
            table,
            activate(
                table, uid, compiled.path_of(part.clause.effect), frame.player, here, frame.host, event=frame.event
            ),
        )


def _special_context(table: Table, frame: Play) -> Context:
    """The labels of the Special's trigger, set from the window it is used in."""
    from smashrules.effects.abilities import Event as EventTrigger
    from smashrules.effects.abilities import Triggered
    from smashrules.engine.context import of_card
    from smashrules.engine.matching import matches

    ctx = of_card(table, frame.card, frame.player)
    for part in table.compiled(frame.card).from_elsewhere:
        if part.path == frame.special[: len(part.path)] and frame.window is not None:
            clause = part.clause
            assert isinstance(clause, Triggered)
            assert isinstance(clause.when, EventTrigger)
            matches(ctx, frame.window, clause.when.act)
    return ctx


def _own_ongoing(table: Table, frame: Play) -> None:
    """The card's own Ongoing abilities begin, then what was triggered is resolved."""
    from smashrules.engine.happening import settle_attachments
    from smashrules.engine.triggers import flush

    if table.in_play(frame.card) and not table.obj(frame.card).active:
        table.change(frame.card, active=True)
        settle_attachments(table)
    advance(table, frame, 4)
    if table.switches.standard_action_discard is StandardDiscard.AFTER_ABILITY:
        _discard_standard(table, frame)
    flush(table, frame.mark)


def _clear_away(table: Table, frame: Play) -> None:
    pop(table)
    _discard_standard(table, frame)


def _discard_standard(table: Table, frame: Play) -> None:
    """A standard action goes to its owner's discard pile."""
    uid = frame.card
    if uid not in table.limbo:
        return
    del table.limbo[uid]
    table.seats[table.owner(uid)].discard.append(uid)
    table.note(
        "clear",
        "play.standard-action-discard",
        player=frame.player,
        what=uid,
        zone_to=Zone.DISCARD.value,
        cause=frame.cause,
    )


_STEPS = (_choose_place, _put_down, _resolve_on_play, _own_ongoing, _clear_away)


# -- plays that an ability orders or permits ---------------------------------------------------------------------


def play_by_ability(acting: Acting) -> None:
    """A play ordered by an ability: of a certain card at once; of "an extra minion" now, or kept for later in the
    phase where the rules allow that."""
    node = acting.node
    if isinstance(node.what, Select) and not _is_specific(node.what):
        if _may_wait(acting, node):
            _grant(acting, node)
        else:
            _play_from_hand(acting, node, node.what)
        return
    _play_certain(acting, node)


def _is_specific(what: Select) -> bool:
    """Whether the play is of certain cards and not of any in the hand."""
    from smashrules.effects.selectors import Among

    return what.zone is not None or any(isinstance(each, Among) for each in what.filters)


def _may_wait(acting: Acting, node: Act) -> bool:
    """Whether the extra play may be kept for later (WIKI, "Extra Cards")."""
    table = acting.table
    activation = table.activations[acting.frame.activation]
    if activation.special or node.at_once or acting.doer != table.active or table.phase != "play":
        return False
    if not node.extra:
        return False
    assert isinstance(node.what, Select)
    if node.what.label is not None or _in_cost(acting) or _later_depends(acting):
        return table.switches.extra_dependent_may_wait
    if node.what.filters or node.to is not None:
        return table.switches.extra_constrained_may_wait
    return True


def _in_cost(acting: Acting) -> bool:
    from smashrules.effects.actions import Cost

    nodes = acting.table.compiled_by_key[acting.ctx.key].nodes
    return any(isinstance(nodes[acting.path[:depth]], Cost) for depth in range(len(acting.path)))


def _later_depends(acting: Acting) -> bool:
    """Whether the count or place of the play hangs on labels that will not live long enough."""
    what = acting.node.what
    assert isinstance(what, Select)
    return any(isinstance(each, Ref) for each in walk(what.quantity))


def _grant(acting: Acting, node: Act) -> None:
    table = acting.table
    assert isinstance(node.what, Select)
    count = number_or(acting.ctx, node.what.quantity.high, 1)
    acting.finish()
    activation = table.activations[acting.frame.activation]
    rules = ("extra.generic-may-wait",) if not (node.what.filters or node.to) else ("extra.constrained",)
    for _ in range(count):
        table.grants.append(
            Grant(table.next_id(), acting.doer, node.what.kind.value, replace(activation, event=None), acting.path)
        )
    table.record(
        Event(-1, "grant", acting.doer, amount=count, cause=acting.cause, rules=rules, note=node.what.kind.value)
    )
    table.touch()


def _goal(ctx: Context, to: Selector | None) -> int | None:
    """The one base a play has to go to, if the text fixes one."""
    if to is None or isinstance(to, Select):
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
                if can_play(table, uid, acting.doer, goal)
            ]
    if not options:
        if done == 0:
            acting.order([])
        else:
            failed(table, frame.activation)
            acting.finish()
        return
    rules = ("extra.immediate", "extra.optional")
    answer = ask(
        table, frame, f"play{done}", "play", acting.doer, [*options, DONE], acting.cause, rules, forced=False
    )
    if answer.kind == "done":
        failed(table, frame.activation)
        acting.finish()
        return
    ctx.set_label(what.label, (answer.thing,))
    _then_play(acting, int(answer.thing), answer.to, ("extra.immediate",))


def _then_play(acting: Acting, uid: int, to: int, rules: tuple[str, ...]) -> None:
    from smashrules.engine.agenda import keep_labels

    table, frame = acting.table, acting.frame
    keep_labels(table, frame.activation, acting.ctx)
    advance(table, frame, frame.stage, index=frame.index + 1)
    push(
        table,
        Play(
            card=uid,
            player=acting.doer,
            to=to,
            activation=frame.activation,
            path=acting.path,
            rules=rules,
            cause=acting.cause,
        ),
    )


def _open_goals(acting: Acting, node: Act) -> list[int | None]:
    """The bases the play may go to; None stands for any."""
    if node.to is None:
        return [None]
    if isinstance(node.to, Select):
        if node.to.quantity.every:
            return list(_bases_left(acting, node.to))
        return [int(each) for each in things(acting.ctx, node.to)]
    goal = _goal(acting.ctx, node.to)
    return [goal] if goal is not None else []


def _bases_left(acting: Acting, to: Select) -> list[int]:
    """The bases on each of which one play is allowed: fixed when the ability resolves (BGB2018, Clarifications)."""
    if acting.frame.things:
        return [int(each) for each in acting.frame.things]
    return [int(each) for each in things(acting.ctx, to)]


def _play_certain(acting: Acting, node: Act) -> None:
    """The play of certain cards: this one, a revealed one, some from a discard pile."""
    table, frame, ctx = acting.table, acting.frame, acting.ctx
    rules: tuple[str, ...] = ("extra.specific-not-optional", "extra.immediate")
    if isinstance(node.to, Select) and node.to.quantity.every:
        _play_one_on_each(acting, node, node.to, rules)
        return
    if frame.index > 0:
        rest = frame.things[frame.index :]
    else:
        rest = acting.settle(node.what, "what", Zone.HAND)
        if not rest:
            acting.order([])
            return
        label = node.what.label if isinstance(node.what, Select) else None
        ctx.set_label(label, rest)
        frame = advance(table, frame, frame.stage, things=rest)  # type: ignore[assignment]
        acting.frame = frame
    if not rest:
        acting.finish()
        return
    uid = int(rest[0])
    goal = _goal(ctx, node.to)
    if isinstance(node.to, Select):
        chosen = acting.settle(node.to, f"to{frame.index}")
        goal = int(chosen[0]) if chosen else -2
    if goal == -2 or not can_play(table, uid, acting.doer, goal):
        advance(table, frame, frame.stage, index=frame.index + 1)
        failed(table, frame.activation)
        table.record(acting.event(Verb.PLAY, "play.requirement", what=uid, outcome="not"))
        return
    _then_play(acting, uid, NOTHING if goal is None else goal, rules)


def _play_one_on_each(acting: Acting, node: Act, to: Select, rules: tuple[str, ...]) -> None:
    """One play on each of several bases; which bases these are is settled at the start."""
    table, frame, ctx = acting.table, acting.frame, acting.ctx
    if frame.index == 0 and not frame.things:
        bases = things(ctx, to)
        if not bases:
            acting.order([])
            return
        frame = advance(table, frame, frame.stage, things=bases)  # type: ignore[assignment]
        acting.frame = frame
    if not frame.things:
        acting.finish()
        return
    assert isinstance(node.what, Select)
    options = [
        Option("play", uid, int(base))
        for uid in things(ctx, node.what)
        for base in frame.things
        if is_card(uid) and can_play(table, uid, acting.doer, int(base))
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
    frame = advance(table, frame, frame.stage, things=left)  # type: ignore[assignment]
    acting.frame = frame
    _then_play(acting, int(answer.thing), answer.to, rules)


# -- permissions that are kept ------------------------------------------------------------------------------------


def grant_allows(table: Table, grant: Grant, uid: int) -> list[int | None]:
    """The bases to which the permission lets the card be played (None: any); empty if it does not fit."""
    from smashrules.engine.context import of_activation

    compiled = table.compiled_by_key[grant.activation.key]
    node = compiled.nodes[grant.path]
    assert isinstance(node, Act)
    assert isinstance(node.what, Select)
    ctx = of_activation(table, grant.activation, grant.player)
    if not fits(ctx, uid, node.what):
        return []
    if node.to is None:
        return [None] if can_play(table, uid, grant.player) else []
    bases = [base for base in table.bases if means(ctx, node.to, base)]
    return [base for base in bases if can_play(table, uid, grant.player, base)]
