"""The way from the decision that is open to what a line says: which optional choices lie between.

Lines need not speak of a choice that the next line shows was declined. But no line ends a phase, a turn or a step of
scoring that it does not speak of: what is possible only after that is not possible now. Whatever is tried here is
tried on forks; the run itself is not changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile
from typing import TYPE_CHECKING, TypeVar

from smashrules.effects.verbs import Verb
from smashrules.scenario.course import DECLINING, Course
from smashrules.scenario.model import Ref
from smashrules.state.records import Decision, Event, Option
from smashrules.state.things import NOTHING, is_card

if TYPE_CHECKING:
    from smashrules.scenario.running import Run

Goal = Callable[["Run"], bool]
C = TypeVar("C", bound=Course)

_DEEPEST = 8
"""So many optional choices in a row are answered to get to what a line says."""
_PLAYED_IN = 4
"""So many answers lead at most to the play of a card that an open question offers."""
_STEPS = frozenset(
    {
        *("turn", "phase", "next", "tie", "end"),
        *("score-none", "score-start", "score", "score-on", "score-stop", "score-done"),
        *("award", "discard-base", "new-base"),
    }
)
_ONLY_ASKED = frozenset({"grant", "use", "trigger", "condition", "play", "reveal", "look", "search", "shuffle"})


def goes_on(events: Iterable[Event]) -> bool:
    """Whether the game has gone on to another phase, turn or step of scoring."""
    return any(event.verb in _STEPS for event in events)


def way(run: Run, player: int, goal: Goal, *, later: bool = False) -> list[Option] | None:
    """The answers that lead to ``goal``; None if there are none. ``later``: also into other phases and turns."""
    return _way(run, player, goal, later, _DEEPEST)


def _way(run: Run, player: int, goal: Goal, later: bool, depth: int) -> list[Option] | None:
    if goal(run):
        return []
    decision = run.state.decision
    if depth == 0 or decision is None or (decision.kind == "main" and not later):
        return None
    if decision.player != player and decision.kind != "window" and not later:
        return None
    for option in _answers(run, decision, player, goal, later):
        fork = run.fork()
        fork.apply(option)
        if not later and goes_on(fork.steps[-1].events):
            continue
        found = _way(fork, player, goal, later, depth - 1)
        if found is not None:
            return [option, *found]
    return None


def _answers(run: Run, decision: Decision, player: int, goal: Goal, later: bool) -> list[Option]:
    """The answers worth trying, in the order in which they are likely to be meant."""
    declining = [each for kind in DECLINING for each in decision.options if each.kind == kind]
    if later:
        return declining or [each for each in decision.options if each.kind == "end"]
    if decision.player == player and not declining and run.is_all_the_same(decision):
        return [decision.options[0]]
    if decision.player != player or not declining:
        return declining
    using = [each for each in decision.options if each.kind in ("yes", "use")]
    asking = [each for each in using if _asks_for(run, each, goal)]
    return [*asking, *declining, *(each for each in using if each not in asking)]


def _asks_for(run: Run, option: Option, goal: Goal) -> bool:
    """Whether an answer leads to ``goal`` at once, doing nothing else before."""
    fork = run.fork()
    fork.apply(option)
    return goal(fork) and all(event.verb in _ONLY_ASKED for event in fork.steps[-1].events)


def leading_to_play(run: Run, player: int, card: Ref) -> tuple[list[Option], int]:
    """The answers to an open question by which ``card`` is played, nothing else being done before, and which card it
    is; none, and NOTHING, if it leads to no such thing. Where it is played is not answered."""
    return _to_play(run, player, card, _PLAYED_IN)


def _to_play(run: Run, player: int, card: Ref, depth: int) -> tuple[list[Option], int]:
    decision = run.state.decision
    if not depth or decision is None or decision.player != player or decision.kind in ("main", "window"):
        return [], NOTHING
    for option in decision.options:  # to pick no more is the last of them, so that all permissions are taken
        goes = decision.kind == "place"
        named = is_card(option.thing) and not goes and decision.kind != "one-of"
        if option.kind in ("no", "pass") or (named and not run.finder.fitting(card, [int(option.thing)])):
            continue
        fork = run.fork()
        fork.apply(option)
        events = fork.steps[-1].events
        before = list(takewhile(lambda event: event.verb != Verb.PLAY.value, events))
        if not all(event.verb in _ONLY_ASKED or goes or named for event in before):
            continue
        path, found = [] if goes else [option], NOTHING
        if len(before) == len(events):
            further, found = _to_play(fork, player, card, depth - 1)
            path += further
        else:
            played = events[len(before)]
            if played.player == player and is_card(played.what) and fork.finder.fitting(card, [played.what]):
                found = played.what
        if found != NOTHING:
            return path, found
    return [], NOTHING


def lines_before(run: Run, player: int, goal: Goal) -> list[str]:
    """The lines that would have to stand before one that is possible only later in this turn or in the next; empty
    if it is not."""
    path = way(run, player, goal, later=True) or []
    if sum(option.kind == "end" for option in path) > 1:
        return []  # in another turn much else will have happened
    fork, lines = run.fork(), []
    for option in path:
        decision = fork.state.decision
        assert decision is not None
        who = run.board.players[decision.player]
        lines.append(f"{who} {_SAID[option.kind]}")
        fork.apply(option)
    return lines


def uses(run: C, player: int) -> Iterator[tuple[Option, C]]:
    """Each use of a card that ``player`` could make now on their own turn, with a fork in which it is made."""
    decision = run.state.decision
    if decision is None or decision.kind != "main" or decision.player != player:
        return
    for option in decision.options:
        if option.kind == "use":
            fork = run.fork()
            fork.apply(option)
            yield option, fork


def uses_before(run: Run, player: int, goal: Goal) -> list[str]:
    """The lines any one of which would allow what ``goal`` says, doing nothing else."""
    found = []
    for option, fork in uses(run, player):
        asked = fork.state.decision
        if asked is not None and asked.kind == "may" and asked.cause is not None and asked.cause.card == option.thing:
            fork.apply(next(each for each in asked.options if each.kind == "yes"))
        if goal(fork) and all(event.verb in _ONLY_ASKED for event in fork.events()[len(run.events()) :]):
            found.append(f"'{run.board.players[player]} uses {run.card_name(int(option.thing))}'")
    return list(dict.fromkeys(found))


_SAID = {"pass": "passes", "no": "declines", "done": "stops", "end": "ends the turn"}
