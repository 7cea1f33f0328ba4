"""What may come of choices that nobody has made: every outcome, where there are few.

A fork is another run from the same state; the run that is forked is not changed.
"""

from __future__ import annotations

from attrs import frozen

from smashrules.scenario.running import Run
from smashrules.state.records import Decision

MOST = 6
"""More outcomes than this are not told one by one."""
_MOST_TRIES = 60


@frozen
class Outcome:
    """One way in which the open choices can be made: what was chosen, in words, and the run that followed."""

    choices: tuple[str, ...]
    run: Run


def is_open(run: Run) -> bool:
    """Whether somebody is asked something that is not simply what to do next in the Play Cards phase."""
    decision = run.state.decision
    return decision is not None and decision.kind != "main"


def outcomes(run: Run, most: int = MOST) -> list[Outcome] | None:
    """Every outcome of the choices that are open, up to the next free play; None if there are more than ``most``.

    Options that lead to the same state count once."""
    found: list[Outcome] = []
    seen: set[object] = set()
    waiting = [Outcome((), run)]
    tries = 0
    while waiting:
        outcome = waiting.pop(0)
        if not is_open(outcome.run):
            found.append(outcome)
            if len(found) > most:
                return None
            continue
        decision = outcome.run.state.decision
        assert decision is not None
        if len(decision.options) > most * 2:
            return None
        names = outcome.run.options(decision)
        for number, option in enumerate(decision.options):
            tries += 1
            if tries > _MOST_TRIES:
                return None
            fork = outcome.run.fork()
            fork.apply(option)
            if fork.state in seen:
                continue
            seen.add(fork.state)
            said = names[number] if number < len(names) else option.kind
            waiting.append(Outcome((*outcome.choices, _told(outcome.run, decision, said)), fork))
    return found


def _told(run: Run, decision: Decision, said: str) -> str:
    who = run.board.players[decision.player]
    cause = decision.cause
    of = f" for {run.card_name(cause.card)}" if cause is not None and cause.card >= 0 else ""
    if said in ("yes", "no"):
        return f"{who} says {said}{of}"
    if said == "pass":
        return f"{who} passes"
    return f"{who} chooses {said}{of}"
