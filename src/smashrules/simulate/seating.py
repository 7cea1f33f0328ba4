"""Who sits at the table with which factions, and the decks and bases that follow.

By chance only factions are dealt all of whose cards can be played. One that is asked for by name plays without those
that cannot; a ``Lineup`` says which. Knows the library and how many may play; it deals by chance, and plays nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from msgspec import Struct

from smashrules.cards import Faction, Library
from smashrules.effects.card import CardType
from smashrules.engine import Seat
from smashrules.engine.unmodelled import missing
from smashrules.errors import InputError

NAMES = ("Ann", "Bob", "Cem", "Dee")

Pair = tuple[str, str]
"""The two factions of one player."""


class Lineup(Struct, frozen=True):
    """The players in turn order. ``factions[p]`` are those of ``seats[p]``; ``bases`` are the names of the base deck.

    ``lacking``: the cards and bases that should be there and cannot be played: name, copies, missing system.
    """

    factions: tuple[Pair, ...]
    seats: tuple[Seat, ...]
    bases: tuple[str, ...]
    lacking: tuple[tuple[str, int, str], ...] = ()


def lineup(library: Library, factions: Sequence[Sequence[str]]) -> Lineup:
    """The players with these factions, two for each, and all bases of the sets that they come from.

    Source: WIKI, "Setup". Two players may have the same faction (BGB2018, duplicate factions), one player may not
    have it twice. Raises ``InputError`` for that, and ``UnknownNameError`` for a faction that does not exist.

    >>> from smashrules.cards import library
    >>> first, second, *_ = whole_factions(library())
    >>> len(lineup(library(), [(first, second), (first, second)]).seats[0].deck)
    40
    """
    if not 2 <= len(factions) <= len(NAMES):
        raise InputError(f"the game is for two to four players, not {len(factions)}")
    pairs: list[Pair] = []
    seats: list[Seat] = []
    lacking: dict[str, tuple[str, int, str]] = {}
    sets: dict[str, None] = {}
    for name, pair in zip(NAMES, factions, strict=False):
        found = [library.faction(each) for each in pair]
        if len(found) != 2 or found[0].name == found[1].name:
            raise InputError(f"a deck is made of two different factions, not of {' and '.join(pair) or 'none'}")
        pairs.append((found[0].name, found[1].name))
        unplayed = {each[0]: each for faction in found for each in _unplayed(faction)}
        lacking.update(unplayed)
        deck = [key for faction in found for key in faction.deck() if key not in unplayed]
        seats.append(Seat(name, tuple(deck)))
        sets.update({faction.set: None for faction in found})
    bases = [base for each in sets for base in library.bases(each)]
    lacking.update({base.key: (base.key, 1, systems[0]) for base in bases if (systems := missing(base))})
    played = tuple(base.key for base in bases if base.key not in lacking)
    if len(played) <= len(seats):
        raise InputError(
            f"{len(seats)} players need {len(seats) + 1} bases; {len(played)} of these sets can be played"
        )
    return Lineup(tuple(pairs), tuple(seats), played, tuple(lacking.values()))


def _unplayed(faction: Faction) -> Iterator[tuple[str, int, str]]:
    """The cards of a faction's deck that cannot be played: those that the library or the engine cannot give."""
    yield from faction.lacking
    for card in faction.cards:
        if card.type is not CardType.TITAN and (systems := missing(card)):
            yield card.key, card.count, systems[0]


@lru_cache(maxsize=4)
def whole_factions(library: Library) -> tuple[str, ...]:
    """The factions all of whose cards can be played, in alphabetical order.

    >>> from smashrules.cards import library
    >>> len(whole_factions(library())) > 4
    True
    """
    factions = library.factions
    return tuple(each.name for each in factions if each.cards and not any(_unplayed(each)))


def deal(library: Library, players: int, chance: Random, given: Sequence[Sequence[str]] = ()) -> Lineup:
    """Deal two factions to each player, none of them twice as long as there are enough.

    ``given``: the factions of the first players, which are not dealt. Raises ``InputError`` when it is not two to
    four players, or fewer than are given factions, and what ``lineup`` raises.
    """
    if not 2 <= players <= len(NAMES):
        raise InputError(f"the game is for two to four players, not {players}")
    if len(given) > players:
        raise InputError(f"factions for {len(given)} players; there are {players}")
    pairs = [[library.faction(each).name for each in pair] for pair in given]
    used = {name for pair in pairs for name in pair}
    names = whole_factions(library)
    left = [each for each in names if each not in used]
    open_seats = players - len(pairs)
    if len(left) >= 2 * open_seats:
        chosen = chance.sample(left, 2 * open_seats)
        return lineup(library, [*pairs, *(chosen[2 * each : 2 * each + 2] for each in range(open_seats))])
    return lineup(library, [*pairs, *(chance.sample(names, 2) for _ in range(open_seats))])
