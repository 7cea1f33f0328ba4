"""The base with the most or fewest of something, or with the highest breakpoint: of those that tie one is chosen."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

FLEE = card("Flee", "action", "Move one of your minions to the base with the fewest minions.")
RAID = card("Raid", "action", "Destroy a minion on the base with the most minions (you choose in case of a tie).")
HIGH = card("High", "action", "Play an extra minion on the base with the highest breakpoint.")
CARDS = (FLEE, RAID, HIGH, ox(2), ox(3, "Elk"))


def test_of_the_bases_with_the_fewest_one_is_chosen() -> None:
    there = {"Tortuga": ["Ann's Ox", "Bob's Elk"], "Tar Pits": [], "Ninja Dojo": []}
    play = table(there, *CARDS, hand=["Flee"]).play("Flee")
    assert play.offered == ["Tar Pits", "Ninja Dojo"]
    assert play.choose("Ninja Dojo").at("Ninja Dojo") == ["Ann's Ox"]


def test_minions_are_counted_and_not_their_power() -> None:
    there = {"Tortuga": ["Ann's Ox", "Ann's Scout"], "Tar Pits": ["Bob's Elk"]}
    play = table(there, *CARDS, hand=["Raid"]).play("Raid")
    assert play.offered == ["Ox", "Scout"]


def test_no_base_has_the_most_where_none_has_any() -> None:
    play = table({"Tortuga": [], "Tar Pits": []}, *CARDS, hand=["Raid"]).play("Raid")
    assert not play.happened("destroy")


def test_the_highest_breakpoint() -> None:
    play = table({"Tortuga": [], "Tar Pits": []}, *CARDS, hand=["High", "Ox"])
    high, low = sorted(("Tortuga", "Tar Pits"), key=play.breakpoint, reverse=True)
    assert play.breakpoint(high) > play.breakpoint(low)
    played = play.play("High").play("Ox", extra=True)
    assert played.at(high) == ["Ann's Ox"]
