"""Whose a thing was, power that cards give to a player, and what was done by the end of a turn."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

RAID = card("Raid", "action", "Destroy a minion of power 3 or less. If it was not yours, gain 1 VP.")
BAN = card("Ban", "minion", "Ongoing: All actions on other players' minions are cancelled.")
CROWN = card("Crown", "action", "Play on a minion. Ongoing: This minion has +4 power.")
FLAGS = card("Flags", "base", "Each minion here without an action on it gives its controller +2 power here.")
HARVEST = card("Harvest", "minion", "Ongoing: At the end of your turn, if you played two or more minions, gain 1 VP.")


@pytest.mark.parametrize(("minion", "points"), [("Bob's Calf", 1), ("Ann's Deer", 0)])
def test_points_for_what_was_not_yours(minion: str, points: int) -> None:
    play = table({"Tortuga": ["Bob's Calf", "Ann's Deer"]}, RAID, ox(2, "Calf"), ox(3, "Deer"), hand=["Raid"])
    assert play.play("Raid").choose(minion).vp("Ann") == points


def test_an_action_that_is_cancelled_where_it_lies_does_nothing() -> None:
    there = {"Tortuga": [("Bob's Calf", "Bob's Crown"), "Bob's Deer"], "Tar Pits": [("Ann's Elk", "Bob's Crown")]}
    play = table(there, BAN, CROWN, ox(2, "Calf"), ox(3, "Deer"), ox(4, "Elk"), hand=["Ban"])
    assert play.power("Calf") == 6
    play.play("Ban", "Tortuga")
    assert (play.power("Calf"), play.power("Deer"), play.power("Elk")) == (2, 3, 8)


def test_each_gives_its_own_controller_power() -> None:
    there = {"Flags": ["Ann's Calf", "Ann's Deer", ("Bob's Elk", "Bob's Crown"), "Bob's Bull"]}
    play = table(there, FLAGS, CROWN, ox(2, "Calf"), ox(3, "Deer"), ox(4, "Elk"), ox(5, "Bull"))
    assert play.total("Flags", "Ann") == 2 + 3 + 2 * 2
    assert play.total("Flags", "Bob") == 4 + 4 + 5 + 2


@pytest.mark.parametrize(("played", "points"), [(["Calf"], 0), (["Calf", "Deer"], 1)])
def test_what_was_played_in_that_turn(played: list[str], points: int) -> None:
    more = card("More", "action", "Play an extra minion.")
    play = table({"Tortuga": ["Ann's Harvest"]}, HARVEST, more, ox(2, "Calf"), ox(2, "Deer"), hand=["More", *played])
    play.play("Calf", "Tortuga").play("More")
    if "Deer" in played:
        play.choose("Deer").choose("Tortuga") if play.kind == "thing" else play.play("Deer", "Tortuga", extra=True)
    play.to_the_next_turn()
    assert play.vp("Ann") == points
