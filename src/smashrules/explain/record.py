"""Recording: from what the engine did to a ``Resolution``.

``resolution`` is given the state before, the engine's steps, and what the caller alone knows (the question, the
rulings, what other editions answer). Each event becomes part of exactly one step; an event during another one
becomes a step within it. This module knows no layout.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from smashrules.effects.card import CardType
from smashrules.effects.verbs import Verb
from smashrules.explain.board import GameLike, Names, StepLike, mentioned
from smashrules.explain.choices import Asked, same_choice, told_choice, why_now
from smashrules.explain.citing import cited_all, unsettled, words_of
from smashrules.explain.model import (
    Choice,
    Expectation,
    Ledger,
    NotDone,
    OtherAnswer,
    Outcome,
    Resolution,
    Ruling,
    Step,
    Verdict,
    Why,
)
from smashrules.explain.numbers import breakpoint_ledger, power_ledger, total_ledger
from smashrules.explain.reasons import Test, chosen_words, is_target, missed, not_done, test_of
from smashrules.explain.telling import phrase_of, sentence
from smashrules.explain.verdicts import because, verdict
from smashrules.state.game import State
from smashrules.state.records import Decision, Event, Option
from smashrules.state.things import NOBODY, NOTHING, is_card

_CHANGES_NOTHING = frozenset(
    {
        *(each.value for each in (Verb.CHOOSE, Verb.NAME, Verb.LOOK, Verb.REVEAL, Verb.SEARCH)),
        *("use", "trigger", "moment", "phase", "turn", "window", "free", "grant", "decline", "skip", "condition"),
        *("pass", "too-late", "score-start"),
    }
)


_OUTCOMES = {each.value: each for each in Outcome}


@frozen
class Stretch:
    """What ran between two decisions: the state before, the decision and its answer (None: not known), the state
    after."""

    before: State
    decision: Decision | None
    option: Option | None
    after: State
    events: tuple[Event, ...]


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

    Raises ``UnknownNameError`` when an event cites a rule that does not exist.
    """
    stretches = list(_stretches(before, steps, answers))
    recorder = Recorder(game, before, stretches, edition or before.edition)
    after = stretches[-1].after if stretches else before
    told = recorder.steps()
    if open_choices is None:
        open_choices = _left_open(game, before, after)
    made = Resolution(
        verdict=kind or (Verdict.OPEN if open_choices else Verdict.HAPPENS),
        text=verdict(recorder.names, before, after, recorder.events, told),
        because=because(recorder.names, recorder.events, told),
        question=question,
        edition=recorder.edition,
        steps=told,
        choices=recorder.choices(),
        open_choices=tuple(open_choices),
        other_answers=tuple(other_answers),
        rulings=tuple(rulings),
        expectations=tuple(expectations),
    )
    points = unsettled(made.rules())
    return evolve(made, unsettled=points) if points else made


def _left_open(game: GameLike, before: State, after: State) -> tuple[Choice, ...]:
    """The decision at which everything stopped, unless it is only what to play next."""
    left = after.decision
    return () if left is None or left.kind == "main" or left == before.decision else (choice(game, after),)


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


def _stretches(before: State, steps: Sequence[StepLike], answers: Sequence[Option]) -> Iterator[Stretch]:
    state = before
    for index, step in enumerate(steps):
        option = answers[index] if index < len(answers) else None
        yield Stretch(state, state.decision, option, step.state, tuple(step.events))
        state = step.state


