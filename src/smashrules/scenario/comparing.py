"""Whether two editions or printings answer a question alike, what differs if they do not, and which rule makes it so.

Where a question asks what happens, what counts is what can be seen of the board in the end: which card is where, what
it counts, who may still do what. In which order cards came there, and by how many choices, counts for nothing. Knows
runs and outcomes; it lays nothing out and reads no lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.card import CardType
from smashrules.explain import Expectation, Resolution
from smashrules.explain.phrases import PHASES
from smashrules.rulebook.editions import NOT_ASKED, Switches, rules_of_switches, switches
from smashrules.scenario.finding import Finder, listed, place_of
from smashrules.scenario.outcomes import is_open, outcomes, told
from smashrules.scenario.running import Run
from smashrules.state.records import Cause, Decision
from smashrules.state.things import NOTHING

_MOST = 4
"""So many differences of two boards are named."""

Seen = frozenset[tuple[str, int]]
"""What can be seen of a board, each in words, and how often it is so."""


class Answered(Struct):
    """An answer, and the run that led to it (None where nothing was computed). ``asked``: the kind of question."""

    resolution: Resolution
    run: Run | None = None
    asked: str = "happens"
    ways: frozenset[str] = frozenset()
    """The texts of the answer, one for each way in which chance can fall; empty where it has no part in it."""
    _ends: list[Seen] | None = None

    def ends(self) -> list[Seen]:
        """What can be seen of each board to which the question can lead, each board once; none where these are too
        many to look at."""
        if self._ends is None:
            assert self.run is not None
            tree = outcomes(self.run)
            self._ends = [] if tree is None else list(dict.fromkeys(end for _, end in told(tree, seen)))
        return self._ends


def agree(one: Answered, other: Answered) -> bool:
    """Whether two answers say the same of the same question."""
    ours, theirs = one.resolution, other.resolution
    if one.ways or other.ways:  # what chance brings is no decision
        return not (one.ways or {ours.text}).isdisjoint(other.ways or {theirs.text})
    if [each.met for each in ours.expectations] != [each.met for each in theirs.expectations]:
        return False
    if one.run is None or other.run is None or one.asked != "happens":
        return (ours.verdict, ours.number, ours.text) == (theirs.verdict, theirs.number, theirs.text)
    if _is_same(one.run, other.run):
        return True
    return set(one.ends()) == set(other.ends()) if one.ends() and other.ends() else ours.text == theirs.text


def _is_same(one: Run, other: Run) -> bool:
    """Whether two runs stand at boards that are the same in every respect; False where that is not known at once."""
    ours, theirs = one.state, other.state
    return not is_open(one) and replace(ours, edition="", history=()) == replace(theirs, edition="", history=())


def same_moment(one: Answered, other: Run) -> bool:
    """Whether ``other``, which could not go on, stands where nobody is asked anything, or at a question that was
    asked in ``one``, too: what cannot be done there is forbidden, and not only asked for at another time."""
    decision = other.state.decision
    if decision is None or decision.kind == "main":
        return True
    if one.run is None or decision.kind not in ("thing", "play", "place"):
        return False
    asked = [*one.run.decisions, one.run.state.decision]
    return any(each is not None and (each.kind, each.key, each.cause) == _question(decision) for each in asked)


def _question(decision: Decision) -> tuple[str, str, Cause | None]:
    return decision.kind, decision.key, decision.cause


def difference(ours: Answered, theirs: Answered, under: str) -> str:
    """What another answer says otherwise: its words where they are others, else what differs on the board; and what
    was expected and found in one of the two alone. ``under``: the edition of ours."""
    parts = []
    if theirs.resolution.text != ours.resolution.text:
        parts.append(f"{theirs.resolution.text} {theirs.resolution.because}".strip())
    elif ours.asked == "happens" and ours.run is not None and theirs.run is not None:
        parts += _boards(ours.ends(), theirs.ends(), under)
    parts += _expected(ours.resolution.expectations, theirs.resolution.expectations)
    return " ".join(parts)


def _boards(ours: Sequence[Seen], theirs: Sequence[Seen], under: str) -> Iterator[str]:
    here: Counter[str] = Counter()
    there: Counter[str] = Counter()
    for own, other in zip(ours, theirs, strict=False):
        here |= Counter(dict(own))
        there |= Counter(dict(other))
    only_there, only_here = list((there - here).elements()), list((here - there).elements())
    if only_there:
        yield f"In the end: {_some(only_there)}."
    if only_here:
        yield f"Under {under} it is: {_some(only_here)}."


def _some(facts: Sequence[str]) -> str:
    named = sorted(facts)[:_MOST]
    return "; ".join(named) + (f"; and {len(facts) - _MOST} more" if len(facts) > _MOST else "")


def _expected(ours: Sequence[Expectation], theirs: Sequence[Expectation]) -> Iterator[str]:
    for own, other in zip(ours, theirs, strict=True):
        if own.met != other.met:
            found = f" (found: {other.found})" if other.found and not other.met else ""
            yield f"{'As expected' if other.met else 'NOT as expected'}: {other.text}{found}."


# -- what can be seen of a board -----------------------------------------------------------------------------------


def seen(run: Run) -> Seen:
    """All that can be seen of the board where a run stands."""
    return frozenset(Counter(_seen(run)).items())


def _seen(run: Run) -> Iterator[str]:
    state, game, finder, players = run.state, run.board.game, run.finder, run.board.players
    for uid, card in enumerate(state.cards):
        definition = game.definition(state, uid)
        if definition.type is CardType.UNKNOWN:
            continue
        found = state.objects[uid]
        told = _place(run, finder, uid)
        if found is not None:
            counters = f" with {found.counters} counter{'s'[: found.counters > 1]}" if found.counters else ""
            number = (
                f", breakpoint {game.breakpoint_ledger(state, uid).total}"
                if definition.type is CardType.BASE
                else f", power {game.power(state, uid)}"
                if definition.type is CardType.MINION
                else ""
            )
            told += counters + number
        elif card.owner >= 0 and place_of(state, uid)[1] not in (card.owner, -1):
            told += f" (it is {players[card.owner]}'s)"
        yield told
    for name, player in zip(players, state.players, strict=True):
        yield f"{name} has {player.vp} VP"
        yield f"{name} has {len(player.hand)} cards in hand"
    yield from _left_to_do(run)


def _place(run: Run, finder: Finder, uid: int) -> str:
    state = run.state
    zone, who = place_of(state, uid)
    if uid in state.bases:
        return f"{finder.call(uid)} in play"
    if zone == "base deck":
        return f"{finder.call(uid)} in the base deck, number {state.base_deck.index(uid) + 1}"
    if zone == "base discard":
        return f"{finder.call(uid)} in the base discard pile"
    if zone == "deck" and not _is_shuffled(run, who):
        return f"{finder.call(uid)}, number {state.players[who].deck.index(uid) + 1} from the top"
    return finder.call(uid)


def _is_shuffled(run: Run, player: int) -> bool:
    """Whether a player's deck was shuffled, so that the order of its cards is left to chance."""
    return any(
        (each.verb in ("shuffle-deck", "reshuffle") or (each.verb == "shuffle" and each.outcome == "done"))
        and player in (each.player, each.controller, _owner(run, each.what))
        for each in run.events()
    )


