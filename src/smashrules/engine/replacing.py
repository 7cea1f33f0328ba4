"""Which event a text stands in the place of, and the cards in hands that can be played in the place of one.

Knows when a replacement is met. It does not know how events happen, nor which replacement comes first: that is in
``happening``.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.effects.abilities import Replacement
from smashrules.effects.actions import Act
from smashrules.effects.selectors import Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.agenda import push
from smashrules.engine.asking import PASS, ask
from smashrules.engine.compiled import Part, permitted, plays_itself, zone_of_self
from smashrules.engine.conditions import holds
from smashrules.engine.context import Context, of_card
from smashrules.engine.feasibility import can_do
from smashrules.engine.limits import mark_used, may_use
from smashrules.engine.matching import matches
from smashrules.engine.speakers import INSTEAD
from smashrules.engine.table import Table
from smashrules.engine.triggers import goal_of, may_be_played
from smashrules.state.frames import Batch, Play
from smashrules.state.records import Event, Option
from smashrules.state.things import NOTHING

# Enum look-ups cost in a hot place.
_PLAY, _DISCARD, _GO = Zone.PLAY.value, Zone.DISCARD.value, Verb.GO.value
_FROM_HAND = ("ability.special.from-hand", "replace.instead", "extra.special-not-free")

Waiting = tuple[int, Part, Context]
"""A card in a hand that can be played in the place of an event: with its clause and what that speaks of."""


def trip(event: Event) -> Event:
    """The way of a card from play to the discard pile, whatever sent it there."""
    return replace(event, verb=_GO, rules=("leave.definition", "control.owner-zones"))


def is_met(ctx: Context, event: Event, clause: Replacement) -> bool:
    """Whether ``event`` is one that the clause stands in the place of. ``ctx`` gets the labels of what was met."""
    for act in (clause.event, *clause.others):
        asked = as_asked(event, act)
        if asked is not None:
            return matches(ctx, asked, act)
    return False


def as_asked(event: Event, act: Act) -> Event | None:
    """The event as a replacement asks about it: whatever sends a card there, it "would go to the discard pile"."""
    if act.verb == event.verb:
        return event
    goes = act.verb == _GO and event.zone == _PLAY and event.zone_to == _DISCARD
    return trip(event) if goes else None


# -- cards that are played in its place ---------------------------------------------------------------------------


def from_hand(table: Table, frame: Batch, index: int, event: Event, spent: set[int]) -> Waiting | None:
    """The card that a player plays from the hand in the place of an event of ``frame``, if any does: each player is
    asked, clockwise from the current one. ``spent``: the cards that are to be played for other events of it."""
    for player in table.clockwise():
        open_to = [each for each in _in_hand(table, player, event) if each[0] not in spent]
        if not open_to:
            continue
        options = [Option("play", uid, path=part.path) for uid, part, _ in open_to]
        key = f"hand{index}:{player}"
        answer = ask(table, frame, key, "window", player, [*options, PASS], None, ("replace.instead",))
        if answer.kind != "pass":
            return open_to[options.index(answer)]
    return None


def _in_hand(table: Table, player: int, event: Event) -> list[Waiting]:
    """The cards in the hand of ``player`` that could be played in the place of ``event``."""
    found = []
    for uid in table.seats[player].hand:
        for part in table.compiled(uid).instead_from_hand if uid in table.specials[INSTEAD] else ():
            clause = part.clause
            assert isinstance(clause, Replacement)
            ctx = of_card(table, uid, player)
            if zone_of_self(clause.effect) is not Zone.HAND or not is_met(ctx, event, clause):
                continue
            if clause.condition is not None and not holds(ctx, clause.condition):
                continue
            if may_use(table, uid, part, clause.first, player, NOTHING) and _can_be_played(ctx, clause):
                found.append((uid, part, ctx))
    return found


def _can_be_played(ctx: Context, clause: Replacement) -> bool:
    """Whether the card can be played as it says, or as the action that it is and for something that can be done."""
    itself = plays_itself(clause.effect)
    if itself is None:
        return may_be_played(ctx.table, ctx.source, ctx.controller, None, False) and can_do(ctx, clause.effect)
    return may_be_played(ctx.table, ctx.source, ctx.controller, goal_of(ctx, itself), True)


def play_instead(table: Table, waiting: Waiting, replaced: Event) -> None:
    """Put the play of such a card on the agenda; ``replaced`` is the event as recorded."""
    uid, part, ctx = waiting
    clause = part.clause
    assert isinstance(clause, Replacement)
    player, cause = ctx.controller, ctx.cause(part.path)
    mark_used(table, uid, part, player, NOTHING, replaced.id)
    itself = plays_itself(clause.effect)
    if itself is not None:
        goal = goal_of(ctx, itself)
        to = NOTHING if goal is None else goal
        push(table, Play(card=uid, player=player, to=to, rules=_FROM_HAND, cause=cause, window=replaced))
        return
    special = table.compiled(uid).path_of(permitted(clause.effect))
    push(table, Play(card=uid, player=player, special=special, rules=_FROM_HAND, cause=cause, window=replaced))
