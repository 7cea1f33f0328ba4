"""What an event triggers, and in which order that is resolved (Me First!).

``listeners`` are taken before an event changes anything, so that a card which the event removes still answers it, and
one that it brings does not (WIKI, "Resolving Cards and Abilities"). ``collect`` turns those that the event concerns
into pending abilities. ``run_flush`` resolves pending abilities: mandatory ones in the current player's order, then
the round of optional ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from smashrules.effects.abilities import Event as EventTrigger
from smashrules.effects.abilities import Label, Timing, Triggered
from smashrules.effects.actions import Moment
from smashrules.effects.card import CardType
from smashrules.effects.selectors import Here, Select, This
from smashrules.effects.verbs import Verb
from smashrules.engine.agenda import activate, advance, pop, push, resolve
from smashrules.engine.asking import PASS, ask
from smashrules.engine.compiled import (
    Part,
    acts_of,
    conditions_of,
    is_optional,
    permitted,
    plays_itself,
    single_by,
    zone_of_self,
)
from smashrules.engine.conditions import holds
from smashrules.engine.context import Context, of_activation, of_card, of_object
from smashrules.engine.derived import Hook
from smashrules.engine.feasibility import can_do
from smashrules.engine.legality import can_play, forbidden
from smashrules.engine.limits import mark_used, may_use
from smashrules.engine.matching import matches
from smashrules.engine.selecting import means, players, things
from smashrules.engine.table import Table
from smashrules.rulebook.editions import MeFirst, Presence
from smashrules.state.frames import Flush, Play
from smashrules.state.records import Activation, Cause, Event, Obj, Option, Pending
from smashrules.state.things import NOBODY, NOTHING, is_card, player_thing

Answer = tuple[Hook, Context]
"""A clause that an event has triggered, in the name of its card, with its labels set to what was met."""


def listeners(table: Table, key: str) -> Sequence[Hook]:
    """The live clauses in play that wait for ``key``, each in the name of its card as it is now."""
    return table.values.hooks(key)


def collect(table: Table, event: Event, heard: Sequence[Hook], timing: Timing | None = None) -> None:
    """Make pending what ``event`` triggers. ``timing``: only clauses of that timing (for the steps of scoring)."""
    await_answers(table, event, concerned(table, event, heard, timing))
    if timing is None:
        collect_from_hands(table, event)


def concerned(table: Table, event: Event, heard: Sequence[Hook], timing: Timing | None = None) -> list[Answer]:
    """Those of ``heard`` whose words the event fits, each with its labels set to what was met."""
    found: list[Answer] = []
    for hook in heard:
        clause = hook.part.clause
        assert isinstance(clause, Triggered)
        when = clause.when
        if not isinstance(when, EventTrigger) or (timing is not None and when.timing is not timing):
            continue
        obj = hook.obj
        if event.verb == Verb.MOVE and event.what == obj.uid:
            obj = table.objects.get(obj.uid, obj)  # a card that moves answers from where it has come to
        if not _speaks_of_another(obj, when, event):
            ctx = of_object(table, obj)
            found += [(hook, each) for each in _concerned(table, event, ctx, hook, when)]
    return found


def _speaks_of_another(obj: Obj, when: EventTrigger, event: Event) -> bool:
    """Whether at first sight the words are about another card or another base: most are."""
    if when.others:
        return False
    what, to = when.act.what, when.act.to
    if type(what) is This and event.what != obj.uid:
        return True
    if type(what) is Here and event.what != obj.base:
        return True
    return type(to) is Here and event.to != obj.base


def await_answers(table: Table, event: Event, triggered: list[Answer]) -> None:
    """Make pending the clauses that ``event`` has triggered."""
    for hook, ctx in triggered:
        clause = hook.part.clause
        assert isinstance(clause, Triggered)
        waits = isinstance(clause.when, EventTrigger) and clause.when.then is not None
        ctx.event = event
        ctx.follow(event.what)
        _make_pending(table, hook.obj.uid, hook.part, clause, ctx, event, True, waits)


def _concerned(table: Table, event: Event, ctx: Context, hook: Hook, when: EventTrigger) -> list[Context]:
    """The contexts in which the event fits: for a base, one for each player whom its words describe."""
    settled = when.settled
    if not table.is_base(hook.obj.uid) or not hook.part.speaks_of_you:
        twin = ctx.copy()
        if table.is_base(hook.obj.uid):
            twin.controller = twin.doer = table.active
        return [twin] if _is_event(twin, event, when, settled) and _first(table, event, twin, when) else []
    found = []
    for player in table.clockwise():
        twin = ctx.copy()
        twin.controller = twin.doer = player
        if _is_event(twin, event, when, settled):
            found.append(twin)
    return found


def _is_event(ctx: Context, event: Event, when: EventTrigger, settled: bool = False) -> bool:
    """Whether ``event`` is one of those that the clause waits for."""
    return any(matches(ctx, event, act, settled) for act in acts_of(when))


def _first(table: Table, event: Event, ctx: Context, when: EventTrigger) -> bool:
    if not when.first or when.settled:
        return True
    verbs = {act.verb.value for act in acts_of(when)}
    earlier = [
        each for each in table.history if each.verb in verbs and each.id != event.id and each.outcome == "done"
    ]
    return not any(_is_event(ctx.copy(), each, when) for each in earlier)


def _make_pending(
    table: Table,
    uid: int,
    part: Part,
    clause: Triggered,
    ctx: Context,
    event: Event,
    present: bool,
    waits: bool = False,
) -> None:
    by_playing = not present and _is_played_for(table, uid, part, clause)
    optional = by_playing or is_optional(clause.effect)
    effect = permitted(clause.effect) if optional else clause.effect
    path = table.compiled(uid).path_of(effect)
    by = single_by(clause.effect)
    doers = [ctx.doer] if by is None else players(ctx, by)
    if part.once:
        doers = doers[:1]
    for doer in doers:
        if by is not None:
            ctx.set_label(by.label, (player_thing(doer),))
        activation = activate(table, uid, path, ctx.controller, ctx.here, ctx.host, ctx, event, doer=doer)
        table.pending.append(Pending(activation.id, activation, optional, present, event.id, waits))


def _is_played_for(table: Table, uid: int, part: Part, clause: Triggered) -> bool:
    """Whether an ability is used by playing its card from the hand: the Special of an action that does not say itself
    how the card is played (EMD2023, "Special")."""
    from_hand = part.label is Label.SPECIAL and part in table.compiled(uid).from_elsewhere
    return from_hand and plays_itself(clause.effect) is None


def collect_moment(table: Table, key: str) -> None:
    """Make pending what happens at the start or end of the current player's turn."""
    hooks, side = listeners(table, key), key.rpartition(" ")[2]
    if not hooks and not table.specials.get(key) and not any(each.side == side for each in table.delayed):
        return  # nothing waits for it
    event = table.note("moment", "turn.start" if key.endswith("start") else "turn.end", player=table.active, note=key)
    for hook in hooks:
        ctx = of_object(table, hook.obj)
        clause = hook.part.clause
        assert isinstance(clause, Triggered)
        when = clause.when
        assert isinstance(when, Moment)
        if table.is_base(hook.obj.uid):
            ctx.controller = ctx.doer = table.active
        if when.whose is not None and not means(ctx, when.whose, player_thing(table.active)):
            continue
        if isinstance(when.whose, Select):
            ctx.set_label(when.whose.label, (player_thing(table.active),))
        ctx.event = event
        _make_pending(table, hook.obj.uid, hook.part, clause, ctx, event, True)
    _collect_delayed(table, side, event)
    for part_uid, part, ctx in _hand_parts(table, key):
        clause = part.clause
        assert isinstance(clause, Triggered)
        when = clause.when
        if isinstance(when, Moment) and (when.whose is None or means(ctx, when.whose, player_thing(table.active))):
            _make_pending(table, part_uid, part, clause, ctx, event, False)


