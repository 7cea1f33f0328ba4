"""How events happen: the one way by which anything changes on the board.

A batch of events that happen at one moment goes through the same steps, whatever the verb: cannot → not affected →
instead → all changes at once → the record → what was triggered. All that prevents or replaces is asked for before
anything changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from smashrules.effects.abilities import Replacement
from smashrules.effects.actions import Lasting, May, Unaffected
from smashrules.effects.node import Path
from smashrules.effects.selectors import End, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.agenda import activate, failed, pop, push, resolve
from smashrules.engine.asking import NO, YES, ask, ask_thing
from smashrules.engine.context import Context, of_object
from smashrules.engine.control import lend
from smashrules.engine.derived import Hook
from smashrules.engine.feasibility import can_do
from smashrules.engine.limits import mark_used, may_use
from smashrules.engine.matching import matches
from smashrules.engine.table import Table
from smashrules.engine.triggers import (
    Answer,
    await_answers,
    collect,
    collect_from_hands,
    concerned,
    listeners,
)
from smashrules.rulebook.editions import Affecting, Expiry
from smashrules.state.frames import AFTER_ARRIVAL, Batch, Play
from smashrules.state.records import Cause, Event, Option
from smashrules.state.things import NOBODY, NOTHING, is_card, is_player, player_of

PLAY, DISCARD, GO = Zone.PLAY.value, Zone.DISCARD.value, Verb.GO.value  # enum look-ups cost in a hot place
PLAYED = Verb.PLAY.value
_TO_DISCARD = frozenset({Verb.DESTROY.value, Verb.DISCARD.value})
AFFECTING: Mapping[str, Affecting] = MappingProxyType(
    {
        Verb.MOVE.value: Affecting.MOVED,
        Verb.TRANSFER.value: Affecting.TRANSFERRED,
        Verb.SWAP.value: Affecting.SWAPPED,
        Verb.DESTROY.value: Affecting.DESTROYED,
        Verb.RETURN.value: Affecting.RETURNED,
        Verb.PLACE.value: Affecting.PLACED,
        Verb.SHUFFLE.value: Affecting.SHUFFLED,
        Verb.TAKE_CONTROL.value: Affecting.CONTROLLER,
        Verb.GIVE_CONTROL.value: Affecting.CONTROLLER,
        Verb.PUT_COUNTER.value: Affecting.COUNTER_ADDED,
        Verb.REMOVE_COUNTER.value: Affecting.COUNTER_REMOVED,
    }
)
"""What an event does to the card that it happens to, if that can count as affecting it; the edition says whether."""


def run_batch(table: Table, frame: Batch) -> None:
    """Let the events of a batch happen."""
    located = [_located(table, event) for event in frame.events]
    chosen = _chosen_for_limited(table, frame, located)
    fates = [_fate(table, frame, index, event, chosen) for index, event in enumerate(located)]
    pop(table)
    happening = [event for event, outcome, _ in fates if outcome == "done"]
    _happen(table, happening)
    for event, outcome, hook in fates:
        if outcome == "prevented":
            table.record(event)
            failed(table, frame.activation)
        elif outcome == "replaced":
            failed(table, frame.activation)
            assert hook is not None
            _instead(table, frame, event, hook)
    settle_attachments(table)


# -- before anything changes -------------------------------------------------------------------------------------


def _chosen_for_limited(table: Table, frame: Batch, events: list[Event]) -> dict[tuple[int, Path], int]:
    """For a replacement that may be used only once, and would meet several events of this moment: which of them it
    replaces. What happens at one moment is ordered by the current player (WIKI, "Multiple Effects")."""
    if len(events) == 1 or not table.values.replacements():
        return {}
    met: dict[tuple[int, Path], list[int]] = {}
    for index, event in enumerate(events):
        for hook, _ in _replacements(table, frame, event):
            clause = hook.part.clause
            if hook.part.limits or (isinstance(clause, Replacement) and clause.first):
                met.setdefault((hook.obj.uid, hook.part.path), []).append(index)
    chosen = {}
    for key, indices in met.items():
        among = [events[index].what for index in indices]
        cause = Cause(key[0], table.cards[key[0]].key, key[1], table.controller(key[0]))
        rules = ("conflict.current-player-orders", "wording.once-per-turn")
        first = ask_thing(table, frame, f"first{key[0]}", table.active, among, cause, rules)
        chosen[key] = indices[among.index(first)] if first is not None else indices[0]
    return chosen


def _fate(
    table: Table, frame: Batch, index: int, event: Event, chosen: dict[tuple[int, Path], int]
) -> tuple[Event, str, tuple[Hook, Context] | None]:
    """What becomes of a proposed event: it is done, prevented, or replaced."""
    values = table.values
    barrier = values.forbidding(event)
    if barrier is not None:
        rules: tuple[str, ...] = ("immunity.cannot", "conflict.cannot-beats-can")
        rules += _immune(event)[1:]
        return replace(event, outcome="prevented", rules=rules, barrier=barrier), "prevented", None
    barrier = _protection(table, event)
    if barrier is not None:
        return (
            replace(event, outcome="prevented", rules=_immune(event), barrier=barrier),
            "prevented",
            None,
        )
    found = [
        each
        for each in _replacements(table, frame, event)
        if chosen.get((each[0].obj.uid, each[0].part.path), index) == index
    ]
    if not found:
        return event, "done", None
    hook = _choose_replacement(table, frame, index, event, found)
    return (event, "done", None) if hook is None else (event, "replaced", hook)


def _immune(event: Event) -> tuple[str, ...]:
    """The rules by which a protected card is spared: one of several, or the one that was chosen all the same."""
    several = "effect.several-targets"
    return ("immunity.not-affected", several if several in event.rules else "choice.immune-target")


def _located(table: Table, event: Event) -> Event:
    """The event with where its subject is, whose it is and how strong, as long as it is still there."""
    what = event.what
    if not is_card(what):
        return event
    found = table.objects.get(what)
    if event.verb in _TO_DISCARD:
        event = replace(event, zone_to=DISCARD)
    if found is None:
        zone = event.zone or table.zone(what).value
        return replace(event, zone=zone, controller=table.controller(what))
    power = table.values.power(what) if not table.is_base(what) else 0
    return replace(event, base=found.base, host=found.host, controller=found.controller, power=power, zone=PLAY)


def _protection(table: Table, event: Event) -> Cause | None:
    what, cause = event.what, event.cause
    if cause is None or not is_card(what) or table.objects.get(what) is None or table.is_base(what):
        return None
    if AFFECTING.get(event.verb) not in table.switches.affecting:
        return None
    barrier = table.values.protecting(what, cause.card, cause.controller)
    if barrier is None and event.verb == Verb.SWAP.value and is_card(event.to) and table.in_play(event.to):
        barrier = table.values.protecting(event.to, cause.card, cause.controller)
    return barrier


def _replacements(table: Table, frame: Batch, event: Event) -> list[tuple[Hook, Context]]:
    """The replacements that could be applied to an event, but for those that have led to it."""
    found = []
    applied = table.activations[frame.activation].applied if frame.activation in table.activations else ()
    for hook in table.values.replacements():
        clause = hook.part.clause
        assert isinstance(clause, Replacement)
        if clause.event.verb != event.verb or (hook.obj.uid, hook.part.path) in applied:
            continue
        who = event.controller if table.is_base(hook.obj.uid) else hook.obj.controller
        ctx = of_object(table, hook.obj, who)
        allowed = may_use(table, hook.obj.uid, hook.part, clause.first, who, NOTHING)
        if allowed and matches(ctx, event, clause.event) and can_do(ctx, clause.effect):
            found.append((hook, ctx))
    return found


def _choose_replacement(
    table: Table, frame: Batch, index: int, event: Event, found: list[tuple[Hook, Context]]
) -> tuple[Hook, Context] | None:
    """Which "instead" applies. Of several the current player says which is looked at first; one that says "may" can
    then be declined by its own player, and the next is looked at."""
    left = list(found)
    while left:
        hook, ctx = left[0]
        if len(left) > 1:
            options = [Option("use", each.obj.uid, path=each.part.path) for each, _ in left]
            rules = ("replace.several", "conflict.current-player-orders")
            cause = ctx.cause(hook.part.path)
            answer = ask(table, frame, f"which{index}.{len(left)}", "replace", table.active, options, cause, rules)
            hook, ctx = left[options.index(answer)]
        if not isinstance(_effect(hook), May) or _accepts(table, frame, index, hook, ctx):
            return hook, ctx
        left = [each for each in left if each[0] is not hook]
    return None


def _accepts(table: Table, frame: Batch, index: int, hook: Hook, ctx: Context) -> bool:
    """Whether the player of an optional "instead" wants it."""
    key = f"may{index}:{hook.obj.uid}"
    cause = ctx.cause(hook.part.path)
    return ask(table, frame, key, "may", ctx.controller, [YES, NO], cause, ("replace.instead",), forced=False) == YES


def _effect(hook: Hook) -> object:
    clause = hook.part.clause
    assert isinstance(clause, Replacement)
    return clause.effect


def _instead(table: Table, frame: Batch, event: Event, choice: tuple[Hook, Context]) -> None:
    """Record that an event is replaced, and put what happens instead on the agenda."""
    hook, ctx = choice
    cause = ctx.cause(hook.part.path)
    recorded = table.record(replace(event, outcome="replaced", rules=("replace.instead",), barrier=cause))
    effect = _effect(hook)
    node = effect.effect if isinstance(effect, May) else effect
    mark_used(table, hook.obj.uid, hook.part, ctx.controller, ctx.here, NOTHING)
    obj = hook.obj
    controller = ctx.controller if ctx.controller != NOBODY else table.active
    path = hook.compiled.path_of(node)  # type: ignore[arg-type]
    activation = activate(table, obj.uid, path, controller, ctx.here, ctx.host, ctx, recorded)
    before = table.activations[frame.activation].applied if frame.activation in table.activations else ()
    resolve(table, replace(activation, applied=(*before, (obj.uid, hook.part.path))))


# -- the change --------------------------------------------------------------------------------------------------


def happen(table: Table, event: Event) -> Event:
    """Let one event happen that nothing can stand against. Returns it as recorded."""
    return _happen(table, [_located(table, event)])[0]


def _happen(table: Table, events: list[Event]) -> list[Event]:
    heard = {event.verb: listeners(table, event.verb) for event in events}
    gone = listeners(table, GO)
    played = listeners(table, PLAYED)
    # What leaves play is asked about as it was just before: whose it was, where, and as what it counted.
    before = [_leaving(table, event, heard[event.verb], gone) for event in events]
    recorded = []
    for event, asked in zip(events, before, strict=True):
        handler = _CHANGES.get(event.verb)
        if handler is not None and not (event.zone == PLAY and _has_left(table, event)):
            recorded.append((event, asked, handler(table, event)))
    done = []
    batch = table.next_id()
    for event, asked, after in recorded:
        kept = table.record(replace(event, batch=batch))
        done.append(kept)
        if asked is None:
            collect(table, kept, heard[event.verb])
        else:
            await_answers(table, kept, asked[0])
            collect_from_hands(table, kept)
        for each in after:
            follower = table.record(replace(each, parent=kept.id, batch=batch))
            collect(table, follower, {GO: gone, PLAYED: played}.get(follower.verb, []))
            if follower.verb == PLAYED:
                _resolve_swapped(table, follower)
        if asked is not None and kept.zone_to == DISCARD:
            trip = table.record(replace(_trip(kept), parent=kept.id))
            await_answers(table, trip, asked[1])
            collect_from_hands(table, trip)
    return done


def _leaving(
    table: Table, event: Event, heard: Sequence[Hook], gone: Sequence[Hook]
) -> tuple[list[Answer], list[Answer]] | None:
    """For a card that leaves play: which clauses its leaving, and its trip to the discard pile, will trigger."""
    if event.zone != PLAY or not event.zone_to:
        return None
    trip = concerned(table, _trip(event), gone) if event.zone_to == DISCARD else []
    return concerned(table, event, heard), trip


def _trip(event: Event) -> Event:
    """The way of a card from play to the discard pile, whatever sent it there."""
    return replace(event, verb=GO, rules=("leave.definition", "control.owner-zones"))


def _has_left(table: Table, event: Event) -> bool:
    return is_card(event.what) and table.objects.get(event.what) is None


def leave_play(table: Table, uid: int) -> list[Event]:
    """Take a card out of play; what is on it is discarded (BGB2018, "In and Out of Play")."""
    events: list[Event] = []
    for each in reversed(table.attached_to(uid)):
        if each != uid:
            events += _to_discard(table, each, "attach.discarded-when-host-leaves")
    if table.effects and table.switches.default_expiry is Expiry.END_OF_TURN_OR_LEAVING:
        _end_with(table, uid)
    table.remove(uid)
    return events


def _end_with(table: Table, uid: int) -> None:
    """End what a card that leaves play has made true for a time and set no end to (WIKI, "Using Card Abilities")."""
    stamp = table.incarnations[uid]
    for each in list(table.effects):
        node = table.compiled_by_key[each.cause.key].nodes[each.cause.path]
        if each.cause.card == uid and each.incarnation == stamp and isinstance(node, Lasting) and node.until is None:
            table.effects.remove(each)
            rule = "duration.default-end-of-turn"
            table.note("expire", rule, cause=each.cause, player=each.cause.controller)


def _to_discard(table: Table, uid: int, *rules: str) -> list[Event]:
    obj = table.obj(uid)
    event = Event(
        -1,
        GO,
        what=uid,
        base=obj.base,
        host=obj.host,
        controller=obj.controller,
        zone=PLAY,
        zone_to=DISCARD,
        rules=rules,
    )
    owner = table.owner(uid)
    more = leave_play(table, uid)
    table.seats[owner].discard.append(uid)
    return [event, *more]


def put(table: Table, uid: int, zone: Zone, end: str = "", keeper: int = NOBODY, deck: str = "") -> list[Event]:
    """Put a card into its owner's zone (WIKI, "In and Out of Play"), or ``keeper``'s; bases into theirs. ``deck``:
    the name of the deck of no player into which it goes."""
    owner = table.owner(uid) if keeper == NOBODY else keeper
    events = leave_play(table, uid) if table.in_play(uid) else []
    if not events:
        table.remove(uid)
    if deck in table.special_decks:
        pile = table.special_decks[deck]
    elif table.is_base(uid):
        pile = table.base_discard if zone in (Zone.DISCARD, Zone.BASE_DISCARD) else table.base_deck
    else:
        pile = table.seats[owner].pile(zone)
    pile.insert(0 if end == End.TOP else len(pile), uid)
    table.touch_beyond()
    return events


def _card(event: Event) -> int:
    assert is_card(event.what)
    return event.what


def _destroyed(table: Table, event: Event) -> list[Event]:
    return put(table, _card(event), Zone.DISCARD)


def _discarded(table: Table, event: Event) -> list[Event]:
    return put(table, _card(event), Zone.DISCARD)


def _relocated(table: Table, event: Event) -> list[Event]:
    keeper = player_of(event.to) if is_player(event.to) else unseen_holder(table, event)
    return put(table, _card(event), Zone(event.zone_to), event.end, keeper, event.note)


def _shuffled(table: Table, event: Event) -> list[Event]:
    uid, keeper = _card(event), unseen_holder(table, event)
    events = put(table, uid, Zone.DECK, keeper=keeper)
    table.shuffle(table.seats[table.owner(uid) if keeper == NOBODY else keeper].deck)
    return events


def unseen_holder(table: Table, event: Event) -> int:
    """Who keeps a card that nobody else sees: the one in whose hand it is, when it goes on or under a deck
    (BGB2018, "In and Out of Play"). NOBODY where the owner's claim holds."""
    if event.zone_to != Zone.DECK.value or not table.switches.owner_zone_only_if_visible:
        return NOBODY
    return next((player for player, seat in enumerate(table.seats) if event.what in seat.hand), NOBODY)


