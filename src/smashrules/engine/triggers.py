"""What an event triggers, and what waits in hands for it.

``listeners`` are taken before an event changes anything, so that a card which the event removes still answers it, and
one that it brings does not (WIKI, "Resolving Cards and Abilities"). ``collect`` turns those that the event concerns
into pending abilities. How these are resolved is in ``me_first``. What happens to the card that was met is not known
here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from smashrules.effects.abilities import Event as EventTrigger
from smashrules.effects.abilities import Label, Timing, Triggered
from smashrules.effects.actions import Act, Moment
from smashrules.effects.conditions import Done
from smashrules.effects.selectors import COUNTERS, SOME, Quantity, Select, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.affecting import AFFECT, affected_at_a_time, affected_by
from smashrules.engine.agenda import activate
from smashrules.engine.compiled import (
    ABLE,
    INTERRUPT,
    ON_TURN,
    TURN_END,
    TURN_START,
    WATCHED,
    Part,
    acts_of,
    conditions_of,
    is_optional,
    permitted,
    plays_itself,
    single_by,
    trigger_keys,
    zone_of_self,
)
from smashrules.engine.conditions import holds
from smashrules.engine.context import Context, of_card, of_object
from smashrules.engine.legality import can_play, forbidden, met
from smashrules.engine.limits import may_use
from smashrules.engine.matching import is_of_another, matches
from smashrules.engine.selecting import means, players, things, unique
from smashrules.engine.speakers import INSTEAD, Hook, context_of_hook, is_nobodys
from smashrules.engine.table import Table
from smashrules.state.records import Event, Pending
from smashrules.state.things import NOBODY, NOTHING, is_card, player_thing

# Enum look-ups cost in a hot place.
_HAND, _DECK, _REVEAL = Zone.HAND, Zone.DECK, Verb.REVEAL.value
_DRAW, _MOVE, _SCORE = Verb.DRAW.value, Verb.MOVE.value, Verb.SCORE.value

Answer = tuple[Hook, Context]
"""A clause that an event has triggered, in the name of its card, with its labels set to what was met."""


def live_hooks(table: Table) -> Mapping[str, Sequence[Hook]]:
    """The live clauses in play by what they wait for, each in the name of its card as it is now."""
    return table.values.voices.hooks


def listeners(table: Table, key: str) -> Sequence[Hook]:
    """Those of them that wait for ``key``."""
    return live_hooks(table).get(key, ())


def is_awaited(table: Table, verb: str) -> bool:
    """Whether anything in play, or in a hand or pile, waits for events of a verb."""
    return verb in live_hooks(table) or verb in table.specials


def collect(table: Table, event: Event, heard: Sequence[Hook], timing: Timing | None = None) -> None:
    """Make pending what ``event`` triggers. ``timing``: only clauses of that timing (for the steps of scoring)."""
    if heard:
        await_answers(table, event, concerned(table, event, heard, timing))
    if timing is None and event.verb in table.specials:
        collect_from_hands(table, event)


def concerned(table: Table, event: Event, heard: Sequence[Hook], timing: Timing | None = None) -> list[Answer]:
    """Those of ``heard`` whose words the event fits, each with its labels set to what was met."""
    found: list[Answer] = []
    for hook in heard:
        clause = hook.part.clause
        assert isinstance(clause, Triggered)
        when = clause.when
        if not isinstance(when, EventTrigger) or (timing is not None and not _is_then(when, timing)):
            continue
        obj = hook.obj
        if event.verb == _MOVE and event.what == obj.uid:
            obj = table.objects.get(obj.uid, obj)  # a card that moves answers from where it has come to
        if when.others or not is_of_another(when.act, event, obj.uid, obj.base):
            if hook.effect is None:
                ctx = of_object(table, obj, giver=hook.giver)
            else:
                ctx = context_of_hook(table, hook, obj)
            found += [(hook, each) for each in _concerned(table, event, ctx, hook, when)]
    return found


def _is_then(when: EventTrigger, timing: Timing) -> bool:
    """Whether it is the time at which an answer comes ("before or after a base scores" is either of two)."""
    return when.timing is timing or (when.timing is Timing.EITHER and timing is not Timing.WHEN)


def await_answers(table: Table, event: Event, triggered: list[Answer]) -> None:
    """Make pending the clauses that ``event`` has triggered."""
    for hook, ctx in triggered:
        clause = hook.part.clause
        assert isinstance(clause, Triggered)
        when = clause.when
        if isinstance(when, EventTrigger) and when.first and not _first(table, event, ctx.copy(), when):
            continue  # another one that went at the same time was the first
        if isinstance(when, EventTrigger) and when.nth and not _is_nth(table, event, ctx.copy(), when, when.nth):
            continue
        if isinstance(when, EventTrigger) and _told_of_all(table, event, ctx, when):
            continue
        if event.verb == AFFECT and isinstance(when, EventTrigger) and not _is_answered(ctx, event, when, hook.part):
            continue
        waits = isinstance(when, EventTrigger) and when.then is not None
        ctx.event = event
        ctx.follow(event.what)
        make_pending(table, hook.obj.uid, hook.part, clause, ctx, event, hook.effect is None, waits)


Affected = list[tuple[Event, list[Answer]]]
"""That a card is affected, and which clauses that has triggered."""


def affected(table: Table, event: Event) -> Affected:
    """What an event triggers by affecting cards: asked before it changes anything."""
    heard, in_hands = listeners(table, AFFECT), AFFECT in table.specials
    found = []
    for each in affected_by(table, event):
        answers = concerned(table, each, heard)
        if answers or in_hands:
            found.append((each, answers))
    return found


def await_affected(table: Table, event: Event, found: Affected) -> None:
    """Make pending what ``event``, as it was recorded, has triggered by affecting cards."""
    for each, triggered in found:
        told = replace(each, id=event.id, batch=event.batch, turn=event.turn)
        await_answers(table, told, triggered)
        if AFFECT in table.specials:
            collect_from_hands(table, told)


def _concerned(table: Table, event: Event, ctx: Context, hook: Hook, when: EventTrigger) -> list[Context]:
    """The contexts in which the event fits: for a base, one for each player whom its words describe."""
    settled = when.settled or hook.part.looks_back
    if not hook.part.speaks_of_you or not is_nobodys(table, hook):
        if is_nobodys(table, hook):
            ctx.controller = ctx.doer = table.active
        return [ctx] if _is_event(ctx, event, when, settled) and _in_order(table, event, ctx, when) else []
    found = []
    for player in table.clockwise():
        twin = ctx.copy()
        twin.controller = twin.doer = player
        if _is_event(twin, event, when, settled) and _in_order(table, event, twin, when):
            found.append(twin)
    return found


def _is_event(ctx: Context, event: Event, when: EventTrigger, settled: bool = False) -> bool:
    """Whether ``event`` is one of those that the clause waits for."""
    if not when.others:
        return matches(ctx, event, when.act, settled)
    return any(matches(ctx, event, act, settled) for act in acts_of(when))


def _in_order(table: Table, event: Event, ctx: Context, when: EventTrigger) -> bool:
    """Whether it is the first or the so many-th of its kind in the turn, where the words ask for that."""
    if when.nth is not None:
        return _is_nth(table, event, ctx, when, when.nth)
    return not when.first or _first(table, event, ctx, when)


def _is_nth(table: Table, event: Event, ctx: Context, when: EventTrigger, nth: Quantity) -> bool:
    """Whether it is one of those that ``nth`` counts, for whoever does it each of theirs: "after a player plays their
    third minion here in a turn". Of what is still to happen that cannot be told: it is asked again then."""
    if event.id < 0:
        return True
    doer = event.player if when.act.by is not None else None
    earlier = [
        each
        for each in _done_of_its_kind(table, when)
        if each.id < event.id and each.turn == event.turn and (doer is None or each.player == doer)
    ]
    which = 1 + sum(_is_event(ctx.copy(), each, when) for each in earlier)
    assert isinstance(nth.low, int)
    return which >= nth.low and (not isinstance(nth.high, int) or which <= nth.high)