def _collect_delayed(table: Table, side: str, event: Event) -> None:
    """Make pending what was put off until this edge of the turn."""
    for later in list(table.delayed):
        mine = later.turn == table.turn if later.player == NOBODY else later.player == table.active
        if later.side == side and mine:
            table.delayed.remove(later)
            activation = replace(later.activation, id=table.next_id())
            table.pending.append(Pending(activation.id, activation, False, False, event.id))


# -- Specials that wait in hands ---------------------------------------------------------------------------------


def _hand_parts(table: Table, key: str) -> list[tuple[int, Part, Context]]:
    found = []
    waiting = table.specials.get(key)
    if not waiting:
        return []
    for player in table.clockwise():
        seat = table.seats[player]
        for uid in (*seat.hand, *seat.discard):
            if uid not in waiting:
                continue
            for part in table.compiled(uid).from_elsewhere:
                clause = part.clause
                assert isinstance(clause, Triggered)
                in_hand = uid in seat.hand
                zone = zone_of_self(clause.effect)
                if (zone.value == "hand") is not in_hand:
                    continue
                when = clause.when
                name = when.act.verb.value if isinstance(when, EventTrigger) else "turn " + getattr(when, "side", "")
                if name == key:
                    found.append((uid, part, of_card(table, uid, player)))
    return found