def _moved(table: Table, event: Event) -> list[Event]:
    assert is_card(event.to)
    table.change(_card(event), base=event.to)
    return []


def _gained(table: Table, event: Event) -> list[Event]:
    table.seats[event.player].vp += event.amount
    table.touch_beyond()
    return []


def _drawn(table: Table, event: Event) -> list[Event]:
    uid = _card(event)
    seat = table.seats[event.player]
    pile = table.special_decks.get(event.zone) or seat.pile(Zone(event.zone))
    if uid in pile:
        pile.remove(uid)
    else:
        table.remove(uid)
        seat = table.seats[table.owner(uid)]  # one that others see goes to its owner's hand
    seat.hand.append(uid)
    table.touch_beyond()
    return []


def _counted_up(table: Table, event: Event) -> list[Event]:
    uid = _card(event)
    table.change(uid, counters=table.obj(uid).counters + event.amount)
    return []


def _counted_down(table: Table, event: Event) -> list[Event]:
    uid = _card(event)
    table.change(uid, counters=max(0, table.obj(uid).counters - event.amount))
    return []


def _transferred(table: Table, event: Event) -> list[Event]:
    """An action goes from one card to another, or to a base."""
    assert is_card(event.to)
    host = NOTHING if table.is_base(event.to) else event.to
    table.change(_card(event), host=host, base=table.obj(event.to).base)
    return []