class Recorder:
    """One answer being recorded."""

    def __init__(self, game: GameLike, before: State, stretches: Sequence[Stretch], edition: str) -> None:
        self.game = game
        self.stretches = stretches
        self.edition = edition
        self.events = [event for each in stretches for event in each.events]
        decisions = [each.decision for each in stretches if each.decision and each.decision.kind != "main"]
        self.names = Names(game, before, mentioned(self.events, decisions))
        self._of = {event.id: each for each in stretches for event in each.events}
        self._children: dict[int, list[Event]] = {}
        self._why: dict[int, Why] = {}
        self._tests: dict[int, Test] = {}
        self._missed: dict[int, tuple[NotDone, ...]] = {}
        self._chosen: dict[int, Event] = {}
        """By the first event of a moment: that of the thing whose power the words compare the others with."""
        self._sort()

    def choices(self) -> tuple[Choice, ...]:
        """The choices that were made, in order."""
        return tuple(
            told_choice(self.names, self.edition, each.decision, each.option)
            for each in self.stretches
            if each.decision is not None and each.option is not None and each.decision.kind != "main"
        )

    def steps(self) -> tuple[Step, ...]:
        """All events as steps."""
        return self._steps_of(-1, "")

    # -- order -------------------------------------------------------------------------------------------------

    def _sort(self) -> None:
        """Find each event's place (below the event during which it happened) and why it comes when it does."""
        waiting: list[Asked] = []
        for stretch in self.stretches:
            if stretch.decision is not None:
                waiting.append((stretch.decision, stretch.option))
            for event in stretch.events:
                parent = event.parent if event.parent in self._of and event.parent != event.id else -1
                self._children.setdefault(parent, []).append(event)
            if stretch.events:
                self._place_reasons(waiting, stretch.events)
                waiting = []

    def _place_reasons(self, waiting: Sequence[Asked], events: Sequence[Event]) -> None:
        for picks in _choices(waiting):
            reason = why_now(self.names, self.edition, picks)
            if reason is None:
                continue
            event = _followed(*picks[0], events)
            if event is not None:
                self._why[event.id] = _both(self._why.get(event.id), reason)

    def _steps_of(self, parent: int, prefix: str) -> tuple[Step, ...]:
        siblings = self._children.get(parent, [])
        self._compare(siblings)
        made: list[Step] = []
        for together in self._told_together(siblings):
            chosen = self._chosen.get(together[0].id)
            if chosen is not None:
                made.append(self._choice(chosen, f"{prefix}{len(made) + 1}"))
            made.append(self._step(together, f"{prefix}{len(made) + 1}"))
        return tuple(made)

    def _told_together(self, siblings: Sequence[Event]) -> Iterator[list[Event]]:
        """Events that one sentence tells: the cards that a player draws one after the other, and the like. Each
        event for which there is a reason of its own is told on its own."""
        run: list[Event] = []
        for event in siblings:
            if run and _alike(run[0], event) and not self._has_own_reason(event):
                run.append(event)
                continue
            if run:
                yield run
            phrase = phrase_of(self.names, event)
            several = phrase is not None and phrase.many and event.outcome == "done"
            if several and event.id not in self._tests:
                run = [event]
            else:
                yield [event]
                run = []
        if run:
            yield run

    def _has_own_reason(self, event: Event) -> bool:
        return event.id in self._why or event.id in self._tests

    def _compare(self, siblings: Sequence[Event]) -> None:
        """Find what decided whom an effect reached, and whom it did not reach, for each moment."""
        for group in _moments(siblings):
            test = test_of(self.names, group)
            if test is not None:
                self._tests.update((event.id, test) for event in group)
                chosen = next((event for event in group if event.id == test.chosen), None)
                if chosen is not None:
                    self._chosen[group[0].id] = chosen
            stretch = self._of[group[0].id]
            last = next((event for event in reversed(group) if event.outcome == Outcome.DONE), group[-1])
            self._missed[last.id] = tuple(
                missed(self.names, self.game, stretch.before, stretch.after, group, self.edition)
            )

    # -- one step ----------------------------------------------------------------------------------------------

    def _step(self, together: Sequence[Event], number: str) -> Step:
        event = together[0]
        names = self.names
        absorbed: list[Event] = []
        inner: tuple[Step, ...] = ()
        parents = [one for one in together if one.id in self._children]
        if parents:
            absorbed = [each for one in parents for each in self._children[one.id] if _is_same_trip(one, each)]
            for each in absorbed:
                self._absorb(each)
            inner = tuple(step for one in parents for step in self._steps_of(one.id, f"{number}."))
        test = self._tests.get(event.id)
        compared = test is not None and test.chosen != event.id
        shown = test.shown(event.power) if test is not None and compared else ""
        told = sentence(names, together, shown)
        phrase = phrase_of(names, event)
        done = event.outcome == "done"
        reason = None if done else not_done(names, event, told, self.edition)
        cause = event.cause or (event.barrier if done else None)
        source = "" if cause is None else names.card(cause.card)
        every = (*together, *absorbed)
        rules = event.rules if len(every) == 1 else tuple(rule for one in every for rule in one.rules)
        others = [each for one in together for each in self._missed.get(one.id, ())] if self._missed else []
        return Step(
            number=number,
            events=tuple([one.id for one in every]),
            verb=event.verb,
            outcome=_OUTCOMES[event.outcome],
            sentence=told or f"({event.verb})",
            actor="" if event.player == NOBODY else names.player(event.player),
            card=names.things([one.what for one in together if one.what != NOTHING]),
            source=source,
            words=words_of(names, cause),
            rules=cited_all(rules, self.edition),
            why_now=self._why.get(event.id),
            ledgers=tuple(self._ledgers(event)) if event.verb == "score-start" or compared else (),
            not_done=tuple(others if reason is None else [reason, *others]),
            steps=inner,
            routine=(phrase is not None and phrase.routine) or "turn.draw-two" in event.rules,
        )

    def _choice(self, event: Event, number: str) -> Step:
        """The choice that an act itself makes ("destroy one of your minions and each ... with less"), as a step of
        its own: which event it is part of, the engine does not say apart."""
        names, cause = self.names, event.cause
        assert cause is not None
        card = names.thing(event.what)
        printed = names.definition(int(event.what)).power
        who = names.player(cause.controller) if cause.controller != NOBODY else "The current player"
        return Step(
            number=number,
            events=(),
            verb=Verb.CHOOSE.value,
            outcome=Outcome.DONE,
            sentence=f"{who} chooses {card}, power {event.power} (printed {printed}).",
            actor=who,
            card=card,
            source=names.card(cause.card),
            words=chosen_words(names, cause),
            rules=cited_all(("choice.chooser",), self.edition),
            why_now=self._why.pop(event.id, None),
            ledgers=tuple(self._ledgers(event)),
        )

    def _absorb(self, event: Event) -> None:
        """Take an event out of its parent's children, its own children taking its place."""
        siblings = self._children[event.parent]
        at = siblings.index(event)
        siblings[at : at + 1] = self._children.pop(event.id, [])

    def _ledgers(self, event: Event) -> Iterator[Ledger]:
        """The numbers that mattered: the power that was compared, the totals and the breakpoint of a score."""
        stretch = self._of[event.id]
        names, state = self.names, stretch.before
        if not _is_fresh(names, stretch, event):
            return
        if event.id in self._tests and is_card(event.what) and state.objects[event.what] is not None:
            ledger = power_ledger(names, state, event.what)
            if ledger.total == event.power and len(ledger.lines) > 1:
                yield ledger
        base = event.what if is_card(event.what) else event.base
        if event.verb == "score-start" and base in state.bases:
            yield breakpoint_ledger(names, state, base)
            for player in range(len(state.players)):
                ledger = total_ledger(names, state, base, player)
                if ledger.lines:
                    yield ledger


