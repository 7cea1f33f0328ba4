"""Cards whose names stand in an ability of another card, and points that are taken from a player."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

KNOWN = ("Calf", "Roe Deer")
PAIR = card("Pair", "minion", "Ongoing: If Calf is here, this minion has +1 power.", known=KNOWN)
CALL = card(
    "Call",
    "action",
    "Choose a minion in play. Place a minion named on the chosen minion from your discard pile in your hand.",
)
TAX = card("Tax", "action", "Choose another player. Take 2 VP from that player.")
CALF, DEER, GIANT = ox(2, "Calf"), ox(2, "Roe Deer"), ox(20, "Giant")
CARDS = (PAIR, CALL, TAX, CALF, DEER, GIANT)


@pytest.mark.parametrize(("chosen", "hand"), [("Pair", ["Calf"]), ("Roe Deer", [])])
def test_a_minion_whose_name_stands_on_the_one_that_was_chosen(chosen: str, hand: list[str]) -> None:
    bases = {"Tortuga": ["Ann's Pair", "Ann's Roe Deer"]}
    play = table(bases, *CARDS, hand=["Call"], discard={"Ann": ["Calf", "Roe Deer", "Giant"]})
    play.play("Call").choose(chosen)

    assert play.hand("Ann") == hand


@pytest.mark.parametrize(("theirs", "taken"), [(5, 2), (1, 1), (0, 0)])
def test_points_go_from_one_player_to_the_other(theirs: int, taken: int) -> None:
    play = table({"Tortuga": []}, *CARDS, hand=["Tax"], vp={"Bob": theirs})
    play.play("Tax")

    assert (play.vp("Ann"), play.vp("Bob")) == (taken, theirs - taken)
