"""The verdict in words, and the one sentence that goes with it, made from what happened.

The verdict says what became of the cards and players; the steps say how. Knows events and steps; no layout.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from smashrules.effects.verbs import Verb
from smashrules.explain.board import Names, listed, numeral
from smashrules.explain.model import Outcome, Reason, Step, walked
from smashrules.explain.phrases import NOTHING_HAPPENS, PHRASES
from smashrules.explain.telling import pile, sentence
from smashrules.state.game import State
from smashrules.state.records import Event
from smashrules.state.things import NOTHING, is_card

_FATES = frozenset(
    each.value
    for each in (
        Verb.DESTROY,
        Verb.RETURN,
        Verb.PLACE,
        Verb.MOVE,
        Verb.TRANSFER,
        Verb.DISCARD,
        Verb.SHUFFLE,
        Verb.TAKE_CONTROL,
        Verb.SWAP,
    )
)
"""What becomes of a card."""
_POINTS = (Verb.GAIN_VP.value, "award")
_PLAY = Verb.PLAY.value
_DRAW = Verb.DRAW.value
_COURSE = ("turn.draw-two", "setup.", "score.discard", "score.replace")
"""Rules that a turn follows anyway: what they alone bring about is in the steps and not in the verdict."""
_MOST = 8


def verdict(names: Names, before: State, after: State, events: Sequence[Event], steps: Sequence[Step]) -> str:
    """What happened, in a few plain sentences; that nothing changed, if so."""
    clauses = list(_clauses(names, events))
    stayed = _stayed(names, after, events, steps)
    if stayed:
        clauses.append(f"{listed(stayed)} {'stays' if len(stayed) == 1 else 'stay'}.")
    if not clauses:
        resolving = after.decision is not None and after.decision.kind != "main"
        clauses = [_only_plays(names, events, resolving) or _what_else(steps) or NOTHING_HAPPENS]
    if len(clauses) > _MOST:
        left = len(clauses) - _MOST
        clauses = [*clauses[:_MOST], f"{numeral(left)} more in the steps.".capitalize()]
    if after.result is not None and before.result is None:
        winners = [names.player(each) for each in after.result.winners]
        clauses.append(f"{listed(winners)} {'wins' if len(winners) == 1 else 'win'}.")
    return " ".join(clauses)


def _clauses(names: Names, events: Sequence[Event]) -> Iterator[str]:
    told: dict[tuple[str, str], list[str]] = {}
    points: dict[int, int] = {}
    drawn: dict[int, int] = {}
    first_play = next((event.id for event in events if event.verb == _PLAY), -1)
    for event in events:
        if event.outcome != "done" or _is_course(event.rules):
            continue
        if event.verb in _POINTS:
            points[event.player] = points.get(event.player, 0) + event.amount
            told.setdefault(("vp", str(event.player)), [])
        elif event.verb == _DRAW:
            drawn[event.player] = drawn.get(event.player, 0) + 1
            told.setdefault(("draw", str(event.player)), [])
        elif event.verb == "score-start" and is_card(event.what):
            told.setdefault(("as told", f"{names.card(event.what)} scores."), [])
        elif event.verb in ("grant", "take turn") or (event.verb == _PLAY and event.id != first_play):
            told.setdefault(("as told", sentence(names, (event,))), [])
        elif event.verb in _FATES and is_card(event.what):
            called = told.setdefault((event.verb, _destination(names, event)), [])
            called += [name for name in (names.card(event.what),) if name not in called]
        elif event.verb == "effect":
            whom, said = names.thing(event.what), sentence(names, (event,))
            if whom and said.startswith(f"{whom} has "):
                told.setdefault(("effect", said.removeprefix(whom)), []).append(whom)
            else:
                told.setdefault(("as told", said), [])
    for (verb, detail), called in told.items():
        if verb == "vp":
            player = int(detail)
            if points[player]:
                yield f"{names.player(player)} gains {points[player]} VP."
        elif verb == "draw":
            count = drawn[int(detail)]
            yield f"{names.player(int(detail))} draws {numeral(count)} {'card' if count == 1 else 'cards'}."
        elif verb == "as told":
            yield detail
        elif verb == "effect":
            told_of = detail.replace(" has ", " have ", 1) if len(called) > 1 else detail
            yield f"{listed(called)}{told_of}"
        else:
            yield f"{listed(called)} {'is' if len(called) == 1 else 'are'} {PHRASES[verb].past}{detail}."


@lru_cache(maxsize=4096)
def _is_course(rules: tuple[str, ...]) -> bool:
    return any(rule.startswith(_COURSE) for rule in rules)


def _destination(names: Names, event: Event) -> str:
    if event.verb in (Verb.DESTROY.value, Verb.DISCARD.value):
        return ""
    if event.verb == Verb.SWAP.value:
        return f" with {names.thing(event.to)}"
    where = pile(names, event)
    if where is not None:
        if event.verb == Verb.PLACE.value:
            return f" {'on' if event.end else 'in'} {where}"
        return f" {'into' if event.verb == Verb.SHUFFLE.value else 'to'} {where}"
    return f" to {names.thing(event.to)}" if event.to != NOTHING else ""


def _stayed(names: Names, after: State, events: Sequence[Event], steps: Sequence[Step]) -> list[str]:
    """Cards that something was to happen to and that are still where they were: prevented, or not reached."""
    stayed = [
        names.card(event.what)
        for event in events
        if event.outcome == Outcome.PREVENTED
        and event.verb in _FATES
        and is_card(event.what)
        and (left := after.objects[event.what]) is not None
        and left.base == event.base
    ]
    for step in walked(steps):
        if step.not_done:
            stayed += [each.what for each in step.not_done if each.reason is Reason.NOT_REACHED]
    return list(dict.fromkeys(stayed))


def _only_plays(names: Names, events: Sequence[Event], resolving: bool) -> str:
    play = next((event for event in events if event.verb == _PLAY), None)
    if play is None:
        return ""
    told = sentence(names, (play,))
    return told if resolving else f"{told} Nothing else happens."


def _what_else(steps: Sequence[Step]) -> str:
    """Where nobody's cards or points change: what was seen, named, chosen or left."""
    told = [step.sentence for step in steps if not step.routine]
    return " ".join(told[:3])