def _both(earlier: Why | None, reason: Why) -> Why:
    """Two choices that led to one event, as in "you may destroy a minion": whether, and which one."""
    if earlier is None:
        return reason
    rules = tuple(dict.fromkeys((*earlier.rules, *reason.rules)))
    return Why(f"{earlier.sentence} {reason.sentence}", rules)


def _choices(waiting: Sequence[Asked]) -> Iterator[list[Asked]]:
    """The decisions in a row, those that are picks of one choice together."""
    picks: list[Asked] = []
    for each in waiting:
        if picks and not same_choice(picks[0][0], each[0]):
            yield picks
            picks = []
        picks.append(each)
    if picks:
        yield picks


def _moments(siblings: Sequence[Event]) -> Iterator[list[Event]]:
    """Runs of events that the same words made happen to cards in play at one moment."""
    run: list[Event] = []
    for event in siblings:
        if run and event.verb == run[0].verb and event.cause == run[0].cause and is_target(event):
            run.append(event)
            continue
        if run:
            yield run
        run = [event] if is_target(event) else []
    if run:
        yield run


def _alike(one: Event, other: Event) -> bool:
    return all(
        getattr(one, name) == getattr(other, name)
        for name in ("verb", "player", "cause", "outcome", "rules", "amount", "barrier", "to")
    ) and (one.verb != Verb.MOVE.value or one.base == other.base)


def _is_same_trip(event: Event, follower: Event) -> bool:
    """Whether ``follower`` only says where the card of ``event`` went ("destroyed": "goes to the discard pile")."""
    return follower.verb == Verb.GO.value and follower.what == event.what and event.verb != Verb.GO.value


def _followed(decision: Decision, option: Option | None, events: Sequence[Event]) -> Event | None:
    """The event that an answer led to: one about the thing chosen, else one by the words that asked, else the
    first one."""
    if option is not None and is_card(option.thing):
        for event in events:
            if option.thing in (event.what, event.to, *event.things):
                return event
    cause = decision.cause
    if cause is not None:
        for event in events:
            found = event.cause
            if found is not None and found.card == cause.card and _related(found.path, cause.path):
                return event
    return events[0] if events else None


def _related(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    shorter = min(len(one), len(other))
    return one[:shorter] == other[:shorter]


def _is_fresh(names: Names, stretch: Stretch, event: Event) -> bool:
    """Whether nothing on the board had changed since the last decision when ``event`` happened: the events before
    it are of kinds that change nothing, or of the same moment, or the play of an action."""
    for past in stretch.events:
        if past.id == event.id:
            return True
        if past.verb in _CHANGES_NOTHING or past.outcome != Outcome.DONE:
            continue
        same_moment = past.verb == event.verb and past.cause == event.cause and past.parent == event.parent
        if same_moment or _is_same_moments_trip(past, event, stretch) or _plays_action(names, past):
            continue
        return False
    return True


def _is_same_moments_trip(past: Event, event: Event, stretch: Stretch) -> bool:
    if past.verb != Verb.GO.value:
        return False
    parent = next((each for each in stretch.events if each.id == past.parent), None)
    return parent is not None and parent.verb == event.verb and parent.cause == event.cause


def _plays_action(names: Names, event: Event) -> bool:
    return (
        event.verb == Verb.PLAY.value
        and is_card(event.what)
        and names.definition(event.what).type is CardType.ACTION
        and names.definition(event.what).text.play_on is None
    )
