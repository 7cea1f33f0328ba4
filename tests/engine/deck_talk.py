"""Whole games for the tests: dealt from decks, with the bases of the library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.engine.table_talk import Play, core

from smashrules.engine import Position, Seat
from smashrules.rulebook.editions import DEFAULT_EDITION
from smashrules.state.game import State

BASES = ("Jungle Oasis", "Tortuga", "Tar Pits", "The Great Library", "Ninja Dojo", "The Mothership")


class _Dealt(Position):
    """A game that has been set up by the rules, in the place of a board that was built."""

    def __init__(self, state: State) -> None:
        super().__init__(core(), edition=state.edition)
        self._dealt = state

    def raw(self, seed: int = 1) -> State:
        """The game as it was dealt."""
        return self._dealt


def opening(
    decks: Mapping[str, Sequence[str]], bases: Sequence[str] = BASES, edition: str = DEFAULT_EDITION, seed: int = 1
) -> Play:
    """A new game, set up, run on to its first decision."""
    seats = [Seat(name, tuple(deck)) for name, deck in decks.items()]
    return Play(_Dealt(core().new(seats, bases, edition=edition, seed=seed).state))
