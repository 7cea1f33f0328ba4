"""Whole games by chance with cards made up for the purpose: what holds in every game holds in these.

The Core cards show few of the constructs that the engine plays. These decks have the others; the checks are those of
``test_random_games``.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.own_decks import another_own_game, own_cards, own_game, own_table
from tests.properties.test_random_games import POLICIES, SEEDS, check_a_move, few

from smashrules.engine import missing
from smashrules.explain import check, resolution
from smashrules.simulate import any_option, busy, moves
from smashrules.simulate.playing import Policy
from smashrules.state.codec import from_json, to_json


def test_every_card_of_these_decks_is_played_whole() -> None:
    assert {name: missing(each) for name, each in own_cards().items() if missing(each)} == {}


@few(12)
@given(seed=SEEDS, players=st.integers(2, 4), policy=POLICIES)
def test_every_move_of_every_game_is_in_order(seed: int, players: int, policy: Policy) -> None:
    seats, bases = own_table(players, seed)
    earlier: set[int] = set()
    for move in moves(own_game(), seats, bases, seed=seed, policy=policy, most=3000):
        check_a_move(move, earlier, own_game())


@few(4)
@given(seed=SEEDS, every=st.integers(2, 9))
def test_a_game_saved_at_any_decision_goes_on_in_the_same_way(seed: int, every: int) -> None:
    seats, bases = own_table(2, seed)
    straight, chance = own_game().new(seats, bases, seed=seed), Random(seed)
    other = another_own_game()
    resumed = straight.state
    for number in range(400):
        if straight.state.decision is None:
            break
        option = busy(straight.state, chance)
        straight = own_game().apply(straight.state, option)
        if number % every == 0:
            resumed = from_json(to_json(resumed))
        resumed = other.apply(resumed, option).state
        assert resumed == straight.state


@pytest.mark.parametrize("seed", range(3))
def test_every_event_can_be_told(seed: int) -> None:
    seats, bases = own_table(2, seed)
    for move in moves(own_game(), seats, bases, seed=seed, policy=any_option, most=3000):
        if move.before is None:
            continue
        told = resolution(own_game(), move.before, [move.step], answers=[move.option])
        assert [str(each) for each in check(told, move.step.events)] == []


def test_the_decks_meet_what_they_are_made_for() -> None:
    met: Counter[str] = Counter()
    for seed in range(12):
        seats, bases = own_table(2, seed)
        for move in moves(own_game(), seats, bases, seed=seed, policy=busy, most=3000):
            met.update(rule for event in move.step.events if event.outcome == "done" for rule in event.rules)
            met.update(event.verb for event in move.step.events)

    wanted = {"top.procedure", "top.rest", "madness.only-by-ability", "madness.penalty", "ability.granted"}
    wanted |= {"give back", "base.more", "vp.loss", "leave.base", "power.non-minion"}
    assert wanted <= met.keys()
