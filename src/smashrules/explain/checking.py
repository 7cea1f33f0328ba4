"""Defects of an explanation: a step without a rule, without a cause, without a sentence, without its words.

A property test runs this over whole games. Knows the model and the phrase table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from smashrules.explain.model import Outcome, Reason, Resolution, Step
from smashrules.state.records import Event

_COURSE = (
    "attach.",
    "counter.",
    "deck.",
    "duration.",
    "end.",
    "extra.",
    "leave.",
    "madness.",
    "me-first.",
    "play.",
    "power.calculation",
    "power.total",
    "resolve.",
    "score.",
    "setup.",
    "tie.",
    "turn.",
)
"""Parts of the rulebook whose rules make things happen with no card: such a step needs no card as its cause."""


class Defect(Struct, frozen=True):
    """What is wrong with a step. ``step`` is its number, empty for the answer as a whole."""

    step: str
    verb: str
    problem: str

    def __str__(self) -> str:
        return f"step {self.step} ({self.verb}): {self.problem}" if self.step else self.problem


def check(resolution: Resolution, events: Iterable[Event] | None = None) -> tuple[Defect, ...]:
    """The defects of an answer, none for a good one. With ``events``: also those that no step tells, or two do."""
    found = [defect for step in resolution.walk() for defect in _of_step(step)]
    if events is not None:
        found += _of_events(resolution, events)
    return tuple(found)


def _of_step(step: Step) -> Iterator[Defect]:
    def defect(problem: str) -> Defect:
        return Defect(step.number, step.verb, problem)

    if not step.rules:
        yield defect("no rule is cited")
    if not step.source and not any(rule.key.startswith(_COURSE) for rule in step.rules):
        yield defect("no card caused it, and none of its rules makes it happen by itself")
    if step.sentence.startswith("("):
        yield defect("there is no sentence for it")
    if step.outcome in (Outcome.PREVENTED, Outcome.REPLACED):
        stopped = [each for each in step.not_done if each.reason in (Reason.PREVENTED, Reason.REPLACED)]
        if not any(each.words is not None for each in stopped):
            yield defect(f"it was {step.outcome}, and no words say so")


def _of_events(resolution: Resolution, events: Iterable[Event]) -> Iterator[Defect]:
    told = [each for step in resolution.walk() for each in step.events]
    for event in events:
        count = told.count(event.id)
        if count != 1:
            yield Defect("", event.verb, f"event {event.id} ({event.verb}) is told by {count} steps")
