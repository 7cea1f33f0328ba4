"""One game by chance, told line by line as it is played.

The sentences are the explanations' own; this module arranges them by turns. It yields lines of text and knows no
terminal: who prints them may stop at any line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from smashrules.cards import Library, library
from smashrules.engine import Game
from smashrules.explain import Outcome, Step, resolution
from smashrules.explain.board import listed
from smashrules.rulebook import DEFAULT_EDITION
from smashrules.simulate.playing import MOST_DECISIONS, Move, Policy, any_option, moves
from smashrules.simulate.seating import Lineup, deal
from smashrules.state.codec import identity
from smashrules.state.game import State

_INDENT = "  "


def random_game_log(
    seed: int = 1,
    *,
    players: int = 2,
    factions: Sequence[Sequence[str]] = (),
    edition: str = DEFAULT_EDITION,
    cite: bool = False,
    routine: bool = False,
    policy: Policy = any_option,
    cards: Library | None = None,
    most: int = MOST_DECISIONS,
) -> Iterator[str]:
    """The lines of a game by chance: who plays what, every turn with what happens in it, the result.

    ``factions``: those of the first players, two for each; the others are dealt by the seed. ``cite``: each line
    names the rules behind it. ``routine``: the course of the turn is told, too. ``cards``: another library than
    the current one. Equal arguments give equal lines. Raises ``InputError`` for a table that cannot be (before the
    first line), ``UnfinishedError`` after ``most`` decisions.

    >>> for line in list(random_game_log(seed=1))[:2]:
    ...     print(line.split(":")[0])
    Ann
    Bob
    """
    held = cards if cards is not None else library()
    table = deal(held, max(players, len(factions)), Random(seed), factions)
    game = Game(held.definitions)
    played = moves(game, table.seats, table.bases, seed=seed, policy=policy, edition=edition, most=most)
    return _lines(table, _Teller(game, cite, routine), seed, played)


def _lines(table: Lineup, teller: _Teller, seed: int, played: Iterable[Move]) -> Iterator[str]:
    for seat, pair in zip(table.seats, table.factions, strict=True):
        yield f"{seat.name}: {' and '.join(pair)}, a deck of {len(seat.deck)} cards"
    for name, copies, system in table.lacking:
        yield f"Left out: {copies} × {name} (not modelled yet: {system})"
    last: State | None = None
    decisions = -1
    for move in played:
        yield from teller.told(move)
        last = move.step.state
        decisions += 1
    assert last is not None
    yield ""
    yield f"{_result(last)} {_points(last)}."
    yield f"{last.turn} turns, {decisions} decisions, seed {seed}, game {identity(last)[:16]}"


def _result(state: State) -> str:
    if state.result is None:
        return "The game has no result."
    return f"{listed(state.players[each].name for each in state.result.winners)} wins."


def _points(state: State) -> str:
    return ", ".join(f"{each.name} {each.vp} VP" for each in state.players)


class _Teller:
    """Makes lines of moves, with a heading for each turn."""

    def __init__(self, game: Game, cite: bool, routine: bool) -> None:
        self.game = game
        self.cite = cite
        self.routine = routine
        self.turn = 0

    def told(self, move: Move) -> Iterator[str]:
        """What one move brought about."""
        before = move.before if move.before is not None else move.step.state
        answers = () if move.option is None else (move.option,)
        events = {event.id: event for event in move.step.events}
        for step in resolution(self.game, before, [move.step], answers=answers).steps:
            event = events[step.events[0]] if step.events else None
            if event is not None and event.verb == "turn" and event.turn != self.turn:
                self.turn = event.turn
                yield ""
                yield f"Turn {event.turn}: {move.step.state.players[event.player].name}"
            yield from self._step(step, _INDENT if self.turn else "")

    def _step(self, step: Step, indent: str) -> Iterator[str]:
        inner = indent
        if self.routine or not (step.routine or self._is_silent(step)):
            cited = ", ".join(each.key for each in step.rules)
            yield f"{indent}{step.sentence}{f'  [{cited}]' if self.cite and cited else ''}"
            inner = indent + _INDENT
        for each in step.steps:
            yield from self._step(each, inner)

    def _is_silent(self, step: Step) -> bool:
        """What did not happen for want of anything to do it to is noise in a log; what was prevented is not."""
        return step.outcome is Outcome.NOT
