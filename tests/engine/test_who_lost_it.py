"""Who lost control of a minion is who does what is told of its previous controller."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board
from tests.rulebook.own_cards import FILLER, card, game, ox

LURE = card("Lure", "action", "Take control of a minion of power 3 or less. Its previous controller draws a card.")
CARDS = (LURE, ox(2), ox(1, "Elk"), ox(4, "Bear"))


@pytest.mark.parametrize(("taken", "draws"), [("Ox", "Bob"), ("Elk", "Cal")])
def test_who_had_it_draws(taken: str, draws: str) -> None:
    there = {"Tortuga": ["Bob's Ox", "Cal's Elk", "Bob's Bear"]}
    seats = ("Ann", "Bob", "Cal")
    play = board(there, hand={"Ann": ["Lure"]}, deck=FILLER, players=seats, turn="Ann", game=game(*CARDS))
    play.play("Lure").choose(taken)
    assert play.total("Tortuga", "Ann") == (2 if taken == "Ox" else 1)
    assert [len(play.hand(each)) for each in seats] == [0, int(draws == "Bob"), int(draws == "Cal")]
