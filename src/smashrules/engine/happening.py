"""How events happen: the one way by which anything changes on the board.

A batch of events that happen at one moment goes through the same steps, whatever the verb: cannot → not affected →
instead → all changes at once → the record → what was triggered. All that prevents or replaces is asked for before
anything changes. What a verb changes is in ``changes``; what is ordered, and why, is not asked here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from smashrules.effects.abilities import Event as EventTrigger
from smashrules.effects.abilities import Replacement, Triggered
from smashrules.effects.actions import May, Unaffected
from smashrules.effects.node import Path
from smashrules.effects.selectors import Here, This, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.affecting import AFFECT, AFFECTING
from smashrules.engine.agenda import activate, failed, pop, push, resolve
from smashrules.engine.asking import NO, YES, ask, ask_thing
from smashrules.engine.changes import CHANGES, unseen_holder
from smashrules.engine.conditions import holds
from smashrules.engine.context import Context
from smashrules.engine.decks import refill_bases
from smashrules.engine.derived import Derived
from smashrules.engine.feasibility import can_do
from smashrules.engine.limits import mark_used, may_use
from smashrules.engine.replacing import Waiting, as_asked, from_hand, is_met, play_instead, trip
from smashrules.engine.speakers import INSTEAD, Hook, context_of_hook, is_nobodys
from smashrules.engine.table import Table
from smashrules.engine.triggers import (
    Answer,
    affected,
    await_affected,
    await_answers,
    collect,
    collect_from_hands,
    concerned,
    is_awaited,
    listeners,
    live_hooks,
)
from smashrules.state.frames import AFTER_ARRIVAL, Batch, Play
from smashrules.state.records import Cause, Event, Option
from smashrules.state.things import NOBODY, NOTHING, Thing, is_card, is_player

PLAY, DISCARD, GO = Zone.PLAY.value, Zone.DISCARD.value, Verb.GO.value  # enum look-ups cost in a hot place
PLAYED, LEAVE, ENTER = Verb.PLAY.value, Verb.LEAVE.value, Verb.ENTER.value
_SWAP, _BOX = Verb.SWAP.value, Zone.BOX.value
NEW_BASE, _TO_BASE_DISCARD = "new-base", Zone.BASE_DISCARD.value
_BRINGING_BASES = (Verb.REPLACE.value, Verb.SWAP.value)
_TO_DISCARD = frozenset({Verb.DESTROY.value, Verb.DISCARD.value})
Leaving = tuple[list[Answer], list[Answer], list[Answer]]
"""What answers a card that leaves play: the verb that sends it away, its trip to the discard pile, its leaving."""
Fate = tuple[Event, str, Answer | Waiting | None]
"""An event that was proposed, what becomes of it, and what stands in its place: a clause in play, or a card that is
played."""
_OF_NOTHING_IN_PLAY = frozenset({Verb.DRAW.value, Verb.GAIN_VP.value, Verb.LOSE_VP.value})
"""What changes nothing in play and has nothing follow, unless it is a card in play that is drawn."""


def run_batch(table: Table, frame: Batch) -> None:
    """Let the events of a batch happen."""
    located = [_located(table, event) for event in frame.events]
    chosen = _chosen_for_limited(table, frame, located)
    fates = _fates(table, frame, located, chosen)
    pop(table)
    happening = [event for event, outcome, _ in fates if outcome == "done"]
    _happen(table, _attached_first(table, happening))
    for event, outcome, by in fates:
        if outcome == "prevented":
            table.record(event)
            failed(table, frame.activation)
        elif outcome == "replaced":
            failed(table, frame.activation)
            assert by is not None
            if len(by) == 2:
                _instead(table, frame, event, by)
            else:
                play_instead(table, by, _record_replaced(table, event, by[2].cause(by[1].path)))
    settle_attachments(table)


def _attached_first(table: Table, events: list[Event]) -> list[Event]:
    """The events with those of cards before those of what they are attached to: "return a minion and an action on it
    to their owners' hands" sends the action there, too, which would else be discarded when the minion leaves."""
    if len(events) < 2 or not table.attached:
        return events
    lying = {each for event in events if is_card(event.what) for each in table.attached_to(event.what)}
    return sorted(events, key=lambda event: event.what not in lying)


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
            if hook.part.limits or (isinstance(clause, Replacement) and (clause.first or clause.single)):
                met.setdefault((hook.obj.uid, hook.part.path), []).append(index)
    chosen = {}
    for key, indices in met.items():
        among = [events[index].what for index in indices]
        cause = Cause(key[0], table.cards[key[0]].key, key[1], table.controller(key[0]))
        rules = ("conflict.current-player-orders", "wording.once-per-turn")
        first = ask_thing(table, frame, f"first{key[0]}", table.active, among, cause, rules)
        chosen[key] = indices[among.index(first)] if first is not None else indices[0]
    return chosen


