"""What is said once of two things, and who is meant by "another" and by "them", played as at a table."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

TRADER = card(
    "Trader",
    "minion",
    "Talent: Choose one of your minions on another base. Move it to here and this minion to there.",
)
GIVER = card("Giver", "minion", "Talent: Place a +1 power counter on this minion and on another of your minions.")
RIVAL = card(
    "Rival",
    "minion",
    "Talent: Give a minion here -1 power and another minion here +1 power until the end of the turn.",
)
CALF, ELK = ox(2, "Calf"), ox(3, "Elk")


def test_it_comes_and_the_other_one_goes() -> None:
    bases = {"Tortuga": ["Ann's Trader"], "The Homeworld": ["Ann's Calf"]}
    play = table(bases, TRADER, CALF).use("Trader")

    assert (play.where("Trader"), play.where("Calf")) == ("The Homeworld", "Tortuga")


def test_each_of_the_two_gets_a_counter() -> None:
    play = table({"Tortuga": ["Ann's Giver", "Ann's Calf"]}, GIVER, CALF).use("Giver")

    assert play.power("Calf") == 3
    assert play.power("Giver") == GIVER.power + 1


def test_the_card_itself_may_be_the_other_one() -> None:
    play = table({"Tortuga": ["Ann's Rival", "Bob's Elk"]}, RIVAL, ELK).use("Rival").choose("Elk")

    assert play.power("Elk") == 2
    assert play.power("Rival") == RIVAL.power + 1