def _first(table: Table, event: Event, ctx: Context, when: EventTrigger) -> bool:
    """Whether nothing like it came about before. What comes about with it, at one moment, is first as well: of these
    one is answered (``me_first``)."""
    if when.settled:
        return True
    earlier = [
        each for each in _done_of_its_kind(table, when) if each.id != event.id and not each.batch == event.batch != -1
    ]
    if when.apart:
        earlier = [each for each in earlier if each.what == event.what]
    return not any(_is_event(ctx.copy(), each, when) for each in earlier)


def _done_of_its_kind(table: Table, when: EventTrigger) -> list[Event]:
    """What has been done in the turn by a verb that the clause waits for."""
    verbs = {act.verb.value for act in acts_of(when)}
    return [each for each in table.history if each.verb in verbs and each.outcome == "done"]


def _told_of_all(table: Table, event: Event, ctx: Context, when: EventTrigger) -> bool:
    """Whether "one or more" of them have been answered by what came just before, at the same moment: "after a player
    draws one or more cards" is said once of all that they draw at a time."""
    what = when.act.what
    if type(what) is not Select or what.quantity != SOME or when.others or what.kind in COUNTERS:
        return False
    drawn = event.verb == _DRAW
    for each in reversed(table.history):
        if each.id >= event.id:
            continue
        if drawn and (each.verb != event.verb or each.cause != event.cause):
            return False  # cards are drawn one by one
        with_it = drawn or each.batch == event.batch != -1
        same_player = when.act.by is None or each.player == event.player
        like_it = each.verb == event.verb and each.outcome == "done" and same_player
        if with_it and like_it and _is_event(ctx.copy(), each, when):
            return True
    return False


