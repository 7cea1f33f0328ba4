"""What may be played, and where, and which words forbid it.

It plays nothing, and counts no plays: which of them a player has left is in ``permissions``.
"""

from __future__ import annotations

from msgspec import Struct

from smashrules.effects.card import CardType
from smashrules.effects.selectors import Kind
from smashrules.effects.verbs import Verb
from smashrules.engine.conditions import holds
from smashrules.engine.context import of_card
from smashrules.engine.selecting import candidates
from smashrules.engine.table import Table
from smashrules.state.records import Cause, Event
from smashrules.state.things import NOTHING

_PLAY = Verb.PLAY
_PLAY_WORD = Verb.PLAY.value


# Enum look-ups cost in a hot place.
_MINION, _ACTION, _FUSION, _BASE = CardType.MINION, CardType.ACTION, CardType.FUSION, Kind.BASE
_ACTION_WORD = _ACTION.value


class Reason(Struct, frozen=True):
    """Why something may not be done: the rule, and the words of the card that forbid it, if a card does."""

    rule: str
    note: str
    cause: Cause | None = None


class Place(Struct, frozen=True, gc=False):
    """Where a card may be played: the base, and the card it is put on, if it is put on one."""

    base: int
    host: int = NOTHING


def play_event(
    table: Table, uid: int, player: int, place: Place | None, played_as: str = "", extra: bool = False
) -> Event:
    """The play of a card as an event, as far as prohibitions ask about it."""
    zone = str(table.zone(uid))
    return Event(
        -1,
        _PLAY_WORD,
        player,
        uid,
        to=_goal(place),
        controller=player,
        zone=zone,
        note=played_as,
        rules=("extra.definition",) if extra else ("play.free-minion",),
    )


def _goal(place: Place | None) -> int:
    """What the card is played on: an action on a minion is not played on the base (BGB2018, "Attached Cards")."""
    if place is None:
        return NOTHING
    return place.host if place.host != NOTHING else place.base


def is_attachment(table: Table, uid: int) -> bool:
    """Whether a card stays on something when it is played."""
    return table.definition(uid).text.play_on is not None


def type_played(table: Table, uid: int, played_as: str = "") -> CardType:
    """The type a card has when it is played; a fusion has the one that its player announces (WIKI, "Fusions")."""
    kind = table.compiled_by_uid[uid].definition.type
    if kind is not _FUSION:
        return kind
    return _ACTION if played_as == _ACTION_WORD else _MINION


def places(
    table: Table, uid: int, player: int, only: int | None = None, played_as: str = "", extra: bool = False
) -> list[Place]:
    """Where ``player`` may play a card that goes to a base or on a card. ``only``: at no other base, or on no other
    card; ``extra``: as an extra card."""
    found = all_places(table, uid, player, only, played_as)
    if not table.values.forbids_some(_PLAY):
        return found
    allowed = []
    for each in found:
        if forbidden(table, uid, player, each, played_as, extra) is None:
            allowed.append(each)
    return allowed


def all_places(table: Table, uid: int, player: int, only: int | None = None, played_as: str = "") -> list[Place]:
    """Where the card could go if nothing forbade it."""
    if type_played(table, uid, played_as) is _MINION:
        found = [Place(base) for base in table.bases]
    else:
        found = _hosts(table, uid, player)
    if only is not None:
        found = [each for each in found if only in (each.base, each.host)]
    if table.definition(uid).text.play_if is None:
        return found
    return _where_met(table, uid, player, found)


def _hosts(table: Table, uid: int, player: int) -> list[Place]:
    """What fits the words that say what a card is played on."""
    wanted = table.compiled_by_uid[uid].hosts
    if wanted is None:
        return []
    hosts = candidates(of_card(table, uid, player), wanted)
    if wanted.kind is _BASE:
        return [Place(int(each)) for each in hosts]
    return [Place(table.obj(int(each)).base, int(each)) for each in hosts]


def _where_met(table: Table, uid: int, player: int, found: list[Place]) -> list[Place]:
    return [each for each in found if met(table, uid, player, each.base)]


def met(table: Table, uid: int, player: int, base: int) -> bool:
    """Whether what the card asks for in order to be played is so, at that base if it is played at one."""
    asked = table.definition(uid).text.play_if
    if asked is None:
        return True
    ctx = of_card(table, uid, player)
    ctx.here = base
    return holds(ctx, asked)


def forbidden(
    table: Table, uid: int, player: int, place: Place | None, played_as: str = "", extra: bool = False
) -> Cause | None:
    """The words by which ``player`` cannot play the card there."""
    values = table.values
    goal = _goal(place)
    if not values.forbids_there(_PLAY, goal):
        return None
    known = values.known_plays
    card = table.cards[uid]
    question = (card.key, card.owner, player, goal, played_as, extra)
    if question not in known:
        known[question] = values.forbidding(play_event(table, uid, player, place, played_as, extra))
    return known[question]


def is_free_for_all(table: Table) -> bool:
    """Whether no words forbid any play, so that a card which goes to any base, or to none, can be played."""
    return bool(table.bases) and not table.values.forbids_some(_PLAY)


def can_play(
    table: Table, uid: int, player: int, only: int | None = None, played_as: str = "", extra: bool = False
) -> bool:
    """Whether there is a way for ``player`` to play the card, with a free play or as an ``extra`` card."""
    definition = table.compiled_by_uid[uid].definition
    free = not table.values.forbids_some(_PLAY)
    minion = definition.type is _MINION or type_played(table, uid, played_as) is _MINION
    asks = definition.text.play_if is not None
    if minion:
        if free and not asks:
            return bool(table.bases) if only is None else only in table.bases
        return _somewhere(table, uid, player, only, played_as, extra)
    play_on = definition.text.play_on
    if play_on is None:
        if asks and not met(table, uid, player, NOTHING):
            return False
        return free or forbidden(table, uid, player, None, played_as, extra) is None
    if free and not asks and only is None and play_on.kind is _BASE and not play_on.filters:
        return bool(table.bases)
    return _somewhere(table, uid, player, only, played_as, extra)


def _somewhere(table: Table, uid: int, player: int, only: int | None, played_as: str, extra: bool) -> bool:
    found = all_places(table, uid, player, only, played_as)
    if not found or not table.values.forbids_some(_PLAY):
        return bool(found)
    for each in found:  # noqa: SIM110 - a generator costs more, and mostly the first one will do
        if forbidden(table, uid, player, each, played_as, extra) is None:
            return True
    return False
