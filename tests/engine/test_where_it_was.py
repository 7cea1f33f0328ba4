"""What was here when it left, the base that a minion moved from, and one of what a player has, as at a table."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

MOURN = card("Mourn", "minion", "Destroy a minion. If it was here, draw a card.")
FLAG = card("Flag", "action", "Play on a base.")
RAID = card("Raid", "action", "Destroy a minion. If it was on a base with an action on it, draw a card.")
TRAIL = card("Trail", "action", "Move one of your minions to another base. Destroy a minion on the base it was on.")
CLIMB = card(
    "Climb",
    "action",
    "Move one of your minions to another base. If the new base has a higher breakpoint, draw a card.",
)
HOME = card("Home", "action", "Return a minion and an action to their owners' hands.")
TIDY = card("Tidy", "minion", "If you have another minion here, return it to your hand.")
COUNT = card("Count", "action", "Draw a card for each of your minions in play, up to two.")
CALF, DOE, STAG = ox(2, "Calf"), ox(3, "Doe"), ox(4, "Stag")
CARDS = (MOURN, FLAG, RAID, TRAIL, CLIMB, HOME, TIDY, COUNT, CALF, DOE, STAG)


@pytest.mark.parametrize(("victim", "drawn"), [("Calf", 1), ("Doe", 0)])
def test_whether_it_was_here(victim: str, drawn: int) -> None:
    play = table({"Tortuga": ["Bob's Calf"], "Tar Pits": ["Bob's Doe"]}, *CARDS, hand=["Mourn"])
    held = len(play.deck("Ann"))
    play.play("Mourn", on="Tortuga").choose(victim)

    assert (play.at("Tortuga") == ["Ann's Mourn"], play.at("Tar Pits") == []) == (victim == "Calf", victim == "Doe")
    assert held - len(play.deck("Ann")) == drawn


def test_the_base_that_was_left_is_another_than_the_one_reached() -> None:
    play = table({"Tortuga": ["Ann's Calf", "Bob's Doe"], "Tar Pits": ["Bob's Stag"]}, *CARDS, hand=["Trail"])
    play.play("Trail")

    assert play.at("Tortuga") == []
    assert play.at("Tar Pits") == ["Ann's Calf", "Bob's Stag"]


def test_each_goes_to_the_hand_of_its_own_owner() -> None:
    play = table({"Tortuga": ["Bob's Calf", "Ann's Flag"]}, *CARDS, hand=["Home"])
    play.play("Home")

    assert play.hand("Bob") == ["Calf"]
    assert "Flag" in play.hand("Ann")


def test_one_of_those_that_are_there() -> None:
    play = table({"Tortuga": ["Ann's Calf", "Ann's Doe"], "Tar Pits": ["Ann's Stag"]}, *CARDS, hand=["Tidy"])
    play.play("Tidy", on="Tortuga")
    assert sorted(play.offered) == ["Calf", "Doe"]
    play.choose("Doe")

    assert play.at("Tortuga") == ["Ann's Calf", "Ann's Tidy"]


@pytest.mark.parametrize(("there", "drawn"), [(["Ann's Calf"], 1), (["Ann's Calf", "Ann's Doe", "Ann's Stag"], 2)])
def test_no_more_than_so_many(there: list[str], drawn: int) -> None:
    play = table({"Tortuga": there}, *CARDS, hand=["Count"])
    held = len(play.deck("Ann"))
    play.play("Count")

    assert held - len(play.deck("Ann")) == drawn


@pytest.mark.parametrize(("start", "drawn"), [("Tortuga", 0), ("Tar Pits", 1)])
def test_a_higher_breakpoint_than_that_of_the_base_left(start: str, drawn: int) -> None:
    other = {"Tortuga": "Tar Pits", "Tar Pits": "Tortuga"}[start]
    play = table({start: ["Ann's Calf"], other: []}, *CARDS, hand=["Climb"])
    held = len(play.deck("Ann"))
    play.play("Climb")

    assert play.at(other) == ["Ann's Calf"]
    assert held - len(play.deck("Ann")) == drawn


@pytest.mark.parametrize(("place", "drawn"), [("Tortuga", 1), ("Tar Pits", 0)])
def test_whether_an_action_was_on_the_base_it_was_on(place: str, drawn: int) -> None:
    there = {"Tortuga": ["Ann's Flag"], "Tar Pits": []}
    there[place] = [*there[place], "Bob's Calf"]
    play = table(there, *CARDS, hand=["Raid"])
    held = len(play.deck("Ann"))
    play.play("Raid")

    assert play.at(place) == (["Ann's Flag"] if drawn else [])
    assert held - len(play.deck("Ann")) == drawn
