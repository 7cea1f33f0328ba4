"""What may come of choices that nobody has made: every outcome, where there are few.

Outcomes form a tree: at each node a choice, below it what follows from each option. A choice on which what is asked
does not depend is left out when the tree is told. A fork is another run; the run that is forked is not changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct

from smashrules.scenario.running import Run
from smashrules.state.records import Decision, Option

MOST = 6
"""More outcomes than this are not told one by one."""
_MOST_TRIES = 60

V = TypeVar("V")


class Outcome(Struct, frozen=True):
    """A run, and what comes of the choice that is open there: (what is chosen, in words; what follows). No branches:
    nothing is open, apart from what to do next in the Play Cards phase."""

    run: Run
    branches: tuple[tuple[str, Outcome], ...] = ()


def is_open(run: Run) -> bool:
    """Whether somebody is asked something that is not simply what to do next in the Play Cards phase."""
    decision = run.state.decision
    return decision is not None and decision.kind != "main"


def outcomes(run: Run) -> Outcome | None:
    """Everything that can come of the choices that are open, up to the next play of the turn; None if that is too
    much to look through."""
    return _grown(run, [_MOST_TRIES])


def _grown(run: Run, tries: list[int]) -> Outcome | None:
    if not is_open(run):
        return Outcome(run)
    decision = run.state.decision
    assert decision is not None
    names = run.options(decision)
    branches: list[tuple[str, Outcome]] = []
    for name, option in zip(names, decision.options, strict=True):
        tries[0] -= 1
        if tries[0] < 0:
            return None
        fork = run.fork()
        fork.apply(option)
        below = _grown(fork, tries)
        if below is None:
            return None
        branches.append((_told(run, decision, option, name), below))
    return Outcome(run, tuple(branches))


def told(outcome: Outcome, ask: Callable[[Run], V]) -> list[tuple[tuple[str, ...], V]]:
    """What ``ask`` finds in every outcome, with the choices that lead there; choices that make no difference are
    left out. One entry without choices: it does not depend on any."""
    if not outcome.branches:
        return [((), ask(outcome.run))]
    below = [(choice, told(each, ask)) for choice, each in outcome.branches]
    if all(found == below[0][1] for _, found in below):
        return below[0][1]
    return [((choice, *choices), value) for choice, found in below for choices, value in found]


def _told(run: Run, decision: Decision, option: Option, name: str) -> str:
    who = run.board.players[decision.player]
    cause = decision.cause
    of = f" for {run.card_name(cause.card)}" if cause is not None and cause.card >= 0 else ""
    if option.kind in ("yes", "no"):
        return f"{who} says {option.kind}{of.replace(' for ', ' to ', 1)}"
    if option.kind == "pass":
        return f"{who} passes"
    if option.kind in ("play", "use"):
        verb, _, card = name.partition(" ")
        return f"{who} {verb}s {card}"
    return f"{who} chooses {name}{of}"
