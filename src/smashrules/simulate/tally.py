"""Counting many games, alone or shared out.

A ``Tally`` is a sum: two of them add up, in any order, so that games may be played in any number of processes or on
any number of machines. Which games are played depends on the seed and their numbers alone, never on who plays them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from functools import cache
from hashlib import sha256
from random import Random

from msgspec import Struct, field
from msgspec.structs import force_setattr

from smashrules.cards import library
from smashrules.engine import Game
from smashrules.errors import InputError
from smashrules.simulate.playing import Played, random_game
from smashrules.simulate.seating import Lineup, deal
from smashrules.state.codec import identity

SHARE = 10
"""Games that one process plays before it reports."""

Progress = Callable[[int, int], None]
"""Told how many of how many games have been played."""


class Tally(Struct, frozen=True):
    """What games came to: how many there were, with how many decisions, turns, events and victory points in all.

    ``played`` and ``won``: games by faction (a game counts once for each of the factions in it, won for the two of
    the winner). ``first``: games won by the player who began. ``digest`` is equal for equal games, in any order.
    """

    games: int = 0
    decisions: int = 0
    turns: int = 0
    events: int = 0
    points: int = 0
    first: int = 0
    played: Mapping[str, int] = field(default_factory=dict)
    won: Mapping[str, int] = field(default_factory=dict)
    digest: int = 0

    def __post_init__(self) -> None:
        force_setattr(self, "played", dict(sorted(self.played.items())))
        force_setattr(self, "won", dict(sorted(self.won.items())))

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            self.turns + other.turns,
            self.events + other.events,
            self.points + other.points,
            self.first + other.first,
            Counter(self.played) + Counter(other.played),
            Counter(self.won) + Counter(other.won),
            (self.digest + other.digest) % 2**64,
        )

    def share(self, faction: str) -> float:
        """The part of its games that a faction won, from 0 to 1; 0 for a faction that played none."""
        return self.won.get(faction, 0) / self.played[faction] if self.played.get(faction) else 0.0


def games(
    n: int,
    seed: int = 1,
    executor: Executor | None = None,
    *,
    players: int = 2,
    first: int = 0,
    progress: Progress | None = None,
) -> Tally:
    """Play ``n`` games and count them: number ``first`` and up of the endless row of games that ``seed`` stands for.

    With an ``executor`` (of processes, say) they are shared out; the result is the same. Raises ``InputError`` for a
    negative ``n`` or ``first`` and when it is not two to four players.

    >>> games(1, seed=5).games
    1
    """
    if n < 0 or first < 0:
        raise InputError(f"games are counted from 0 up, not {n} from number {first}")
    ends = range(first, first + n, SHARE)
    orders = [(seed, players, each, min(SHARE, first + n - each)) for each in ends]
    results: Iterable[Tally] = map(_play, orders) if executor is None else executor.map(_play, orders)
    total = Tally()
    for each in results:
        total += each
        if progress is not None:
            progress(total.games, n)
    return total


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a row: neighbours have nothing in common."""
    return int.from_bytes(sha256(f"{seed}/{number}".encode()).digest()[:7], "big")


def _play(order: tuple[int, int, int, int]) -> Tally:
    """Play the games of one share. What goes between processes is four numbers and a tally."""
    seed, players, first, count = order
    return sum((_one(game_seed(seed, each), players) for each in range(first, first + count)), Tally())


def _one(seed: int, players: int) -> Tally:
    table = deal(library(), players, Random(seed))
    return tally(table, random_game(_game(), table.seats, table.bases, seed=seed))


@cache
def _game() -> Game:
    return Game(library().definitions)


def tally(table: Lineup, played: Played) -> Tally:
    """One game as a tally."""
    state = played.state
    winners = state.result.winners if state.result is not None else ()
    return Tally(
        games=1,
        decisions=len(played.options),
        turns=state.turn,
        events=played.events,
        points=sum(each.vp for each in state.players),
        first=int(0 in winners),
        played=Counter(each for pair in table.factions for each in pair),
        won=Counter(each for player in winners for each in table.factions[player]),
        digest=int(identity(state)[:16], 16),
    )
