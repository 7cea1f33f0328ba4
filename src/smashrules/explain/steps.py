"""From events to steps: which step tells which events, below which other step, and what it says.

Each event becomes part of exactly one step; an event during another one becomes a step within it. Where a step
stands is found at once, for all that lie side by side; the steps within it, and what it says (its sentence, the words
of the card, rules, numbers, what did not happen), when somebody looks at it. This module knows no layout.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.card import CardType
from smashrules.effects.verbs import Verb
from smashrules.explain.board import GameLike, Names
from smashrules.explain.choices import Asked, is_reason, same_choice, why_now
from smashrules.explain.citing import cited_all, words_of, written_on
from smashrules.explain.later import Maker
from smashrules.explain.model import Ledger, NotDone, Outcome, Step, Why
from smashrules.explain.numbers import breakpoint_ledger, power_ledger, total_ledger
from smashrules.explain.phrases import TOLD_TOGETHER
from smashrules.explain.reasons import Test, chosen_words, is_target, missed, not_done, test_of
from smashrules.explain.telling import phrase_of, sentence
from smashrules.state.game import State
from smashrules.state.records import Decision, Event, Option
from smashrules.state.things import NOBODY, NOTHING, is_card

_CHANGES_NOTHING = frozenset(
    {
        *(each.value for each in (Verb.CHOOSE, Verb.NAME, Verb.LOOK, Verb.REVEAL, Verb.SEARCH)),
        *("use", "trigger", "moment", "phase", "turn", "window", "free", "grant", "decline", "skip", "condition"),
        *("pass", "too-late", "score-start", "silent"),
    }
)


_OUTCOMES = {each.value: each for each in Outcome}

Late = tuple[Mapping[str, object], None]
"""The fields of a step that were made when somebody looked: all that were left."""


class Stretch(Struct, frozen=True, gc=False):
    """What ran between two decisions: the state before, the decision and its answer (None: not known), the state
    after."""

    before: State
    decision: Decision | None
    option: Option | None
    after: State
    events: tuple[Event, ...]


class _Told(Struct, frozen=True, gc=False):
    """The events of a sentence: a run of those side by side. It makes the step when somebody looks at it. A game has
    a thousand of them, of which few are looked at; so it is as little as can be."""

    course: Course
    siblings: Sequence[Event]
    first: int
    end: int
    prefix: str
    place: int
    """Which one it is among its siblings."""

    def __call__(self, step: Step, field: str) -> tuple[Mapping[str, object], Maker]:
        return self.course.made(self.siblings[self.first : self.end], f"{self.prefix}{self.place}")


class Course:
    """The events of one answer, put in order."""

    def __init__(self, game: GameLike, names: Names, stretches: Sequence[Stretch], edition: str) -> None:
        self.game = game
        self.names = names
        self.edition = edition
        self._of = {event.id: each for each in stretches for event in each.events}
        self._children: dict[int, list[Event]] = {}
        self._why: dict[int, tuple[Sequence[Asked], ...]] = {}
        """By event: the choices that led to it."""
        self._tests: dict[int, Test] = {}
        self._missed: dict[int, Sequence[Event]] = {}
        """By the last event of a moment that came about: all of the moment, to tell what they did not reach."""
        self._chosen: dict[int, Event] = {}
        """By the first event of a moment: that of the thing whose power the words compare the others with."""
        self._told_as_choice: set[int] = set()
        self._sort(stretches)

    def steps(self) -> tuple[Step, ...]:
        """All events as steps."""
        return self._steps_of(self._children[-1], "")

    # -- order -------------------------------------------------------------------------------------------------

    def _sort(self, stretches: Sequence[Stretch]) -> None:
        """Find each event's place (below the event during which it happened) and why it comes when it does."""
        waiting: list[Asked] = []
        known, children = self._of, self._children
        apart = children[-1] = []
        for stretch in stretches:
            if stretch.decision is not None:
                waiting.append((stretch.decision, stretch.option))
            for event in stretch.events:
                parent = event.parent
                if parent < 0 or parent == event.id or parent not in known:
                    apart.append(event)
                else:
                    children.setdefault(parent, []).append(event)
            if stretch.events:
                self._place_reasons(waiting, stretch.events)
                waiting = []

    def _place_reasons(self, waiting: Sequence[Asked], events: Sequence[Event]) -> None:
        for picks in (waiting,) if len(waiting) == 1 else _choices(waiting):
            if not is_reason(picks):
                continue
            event = _followed(*picks[0], events)
            if event is not None:
                self._why[event.id] = (*self._why.get(event.id, ()), picks)

    def _steps_of(self, siblings: Sequence[Event], prefix: str) -> tuple[Step, ...]:
        self._compare(siblings)
        chosen, made, end = self._chosen, list[Maker](), 0
        for first, event in enumerate(siblings):
            if first < end:
                continue
            end = self._told_up_to(siblings, first) if event.verb in TOLD_TOGETHER else first + 1
            if chosen and event.id in chosen:
                made.append(partial(self._choice, chosen[event.id], f"{prefix}{len(made) + 1}"))
            made.append(_Told(self, siblings, first, end, prefix, len(made) + 1))
        return Step.to_come(made)

    def _told_up_to(self, siblings: Sequence[Event], first: int) -> int:
        """Where the events end that one sentence tells: the cards that a player draws one after the other, and the
        like. Each event for which there is a reason of its own is told on its own."""
        event, end = siblings[first], first + 1
        phrase = phrase_of(self.names, event)
        if phrase is not None and phrase.many and event.outcome == "done" and event.id not in self._tests:
            while end < len(siblings) and _alike(event, siblings[end]) and not self._has_own_reason(siblings[end]):
                end += 1
        return end

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
                    self._told_as_choice.add(chosen.id)
            self._missed[_last_done(group).id] = group

    def _below(self, event: Event) -> tuple[list[Event], list[Event]]:
        """What happened during an event; and what of it only says where its card went, which is told with it."""
        found: list[Event] = []
        absorbed: list[Event] = []
        for each in self._children.get(event.id, ()):
            if _is_same_trip(event, each):
                absorbed.append(each)
                found += self._children.get(each.id, ())
            else:
                found.append(each)
        return found, absorbed

    # -- one step ----------------------------------------------------------------------------------------------

    def made(self, together: Sequence[Event], number: str) -> tuple[Mapping[str, object], Maker]:
        """What a step is, with the steps within it; left is what it says."""
        event = together[0]
        absorbed: list[Event] = []
        inner: tuple[Step, ...] = ()
        for one in together:
            if one.id in self._children:
                below, trips = self._below(one)
                absorbed += trips
                inner += self._steps_of(below, f"{number}.")
        every = [*together, *absorbed] if absorbed else together
        phrase = phrase_of(self.names, event)
        return {
            "number": number,
            "events": tuple([one.id for one in every]),
            "verb": event.verb,
            "outcome": _OUTCOMES[event.outcome],
            "steps": inner,
            "routine": (phrase is not None and phrase.routine) or "turn.draw-two" in event.rules,
        }, partial(self._tell, together, every)

    def _tell(self, together: Sequence[Event], every: Sequence[Event], step: Step, field: str) -> Late:
        """What a step says. ``together``: the events of its sentence, the first among ``every`` one it tells."""
        event, names, edition = together[0], self.names, self.edition
        test = self._tests.get(event.id)
        compared = test is not None and test.chosen != event.id
        told = sentence(names, together, test.shown(event.power) if test is not None and compared else "")
        done = event.outcome == "done"
        cause = event.cause or (event.barrier if done else None)
        rules = event.rules if len(every) == 1 else tuple(rule for one in every for rule in one.rules)
        why = None if event.id in self._told_as_choice else self._why_now(event)
        stopped = None if done else not_done(names, event, told, edition)
        missing = tuple(self._not_reached(together)) if self._missed else ()
        return {
            "sentence": told or f"({event.verb})",
            "actor": "" if event.player == NOBODY else names.player(event.player),
            "card": names.thing(event.what)
            if len(together) == 1
            else names.things([one.what for one in together if one.what != NOTHING]),
            "source": "" if cause is None else names.card(written_on(cause)),
            "words": words_of(names, cause),
            "rules": cited_all(rules, edition),
            "why_now": why,
            "ledgers": tuple(self._ledgers(event)) if event.verb == "score-start" or compared else (),
            "not_done": missing if stopped is None else (stopped, *missing),
        }, None

    def _choice(self, event: Event, number: str, step: Step, field: str) -> Late:
        """The choice that an act itself makes ("destroy one of your minions and each ... with less"), as a step of
        its own: which event it is part of, the engine does not say apart."""
        names, cause = self.names, event.cause
        assert cause is not None
        card = names.thing(event.what)
        printed = names.definition(int(event.what)).power
        who = names.player(cause.controller) if cause.controller != NOBODY else "The current player"
        return {
            "number": number,
            "events": (),
            "verb": Verb.CHOOSE.value,
            "outcome": Outcome.DONE,
            "steps": (),
            "routine": False,
            "sentence": f"{who} chooses {card}, power {event.power} (printed {printed}).",
            "actor": who,
            "card": card,
            "source": names.card(cause.card),
            "words": chosen_words(names, cause),
            "rules": cited_all(("choice.chooser",), self.edition),
            "why_now": self._why_now(event),
            "ledgers": tuple(self._ledgers(event)),
            "not_done": (),
        }, None

    def _why_now(self, event: Event) -> Why | None:
        """The choices that led to an event: mostly one; in "you may destroy a minion" whether, and which one."""
        led = self._why.get(event.id)
        if led is None:
            return None
        told = [why_now(self.names, self.edition, picks) for picks in led]
        if len(told) == 1:
            return told[0]
        rules = tuple(dict.fromkeys(rule for each in told for rule in each.rules))
        return Why(" ".join(each.sentence for each in told), rules)

    def _not_reached(self, together: Sequence[Event]) -> Iterator[NotDone]:
        for one in together:
            group = self._missed.get(one.id)
            if group is not None:
                stretch = self._of[group[0].id]
                yield from missed(self.names, self.game, stretch.before, stretch.after, group, self.edition)

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


