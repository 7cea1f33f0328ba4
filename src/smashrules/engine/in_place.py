"""Cards that can be played in the place of another play: "any time you can play a minion, you may play this instead".

Knows which cards wait for that, in a hand or a discard pile, and which plays they can take: a free one of the kind,
or an extra one that is for any card of it (BGB2018, "Card Clarifications"). How they are played is told elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from smashrules.effects.abilities import Able, Triggered
from smashrules.effects.actions import Act
from smashrules.effects.selectors import Kind, Select
from smashrules.engine.compiled import ABLE, Part, conditions_of, zone_of_self
from smashrules.engine.conditions import holds
from smashrules.engine.context import Context, of_card
from smashrules.engine.legality import can_play, type_played
from smashrules.engine.limits import mark_used, may_use
from smashrules.engine.permissions import Permission, bases_of
from smashrules.engine.selecting import fits
from smashrules.engine.table import Table
from smashrules.state.records import Cause, Option, Path
from smashrules.state.things import NOTHING

RULES = ("ability.special", "extra.substitute")


def waiting(table: Table, player: int) -> Iterator[tuple[int, Part, Kind]]:
    """The cards of a player that could be played now in the place of another play, and of which kind that is."""
    cards = table.specials.get(ABLE)
    if not cards:
        return
    seat = table.seats[player]
    for uid in [each for each in (*seat.hand, *seat.discard) if each in cards]:
        for part in table.compiled(uid).from_elsewhere:
            clause = part.clause
            if not isinstance(clause, Triggered) or not isinstance(clause.when, Able):
                continue
            ctx = of_card(table, uid, player)
            there = table.zone(uid) is zone_of_self(clause.effect)
            if there and may_use(table, uid, part, False, player, NOTHING) and in_force(ctx, clause):
                yield uid, part, kind_of(clause.when.act)


def in_force(ctx: Context, clause: Triggered) -> bool:
    """Whether all that the clause asks for is so."""
    return all(holds(ctx, each) for each in conditions_of(clause))


def kind_of(act: Act) -> Kind:
    """Of which kind the card is that could be played otherwise."""
    assert isinstance(act.what, Select)
    return act.what.kind


def is_for(ctx: Context, uid: int, what: Select, kind: Kind) -> bool:
    """Whether an extra play of ``what`` can be taken by a card that can take the place of any card of a kind. What
    it asks of the card is asked of this one; a play that asks what only the other kind can be is not for it."""
    if what.kind is not kind:
        return False
    if type_played(ctx.table, uid).value == kind.value:
        return fits(ctx, uid, what)
    return not what.filters


def options(table: Table, player: int, grants: list[Permission]) -> list[Option]:
    """The plays of that sort that are open in the Play Cards phase."""
    found = []
    for uid, part, kind in waiting(table, player):
        free = table.free_minion if kind is Kind.MINION else table.free_action
        if free and can_play(table, uid, player):
            found.append(Option("play", uid, path=part.path))
        for grant in grants:
            if is_for(grant.ctx, uid, grant.what, kind):
                for base in bases_of(table, grant, uid):
                    to = NOTHING if base is None else base
                    found.append(Option("play", uid, to, path=part.path, grant=grant.id))
    return found


def begin(table: Table, uid: int, path: Path, player: int) -> Cause:
    """Say that a card is played so, by these words of its own."""
    part = next(each for each in table.compiled(uid).from_elsewhere if each.path == path)
    mark_used(table, uid, part, player, NOTHING, -1)
    return of_card(table, uid, player).cause(path)


def kind_taken(table: Table, uid: int, path: Path) -> Kind | None:
    """Of which kind the play is whose place a card takes by these words of its own; None where it takes none."""
    part = next((each for each in table.compiled(uid).from_elsewhere if each.path == path), None)
    clause = None if part is None else part.clause
    return kind_of(clause.when.act) if isinstance(clause, Triggered) and isinstance(clause.when, Able) else None
