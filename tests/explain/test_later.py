"""Answers that are told where somebody looks: nobody can tell them from answers that were told at once."""

from __future__ import annotations

import copy
import gc
import pickle
import weakref
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from random import Random

import pytest
from tests.explain.teatable import DEFINITIONS

from smashrules.engine import Game, Seat, Step
from smashrules.explain import Resolution, from_json, resolution, text, to_json
from smashrules.explain.later import Later
from smashrules.state.game import State
from smashrules.state.records import Option

CARDS = [key for key, each in DEFINITIONS.items() if each.type.value in ("minion", "action")]
BASES = [key for key, each in DEFINITIONS.items() if each.type.value == "base"] * 2


class Counting:
    """A game that counts how often it is asked for a definition or a number: what telling asks for."""

    def __init__(self, game: Game) -> None:
        self.asked = 0
        self._game = game

    def __getattr__(self, name: str) -> object:
        self.asked += 1
        return getattr(self._game, name)


def played(game: Game, seed: int, most: int = 60) -> tuple[State, list[Step], list[Option]]:
    """A stretch of a game by chance."""
    chance = Random(seed)
    before = game.new([Seat("Ann", tuple(CARDS * 3)), Seat("Bob", tuple(CARDS * 3))], BASES, seed=seed).state
    state, steps, answers = before, [], []
    while state.decision is not None and len(steps) < most:
        answers.append(chance.choice(state.decision.options))
        steps.append(game.apply(state, answers[-1]))
        state = steps[-1].state
    return before, steps, answers


def told_by_looking(answer: Resolution, order: Random) -> Resolution:
    """The answer after somebody has looked at its steps, and at what is said besides, in an order of chance."""
    steps = list(answer.walk())
    order.shuffle(steps)
    for step in steps:
        assert step.sentence
    looks = ["text", "because", "choices", "open_choices", "unsettled", "steps"]
    order.shuffle(looks)
    for each in looks:
        getattr(answer, each)
    return answer


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_whatever_order_it_is_looked_at_it_says_the_same(seed: int) -> None:
    game = Game(DEFINITIONS)
    before, steps, answers = played(game, seed)
    wanted = to_json(resolution(game, before, steps, answers=answers))
    for order in range(5):
        found = told_by_looking(resolution(game, before, steps, answers=answers), Random(order))
        assert to_json(found) == wanted
        assert found == from_json(wanted)


def test_an_answer_that_nobody_has_looked_at_is_printed_compared_copied_and_pickled_as_any_other() -> None:
    game = Game(DEFINITIONS)
    before, steps, answers = played(game, 4)

    def fresh() -> Resolution:
        return resolution(game, before, steps, answers=answers)

    told = told_by_looking(fresh(), Random(1))
    assert fresh() == told
    assert hash(fresh()) == hash(told)
    assert repr(fresh()) == repr(told)
    assert text(fresh(), detail=3) == text(told, detail=3)
    assert pickle.dumps(fresh()) == pickle.dumps(told)
    assert pickle.loads(pickle.dumps(fresh())) == told
    assert copy.deepcopy(fresh()) == told
    assert replace(fresh(), question="?") == replace(told, question="?")
    assert fresh().steps[3] == told.steps[3]


def test_to_record_and_to_look_at_one_step_does_not_tell_the_others() -> None:
    game = Game(DEFINITIONS)
    before, steps, answers = played(game, 5)
    counting = Counting(game)

    answer = resolution(counting, before, steps, answers=answers)  # type: ignore[arg-type]
    assert counting.asked == 0  # nothing is told while nobody looks
    assert answer.steps[-1].sentence
    one = counting.asked
    assert answer.steps[-1].sentence
    assert answer.steps[-1].rules
    assert counting.asked == one  # what was told is kept
    told_by_looking(answer, Random(1))
    assert counting.asked > 3 * one


def test_an_answer_that_has_been_told_lets_go_of_the_game() -> None:
    game = Game(DEFINITIONS)
    counting = Counting(game)
    gone = weakref.ref(counting)
    before, steps, answers = played(game, 6, 10)
    answer = resolution(counting, before, steps, answers=answers)  # type: ignore[arg-type]
    del counting
    gc.collect()
    assert gone() is not None
    told_by_looking(answer, Random(1))
    gc.collect()
    assert gone() is None
    assert text(answer, detail=3)


def test_several_threads_may_look_at_one_answer() -> None:
    game = Game(DEFINITIONS)
    before, steps, answers = played(game, 7)
    wanted = resolution(game, before, steps, answers=answers)
    answer = resolution(Game(DEFINITIONS), before, steps, answers=answers)
    with ThreadPoolExecutor(4) as threads:
        looks = [threads.submit(told_by_looking, answer, Random(order)) for order in range(4)]
        assert [each.result() == wanted for each in looks] == [True] * 4


@dataclass(frozen=True, slots=True)
class Sum(Later):
    terms: tuple[int, ...]
    total: int


def test_a_field_that_does_not_exist_is_refused_before_and_after_it_is_made() -> None:
    found = Sum.later(lambda of, field: ({"total": sum(of.terms)}, None), terms=(1, 2))
    for _ in range(2):
        with pytest.raises(AttributeError, match="product"):
            found.product  # type: ignore[attr-defined]  # noqa: B018
    assert found == Sum((1, 2), 3)


def test_a_value_with_other_fields_tells_the_rest_when_it_is_looked_at() -> None:
    told: list[str] = []

    def tell(of: Sum, field: str) -> tuple[dict[str, object], None]:
        told.append(field)
        return {"total": sum(of.terms)}, None

    found = Sum.later(tell, terms=(1, 2)).but(terms=(5,))
    assert told == []
    with pytest.raises(AttributeError, match="product"):
        found.product  # type: ignore[attr-defined]  # noqa: B018
    assert told == []
    assert (found.total, found.total) == (3, 3)  # as the first one tells it, which is asked once
    assert told == ["total"]
    assert found == Sum((5,), 3)


def test_a_field_may_be_made_anew_when_it_is_looked_at() -> None:
    made: list[int] = []

    def total() -> int:
        made.append(7)
        return 7

    found = Sum((1, 2), 3).but({"total": total})
    assert made == []
    assert repr(found) == "Sum(terms=(1, 2), total=7)"
    assert pickle.loads(pickle.dumps(found)) == found == Sum((1, 2), 7)
    assert made == [7]
