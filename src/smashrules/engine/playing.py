"""The steps of a card's play, from the choice of its place to the discarding of a standard action.

The order of the steps is that of WIKI, "Card Resolution Order": onto the base or minion; what is always on applies;
the on-play ability; the card's own always-on ability; what was triggered; the discarding of a standard action. That
the card may be played is known before (``legality``); what its words do is the business of ``doing``.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.effects.abilities import Event as EventTrigger
from smashrules.effects.abilities import Instruction, Label, Replacement, Triggered
from smashrules.effects.actions import Moment
from smashrules.effects.card import CardType
from smashrules.effects.selectors import Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.acting import Acting
from smashrules.engine.affecting import AFFECT
from smashrules.engine.agenda import activate, advance, failed, has_moved, nested, pop, put_back, resolve
from smashrules.engine.asking import ask, picked
from smashrules.engine.compiled import INTERRUPT, acts_of
from smashrules.engine.context import Context, of_card
from smashrules.engine.copying import finds_nothing
from smashrules.engine.happening import happen, settle_attachments
from smashrules.engine.legality import is_attachment, places, type_played
from smashrules.engine.matching import is_free_play, matches
from smashrules.engine.me_first import flush, is_pending
from smashrules.engine.replacing import is_met
from smashrules.engine.selecting import ever
from smashrules.engine.silencing import is_silent, silence
from smashrules.engine.table import Table
from smashrules.engine.triggers import (
    affected,
    await_affected,
    collect,
    collect_interrupting,
    is_awaited,
    live_hooks,
    set_whose_turn,
)
from smashrules.engine.uses import used
from smashrules.rulebook.editions import NestedTriggers, StandardDiscard
from smashrules.state.frames import AFTER_ARRIVAL, Play
from smashrules.state.records import Event, Option
from smashrules.state.things import NOBODY, NOTHING, player_thing

# Enum look-ups cost in a hot place.
_MINION, _AFTER_ABILITY, _BEFORE_OUTER = (
    CardType.MINION,
    StandardDiscard.AFTER_ABILITY,
    NestedTriggers.BEFORE_OUTER,
)
_PLAY, _ACTION, _DISCARD, _DISCARDED = Verb.PLAY.value, CardType.ACTION.value, Zone.DISCARD.value, Verb.DISCARD.value
_HAND = Zone.HAND.value


_BY_SPECIAL = frozenset({"ability.special", "ability.special.from-hand"})
"""The rules of the plays by which a card's own Special is used."""


def run_play(table: Table, frame: Play) -> None:
    """One step of playing a card."""
    _STEPS[frame.stage](table, frame)


def _choose_place(table: Table, frame: Play) -> None:
    uid, player = frame.card, frame.player
    minion = type_played(table, uid, frame.played_as) is _MINION
    if frame.special or not (minion or is_attachment(table, uid)):
        _put_down(table, frame)
        return
    answer = picked(frame, "place")
    if answer is not None:
        host = int(answer.thing) if answer.thing != answer.to else NOTHING
        _put_down(table, put_back(table, frame, replace(frame, picks=(), to=answer.to, host=host)))
        return
    only = frame.to if frame.to != NOTHING else None
    extra = not is_free_play(frame.rules)
    open_places = places(table, uid, player, only, frame.played_as, extra)
    if not open_places:
        pop(table)
        failed(table, frame.activation)
        table.note(Verb.PLAY.value, "play.requirement", player=player, what=uid, outcome="not", cause=frame.cause)
        return
    options = [
        Option("thing", place.host if place.host != NOTHING else place.base, place.base) for place in open_places
    ]
    rule = "play.minion-to-base" if minion else "play.on-base"
    answer = ask(table, frame, "place", "place", player, options, frame.cause, (rule,))
    chosen = open_places[options.index(answer)]
    _put_down(table, put_back(table, frame, replace(frame, picks=(), to=chosen.base, host=chosen.host)))


def _put_down(table: Table, frame: Play) -> None:
    """The card leaves the hand and is played: onto its base or minion, or before everybody to be resolved. Nobody is
    asked, and what it says follows."""
    uid, player = frame.card, frame.player
    minion = type_played(table, uid, frame.played_as) is _MINION
    zone = str(table.zone(uid))
    hooks = live_hooks(table)
    stays = minion or (is_attachment(table, uid) and not frame.special)
    mark = table.serial
    holder = table.holder(uid) if zone == _HAND and uid not in table.seats[player].hand else player
    table.remove(uid)
    if stays:
        table.enter(uid, player, frame.to, frame.host, active=False)
        silence(table, frame)
        rule = "play.minion-to-base" if minion else ("play.on-base" if frame.host == NOTHING else "play.on-minion")
    else:
        table.limbo[uid] = player
        table.touch_beyond()
        rule = "play.action"
    event = table.record(
        Event(
            -1,
            _PLAY,
            player,
            uid,
            to=frame.host if frame.host != NOTHING else frame.to,
            base=frame.to if stays else NOTHING,
            host=frame.host,
            controller=player,
            power=table.values.power(uid) if minion else 0,
            cause=frame.cause,
            rules=(*frame.rules, rule, *_besides(table, frame)),
            zone=zone,
            things=() if holder == player else (player_thing(holder),),
            note=frame.played_as,
        )
    )
    collect(table, event, hooks.get(_PLAY, ()))
    if frame.cause is not None and not _BY_SPECIAL.isdisjoint(frame.rules):
        used(
            table, replace(event, cause=frame.cause), table.compiled_by_key[frame.cause.key].part_at(frame.cause.path)
        )
    if frame.host != NOTHING and is_awaited(table, AFFECT):
        await_affected(table, event, affected(table, event))
    if frame.activation >= 0:
        has_moved(table, frame.activation, (uid,))
    frame = put_back(table, frame, replace(frame, stage=AFTER_ARRIVAL, picks=(), mark=mark, event=event))
    if INTERRUPT in hooks or INTERRUPT in table.specials:
        now = table.serial
        collect_interrupting(table, event, hooks.get(INTERRUPT, ()))
        if is_pending(table, now):
            flush(table, now)
            return
    _resolve_on_play(table, frame)


