"""The state of a game: one immutable value.

It holds what cannot be worked out: no power and no breakpoint. What comes next is the engine's business.
"""

from __future__ import annotations

from msgspec import Struct

from smashrules.state.frames import AnyFrame
from smashrules.state.records import (
    Activation,
    CardRecord,
    Decision,
    Event,
    Grant,
    LastingEffect,
    Later,
    Loan,
    Obj,
    Pending,
    PlayerRecord,
    Rescue,
    Result,
    Used,
)


class State(Struct, frozen=True, gc=False):
    """Everything that a game is at one moment, but for what its cards are: ``engine.Game`` knows that, and
    ``Game.board(state)`` shows a state as a picture and in words.

    ``cards[uid]`` is fixed for the game. ``objects`` are the cards in play by uid (None: not in play), bases
    included. ``special_decks``: decks of cards that no player owns, by name, from the top. ``history`` holds this
    turn's events. ``decision`` is the question that is open, ``result`` how the game ended; exactly one of the two is
    set between two answers."""

    edition: str
    cards: tuple[CardRecord, ...]
    players: tuple[PlayerRecord, ...]
    objects: tuple[Obj | None, ...]
    incarnations: tuple[int, ...]
    bases: tuple[int, ...]
    base_deck: tuple[int, ...] = ()
    base_discard: tuple[int, ...] = ()
    special_decks: tuple[tuple[str, tuple[int, ...]], ...] = ()
    limbo: tuple[tuple[int, int], ...] = ()
    turn: int = 1
    active: int = 0
    phase: str = "setup"
    free_minion: bool = True
    free_action: bool = True
    agenda: tuple[AnyFrame, ...] = ()
    activations: tuple[Activation, ...] = ()
    pending: tuple[Pending, ...] = ()
    effects: tuple[LastingEffect, ...] = ()
    loans: tuple[Loan, ...] = ()
    delayed: tuple[Later, ...] = ()
    grants: tuple[Grant, ...] = ()
    used: tuple[Used, ...] = ()
    rescues: tuple[Rescue, ...] = ()
    history: tuple[Event, ...] = ()
    ranking: tuple[tuple[int, tuple[tuple[int, ...], ...]], ...] = ()
    serial: int = 0
    seed: int = 1
    fingerprint: str = ""
    decision: Decision | None = None
    result: Result | None = None
    box: tuple[int, ...] = ()
    """The cards that are out of the game for good."""
