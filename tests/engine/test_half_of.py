"""Half of a number, rounded up or down."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board
from tests.rulebook.own_cards import card, game, ox, table

SPLIT = card("Split", "action", "Each other player discards half of their hand (rounded up).")
HALVE = card("Halve", "action", "Each other player discards half of their hand (rounded down).")
SHRINK = card(
    "Shrink", "action", "Play on a minion. Ongoing: This minion's power is half its printed power (rounded up)."
)
WANE = card(
    "Wane", "action", "Play on a minion. Ongoing: This minion's power is half its printed power (rounded down)."
)
CARDS = (SPLIT, HALVE, SHRINK, WANE, ox(5))


@pytest.mark.parametrize(("name", "power"), [("Shrink", 3), ("Wane", 2)])
def test_power(name: str, power: int) -> None:
    play = table({"Tortuga": ["Bob's Ox"]}, *CARDS, hand=[name])
    assert play.power("Ox") == 5
    assert play.play(name).power("Ox") == power


@pytest.mark.parametrize(("name", "left"), [("Split", 1), ("Halve", 2)])
def test_each_player_s_own_hand(name: str, left: int) -> None:
    hands = {"Ann": [name], "Bob": ["Ox"] * 3}
    play = board({"Tortuga": []}, hand=hands, game=game(*CARDS))
    play.play(name)
    while play.asked == "Bob":
        play.choose("Ox")
    assert len(play.hand("Bob")) == left
