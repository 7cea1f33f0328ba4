"""What is asked of each of several that a statement is about: its own controller, the action on it."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

from smashrules.engine.unmodelled import missing

TIDE = card("Tide", "base", "Each minion here has +1 power during its controller's turn.")
GUILD = card("Guild", "base", "Each minion here has -1 power unless its controller has two or more minions here.")
HERD = (ox(2, "Calf"), ox(3, "Deer"), ox(4, "Elk"))


def test_each_has_it_on_the_turn_of_who_controls_it() -> None:
    play = table({"Tide": ["Ann's Calf", "Bob's Elk"]}, TIDE, *HERD)
    assert (play.power("Calf"), play.power("Elk")) == (3, 4)
    play = play.to_the_next_turn()
    assert (play.power("Calf"), play.power("Elk")) == (2, 5)


def test_each_is_asked_about_its_own_controller() -> None:
    play = table({"Guild": ["Ann's Calf", "Ann's Deer", "Bob's Elk"]}, GUILD, *HERD)
    assert [play.power(each) for each in ("Calf", "Deer", "Elk")] == [2, 3, 3]


@pytest.mark.parametrize("held", ["its controller has the most power here", "its controller has another minion here"])
def test_what_can_not_be_asked_of_each_is_not_carried_out(held: str) -> None:
    base = card("Hall", "base", f"Each minion here has +1 power if {held}.")
    assert any("each of several" in each for each in missing(base))