def collect_from_hands(table: Table, event: Event) -> None:
    if event.verb == Verb.SCORE:
        return  # the windows of scoring look into hands themselves
    for uid, part, ctx in _hand_parts(table, event.verb):
        clause = part.clause
        assert isinstance(clause, Triggered)
        assert isinstance(clause.when, EventTrigger)
        if matches(ctx, event, clause.when.act):
            _make_pending(table, uid, part, clause, ctx, event, False)


def hand_specials(table: Table, player: int, window: Event, timing: Timing) -> list[tuple[int, Part, Context]]:
    """The Specials that ``player`` could use from hand or discard pile in a window of scoring."""
    found = []
    for uid, part, ctx in _hand_parts(table, window.verb):
        clause = part.clause
        assert isinstance(clause, Triggered)
        assert isinstance(clause.when, EventTrigger)
        if ctx.controller != player or clause.when.timing is not timing:
            continue
        if _used_for(table, uid, window) or not matches(ctx, window, clause.when.act):
            continue
        where = window.what if is_card(window.what) else NOTHING
        if not may_use(table, uid, part, False, player, where):
            continue
        itself = plays_itself(clause.effect)
        meant = things(ctx, itself.to) if itself is not None and itself.to is not None else ()
        goal = meant[0] if meant and is_card(meant[0]) else None
        allowed = _may_be_played(table, uid, player, goal, itself is not None)
        if allowed:
            found.append((uid, part, ctx))
    return found


def _may_be_played(table: Table, uid: int, player: int, goal: int | None, itself: bool) -> bool:
    """Whether a Special can be used: its card be played as it says, or as the action that it is."""
    if itself:
        return can_play(table, uid, player, goal, extra=True)
    return forbidden(table, uid, player, None, extra=True) is None


def _used_for(table: Table, uid: int, window: Event) -> bool:
    return any(
        each.card == uid and each.incarnation == table.incarnations[uid] and each.event == window.id
        for each in table.used
    )


# -- resolving what is pending -----------------------------------------------------------------------------------


def flush(table: Table, mark: int, window: Event | None = None, free_order: bool = False) -> None:
    """Put the resolution of everything pending since ``mark`` on the agenda. ``free_order``: what is optional is not
    kept for a round of its own."""
    if window is None and not any(each.id > mark and not each.waits for each in table.pending):
        return
    push(table, Flush(mark=mark, window=window, free_order=free_order))


def run_flush(table: Table, frame: Flush) -> None:
    """One step of resolving pending abilities."""
    if frame.stage == 0:
        _drop_absent(table, frame)
        frame = advance(table, frame, 1)  # type: ignore[assignment]
    if frame.stage == 2 and frame.window is not None and table.switches.mandatory_arrival_at_once:
        _collect_arrivals(table, frame.window)
    if _resolve_mandatory(table, frame):
        return
    if frame.stage == 1:
        frame = advance(table, frame, 2, asking=table.active, passed=0)  # type: ignore[assignment]
    _resolve_optional(table, frame)


