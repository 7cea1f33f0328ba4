"""The interpreter: trees executed on states, by the rules, each event with its cause.

Floor 2: knows the tree, the state and the rulebook's keys and switches; never the grammar, never a card's name. The
rooms' parts, from the door inwards: ``game`` (decision, apply), the procedures of the rules (``turns``, ``scoring``,
``playing``, ``extra_plays``, ``triggers``, ``starting``), effects and verbs (``doing``, ``acts``, ``counters``), how
events happen (``happening``), what follows from the board (``voices``, ``modifiers``, ``derived``), what words mean
(``selecting``, ``conditions``, ``matching``), what could be done (``feasibility``, ``legality``), questions to
players (``asking``, ``choosing``), the workspace (``table``), what is not modelled yet (``unmodelled``).
"""

from smashrules.engine.derived import Ledger, Line
from smashrules.engine.game import EndlessError, Game, IllegalAnswerError, OtherCardsError, Step
from smashrules.engine.legality import Place, Reason
from smashrules.engine.position import Position
from smashrules.engine.starting import Seat, SetupError, deck_of
from smashrules.engine.unmodelled import missing

__all__ = [
    "EndlessError",
    "Game",
    "IllegalAnswerError",
    "Ledger",
    "Line",
    "OtherCardsError",
    "Place",
    "Position",
    "Reason",
    "Seat",
    "SetupError",
    "Step",
    "deck_of",
    "missing",
]