def _told_of_card(ctx: Context, event: Event, when: EventTrigger) -> bool:
    """Whether it has been answered before that these words affect that card, or any such card where "at least one" is
    meant: what one card does at a time is answered once."""
    earlier = [each for each in affected_at_a_time(ctx.table, event) if each.id < event.id]
    if not is_of_all(when):
        earlier = [each for each in earlier if each.what == event.what]
    return any(_is_event(ctx.copy(), each, when) for each in earlier)


def _is_answered(ctx: Context, event: Event, when: EventTrigger, part: Part) -> bool:
    """Whether it is answered that a card is affected: the first time, and where the same is to be done to others, by
    what is just being played."""
    return not _told_of_card(ctx, event, when) and not (part.copies and not _is_being_played(ctx.table, event))


def _is_being_played(table: Table, event: Event) -> bool:
    """Whether what does it is an action that is just being played: only what that does can be done to others, too."""
    return event.cause is not None and event.cause.card in table.limbo


def is_of_all(when: EventTrigger) -> bool:
    """Whether all are answered together to which it happens ("affects at least one of your minions")."""
    what = when.act.what
    return type(what) is Select and what.quantity == SOME


def tell_what_was_met(ctx: Context, clause: Triggered, event: Event, looks_back: bool) -> bool:
    """Let ``ctx`` know what can be told only when the card that did it has been resolved: all that it has affected.
    Gives whether it is so at all."""
    when = clause.when
    assert isinstance(when, EventTrigger)
    if looks_back:
        return _is_event(ctx, event, when) and _in_order(ctx.table, event, ctx, when)
    met = [event]
    if is_of_all(when):
        met = [each for each in affected_at_a_time(ctx.table, event) if _is_event(ctx.copy(), each, when)]
        what = when.act.what
        if type(what) is Select and what.label is not None:
            ctx.set_label(what.label, unique((*ctx.label_ever(what.label), *(each.what for each in met))))
            ctx.follow(event.what)
    ctx.event = replace(event, things=tuple(each.id for each in met))
    return True