def _taken(table: Table, event: Event) -> list[Event]:
    lend(table, event)
    table.change(_card(event), controller=event.player)
    return []


def _swapped(table: Table, event: Event) -> list[Event]:
    """Two cards change places; what is on the one in play stays for the one that comes (WIKI, "Swapping")."""
    one, other = _card(event), event.to
    assert is_card(other)
    inside, outside = (one, other) if table.in_play(one) else (other, one)
    if table.is_base(inside):
        return _swap_bases(table, inside, outside, event.cause)
    obj = table.obj(inside)
    zone = table.zone(outside)
    attached = table.attached_to(inside)
    owner = table.owner(inside)
    table.remove(outside)
    table.remove(inside)
    table.enter(outside, obj.controller, obj.base, obj.host, active=False)
    table.change(outside, counters=obj.counters)
    for each in attached:
        table.change(each, host=outside)
    play = Event(
        -1,
        Verb.PLAY.value,
        obj.controller,
        outside,
        to=obj.base,
        base=obj.base,
        host=obj.host,
        controller=obj.controller,
        power=table.values.power(outside),
        zone=zone.value,
        cause=event.cause,
        rules=("verb.swap", "swap.one-at-base", "play.definition"),
    )
    table.seats[owner].pile(zone).append(inside)
    if zone is not Zone.DECK:
        return [play]
    table.shuffle(table.seats[owner].deck)
    return [_shuffled_after(event.cause, -1 - owner, zone, owner, "swap.from-deck"), play]