def _collect_arrivals(table: Table, window: Event) -> None:
    """Make pending what is mandatory on cards that came into play in the round itself (EMD2023, "Me First!")."""
    done = {(each.card, each.path) for each in table.used if each.event == window.id}
    done |= {(each.activation.source, each.activation.path[:2]) for each in table.pending if each.event == window.id}
    heard = listeners(table, window.verb)
    arrived = [each for each in heard if each.obj.entered > window.id and (each.obj.uid, each.part.path) not in done]
    for hook, ctx in concerned(table, window, arrived, _timing(window)):
        clause = hook.part.clause
        if isinstance(clause, Triggered) and not is_optional(clause.effect):
            ctx.event = window
            _make_pending(table, hook.obj.uid, hook.part, clause, ctx, window, True)


def _mine(table: Table, frame: Flush) -> list[Pending]:
    return [each for each in table.pending if each.id > frame.mark and not each.waits]


def _drop_absent(table: Table, frame: Flush) -> None:
    """A reacting card must still be in play when the event has ended, unless the event itself removed it."""
    if table.switches.reaction_presence is Presence.AT_EVENT:
        return
    for each in _mine(table, frame):
        source = each.activation.source
        if not each.present or table.incarnations[source] == each.activation.incarnation:
            continue
        event = each.activation.event
        if event is not None and source in (event.what, event.to):
            continue
        if event is not None and _removed_with(table, source, event):
            continue
        table.pending.remove(each)
        table.note(
            "too-late",
            "trigger.in-play-at-event-and-end",
            player=each.activation.controller,
            what=source,
            outcome="not",
            cause=_cause(each.activation),
        )


def _removed_with(table: Table, source: int, event: Event) -> bool:
    """Whether ``source`` left play in the same event as its subject, or because it was attached to it."""
    return any(
        past.what == source and past.zone == "play"
        for past in table.history
        if past.id >= event.id and (past.parent == event.id or past.batch == event.batch != -1)
    )


def _cause(activation: Activation) -> Cause:
    return Cause(activation.source, activation.key, activation.path, activation.controller)


def _is_mandatory(table: Table, each: Pending) -> bool:
    if table.switches.me_first is MeFirst.MANDATORY_THEN_OPTIONAL:
        return not each.optional
    return each.present  # in the older books all cards in play come before hands


def _resolve_mandatory(table: Table, frame: Flush) -> bool:
    waiting = [each for each in _mine(table, frame) if _is_mandatory(table, each) and _still_allowed(table, each)]
    if not waiting:
        return False
    if frame.free_order:
        waiting += _optional_of(table, frame, table.active)
    waiting = _one_of_each(table, waiting)
    chosen = waiting[0]
    if len(waiting) > 1:
        options = [
            Option("use", each.activation.source, path=each.activation.path, grant=each.id) for each in waiting
        ]
        rules = (_ordering_rule(table, frame),)
        answer = ask(table, frame, "order", "order", table.active, options, None, rules)
        chosen = next(each for each in waiting if each.id == answer.grant)
        advance(table, frame, frame.stage)  # the answer is used up
    late = frame.window is not None and chosen.id > frame.window.id and frame.stage == 2
    rule = "me-first.mandatory-arrival" if late else "me-first.mandatory-first"
    if table.switches.me_first is not MeFirst.MANDATORY_THEN_OPTIONAL:
        rule = "me-first.in-play-then-hand"
    _start(table, chosen, rule, wrapped=chosen.optional and not frame.free_order)
    return True


def _ordering_rule(table: Table, frame: Flush) -> str:
    """By which rule the current player says what comes first: at an edge of a turn the books differ."""
    if not frame.free_order:
        return "me-first.current-player-orders"
    return "turn.start-order" if table.phase == "start" else "turn.end-order"


def _subject_has_gone(table: Table, part: Part, activation: Activation) -> bool:
    """Whether an ability would do something to "that minion" of "a minion here" that is not here any more."""
    event = activation.event
    if part.subject is None or event is None:
        return False
    return not is_card(event.what) or not table.in_play(event.what) or table.obj(event.what).base != event.to


