"""One game played to its end by players who answer by chance.

Knows the engine's three functions and nothing of the rules. The chance of the answers is a ``random.Random`` of the
game's seed, the chance within the game is the engine's own: equal arguments give equal games on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from msgspec import Struct

from smashrules.engine import Game, Seat, Step
from smashrules.errors import SmashrulesError
from smashrules.rulebook.editions import DEFAULT_EDITION
from smashrules.state.game import State
from smashrules.state.records import Option

MOST_DECISIONS = 20_000
"""Decisions after which a game counts as one that does not end; games by chance take a few hundred."""

Policy = Callable[[State, Random], Option]
"""How a player answers: given a state with an open decision and a source of chance, one of its options."""


class UnfinishedError(SmashrulesError):
    """A game that did not come to an end."""


def any_option(state: State, chance: Random) -> Option:
    """Any of the options, each as likely as the others."""
    assert state.decision is not None
    return chance.choice(state.decision.options)


def busy(state: State, chance: Random) -> Option:
    """Any of the options that do something: ends the phase, passes or declines only where nothing else is left."""
    assert state.decision is not None
    options = state.decision.options
    doing = [each for each in options if each.kind not in ("end", "pass", "done", "no")]
    return chance.choice(doing or options)


class Move(Struct, frozen=True):
    """An answer and what it led to. The first move of a game is its setup: no state before it, no answer."""

    before: State | None
    option: Option | None
    step: Step


class Played(Struct, frozen=True):
    """A game that was played to its end: its last state, the answers given, the number of events."""

    state: State
    options: tuple[Option, ...]
    events: int


def moves(
    game: Game,
    seats: Sequence[Seat],
    bases: Sequence[str],
    *,
    seed: int = 1,
    policy: Policy = any_option,
    edition: str = DEFAULT_EDITION,
    most: int = MOST_DECISIONS,
) -> Iterator[Move]:
    """The moves of one game, one after the other, until it ends.

    Raises ``UnfinishedError`` after ``most`` decisions, and what ``Game.new`` raises for seats and bases that make
    no game.
    """
    chance = Random(seed)
    step = game.new(seats, bases, edition, seed)
    yield Move(None, None, step)
    for _ in range(most):
        state = step.state
        if state.decision is None:
            return
        option = policy(state, chance)
        step = game.apply(state, option)
        yield Move(state, option, step)
    if step.state.decision is not None:
        raise UnfinishedError(f"the game with seed {seed} has not ended after {most} decisions")


def random_game(
    game: Game,
    seats: Sequence[Seat],
    bases: Sequence[str],
    *,
    seed: int = 1,
    policy: Policy = any_option,
    edition: str = DEFAULT_EDITION,
    most: int = MOST_DECISIONS,
) -> Played:
    """One game played to its end. See ``moves``.

    >>> from random import Random
    >>> from smashrules.cards import library
    >>> from smashrules.simulate.seating import deal
    >>> table = deal(library(), 2, Random(3))
    >>> played = random_game(Game(library().definitions), table.seats, table.bases, seed=3)
    >>> played.state.result is not None
    True
    """
    chance = Random(seed)
    step = game.new(seats, bases, edition, seed)
    options: list[Option] = []
    events = len(step.events)
    state = step.state
    while state.decision is not None:
        if len(options) == most:
            raise UnfinishedError(f"the game with seed {seed} has not ended after {most} decisions")
        option = policy(state, chance)
        options.append(option)
        step = game.apply(state, option)
        events += len(step.events)
        state = step.state
    return Played(state, tuple(options), events)
