"""A minion that goes back at the end of the turn, and the base where all players together have the most power."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

LOAN = card("Loan", "action", "Move one of your minions to another base. At the end of the turn, move it back.")
CROWD = card("Crowd", "action", "Destroy a minion on the base with the highest total power.")
OFFER = card(
    "Offer", "action", "Choose another player. That player chooses one: you gain 1 VP; or they discard two cards."
)
RULES = (LOAN, CROWD, OFFER, ox(2, "Calf"), ox(3, "Deer"), ox(5, "Elk"))


def test_it_goes_back_to_where_it_was() -> None:
    play = table({"Tortuga": ["Ann's Calf"], "Tar Pits": []}, *RULES, hand=["Loan"])
    play.play("Loan")
    assert play.at("Tar Pits") == ["Ann's Calf"]
    play.to_the_next_turn()
    assert play.at("Tortuga") == ["Ann's Calf"]


def test_the_power_of_all_players_counts() -> None:
    bases = {"Tortuga": ["Ann's Elk"], "Tar Pits": ["Ann's Deer", "Bob's Deer"]}
    play = table(bases, *RULES, hand=["Crowd"])
    play.play("Crowd")
    assert set(play.offered) == {"Deer"}


def test_who_is_chosen_chooses_what_comes_about() -> None:
    play = table({"Tortuga": []}, *RULES, hand=["Offer"])
    play.play("Offer")
    assert play.asked == "Bob"