def _resolve_swapped(table: Table, event: Event) -> None:
    """The card that a swap brings is played: its abilities are resolved from there (WIKI, "Swapping")."""
    assert is_card(event.what)
    obj = table.obj(event.what)
    push(
        table,
        Play(
            stage=AFTER_ARRIVAL,
            card=event.what,
            player=event.player,
            to=obj.base,
            host=obj.host,
            mark=event.id - 1,
            event=event,
            rules=event.rules,
        ),
    )


def _shuffled_after(cause: Cause | None, whose: int, zone: Zone, player: int = NOBODY, *more: str) -> Event:
    rules = ("deck.search-shuffles", *more)
    return Event(-1, Verb.SHUFFLE.value, player, whose, zone=zone.value, cause=cause, rules=rules)


def _swap_bases(table: Table, inside: int, outside: int, cause: Cause | None) -> list[Event]:
    position = table.bases.index(inside)
    there = table.at_base(inside)
    on_base = [each for each in there if table.obj(each).host == NOTHING and _is_action(table, each)]
    events: list[Event] = []
    if not table.switches.swapped_base_keeps_cards:
        for each in on_base:
            events += _to_discard(table, each, "attach.base-leaves")
    pile = table.base_deck if outside in table.base_deck else table.base_discard
    pile.remove(outside)
    table.remove(inside)
    pile.append(inside)
    table.enter(outside, NOBODY, outside)
    table.bases.insert(position, outside)
    for obj in list(table.objects.values()):
        if obj.base == inside:
            table.objects[obj.uid] = replace(obj, base=outside)
    table.shuffle(table.base_deck)
    table.touch()
    return [*events, _shuffled_after(cause, NOTHING, Zone.BASE_DECK)]