def _fates(table: Table, frame: Batch, events: list[Event], chosen: dict[tuple[int, Path], int]) -> list[Fate]:
    """What becomes of each of the events. What is in play is asked before what could be played from a hand."""
    fates = [_fate(table, frame, index, event, chosen) for index, event in enumerate(events)]
    if INSTEAD not in table.specials:
        return fates
    spent: set[int] = set()
    for index, (event, outcome, _) in enumerate(fates):
        open_to = event.zone_to != _BOX
        waiting = from_hand(table, frame, index, event, spent) if open_to and outcome == "done" else None
        if waiting is not None:
            spent.add(waiting[0])
            fates[index] = (event, "replaced", waiting)
    return fates


def _fate(table: Table, frame: Batch, index: int, event: Event, chosen: dict[tuple[int, Path], int]) -> Fate:
    """What becomes of a proposed event by what is in play: it is done, prevented, or replaced."""
    if event.zone_to == _BOX:  # nothing prevents that
        return event, "done", None
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
    found = _replacements(table, frame, event)
    if chosen:
        found = _chosen_among(found, chosen, index)
    if not found:
        return event, "done", None
    hook = _choose_replacement(table, frame, index, event, found)
    return (event, "done", None) if hook is None else (event, "replaced", hook)


def _chosen_among(
    found: list[tuple[Hook, Context]], chosen: dict[tuple[int, Path], int], index: int
) -> list[tuple[Hook, Context]]:
    """Without the replacements for which another event of the moment was chosen."""
    return [each for each in found if chosen.get((each[0].obj.uid, each[0].part.path), index) == index]


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
    zone_to = event.zone_to
    if event.verb in _TO_DISCARD:
        zone_to = _TO_BASE_DISCARD if table.is_base(what) else DISCARD
    if found is None:
        zone = event.zone or str(table.zone(what))
        return _kept(table, replace(event, zone=zone, zone_to=zone_to, controller=table.controller(what)))
    return replace(
        event,
        base=found.base,
        host=found.host,
        controller=found.controller,
        power=table.values.power(what) if not table.is_base(what) else 0,
        counters=found.counters,
        zone=PLAY,
        zone_to=zone_to,
    )


def _kept(table: Table, event: Event) -> Event:
    """The event with whose deck it is where a card that nobody else sees goes into another one than its owner's."""
    keeper = NOBODY if is_player(event.to) else unseen_holder(table, event)
    if keeper in (NOBODY, table.owner(int(event.what))):
        return event
    rules = tuple("control.hidden-cards" if each == "control.owner-zones" else each for each in event.rules)
    return replace(event, to=-1 - keeper, rules=rules)


def _protection(table: Table, event: Event) -> Cause | None:
    what, cause = event.what, event.cause
    if cause is None or not is_card(what) or table.objects.get(what) is None or table.is_base(what):
        return None
    if AFFECTING.get(event.verb) not in table.switches.affecting:
        return None
    barrier = table.values.protecting(what, cause.card, cause.controller)
    if barrier is None and event.verb == _SWAP and is_card(event.to) and table.in_play(event.to):
        barrier = table.values.protecting(event.to, cause.card, cause.controller)
    return barrier


