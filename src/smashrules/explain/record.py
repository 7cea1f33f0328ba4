"""Recording: from what the engine did to a ``Resolution``.

``resolution`` is given the state before, the engine's steps, and what the caller alone knows (the question, the
rulings, what other editions answer). A record is these values themselves, which nothing changes any more: from them
everything is told when somebody looks, the steps by ``steps``, the verdict by ``verdicts``. This module knows no
layout.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from smashrules.explain.board import GameLike, Names, StepLike, mentioned
from smashrules.explain.choices import told_choice
from smashrules.explain.citing import cited_all, unsettled
from smashrules.explain.later import Maker
from smashrules.explain.model import SCHEMA, Choice, Expectation, OtherAnswer, Resolution, Ruling, Verdict
from smashrules.explain.steps import Course, Stretch
from smashrules.explain.verdicts import because, verdict
from smashrules.state.game import State
from smashrules.state.records import Decision, Option


def resolution(
    game: GameLike,
    before: State,
    steps: Sequence[StepLike],
    *,
    answers: Sequence[Option] = (),
    question: str = "",
    edition: str = "",
    open_choices: Sequence[Choice] | None = None,
    rulings: Sequence[Ruling] = (),
    expectations: Sequence[Expectation] = (),
    other_answers: Sequence[OtherAnswer] = (),
    kind: Verdict | None = None,
) -> Resolution:
    """What happened from ``before`` on, explained.

    ``steps`` are what ``Game.apply`` gave, in order; ``answers[i]`` is the option that led to ``steps[i]`` (without
    them, choices are told by who made them alone). ``edition`` is that of the state unless it is given.
    ``open_choices`` None: the decision that is left in the middle of something, if one is. ``kind`` overrides the
    sort of verdict; by default it is ``OPEN`` when there are open choices and ``HAPPENS`` otherwise.

    Recording costs next to nothing: what the answer says is told when it is first looked at, each step by itself, and
    kept. Until all of it has been, the answer keeps hold of ``game`` and the states.

    Raises ``UnknownNameError`` when an event cites a rule that does not exist.
    """
    record = Record(game, before, steps, answers, edition or before.edition)
    record.check_rules()
    if open_choices is None and record.left_open is None:
        open_choices = ()
    known = {} if open_choices is None else {"open_choices": tuple(open_choices)}
    return Resolution.later(
        record.tell,
        verdict=kind or (Verdict.HAPPENS if open_choices is not None and not open_choices else Verdict.OPEN),
        question=question,
        edition=record.edition,
        number=None,
        ledgers=(),
        other_answers=tuple(other_answers),
        rulings=tuple(rulings),
        expectations=tuple(expectations),
        missing=(),
        before=None,
        after=None,
        schema=SCHEMA,
        **known,
    )


def cards_involved(game: GameLike, before: State, steps: Sequence[StepLike]) -> tuple[str, ...]:
    """The keys of the cards that an answer about these steps speaks of, each once: those to look up rulings for."""
    events = [event for step in steps for event in step.events]
    found = mentioned(events, (step.state.decision for step in steps if step.state.decision is not None))
    return tuple(dict.fromkeys(before.cards[uid].key for uid in found if uid >= 0))


def choice(game: GameLike, state: State, decision: Decision | None = None, option: Option | None = None) -> Choice:
    """The decision that is open in ``state`` (or ``decision``) as a ``Choice``, for ``open_choices``.

    Raises ``ValueError`` when there is none."""
    asked = decision if decision is not None else state.decision
    if asked is None:
        raise ValueError("there is no decision open in this state")
    return told_choice(Names(game, state, mentioned((), (asked,))), state.edition, asked, option)


class Record:
    """What an answer is told from: none of it changes any more."""

    def __init__(
        self, game: GameLike, before: State, steps: Sequence[StepLike], answers: Sequence[Option], edition: str
    ) -> None:
        self.game = game
        self.before = before
        self.steps = tuple(steps)
        self.answers = tuple(answers)
        self.edition = edition
        self._telling: Telling | None = None

    @property
    def after(self) -> State:
        """The state at the end."""
        return self.steps[-1].state if self.steps else self.before

    @property
    def left_open(self) -> Decision | None:
        """The decision at which everything stopped, unless it is only what to play next."""
        left = self.after.decision
        return None if left is None or left.kind == "main" or left == self.before.decision else left

    def check_rules(self) -> None:
        """Raise ``UnknownNameError`` if anything rests on a rule that does not exist."""
        resting_on = {event.rules for step in self.steps for event in step.events}
        for decision in [self.before.decision, *[step.state.decision for step in self.steps]]:
            if decision is not None:
                resting_on.add(decision.rules)
        for rules in resting_on:
            cited_all(rules, self.edition)

    def tell(self, made: Resolution, field: str) -> tuple[Mapping[str, object], Maker | None]:
        """The field of the answer that is looked at first; to tell one may need another, told by the same one."""
        if self._telling is None:
            self._telling = Telling(self)
        return self._telling.tell(made, field)


class Telling:
    """A record that somebody looks at: what happened, in order and by the decisions between, and how the cards and
    players are called in all of the answer."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.stretches = list(_stretches(record.before, record.steps, record.answers))
        self.events = list(chain.from_iterable([step.events for step in record.steps]))
        decisions = [each.decision for each in self.stretches if each.decision and each.decision.kind != "main"]
        self.names = Names(record.game, record.before, mentioned(self.events, decisions))

    def tell(self, made: Resolution, field: str) -> tuple[Mapping[str, object], Maker | None]:
        """A field of the answer that was not looked at before, with those that come with it. The last ones are the
        rules that the books leave open: they are looked for in all of the answer."""
        record = self.record
        if field == "steps":
            return {"steps": Course(record.game, self.names, self.stretches, record.edition).steps()}, self.tell
        if field == "unsettled":
            return {"unsettled": unsettled(made.rules())}, None
        if field == "open_choices":
            return {"open_choices": (choice(record.game, record.after),)}, self.tell
        steps = made.steps
        return {
            "text": verdict(self.names, record.before, record.after, self.events, steps),
            "because": because(self.names, self.events, steps),
            "choices": tuple(self._choices()),
        }, self.tell

    def _choices(self) -> Iterator[Choice]:
        """The choices that were made, in order."""
        for each in self.stretches:
            if each.decision is not None and each.option is not None and each.decision.kind != "main":
                yield told_choice(self.names, self.record.edition, each.decision, each.option)


def _stretches(before: State, steps: Sequence[StepLike], answers: Sequence[Option]) -> Iterator[Stretch]:
    state = before
    for index, step in enumerate(steps):
        option = answers[index] if index < len(answers) else None
        yield Stretch(state, state.decision, option, step.state, tuple(step.events))
        state = step.state
