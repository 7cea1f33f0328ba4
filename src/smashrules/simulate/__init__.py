"""Whole games played by chance: for statistics, for tests, and to be read as a log.

Floor 3: knows the library, the engine and the explanations; never a terminal. ``seating`` deals factions and makes
decks, ``playing`` plays one game to its end, ``tally`` counts many (counts merge, so that any number of processes or
machines can share the work), ``log`` tells one.

    >>> from smashrules.simulate import games
    >>> games(2, seed=1) == games(1, seed=1) + games(1, seed=1, first=1)
    True
"""

from __future__ import annotations

from smashrules.simulate.log import random_game_log
from smashrules.simulate.playing import Move, Played, UnfinishedError, any_option, busy, moves, random_game
from smashrules.simulate.seating import Lineup, deal, lineup, whole_factions
from smashrules.simulate.tally import Tally, games

__all__ = [
    "Lineup",
    "Move",
    "Played",
    "Tally",
    "UnfinishedError",
    "any_option",
    "busy",
    "deal",
    "games",
    "lineup",
    "moves",
    "random_game",
    "random_game_log",
    "whole_factions",
]
