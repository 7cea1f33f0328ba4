"""Whole games by chance: every event is told once, with its rule and its cause, in a sentence."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.explain.teatable import DEFINITIONS

from smashrules.engine import Game, Seat
from smashrules.explain import check, from_json, html, markdown, resolution, text, to_json

CARDS = [key for key, each in DEFINITIONS.items() if each.type.value in ("minion", "action")]
BASES = [key for key, each in DEFINITIONS.items() if each.type.value == "base"] * 2


@settings(max_examples=15)
@given(seed=st.integers(0, 10_000), players=st.integers(2, 3))
def test_every_event_of_a_game_is_explained(seed: int, players: int) -> None:
    chance = Random(seed)
    game = Game(DEFINITIONS)
    seats = [Seat(name, tuple(CARDS * 3)) for name in ("Ann", "Bob", "Cem")[:players]]
    step = game.new(seats, BASES, seed=seed)

    for _ in range(60):
        state = step.state
        if state.decision is None:
            return
        option = chance.choice(state.decision.options)
        step = game.apply(state, option)
        found = resolution(game, state, [step], answers=[option])
        assert [str(defect) for defect in check(found, step.events)] == []
        assert found.text


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_stretch_of_many_answers_prints_in_every_form(seed: int) -> None:
    chance = Random(seed)
    game = Game(DEFINITIONS)
    before = game.new([Seat("Ann", tuple(CARDS * 3)), Seat("Bob", tuple(CARDS * 3))], BASES, seed=seed).state
    state, steps, answers = before, [], []
    for _ in range(40):
        if state.decision is None:
            break
        answers.append(chance.choice(state.decision.options))
        steps.append(game.apply(state, answers[-1]))
        state = steps[-1].state
    found = resolution(game, before, steps, answers=answers)

    assert check(found, [event for step in steps for event in step.events]) == ()
    assert from_json(to_json(found)) == found
    assert all(form(found, detail=3) for form in (text, markdown, html))