def make_pending(
    table: Table,
    uid: int,
    part: Part,
    clause: Triggered,
    ctx: Context,
    event: Event,
    present: bool,
    waits: bool = False,
) -> None:
    """Make one triggered clause pending, once for each holder of a place whom its words mean."""
    by_playing = not present and is_played_for(table, uid, part, clause)
    optional = by_playing or is_optional(clause.effect)
    effect = permitted(clause.effect) if optional else clause.effect
    path = table.compiled_by_key[ctx.key].path_of(effect)
    by = single_by(clause.effect)
    doers = [ctx.doer] if by is None else players(ctx, by)
    if part.once:
        doers = doers[:1]
    for doer in doers:
        if by is not None:
            ctx.set_label(by.label, (player_thing(doer),))
        activation = activate(table, uid, path, ctx.controller, ctx.here, ctx.host, ctx, event, doer=doer)
        table.pending.append(Pending(activation.id, activation, optional, present, event.id, waits))


def is_played_for(table: Table, uid: int, part: Part, clause: Triggered) -> bool:
    """Whether an ability is used by playing its card from the hand: the Special of an action that does not say itself
    how the card is played (EMD2023, "Special")."""
    from_hand = part.label is Label.SPECIAL and part in table.compiled(uid).from_elsewhere
    return from_hand and plays_itself(clause.effect) is None


def collect_moment(table: Table, key: str) -> None:
    """Make pending what happens at the start or end of the current player's turn."""
    hooks, side = listeners(table, key), key.rpartition(" ")[2]
    put_off = [each for each in table.delayed if each.side == side] if table.delayed else []
    if not (hooks or put_off or table.specials.get(key)):
        return  # nothing waits for it
    event = table.note("moment", "turn.start" if key.endswith("start") else "turn.end", player=table.active, note=key)
    _collect_at(table, event, hooks)
    _collect_delayed(table, side, event)
    for part_uid, part, ctx in _hand_parts(table, key):
        clause = part.clause
        assert isinstance(clause, Triggered)
        when = clause.when
        if isinstance(when, Moment) and (when.whose is None or means(ctx, when.whose, player_thing(table.active))):
            set_whose_turn(ctx, when, table.active)
            make_pending(table, part_uid, part, clause, ctx, event, False)


def set_whose_turn(ctx: Context, when: Moment, active: int) -> None:
    """Let "that player" be the one whose turn begins or ends ("at the start of another player's turn")."""
    if type(when.whose) is Select:
        ctx.set_label(when.whose.label, (player_thing(active),))


def collect_arrived(table: Table, key: str) -> None:
    """Make pending what cards do at the start of the turn that have come while things happened then: it still is the
    start of the turn (BGB2018, "Card Clarifications", on the Killer Plants)."""
    last = next((each.id for each in reversed(table.history) if each.verb == "moment" and each.note == key), None)
    hooks = [] if last is None else [each for each in listeners(table, key) if each.obj.entered > last]
    if hooks:
        _collect_at(table, table.note("moment", "turn.start", player=table.active, note=key), hooks)


def _collect_at(table: Table, event: Event, hooks: Sequence[Hook]) -> None:
    """Make pending what cards in play do at an edge of the turn."""
    for hook in hooks:
        ctx = context_of_hook(table, hook, hook.obj)
        clause = hook.part.clause
        assert isinstance(clause, Triggered)
        when = clause.when
        assert isinstance(when, Moment)
        if is_nobodys(table, hook):
            ctx.controller = ctx.doer = table.active
        if when.whose is not None and not means(ctx, when.whose, player_thing(table.active)):
            continue
        set_whose_turn(ctx, when, table.active)
        ctx.event = event
        for each in _for_those_who(table, ctx, clause):
            make_pending(table, hook.obj.uid, hook.part, clause, each, event, hook.effect is None)