def _one_of_each(table: Table, waiting: list[Pending]) -> list[Pending]:
    """Of abilities between which there is nothing to choose, only the first: what one event triggered on one card
    for several players, who use it clockwise, and what several events triggered that is the same for each."""
    for_one_event: dict[object, Pending] = {}
    for each in waiting:
        for_one_event.setdefault((each.activation.source, each.activation.path, each.event), each)
    alike: dict[object, Pending] = {}
    for each in for_one_event.values():
        which = each.event if part_at(table, each.activation).refers else -1
        alike.setdefault((each.activation.source, each.activation.path, each.activation.controller, which), each)
    return list(alike.values())


def _still_allowed(table: Table, each: Pending) -> bool:
    """Whether its limits, its condition, and what was left to be asked afterwards, allow it now; else drop it."""
    activation = each.activation
    part = part_at(table, activation)
    clause = part.clause
    if not isinstance(clause, Triggered):
        return True  # put off from an instruction
    if not each.present and _has_been_taken_away(table, activation, part, clause):
        table.pending.remove(each)
        return False
    ctx = context_of(table, activation)
    first = isinstance(clause.when, EventTrigger) and clause.when.first and clause.when.settled
    allowed = may_use(table, activation.source, part, first, activation.controller, _where(activation))
    if allowed and isinstance(clause.when, EventTrigger) and clause.when.settled and activation.event is not None:
        allowed = _settled(table, ctx, clause.when, activation.event)
    allowed = allowed and all(holds(ctx, each) for each in conditions_of(clause))
    if allowed and _subject_has_gone(table, part, activation):
        allowed = False
        rule = "trigger.subject-gone"
        table.note(
            "too-late", rule, player=_who(each), what=activation.source, outcome="not", cause=_cause(activation)
        )
    if not allowed:
        table.pending.remove(each)
    return allowed


def _has_been_taken_away(table: Table, activation: Activation, part: Part, clause: Triggered) -> bool:
    """Whether a card with a Special is not any more where that works, or may not be played for it."""
    uid = activation.source
    if part not in table.compiled(uid).from_elsewhere:
        return False
    if table.zone(uid) is not zone_of_self(clause.effect):
        return True
    if not _is_played_for(table, uid, part, clause):
        return False
    return forbidden(table, uid, activation.controller, None, extra=True) is not None


def _could_do(table: Table, each: Pending) -> bool:
    """Whether an optional ability could do anything; what could not is not offered."""
    effect = table.compiled_by_key[each.activation.key].nodes[each.activation.path]
    return can_do(context_of(table, each.activation), effect)  # type: ignore[arg-type]


def _settled(table: Table, ctx: Context, when: EventTrigger, event: Event) -> bool:
    what = event.what
    if not is_card(what) or not table.in_play(what) or table.obj(what).base != event.to:
        return False
    return matches(ctx.copy(), event, when.act)


def _where(activation: Activation) -> int:
    event = activation.event
    if event is not None and is_card(event.what) and event.verb == Verb.SCORE:
        return event.what
    return activation.here


def part_at(table: Table, activation: Activation) -> Part:
    """The clause that an activation resolves."""
    compiled = table.compiled_by_key[activation.key]
    groups = [compiled.on_play, compiled.talents, compiled.replacements, compiled.on_turn, compiled.from_elsewhere]
    for group in (*groups, *compiled.triggered.values()):
        for part in group:
            if part.path == activation.path[: len(part.path)]:
                return part
    raise KeyError(activation.path)


def context_of(table: Table, activation: Activation) -> Context:
    """The context of an activation."""
    return of_activation(table, activation, activation.doer)