def _replaced(table: Table, event: Event) -> list[Event]:
    """Another base takes the place of one that leaves play; no card stays (BGB2018, "In and Out of Play")."""
    old, new = _card(event), event.to
    assert is_card(new)
    position = table.bases.index(old)
    events: list[Event] = []
    for each in [uid for uid in table.at_base(old) if table.obj(uid).host == NOTHING]:
        events += _to_discard(table, each, "attach.base-leaves")
    table.remove(new)
    table.remove(old)
    table.base_discard.append(old)
    table.enter(new, NOBODY, new)
    table.bases.insert(position, new)
    table.touch()
    return events


def _is_action(table: Table, uid: int) -> bool:
    return table.definition(uid).power is None


_CHANGES: dict[str, Callable[[Table, Event], list[Event]]] = {
    Verb.DESTROY.value: _destroyed,
    Verb.DISCARD.value: _discarded,
    Verb.RETURN.value: _relocated,
    Verb.PLACE.value: _relocated,
    Verb.SHUFFLE.value: _shuffled,
    Verb.MOVE.value: _moved,
    Verb.GAIN_VP.value: _gained,
    Verb.DRAW.value: _drawn,
    Verb.SWAP.value: _swapped,
    Verb.REPLACE.value: _replaced,
    Verb.PUT_COUNTER.value: _counted_up,
    Verb.REMOVE_COUNTER.value: _counted_down,
    Verb.TRANSFER.value: _transferred,
    Verb.TAKE_CONTROL.value: _taken,
}


# -- after the change --------------------------------------------------------------------------------------------


def settle_attachments(table: Table) -> None:
    """Discard actions from cards that are not affected by them (BGB2018, "Attached Cards")."""
    values = table.values
    if not values.statements(Unaffected):
        return
    for obj in table.objects.values():
        if obj.host == NOTHING or not table.in_play(obj.host):
            continue
        barrier = values.protecting_by_itself(obj.host, obj.uid, obj.controller)
        if barrier is None:
            continue
        # One that is just being played is discarded; one that is there already is destroyed.
        verb = Verb.DESTROY.value if obj.active else Verb.DISCARD.value
        rule = "attach.immune" if obj.active else "immunity.attached-action-discarded"
        _happen(table, [_located(table, Event(-1, verb, obj.controller, obj.uid, rules=(rule,), barrier=barrier))])
        settle_attachments(table)
        return