def _replacements(table: Table, frame: Batch, event: Event) -> list[tuple[Hook, Context]]:
    """The replacements that could be applied to an event, but for those that have led to it."""
    replaced = table.values.voices.replaced_verbs()
    if event.verb not in replaced and GO not in replaced:
        return []
    found = []
    applied = table.activations[frame.activation].applied if frame.activation in table.activations else ()
    for hook in table.values.replacements():
        clause = hook.part.clause
        assert isinstance(clause, Replacement)
        if not _is_asked(event, clause) or (hook.obj.uid, hook.part.path) in applied:
            continue
        who = event.controller if is_nobodys(table, hook) else hook.obj.controller
        ctx = context_of_hook(table, hook, hook.obj, who)
        allowed = may_use(table, hook.obj.uid, hook.part, clause.first, who, NOTHING, hook.giver)
        meant = allowed and is_met(ctx, event, clause)
        if meant and (clause.condition is None or holds(ctx, clause.condition)) and can_do(ctx, clause.effect):
            found.append((hook, ctx))
    return found


def _is_asked(event: Event, clause: Replacement) -> bool:
    """Whether an event is of the sort that a clause replaces."""
    return any(as_asked(event, act) is not None for act in (clause.event, *clause.others))


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


def _record_replaced(table: Table, event: Event, cause: Cause) -> Event:
    rules = ("replace.instead", *(event.rules if event.cause is None else ()))  # what the rules alone bring about
    return table.record(replace(event, outcome="replaced", rules=rules, barrier=cause))


def _instead(table: Table, frame: Batch, event: Event, choice: tuple[Hook, Context]) -> None:
    """Record that an event is replaced, and put what happens instead on the agenda."""
    hook, ctx = choice
    recorded = _record_replaced(table, event, ctx.cause(hook.part.path))
    effect = _effect(hook)
    node = effect.effect if isinstance(effect, May) else effect
    mark_used(table, hook.obj.uid, hook.part, ctx.controller, ctx.here, NOTHING, hook.giver)
    obj = hook.obj
    controller = ctx.controller if ctx.controller != NOBODY else table.active
    path = hook.compiled.path_of(node)  # type: ignore[arg-type]
    activation = activate(table, obj.uid, path, controller, ctx.here, ctx.host, ctx, recorded)
    before = table.activations[frame.activation].applied if frame.activation in table.activations else ()
    resolve(table, replace(activation, applied=(*before, (obj.uid, hook.part.path))))


# -- the change --------------------------------------------------------------------------------------------------


def happen(table: Table, event: Event) -> Event:
    """Let one event happen that nothing can stand against. Returns it as recorded."""
    located = _located(table, event)
    verb = event.verb
    if verb in _OF_NOTHING_IN_PLAY and located.zone != PLAY and not is_awaited(table, verb):
        CHANGES[verb](table, located)
        return table.record(located, table.next_id())
    return _happen(table, [located])[0]


def _happen(table: Table, events: list[Event]) -> list[Event]:
    hooks = live_hooks(table)
    # What leaves play is asked about as it was just before: whose it was, where, and as what it counted.
    before: list[Leaving | None] = []
    places: dict[Thing, int] = {}
    for event in events:
        leaves = event.zone == PLAY and event.zone_to
        before.append(_leaving(table, event, hooks) if leaves else None)
        if leaves and event.zone_to == _TO_BASE_DISCARD and is_card(event.what):
            places[event.what] = table.bases.index(event.what)
    # What is affected is asked about as it was, too: whose, and where.
    touched = {id(event): affected(table, event) for event in events} if is_awaited(table, AFFECT) else {}
    recorded = []
    for event, asked in zip(events, before, strict=True):
        handler = CHANGES.get(event.verb)
        if handler is not None and not (event.zone == PLAY and _has_left(table, event)):
            recorded.append((event, asked, handler(table, event)))
    done = []
    batch = table.next_id()
    for event, asked, after in recorded:
        kept = table.record(event, batch)
        done.append(kept)
        if asked is None:
            collect(table, kept, hooks.get(event.verb, ()))
        else:
            await_answers(table, kept, asked[0])
            collect_from_hands(table, kept)
            if asked[2]:
                await_answers(table, replace(kept, verb=LEAVE), asked[2])
        for each in after:
            follower = table.record(each, batch, kept.id)
            collect(table, follower, hooks.get(follower.verb, ()) if follower.verb in (GO, PLAYED) else ())
            if follower.verb == PLAYED:
                _resolve_swapped(table, follower)
            elif LEAVE in hooks and follower.verb == GO:
                collect(table, replace(follower, verb=LEAVE), hooks[LEAVE])
        if kept.what in places:
            _next_base(table, kept, places[kept.what], hooks.get(ENTER, ()))
        if kept.verb in _BRINGING_BASES:
            new = kept.what if kept.verb == Verb.SWAP.value and kept.zone != PLAY else kept.to
            if is_card(new) and new in table.bases:
                has_entered(table, kept, new, hooks.get(ENTER, ()))
                for more in range(1, kept.amount):  # "replace it with two bases"
                    _next_base(table, kept, table.bases.index(new) + more, hooks.get(ENTER, ()))
        if asked is not None and kept.zone_to == DISCARD:
            gone = table.record(trip(kept), parent=kept.id)
            await_answers(table, gone, asked[1])
            collect_from_hands(table, gone)
        if touched:
            await_affected(table, kept, touched[id(event)])
    return done


