"""Why a card may not be played in the Play Cards phase as it is: each rule, and each card whose words are in the way.

Asks what ``legality`` and the permissions that are kept say of one position; changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from smashrules.effects.card import CardType
from smashrules.effects.selectors import PLAYERS_PILES, Kind, Zone
from smashrules.engine.legality import Place, Reason, all_places, forbidden, is_attachment
from smashrules.engine.permissions import allowed, permission
from smashrules.engine.table import Table
from smashrules.state.records import Cause, Grant

_PHASES = {"start": "Start Turn", "score": "Score Bases", "draw": "Draw 2 Cards", "end": "End Turn"}
_FREE = {CardType.MINION: "play.free-minion", CardType.ACTION: "play.free-action"}


def why_not_play(table: Table, uid: int, player: int, place: Place | None) -> list[Reason]:
    """Every reason why ``player`` cannot play the card (there) in the Play Cards phase as it is; empty if he can."""
    reasons: list[Reason] = []
    kind = table.definition(uid).type
    if table.active != player:
        reasons.append(
            Reason(_FREE.get(kind, "turn.current-player"), f"it is {table.seats[table.active].name}'s turn")
        )
    elif table.phase != "play":
        now = _PHASES.get(table.phase, table.phase)
        reasons.append(Reason("turn.play-cards", f"it is not the Play Cards phase but: {now}"))
    if uid not in table.seats[player].hand:
        reasons.append(Reason("play.from-hand", _elsewhere(table, uid, player)))
    reasons += _used_up(table, uid, player, place, kind)
    if place is not None or (kind is CardType.ACTION and not is_attachment(table, uid)):
        cause = forbidden(table, uid, player, place)
        if cause is not None:
            reasons.append(Reason("conflict.cannot-beats-can", "a card forbids it", cause))
    if place is not None and place not in all_places(table, uid, player):
        reasons.append(Reason("play.requirement", "it is not played on such a thing"))
    if place is None and is_attachment(table, uid) and not all_places(table, uid, player):
        reasons.append(Reason("play.requirement", "there is nothing it could be played on"))
    return reasons


def _elsewhere(table: Table, uid: int, player: int) -> str:
    """Where a card is that is not in the player's hand."""
    zone = table.zone(uid)
    if zone is Zone.PLAY:
        return "it is in play already"
    here = f"it is not in {table.seats[player].name}'s hand but"
    holder = next((seat.name for seat in table.seats if zone in PLAYERS_PILES and uid in seat.pile(zone)), "")
    if holder:
        return f"{here} in {holder}'s {zone.value}"
    return f"{here}: {zone.value}"


def _used_up(table: Table, uid: int, player: int, place: Place | None, kind: CardType) -> Iterator[Reason]:
    """That the free play of the turn is used up, and which extra plays are left for other cards or places."""
    free = {CardType.MINION: table.free_minion, CardType.ACTION: table.free_action}.get(kind, True)
    if table.active != player or free:
        return
    kept = [each for each in table.grants if each.player == player]
    goals = [_goals(table, each, uid) for each in kept]
    if any(None in each or (each and (place is None or place.base in each)) for each in goals):
        return
    yield Reason(_FREE[kind], f"the {kind.value} of this turn was played")
    told = {}
    for grant, bases in zip(kept, goals, strict=True):
        if grant.kind not in (kind.value, Kind.CARD.value):
            continue
        by = grant.activation
        cause = Cause(by.source, by.key, grant.path, player, by.giver)
        told[cause] = Reason(
            "extra.constrained", f"the extra play is not for {'that place' if bases else 'it'}", cause
        )
    yield from told.values()


def _goals(table: Table, grant: Grant, uid: int) -> list[int | None]:
    """The bases to which a permission that is kept lets the card be played (None: any)."""
    return allowed(table, permission(table, grant), uid)