def _owner(run: Run, what: int | str) -> int:
    return run.state.cards[what].owner if isinstance(what, int) and what >= 0 else NOTHING


def _left_to_do(run: Run) -> Iterator[str]:
    """What time it is, and what the players may still do."""
    state, players = run.state, run.board.players
    if state.result is not None:
        yield f"{listed([players[each] for each in state.result.winners])} won the game"
        return
    active = players[state.active]
    yield f"it is {active}'s turn, phase {PHASES.get(state.phase, state.phase)}"
    if state.phase == "play":
        for is_left, what in ((state.free_minion, "minion"), (state.free_action, "action")):
            yield f"{active} {'may still play' if is_left else 'has played'} the free {what} of the turn"
    for grant in state.grants:
        yield f"{players[grant.player]} may play an extra {grant.kind}"
    decision = state.decision
    if decision is not None and decision.kind == "main":
        yield from {
            f"{active} can use {run.card_name(int(each.thing))}" for each in decision.options if each.kind == "use"
        }
    for effect in state.effects:
        lasting = run.card_name(effect.cause.card)
        yield f"what {lasting} says for a time lasts{_until(run, effect.side, effect.player)}"
    for later in state.delayed:
        waits = run.card_name(later.activation.source)
        yield f"what {waits} says for later waits{_until(run, later.side, later.player)}"


def _until(run: Run, side: str, player: int) -> str:
    whose = "this" if player < 0 else f"{run.board.players[player]}'s"
    return f" until the {side} of {whose} turn"


# -- which rule makes the difference ---------------------------------------------------------------------------------


def deciding_rule(
    ours: str, theirs: str, cited: Sequence[str], differs: Callable[[Callable[[Switches], Switches]], bool]
) -> str:
    """The rule by which another edition decides otherwise: the one of the point which alone, taken as the other
    edition has it, makes a difference. Empty if there is none such. ``cited``: the rules to be tried first."""
    own, other = switches(ours), switches(theirs)
    points: Mapping[str, str] = rules_of_switches()
    open_points = [each for each in points if each not in NOT_ASKED and getattr(own, each) != getattr(other, each)]
    open_points.sort(key=lambda each: points[each] not in cited)
    for each in open_points:
        if differs(lambda now, point=each: replace(now, **{point: getattr(other, point)})):  # type: ignore[misc]
            return points[each]
    return ""
