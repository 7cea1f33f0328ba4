"""Of what kind a thing is: minion, action, base, player, or a word or number that can be chosen.

The one place where a fusion is told to be a minion or an action. Knows no descriptions and no text.
"""

from __future__ import annotations

from smashrules.effects.card import CardType
from smashrules.effects.selectors import Kind
from smashrules.engine.table import Table
from smashrules.errors import NotModelledError
from smashrules.state.things import Thing, Things, is_card, is_player

TYPES: dict[Kind, frozenset[CardType]] = {
    Kind.MINION: frozenset({CardType.MINION, CardType.FUSION}),
    Kind.ACTION: frozenset({CardType.ACTION, CardType.FUSION}),
    Kind.TITAN: frozenset({CardType.TITAN}),
    Kind.FUSION: frozenset({CardType.FUSION}),
    Kind.BASE: frozenset({CardType.BASE}),
    Kind.CARD: frozenset(CardType),
}
"""The types of the cards of a kind."""

WORDS = frozenset({Kind.FACTION, Kind.NUMBER, Kind.TYPE})
"""What is chosen as a word or a number."""

_HIGHEST_POWER = 20
"""Up to where a power can be chosen as a number: no card has more printed on it."""

# Enum look-ups cost in a hot place.
_MINION, _ACTION, _PLAYER, _FUSION = Kind.MINION, Kind.ACTION, Kind.PLAYER, CardType.FUSION


def fits_kind(table: Table, thing: Thing, kind: Kind) -> bool:
    """Whether a thing is of a kind. Raises ``NotModelledError`` for a kind that the engine lacks."""
    wanted = TYPES.get(kind)
    if wanted is not None:
        if not isinstance(thing, int) or thing < 0:
            return False
        found = table.compiled_by_uid[thing].definition.type
        return found in wanted and (found is not _FUSION or _fusion_is(table, thing, kind))
    if kind is _PLAYER:
        return is_player(thing)
    if kind in WORDS:
        return isinstance(thing, str)
    raise NotModelledError(str(kind))


def of_kind(table: Table, some: list[Thing], kind: Kind) -> list[Thing]:
    """Those of a kind."""
    return [each for each in some if fits_kind(table, each, kind)]


def is_of_type(table: Table, thing: Thing, types: Things) -> bool:
    """Whether a card is of one of the types that were chosen as words, or of that of one of the cards."""
    return any(
        fits_kind(table, thing, Kind(each)) if isinstance(each, str) else _is_like(table, thing, each)
        for each in types
    )


def _is_like(table: Table, thing: Thing, other: Thing) -> bool:
    """Whether two cards are of one type: a fusion is of either."""
    if not (is_card(thing) and is_card(other)):
        return False
    if any(fits_kind(table, thing, kind) and fits_kind(table, other, kind) for kind in (_MINION, _ACTION)):
        return True
    one, two = (table.compiled_by_uid[each].definition.type for each in (thing, other))
    return one is two


def words(table: Table, kind: Kind) -> list[str]:
    """What can be chosen as a word or a number."""
    if kind is Kind.FACTION:
        said = {
            uid: each.definition.faction for uid, each in enumerate(table.compiled_by_uid) if each.definition.faction
        }
        return sorted({faction for uid, faction in said.items() if table.owner(uid) >= 0})
    if kind is Kind.NUMBER:
        return [str(each) for each in range(_HIGHEST_POWER + 1)]
    return [Kind.MINION.value, Kind.ACTION.value]


def _fusion_is(table: Table, uid: int, kind: Kind) -> bool:
    """A fusion is a minion on a base, an action while it is resolved as one, and both elsewhere (WIKI, "Fusions")."""
    if kind is _ACTION:
        return uid not in table.objects
    return kind is not _MINION or uid not in table.limbo