def _for_those_who(table: Table, ctx: Context, clause: Triggered) -> list[Context]:
    """The contexts of a clause that is for whoever has done something ("if one player has ..., they may"): one for
    each player who has."""
    condition = clause.condition
    by = condition.act.by if isinstance(condition, Done) else None
    if condition is None or type(by) is not Select or by.label is None:
        return [ctx]
    found = []
    for player in table.clockwise():
        twin = ctx.copy()
        twin.bound[id(by)] = player_thing(player)
        if holds(twin, condition):
            twin.set_label(by.label, (player_thing(player),))
            found.append(twin)
    return found


def _collect_delayed(table: Table, side: str, event: Event) -> None:
    """Make pending what was put off until this edge of the turn."""
    for later in list(table.delayed):
        due = later.turn <= table.turn
        mine = due and (later.turn == table.turn if later.player == NOBODY else later.player == table.active)
        if later.side == side and mine:
            table.delayed.remove(later)
            activation = replace(later.activation, id=table.next_id())
            table.pending.append(Pending(activation.id, activation, False, False, event.id))


# -- Specials that wait in hands ---------------------------------------------------------------------------------


def _hand_parts(table: Table, key: str, whose: int | None = None) -> list[tuple[int, Part, Context]]:
    """The Specials that wait for ``key`` in hands and discard piles: of all players, or of one."""
    found = []
    waiting = table.specials.get(key)
    if not waiting:
        return []
    for player in table.clockwise() if whose is None else (whose,):
        seat = table.seats[player]
        for uid in [each for each in (*seat.hand, *seat.discard) if each in waiting]:
            for part in table.compiled(uid).from_elsewhere:
                clause = part.clause
                assert isinstance(clause, Triggered)
                in_hand = uid in seat.hand
                zone = zone_of_self(clause.effect)
                if (zone is _HAND) is not in_hand:
                    continue
                if key in trigger_keys(clause):
                    found.append((uid, part, of_card(table, uid, player)))
    return found


_NOT_ANSWERING = frozenset({_SCORE, ON_TURN, TURN_START, TURN_END, INSTEAD, INTERRUPT, ABLE, WATCHED})
"""What Specials wait for that is no event answered at once: the windows of scoring look into hands themselves."""


def collect_from_hands(table: Table, event: Event) -> None:
    if event.verb not in table.specials or event.verb == _SCORE:
        return  # the windows of scoring look into hands themselves
    waiting = _hand_parts(table, event.verb)
    if event.verb == _REVEAL:
        waiting += _shown_parts(table, event)
    for uid, part, ctx in waiting:
        clause = part.clause
        assert isinstance(clause, Triggered)
        assert isinstance(clause.when, EventTrigger)
        if _is_event(ctx, event, clause.when) and _in_order(table, event, ctx, clause.when):
            make_pending(table, uid, part, clause, ctx, event, False)


def _shown_parts(table: Table, event: Event) -> list[tuple[int, Part, Context]]:
    """The Specials that wait for cards to be revealed, and stand on cards that were revealed from a deck just now:
    these can be used as from the hand (BGB2018, "Card Clarifications")."""
    found = []
    for uid in event.things:
        if is_card(uid) and uid in table.specials[event.verb] and table.zone(uid) is _DECK:
            ctx = of_card(table, uid, table.holder(uid))
            parts = table.compiled(uid).from_elsewhere
            found += [(uid, each, ctx) for each in parts if _waits_for(each, event.verb)]
    return found


def _waits_for(part: Part, key: str) -> bool:
    return isinstance(part.clause, Triggered) and key in trigger_keys(part.clause)


def is_shown(event: Event | None, uid: int) -> bool:
    """Whether an event has shown a card to everybody."""
    return event is not None and event.verb == _REVEAL and uid in event.things


