"""What may be done a second time, played as at a table."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

TWICE = card("Twice", "action", "Destroy a minion of power 2 or less. You may do this twice.")
CALF, ELK, OWL = ox(2, "Calf"), ox(3, "Elk"), ox(1, "Owl")


@pytest.mark.parametrize("more", [True, False])
def test_the_second_one_may_be_left(more: bool) -> None:
    there = {"Tortuga": ["Bob's Calf", "Bob's Elk", "Bob's Owl"]}
    play = table(there, TWICE, CALF, ELK, OWL, hand=["Twice"]).play("Twice").choose("Calf")
    play = play.yes() if more else play.no()

    assert play.where("Calf") == "Bob's discard"
    assert (play.where("Owl") == "Bob's discard") == more
    assert play.where("Elk") == "Tortuga"