def _last_done(group: Sequence[Event]) -> Event:
    """The last event of a moment that came about; the last one where none did."""
    for event in reversed(group):
        if event.outcome == "done":
            return event
    return group[-1]


def _alike(one: Event, other: Event) -> bool:
    return (
        one.verb == other.verb
        and one.player == other.player
        and one.cause == other.cause
        and one.outcome == other.outcome
        and one.rules == other.rules
        and one.amount == other.amount
        and one.barrier == other.barrier
        and one.to == other.to
        and (one.verb != Verb.MOVE.value or one.base == other.base)
    )


def _is_same_trip(event: Event, follower: Event) -> bool:
    """Whether ``follower`` only says where the card of ``event`` went ("destroyed": "goes to the discard pile")."""
    return follower.verb == Verb.GO.value and follower.what == event.what and event.verb != Verb.GO.value


def _followed(decision: Decision, option: Option | None, events: Sequence[Event]) -> Event | None:
    """The event that an answer led to: one by the words of the effect chosen or about the thing chosen, else one by
    the words that asked, or by their card; where no words asked, the first one. None where it led to nothing."""
    cause = decision.cause
    if option is not None and is_card(option.thing):
        if decision.kind == "one-of":
            cause = None if cause is None else replace(cause, path=(*cause.path, option.thing))
        else:
            for event in events:
                if option.thing in (event.what, event.to, *event.things):
                    return event
    if cause is None or decision.kind in _OF_THE_RULES:
        return events[0] if events else None
    by_the_card = [event for event in events if event.cause is not None and event.cause.card == cause.card]
    for event in by_the_card:
        if event.cause is not None and _related(event.cause.path, cause.path):
            return event
    return by_the_card[0] if by_the_card else None


_OF_THE_RULES = ("window", "order", "score", "place", "mulligan", "discard", "use", "replace")
"""The kinds of decisions that the rules ask for, and not the words of a card."""


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