def collect_interrupting(table: Table, event: Event, heard: Sequence[Hook]) -> None:
    """Make pending what comes between the playing of a card and what the card does."""
    if heard:
        await_answers(table, event, concerned(table, event, heard))
    for uid, part, ctx in _hand_parts(table, INTERRUPT):
        clause = part.clause
        assert isinstance(clause, Triggered)
        assert isinstance(clause.when, EventTrigger)
        if _is_event(ctx, event, clause.when, part.looks_back) and _in_order(table, event, ctx, clause.when):
            make_pending(table, uid, part, clause, ctx, event, False)


def collect_from_drawn(table: Table, mark: int) -> None:
    """The same for cards that have come into a hand since: what is answered only now they may answer as well
    (BGB2018, "Card Clarifications": a card drawn by what it answers)."""
    if table.specials.keys() <= _NOT_ANSWERING:
        return
    since = _since(table, mark)
    came = {each.what: each.id for each in since if each.verb == _DRAW}
    if not came:
        return
    for event in since:
        if event.verb not in table.specials or event.verb == _SCORE or event.outcome != "done":
            continue
        for uid, part, ctx in _hand_parts(table, event.verb):
            clause = part.clause
            assert isinstance(clause, Triggered)
            assert isinstance(clause.when, EventTrigger)
            late = came.get(uid, -1) > event.id and _is_event(ctx, event, clause.when)
            if late and _in_order(table, event, ctx, clause.when):
                make_pending(table, uid, part, clause, ctx, event, False)


def _since(table: Table, mark: int) -> list[Event]:
    """What has happened after the event numbered ``mark``."""
    history = table.history
    first = len(history)
    while first and history[first - 1].id > mark:
        first -= 1
    return history[first:]


def hand_specials(table: Table, player: int, window: Event, timing: Timing) -> list[tuple[int, Part, Context]]:
    """The Specials that ``player`` could use from hand or discard pile in a window of scoring."""
    found = []
    for uid, part, ctx in _hand_parts(table, window.verb, player):
        clause = part.clause
        assert isinstance(clause, Triggered)
        assert isinstance(clause.when, EventTrigger)
        if not _is_then(clause.when, timing):
            continue
        if _used_for(table, uid, window) or not matches(ctx, window, clause.when.act):
            continue
        where = window.what if is_card(window.what) else NOTHING
        if not may_use(table, uid, part, False, player, where) or not _is_so_there(ctx, clause, window, where):
            continue
        itself = plays_itself(clause.effect)
        allowed = may_be_played(table, uid, player, goal_of(ctx, itself), itself is not None)
        if allowed:
            found.append((uid, part, ctx))
    return found


def _is_so_there(ctx: Context, clause: Triggered, window: Event, where: int) -> bool:
    """Whether what a Special asks for is so, at the base that is scored ("if you are the winner")."""
    asked = conditions_of(clause)
    if not asked:
        return True
    there = ctx.copy()
    there.here, there.event = where, window
    return all(holds(there, each) for each in asked)


def goal_of(ctx: Context, itself: Act | None) -> int | None:
    """Where a card is played that says so itself; None where it does not say."""
    meant = things(ctx, itself.to) if itself is not None and itself.to is not None else ()
    return meant[0] if meant and is_card(meant[0]) else None


def may_be_played(table: Table, uid: int, player: int, goal: int | None, itself: bool) -> bool:
    """Whether a Special can be used: its card be played as it says, or as the action that it is."""
    if itself:
        return can_play(table, uid, player, goal, extra=True)
    return met(table, uid, player, NOTHING) and forbidden(table, uid, player, None, extra=True) is None


def _used_for(table: Table, uid: int, window: Event) -> bool:
    return any(
        each.card == uid and each.incarnation == table.incarnations[uid] and each.event == window.id
        for each in table.used
    )