def because(names: Names, events: Sequence[Event], steps: Sequence[Step]) -> str:
    """The sentence that matters most: what stood in the way, else the words that did it. Empty if there are none."""
    every = list(walked(steps))
    for step in every:
        for reason in step.not_done:
            if reason.reason is Reason.PREVENTED:
                return _although(step, reason.sentence, every)
            if reason.reason is Reason.REPLACED:
                return f"{step.sentence.rstrip('.').partition(';')[0]}: {_said(reason.sentence)}."
    for step in every:
        if step.verb == "score-start":
            return step.sentence
    worded = [(step, step.words) for step in every if step.words is not None]
    for step, words in worded:
        if step.outcome is Outcome.DONE and step.verb not in ("use", "trigger", "choose"):
            return f"{step.source} says “{words.text}”."
    for step, words in worded:
        if step.outcome is not Outcome.DONE:
            return f"{step.sentence[:-1]}: “{words.text}”."
    return f"{worded[0][0].source} says “{worded[0][1].text}”." if worded else ""


def _said(reason: str) -> str:
    """A reason without its kind."""
    return reason.partition(": ")[2] or reason


def _although(step: Step, reason: str, every: Sequence[Step]) -> str:
    """The sentence for something prevented: with what its cause did all the same, if it did anything."""
    said = _said(reason)
    stopped = step.sentence.rstrip(".")
    if not said.startswith(step.card):  # it is not the card itself that says so
        said = f"{stopped if step.card else stopped[:1].lower() + stopped[1:]}: {said}"
    did = any(
        each.source == step.source and each.outcome is Outcome.DONE and each.verb == step.verb for each in every
    )
    if did and step.source:
        return f"{step.source} does what it can, although {said}."
    return f"{said}." if said.startswith(stopped) else f"{stopped}: {said}."