def cancel_play(acting: Acting) -> None:
    """A card that has just been played is cancelled: what it says when it is played, or what it was played for, is
    not done."""
    table = acting.table
    assert acting.node.what is not None
    cards = ever(acting.ctx, acting.node.what)
    acting.finish()
    for place, frame in enumerate(table.agenda):
        if type(frame) is Play and frame.card in cards and frame.stage == AFTER_ARRIVAL:
            table.agenda[place] = replace(frame, stage=AFTER_ARRIVAL + 1)
            rules = ("cancel.definition", "wording.when")
            table.record(acting.event(Verb.CANCEL, *rules, what=frame.card))


def _besides(table: Table, frame: Play) -> tuple[str, ...]:
    """The rules that a play rests on besides: of whose card it is, when it is played, and as what."""
    rules: tuple[str, ...] = ()
    if table.owner(frame.card) not in (frame.player, NOBODY):
        rules += ("play.other-owner",)
    if table.phase != "play":
        rules += ("extra.out-of-phase",)
    if frame.played_as:
        rules += ("fusion.declare",)
    if frame.played_as == _ACTION:
        rules += ("fusion.as-action",)
    return rules


def _resolve_on_play(table: Table, frame: Play) -> None:
    """The on-play ability, or the Special the action was played for."""

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
    if (uid not in table.limbo and not table.in_play(uid)) or is_silent(table, uid):
        return
    for part in reversed(compiled.on_play):
        if part.label in _FUSION_LABELS and part.label.value.lower() != frame.played_as:
            continue  # the text for the other type is ignored
        assert isinstance(part.clause, Instruction)
        resolve(
            table,
            activate(
                table, uid, compiled.path_of(part.clause.effect), frame.player, here, frame.host, event=frame.event
            ),
        )


_FUSION_LABELS = (Label.MINION, Label.ACTION)


def _special_context(table: Table, frame: Play) -> Context:
    """The labels of the Special's trigger, set from the window it is used in."""

    ctx = of_card(table, frame.card, frame.player)
    for part in table.compiled(frame.card).from_elsewhere:
        if part.path == frame.special[: len(part.path)] and frame.window is not None:
            clause = part.clause
            assert isinstance(clause, Triggered)
            if isinstance(clause.when, Moment):
                set_whose_turn(ctx, clause.when, table.active)
                continue
            assert isinstance(clause.when, EventTrigger)
            any(matches(ctx, frame.window, act) for act in acts_of(clause.when))
    for part in table.compiled(frame.card).instead_from_hand:
        if part.path == frame.special[: len(part.path)] and frame.window is not None:
            assert isinstance(part.clause, Replacement)
            is_met(ctx, frame.window, part.clause)
    return ctx


def _own_ongoing(table: Table, frame: Play) -> None:
    """The card's own Ongoing abilities begin, then what was triggered is resolved."""

    if table.in_play(frame.card) and not table.obj(frame.card).active:
        cause = finds_nothing(table, frame.card) if table.compiled_by_uid[frame.card].copies else None
        if cause is not None:
            happen(table, Event(-1, _DISCARDED, frame.player, frame.card, cause=cause, rules=("ability.copied",)))
        else:
            table.arrive(frame.card)
            settle_attachments(table)
    triggered = is_pending(table, frame.mark)
    frame = put_back(table, frame, replace(frame, stage=4, picks=(), triggered=triggered))
    if table.switches.standard_action_discard is _AFTER_ABILITY:
        _discard_standard(table, frame)
    if table.switches.nested_triggers is _BEFORE_OUTER or not nested(table):
        flush(table, frame.mark)


def _clear_away(table: Table, frame: Play) -> None:
    pop(table)
    _discard_standard(table, frame)


def _discard_standard(table: Table, frame: Play) -> None:
    """A standard action goes to its owner's discard pile."""
    uid = frame.card
    if uid not in table.limbo:
        return
    owner = table.owner(uid)
    del table.limbo[uid]
    table.seats[owner].discard.append(uid)
    # The books leave open only whether this comes before or after what the play triggered.
    rules = ("play.standard-action-discard",) if frame.triggered else ("card.standard-action", "resolve.order")
    table.note(
        "clear",
        *rules,
        player=frame.player,
        what=uid,
        zone_to=_DISCARD,
        cause=frame.cause,
    )


_STEPS = (_choose_place, _put_down, _resolve_on_play, _own_ongoing, _clear_away)
