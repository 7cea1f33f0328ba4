"""Me First!: pending abilities are resolved, mandatory ones first, then in a round the optional ones.

What becomes pending, and when, is in ``triggers``. What an ability does is not known here, only in which order
abilities have their turn. Source: WIKI and EMD2023, "Me First!".
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.effects.abilities import Event as EventTrigger
from smashrules.effects.abilities import Timing, Triggered
from smashrules.effects.card import CardType
from smashrules.effects.selectors import Here, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.affecting import AFFECT
from smashrules.engine.agenda import activate, advance, pop, push, put_back, resolve
from smashrules.engine.asking import PASS, ask, picked
from smashrules.engine.compiled import (
    Part,
    conditions_of,
    is_optional,
    permitted,
    plays_itself,
    zone_of_self,
)
from smashrules.engine.conditions import holds
from smashrules.engine.context import Context, of_activation
from smashrules.engine.feasibility import can_do
from smashrules.engine.legality import forbidden
from smashrules.engine.limits import mark_used, may_use
from smashrules.engine.matching import matches
from smashrules.engine.table import Table
from smashrules.engine.triggers import (
    collect_from_drawn,
    concerned,
    goal_of,
    hand_specials,
    is_played_for,
    is_shown,
    listeners,
    make_pending,
    tell_what_was_met,
)
from smashrules.engine.uses import used
from smashrules.rulebook.editions import MeFirst, Presence
from smashrules.state.frames import Flush, Play
from smashrules.state.records import Activation, Cause, Event, Option, Pending
from smashrules.state.things import NOBODY, NOTHING, is_card

# Enum look-ups cost in a hot place.
_SCORE, _MANDATORY_FIRST, _AT_EVENT = Verb.SCORE.value, MeFirst.MANDATORY_THEN_OPTIONAL, Presence.AT_EVENT


# -- resolving what is pending -----------------------------------------------------------------------------------


def flush(table: Table, mark: int, window: Event | None = None, free_order: bool = False) -> None:
    """Put the resolution of everything pending since ``mark`` on the agenda. ``free_order``: what is optional is not
    kept for a round of its own."""
    if window is None and table.specials:
        collect_from_drawn(table, mark)
    if window is None and not is_pending(table, mark):
        return
    push(table, Flush(mark=mark, window=window, free_order=free_order))


def is_pending(table: Table, mark: int) -> bool:
    """Whether anything that became pending since ``mark`` can be resolved now."""
    for each in table.pending:  # noqa: SIM110 - asked all the time, and mostly there is none
        if each.id > mark and not each.waits:
            return True
    return False


def run_flush(table: Table, frame: Flush) -> None:
    """One step of resolving pending abilities."""
    if frame.stage == 0:
        _drop_absent(table, frame)
        frame = advance(table, frame, 1)
    if frame.stage == 2 and frame.window is not None and table.switches.mandatory_arrival_at_once:
        _collect_arrivals(table, frame.window)
    if _resolve_mandatory(table, frame):
        return
    if frame.stage == 1:
        frame = put_back(table, frame, replace(frame, stage=2, picks=(), asking=table.active, passed=0))
    _resolve_optional(table, frame)


def _collect_arrivals(table: Table, window: Event) -> None:
    """Make pending what is mandatory on cards that came into play in the round itself (EMD2023, "Me First!")."""
    done = {(each.card, each.path) for each in table.used if each.event == window.id}
    done |= {(each.activation.source, each.activation.path[:2]) for each in table.pending if each.event == window.id}
    heard = listeners(table, window.verb)
    arrived = [each for each in heard if each.obj.entered > window.id and (each.obj.uid, each.part.path) not in done]
    for hook, ctx in concerned(table, window, arrived, _timing(window)):
        clause = hook.part.clause
        if type(clause) is Triggered and not is_optional(clause.effect):
            ctx.event = window
            make_pending(table, hook.obj.uid, hook.part, clause, ctx, window, True)


def _mine(table: Table, frame: Flush) -> list[Pending]:
    mark = frame.mark
    found = []
    for each in table.pending:  # mostly there is none, and a comprehension makes a cell
        if each.id > mark and not each.waits:
            found.append(each)
    return found


def _drop_absent(table: Table, frame: Flush) -> None:
    """A reacting card must still be in play when the event has ended, unless the event itself removed it."""
    if table.switches.reaction_presence is _AT_EVENT:
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
    """Whether ``source`` left play in the same event as its subject, or because it was attached to it, or by the
    words of the action whose play the event was."""
    action = event.what if event.verb == Verb.PLAY.value and is_card(event.what) else NOTHING
    if action != NOTHING and table.definition(action).type is not CardType.ACTION:
        action = NOTHING
    return any(
        past.what == source and past.zone == "play"
        for past in table.history
        if past.id >= event.id
        and (
            past.parent == event.id
            or past.batch == event.batch != -1
            or (past.cause is not None and past.cause.card == action != NOTHING)
        )
    )


def _cause(activation: Activation) -> Cause:
    return Cause(activation.source, activation.key, activation.path, activation.controller, activation.giver)


def _is_mandatory(table: Table, each: Pending) -> bool:
    if table.switches.me_first is _MANDATORY_FIRST:
        return not each.optional
    # in the older books all cards in play come before hands; so does what holds for a time
    return each.present or part_at(table, each.activation).awaited


def _resolve_mandatory(table: Table, frame: Flush) -> bool:
    mine = _mine(table, frame)
    waiting = _mandatory(table, mine) if mine else mine
    if waiting:
        if frame.free_order:
            waiting += _optional_of(table, frame, table.active)
        _resolve_one(table, frame, _one_of_each(table, waiting))
    return bool(waiting)


def _mandatory(table: Table, mine: list[Pending]) -> list[Pending]:
    return [each for each in mine if _is_mandatory(table, each) and _still_allowed(table, each)]


def _resolve_one(table: Table, frame: Flush, waiting: list[Pending]) -> None:
    """Resolve the one of them that the current player says comes first."""
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
    if table.switches.me_first is not _MANDATORY_FIRST:
        rule = "me-first.in-play-then-hand"
    picked = frame.free_order and table.switches.me_first is _MANDATORY_FIRST  # an optional one was taken to be used
    _start(table, chosen, rule, wrapped=chosen.optional and not picked)


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
    if type(clause) is not Triggered:
        return True  # put off from an instruction
    if _is_put_off(table, activation, clause):
        return True
    if not each.present and _has_been_taken_away(table, activation, part, clause):
        table.pending.remove(each)
        return False
    if _has_left_the_scored_base(table, each, clause):
        table.pending.remove(each)
        return False
    ctx = context_of(table, activation)
    first = isinstance(clause.when, EventTrigger) and clause.when.first and not clause.when.apart
    allowed = may_use(
        table, activation.source, part, first, activation.controller, _where(activation), activation.giver
    )
    if allowed and isinstance(clause.when, EventTrigger) and clause.when.settled and activation.event is not None:
        allowed = _settled(table, ctx, clause.when, activation.event)
    if allowed and part.looks_back and activation.event is not None:
        allowed = tell_what_was_met(ctx, clause, activation.event, True)
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


def _has_left_the_scored_base(table: Table, each: Pending, clause: Triggered) -> bool:
    """Whether "this base" is another one by now: a card that waits for its own base to be scored uses that while it
    is there (BGB2018, "Card Clarifications": Clerics)."""
    event, when = each.activation.event, clause.when
    if event is None or event.verb != _SCORE or not isinstance(when, EventTrigger):
        return False
    found = table.objects.get(each.activation.source)
    return type(when.act.what) is Here and found is not None and found.base != event.what


def _has_been_taken_away(table: Table, activation: Activation, part: Part, clause: Triggered) -> bool:
    """Whether a card with a Special is not any more where that works, or may not be played for it."""
    uid = activation.source
    if part not in table.compiled(uid).from_elsewhere:
        return False
    zone = table.zone(uid)
    if zone is not zone_of_self(clause.effect) and not (zone is Zone.DECK and is_shown(activation.event, uid)):
        return True
    if not is_played_for(table, uid, part, clause):
        return False
    return forbidden(table, uid, activation.controller, None, extra=True) is not None


def _is_put_off(table: Table, activation: Activation, clause: Triggered) -> bool:
    """Whether a part of an ability that was used already has been put off."""
    path = table.compiled_by_key[activation.key].path_of
    return activation.path not in (path(clause.effect), path(permitted(clause.effect)))


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
    if event is not None and is_card(event.what) and event.verb == _SCORE:
        return event.what
    return activation.here


def part_at(table: Table, activation: Activation) -> Part:
    """The clause that an activation resolves."""
    return table.compiled_by_key[activation.key].part_at(activation.path)


def context_of(table: Table, activation: Activation) -> Context:
    """The context of an activation; with what has been told only since it became pending."""
    ctx = of_activation(table, activation, activation.doer)
    event = activation.event
    if event is not None:
        part = part_at(table, activation)
        if (part.looks_back or event.verb == AFFECT) and isinstance(part.clause, Triggered):
            tell_what_was_met(ctx, part.clause, event, part.looks_back)
    return ctx


def _start(table: Table, chosen: Pending, rule: str, wrapped: bool = False) -> None:
    table.pending.remove(chosen)
    activation = chosen.activation
    part = part_at(table, activation)
    clause = part.clause
    if type(clause) is Triggered and _is_put_off(table, activation, clause):
        resolve(table, activation)
        return
    mark_used(
        table, activation.source, part, activation.controller, _where(activation), chosen.event, activation.giver
    )
    if not chosen.present and type(clause) is Triggered and is_played_for(table, activation.source, part, clause):
        cause = replace(_cause(activation), path=part.path)
        special = activation.path
        rules = ("ability.special.from-hand", rule, "extra.special-not-free")
        who, uid = activation.controller, activation.source
        push(table, Play(card=uid, player=who, special=special, rules=rules, cause=cause, window=activation.event))
        return
    if activation.event is not None and (part.looks_back or activation.event.verb == AFFECT):
        told = context_of(table, activation)
        activation = replace(activation, labels=told.label_values(), event=told.event)
    if wrapped:  # it says "may", and nobody has been asked yet
        activation = replace(activation, path=activation.path[:-1])
    event = table.record(
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
    if not wrapped:
        used(table, event, part)


def _removed_itself(table: Table, activation: Activation) -> tuple[str, ...]:
    """The rule by which a card answers the event that took it out of play."""
    event = activation.event
    gone = event is not None and event.what == activation.source and event.zone == "play" and event.zone_to != ""
    return ("trigger.self-removed",) if gone else ()


def _resolve_optional(table: Table, frame: Flush) -> None:
    """The round: from the current player clockwise, each uses one or passes, until all pass in sequence."""
    count = len(table.seats)
    player, passed, window = frame.asking, frame.passed, frame.window
    while passed < count:
        following = (player + 1) % count
        answer = picked(frame, "round")
        if answer is None:
            waiting = _optional_of(table, frame, player)
            hand = hand_specials(table, player, window, _timing(window)) if window is not None else []
            if not waiting and not hand:  # who can do nothing is not asked
                player, passed = following, passed + 1
                continue
            if passed != frame.passed:
                frame = put_back(table, frame, replace(frame, stage=2, picks=(), asking=player, passed=passed))
            answer = _ask_round(table, frame, player, waiting, hand)
        if answer.kind == "pass":
            player, passed = following, passed + 1
            frame = put_back(table, frame, replace(frame, stage=2, picks=(), asking=player, passed=passed))
            continue
        put_back(table, frame, replace(frame, stage=2, picks=(), asking=following, passed=0))
        if answer.kind == "use":
            _start(table, next(each for each in table.pending if each.id == answer.grant), "me-first.optional-round")
        elif window is not None:
            hand = hand_specials(table, player, window, _timing(window))
            _use_special(table, next(each for each in hand if each[0] == answer.thing), window)
        return
    for each in _mine(table, frame):
        table.pending.remove(each)
    pop(table)


def _ask_round(
    table: Table, frame: Flush, player: int, waiting: list[Pending], hand: list[tuple[int, Part, Context]]
) -> Option:
    """What a player uses in the round, or that he passes."""
    options = [Option("use", each.activation.source, path=each.activation.path, grant=each.id) for each in waiting]
    options += [Option("play", uid, path=part.path) for uid, part, _ in hand]
    rules = ("me-first.optional-round", "me-first.again-each-round")
    return ask(table, frame, "round", "window", player, [*options, PASS], None, rules)


def _optional_of(table: Table, frame: Flush, player: int) -> list[Pending]:
    """What ``player`` may use of what is pending, and could do something with."""
    mine = _mine(table, frame)
    return _usable(table, mine, player) if mine else []


def _usable(table: Table, waiting: list[Pending], player: int) -> list[Pending]:
    mine = [each for each in waiting if not _is_mandatory(table, each) and _who(each) == player]
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
    if effect is not itself:  # it is played in order to do something else
        ctx.event = window
        resolve(table, activate(table, uid, path, player, NOTHING, NOTHING, ctx, window, doer=player))
        return
    goal = goal_of(ctx, itself)
    to = NOTHING if goal is None else goal
    push(table, Play(card=uid, player=player, to=to, rules=rules, cause=cause, window=window))