def _start(table: Table, chosen: Pending, rule: str, wrapped: bool = False) -> None:
    table.pending.remove(chosen)
    activation = chosen.activation
    part = part_at(table, activation)
    mark_used(table, activation.source, part, activation.controller, _where(activation), chosen.event)
    clause = part.clause
    if (
        not chosen.present
        and isinstance(clause, Triggered)
        and _is_played_for(table, activation.source, part, clause)
    ):
        cause = replace(_cause(activation), path=part.path)
        special = activation.path
        rules = ("ability.special.from-hand", rule, "extra.special-not-free")
        who, uid = activation.controller, activation.source
        push(table, Play(card=uid, player=who, special=special, rules=rules, cause=cause, window=activation.event))
        return
    if wrapped:  # it says "may", and nobody has been asked yet
        activation = replace(activation, path=activation.path[:-1])
    table.record(
        Event(
            -1,
            "trigger",
            activation.doer if activation.doer != NOBODY else activation.controller,
            activation.source,
            cause=_cause(activation),
            rules=(rule, "trigger.resolves-after", *_removed_itself(table, activation)),
        )
    )
    resolve(table, activation)


def _removed_itself(table: Table, activation: Activation) -> tuple[str, ...]:
    """The rule by which a card answers the event that took it out of play."""
    event = activation.event
    gone = event is not None and event.what == activation.source and event.zone == "play" and event.zone_to != ""
    return ("trigger.self-removed",) if gone else ()


def _resolve_optional(table: Table, frame: Flush) -> None:
    """The round: from the current player clockwise, each uses one or passes, until all pass in sequence."""
    count = len(table.seats)
    while frame.passed < count:
        player = frame.asking
        waiting = _optional_of(table, frame, player)
        hand = []
        if frame.window is not None:
            hand = hand_specials(table, player, frame.window, _timing(frame.window))
        options = [
            Option("use", each.activation.source, path=each.activation.path, grant=each.id) for each in waiting
        ]
        options += [Option("play", uid, path=part.path) for uid, part, _ in hand]
        following = (player + 1) % count
        if not options:
            frame = advance(table, frame, 2, asking=following, passed=frame.passed + 1)  # type: ignore[assignment]
            continue
        answer = ask(
            table,
            frame,
            "round",
            "window",
            player,
            [*options, PASS],
            None,
            ("me-first.optional-round", "me-first.again-each-round"),
        )
        if answer.kind == "pass":
            frame = advance(table, frame, 2, asking=following, passed=frame.passed + 1)  # type: ignore[assignment]
            continue
        advance(table, frame, 2, asking=following, passed=0)
        if answer.kind == "use":
            _start(table, next(each for each in waiting if each.id == answer.grant), "me-first.optional-round")
        else:
            _use_special(table, next(each for each in hand if each[0] == answer.thing), frame.window)
        return
    for each in _mine(table, frame):
        table.pending.remove(each)
    pop(table)


def _optional_of(table: Table, frame: Flush, player: int) -> list[Pending]:
    """What ``player`` may use of what is pending, and could do something with."""
    mine = [each for each in _mine(table, frame) if not _is_mandatory(table, each) and _who(each) == player]
    return [each for each in mine if _still_allowed(table, each) and _could_do(table, each)]


def _who(each: Pending) -> int:
    return each.activation.doer if each.activation.doer != NOBODY else each.activation.controller


def _timing(window: Event) -> Timing:
    return Timing(window.note) if window.note else Timing.AFTER


def _use_special(table: Table, special: tuple[int, Part, Context], window: Event | None) -> None:
    """Use a Special from a hand: an action is played by it; a card that plays itself is played as it says."""
    uid, part, ctx = special
    clause = part.clause
    assert isinstance(clause, Triggered)
    player = ctx.controller
    where = window.what if window is not None and is_card(window.what) else NOTHING
    mark_used(table, uid, part, player, where, window.id if window is not None else -1)
    compiled = table.compiled(uid)
    effect = permitted(clause.effect)
    path = compiled.path_of(effect)
    cause = ctx.cause(part.path)
    rules = ("ability.special.from-hand", "me-first.optional-round", "extra.special-not-free")
    itself = plays_itself(clause.effect)
    if itself is None:
        assert table.definition(uid).type is CardType.ACTION
        push(table, Play(card=uid, player=player, special=path, rules=rules, cause=cause, window=window))
        return
    goal = NOTHING
    if itself.to is not None:
        meant = things(ctx, itself.to)
        goal = meant[0] if meant and is_card(meant[0]) else NOTHING
    push(table, Play(card=uid, player=player, to=goal, rules=rules, cause=cause, window=window))