def _leaving(table: Table, event: Event, hooks: Mapping[str, Sequence[Hook]]) -> Leaving:
    """For a card that leaves play: which clauses what sends it away, its trip to the discard pile, and its leaving
    will trigger."""
    gone = concerned(table, trip(event), hooks[GO]) if GO in hooks and event.zone_to == DISCARD else []
    leaving = concerned(table, replace(event, verb=LEAVE), hooks[LEAVE]) if LEAVE in hooks else []
    heard = hooks.get(event.verb)
    return concerned(table, event, heard) if heard else [], gone, leaving


def _has_left(table: Table, event: Event) -> bool:
    return is_card(event.what) and table.objects.get(event.what) is None


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


def _next_base(table: Table, gone: Event, place: int, heard: Sequence[Hook]) -> None:
    """The next base comes in place of one that has left play, or as one of several that do."""
    refill_bases(table, 1)
    if not table.base_deck:
        return
    new = table.base_deck.pop(0)
    table.enter(new, NOBODY, new)
    table.bases.insert(place, new)
    rules = ("score.replace", "leave.base")
    event = Event(-1, NEW_BASE, what=new, to=new, base=gone.base, cause=gone.cause, rules=rules, parent=gone.id)
    has_entered(table, table.record(event), new, heard)


def base_comes(table: Table, base: int, position: int, cause: Cause, player: int, *rules: str) -> None:
    """A base that lay in no play comes into play at a place in the row; whatever waits for that is triggered."""
    heard = listeners(table, ENTER)
    table.enter(base, NOBODY, base)
    table.bases.insert(position, base)
    event = table.record(Event(-1, NEW_BASE, player, base, to=base, cause=cause, rules=rules))
    has_entered(table, event, base, heard)


def has_entered(table: Table, event: Event, base: int, heard: Sequence[Hook]) -> None:
    """Make pending what waits for a new base to come into play, however it came; it can speak of itself ("after this
    base enters play"), though what else comes into play with an event does not answer that."""
    own = [each for each in listeners(table, ENTER) if each.obj.uid == base and _is_of_itself(each)]
    collect(table, replace(event, verb=ENTER, what=base, to=base, zone_to=PLAY), [*heard, *own] if own else heard)


def _is_of_itself(hook: Hook) -> bool:
    when = hook.part.clause.when if isinstance(hook.part.clause, Triggered) else None
    return isinstance(when, EventTrigger) and type(when.act.what) in (Here, This)


# -- after the change --------------------------------------------------------------------------------------------


def settle_attachments(table: Table) -> None:
    """Discard actions from cards that are not affected by them (BGB2018, "Attached Cards")."""
    if not table.attached:
        return
    values = table.values
    if not values.attachments_settled and values.statements(Unaffected):
        _discard_unaffecting(table, values)


def _discard_unaffecting(table: Table, values: Derived) -> None:
    for obj in [each for each in table.objects.values() if each.host >= 0 and each.host in table.objects]:
        barrier = values.protecting_by_itself(obj.host, obj.uid, obj.controller)
        if barrier is None:
            continue
        # One that is just being played is discarded; one that is there already is destroyed.
        verb = Verb.DESTROY.value if obj.active else Verb.DISCARD.value
        rule = "attach.immune" if obj.active else "immunity.attached-action-discarded"
        _happen(table, [_located(table, Event(-1, verb, obj.controller, obj.uid, rules=(rule,), barrier=barrier))])
        settle_attachments(table)
        return
    values.attachments_settled = True
