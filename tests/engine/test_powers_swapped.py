"""Two that swap their powers, played as at a table: each has what the other had."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

SWAP = card("Swap", "action", "Two of your minions on the same base swap powers until the end of the turn.")
TRADER = card(
    "Trader", "minion", "Talent: You may swap powers with another minion here until the end of the turn.", power=4
)
FOAL, CALF, ELK = ox(1, "Foal"), ox(2, "Calf"), ox(5, "Elk")


def test_each_has_what_the_other_had_until_the_turn_ends() -> None:
    play = table({"Tortuga": ["Ann's Foal", "Ann's Calf", "Ann's Elk"]}, SWAP, FOAL, CALF, ELK, hand=["Swap"])
    play = play.play("Swap").choose("Calf").choose("Elk")

    assert [play.power(each) for each in ("Foal", "Calf", "Elk")] == [1, 5, 2]
    assert [play.to_the_next_turn().power(each) for each in ("Calf", "Elk")] == [2, 5]


def test_this_one_and_another() -> None:
    bases = {"Tortuga": ["Ann's Trader", "Bob's Calf"]}
    play = table(bases, TRADER, CALF).use("Trader").yes()

    assert (play.power("Trader"), play.power("Calf")) == (2, 4)


def test_who_may_leave_it_keeps_its_power() -> None:
    bases = {"Tortuga": ["Ann's Trader", "Bob's Calf"]}
    play = table(bases, TRADER, CALF).use("Trader").no()

    assert (play.power("Trader"), play.power("Calf")) == (4, 2)
