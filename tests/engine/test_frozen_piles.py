"""Hands and piles are frozen anew where something has happened, and are the same values where nothing has."""

from __future__ import annotations

from random import Random

import pytest
from tests.explain.teatable import DEFINITIONS

from smashrules.engine import Game, Seat
from smashrules.state.codec import from_json, to_json

CARDS = tuple(key for key, each in DEFINITIONS.items() if each.type.value in ("minion", "action")) * 3
BASES = [key for key, each in DEFINITIONS.items() if each.type.value == "base"] * 2


@pytest.mark.parametrize("seed", range(6))
def test_a_game_that_goes_on_is_as_one_that_is_taken_up_again_at_each_answer(seed: int) -> None:
    game, again, chance = Game(DEFINITIONS), Game(DEFINITIONS), Random(seed)
    state = game.new([Seat("Ann", CARDS), Seat("Bob", CARDS)], BASES, seed=seed).state
    kept = 0
    for _ in range(80):
        if state.decision is None:
            break
        option = chance.choice(state.decision.options)
        step = game.apply(state, option)
        taken_up = again.apply(from_json(to_json(state)), option)
        assert step.state == taken_up.state
        assert step.events == taken_up.events
        if not step.events:
            assert step.state.players is state.players
            kept += 1
        state = step.state
    assert kept
