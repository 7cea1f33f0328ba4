"""Exactly one other player has something: with two of them nothing happens."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board
from tests.rulebook.own_cards import card, game, ox

LONE = card("Lone", "action", "If exactly one other player has a minion in play, gain 1 VP.")
CARDS = (LONE, ox(2), ox(3, "Elk"))


@pytest.mark.parametrize(
    ("there", "points"), [([], 0), (["Bob's Ox"], 1), (["Bob's Ox", "Bob's Elk"], 1), (["Bob's Ox", "Cat's Elk"], 0)]
)
def test_one_and_no_more(there: list[str], points: int) -> None:
    play = board({"Tortuga": there}, hand={"Ann": ["Lone"]}, players=("Ann", "Bob", "Cat"), game=game(*CARDS))
    assert play.play("Lone").vp("Ann") == points
