"""The verdict in words, and the one sentence that goes with it, made from what happened.

The verdict says what became of the cards and players; the steps say how. Knows events and steps; no layout.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from smashrules.effects.verbs import Verb
from smashrules.explain.board import Names, listed, numeral, often
from smashrules.explain.model import Outcome, Reason, Step, walked
from smashrules.explain.phrases import NOTHING_HAPPENS, PHRASES
from smashrules.explain.telling import pile, sentence
from smashrules.state.game import State
from smashrules.state.records import Event
from smashrules.state.things import NOTHING, Thing, is_card

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
_TOLD = frozenset(
    {
        *(
            Verb.TAKE_CONTROL.value,
            Verb.GIVE_CONTROL.value,
            Verb.CANCEL.value,
            Verb.TAKE_VP.value,
            Verb.LOSE_VP.value,
            Verb.BURY.value,
        ),
        *(Verb.STORE.value, Verb.UNCOVER.value, Verb.COPY.value, "take turn", "grant", "give back", "new-base"),
    }
)
"""What else changes something, told in the words of its step."""
_SEEN = frozenset(each.value for each in (Verb.LOOK, Verb.REVEAL, Verb.SEARCH, Verb.NAME, Verb.SHUFFLE))
"""What changes nothing that a player has, and is said where nothing else is."""
_COUNTERS = (Verb.PUT_COUNTER.value, Verb.REMOVE_COUNTER.value)
_OF_SEVERAL = {" has ": " have ", " gets ": " get ", " loses ": " lose "}
"""What is told of one thing after its name, and of several."""
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
        clauses = [_only_plays(names, events, steps, resolving) or _what_else(steps) or NOTHING_HAPPENS]
    if len(clauses) > _MOST:
        left = len(clauses) - _MOST
        clauses = [*clauses[:_MOST], f"{numeral(left)} more in the steps.".capitalize()]
    if after.result is not None and before.result is None:
        winners = [names.player(each) for each in after.result.winners]
        clauses.append(f"{listed(winners)} {'wins' if len(winners) == 1 else 'win'}.")
    return " ".join(clauses)


def _clauses(names: Names, events: Sequence[Event]) -> Iterator[str]:
    told: dict[tuple[str, str], list[int]] = {}
    points: dict[int, int] = {}
    drawn: dict[int, int] = {}
    counters = _counters(events)
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
        elif event.verb in _TOLD or (event.verb == _PLAY and event.id != first_play):
            told.setdefault(("as told", sentence(names, (event,))), []).append(event.id)
        elif event.verb in _FATES and is_card(event.what):
            called = told.setdefault((event.verb, _destination(names, event)), [])
            called += [each for each in (event.what,) if each not in called]
        elif event.verb in _COUNTERS:
            summed = counters.pop((event.verb, event.what), None)
            if summed is not None:
                _tell_of_card(names, summed, told)
        elif event.verb == "effect":
            _tell_of_card(names, event, told)
    for (verb, detail), cards in told.items():
        if verb == "vp":
            player = int(detail)
            if points[player]:
                yield f"{names.player(player)} gains {points[player]} VP."
        elif verb == "draw":
            count = drawn[int(detail)]
            yield f"{names.player(int(detail))} draws {numeral(count)} {'card' if count == 1 else 'cards'}."
        elif verb == "as told":
            yield _as_often(detail, len(cards))
        elif verb == "of cards":
            yield from _of_cards(names, detail, Counter(cards))
        else:
            are = "is" if len(cards) == 1 else "are"
            yield f"{_begun(names.counted(cards))} {are} {PHRASES[verb].past}{detail}."


def _counters(events: Sequence[Event]) -> dict[tuple[str, Thing], Event]:
    """By verb and card: the counters that came or went, as one event."""
    found: dict[tuple[str, Thing], Event] = {}
    for event in events:
        if event.verb in _COUNTERS and event.outcome == "done":
            before = found.get((event.verb, event.what))
            found[event.verb, event.what] = (
                event if before is None else replace(before, id=-1, amount=before.amount + event.amount)
            )
    return found


def _tell_of_card(names: Names, event: Event, told: dict[tuple[str, str], list[int]]) -> None:
    """Tell what is said of a card after its name together with the other cards of which the same is said."""
    whom, said = names.thing(event.what), _said_anew(names, event)
    if is_card(event.what) and said.startswith(tuple(f"{whom}{verb}" for verb in _OF_SEVERAL)):
        told.setdefault(("of cards", said.removeprefix(whom)), []).append(event.what)
    else:
        told.setdefault(("as told", said), []).append(event.id)


def _of_cards(names: Names, said: str, times: Counter[int]) -> Iterator[str]:
    """What is said of some cards after their names, of each so many times."""
    one = next(each for each in _OF_SEVERAL if said.startswith(each))
    for many in sorted(set(times.values())):
        cards = sorted(uid for uid, count in times.items() if count == many)
        told = said.replace(one, _OF_SEVERAL[one], 1) if len(cards) > 1 else said
        yield _as_often(f"{_begun(names.counted(cards))}{told}", many)


def _as_often(sentence: str, times: int) -> str:
    return sentence if times < 2 else f"{sentence.rstrip('.')}, {often(times)}."


def _said_anew(names: Names, event: Event) -> str:
    """The sentence for an event; one that stands for several is no event of the game, and is not kept."""
    told = sentence(names, (event,))
    if event.id < 0:
        del names.told[event.id]
    return told


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]


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


def _only_plays(names: Names, events: Sequence[Event], steps: Sequence[Step], resolving: bool) -> str:
    play = next((event for event in events if event.verb == _PLAY), None)
    if play is None:
        return ""
    told = sentence(names, (play,))
    seen = [each.sentence for each in walked(steps) if each.verb in _SEEN and each.outcome is Outcome.DONE]
    if seen:
        return " ".join([told, *seen[:2]])
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
    return reason.removeprefix("prevented: ").removeprefix("replaced: ")


def _although(step: Step, reason: str, every: Sequence[Step]) -> str:
    """The sentence for something prevented: with what its cause did all the same, if it did anything."""
    if reason == step.sentence:
        return reason  # it says all
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
