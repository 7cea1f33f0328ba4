"""This card and another, each moved to where the other was, played as at a table."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

LEAPER = card(
    "Leaper",
    "minion",
    "Talent: Choose one of your minions on another base. Move this minion and that minion each to the other's base.",
)
WILLING = card(
    "Willing",
    "minion",
    "Talent: You may choose one of your minions on another base. Move this minion and that minion each to the other's"
    " base.",
)
SWAP = card("Swap", "action", "You may move two of your minions each to the other's base.")
CALF, ELK = ox(2, "Calf"), ox(3, "Elk")


def test_this_minion_and_that_one() -> None:
    bases = {"Tortuga": ["Ann's Leaper"], "The Homeworld": ["Ann's Calf"]}
    play = table(bases, LEAPER, CALF).use("Leaper")

    assert (play.where("Leaper"), play.where("Calf")) == ("The Homeworld", "Tortuga")


@pytest.mark.parametrize("done", [True, False])
def test_both_or_neither(done: bool) -> None:
    bases = {"Tortuga": ["Ann's Calf"], "The Homeworld": ["Ann's Elk"]}
    play = table(bases, SWAP, CALF, ELK, hand=["Swap"]).play("Swap")
    play = play.yes() if done else play.no()
    there = ("The Homeworld", "Tortuga") if done else ("Tortuga", "The Homeworld")

    assert (play.where("Calf"), play.where("Elk")) == there


@pytest.mark.parametrize("done", [True, False])
def test_where_no_other_is_chosen_none_is_moved(done: bool) -> None:
    bases = {"Tortuga": ["Ann's Willing"], "The Homeworld": ["Ann's Calf"]}
    play = table(bases, WILLING, CALF).use("Willing")
    play = play.yes() if done else play.no()
    there = ("The Homeworld", "Tortuga") if done else ("Tortuga", "The Homeworld")

    assert (play.where("Willing"), play.where("Calf")) == there
