"""What is kept from happening, and nothing comes in its place: not destroyed, the first time or once in a turn."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

FIRST = "Ongoing: The first time each turn this minion would be destroyed, {}."
ONCE = "Ongoing: Once per turn, when one of your minions here would be moved, {}."


@pytest.mark.parametrize(
    "not_so", ["it is not destroyed", "it isn't", "nothing happens to it", "nothing happens instead"]
)
def test_the_first_time_it_is_not_destroyed(not_so: str) -> None:
    assert same(FIRST.format(not_so), FIRST.format("do nothing instead"), "minion")


@pytest.mark.parametrize("not_so", ["it is not moved", "it is not", "it stays where it is", "it stays here instead"])
def test_once_in_a_turn_it_is_not_moved(not_so: str) -> None:
    assert same(ONCE.format(not_so), ONCE.format("do nothing instead"), "minion")


def test_it_is_said_again() -> None:
    assert is_said_again(FIRST.format("it isn't"), "minion")
    assert is_said_again("Each other player must discard a card or do nothing.", "action")


def test_nothing_alone_is_no_deed() -> None:
    for text in ("You may do nothing.", "Draw a card, then do nothing."):
        with pytest.raises(TextError):
            read(text, type="action")


IVY = card("Ivy", "minion", FIRST.format("it is not destroyed"), 2)
AXE = card("Axe", "action", "Destroy a minion of power 3 or less. Play two extra actions.")


def test_the_second_time_it_is_destroyed() -> None:
    play = table({"Tortuga": ["Ann's Ivy", "Bob's Ox"]}, IVY, AXE, ox(2), hand=["Axe", "Axe"])
    play.play("Axe").choose("Ivy")
    assert play.at("Tortuga") == ["Ann's Ivy", "Bob's Ox"]

    play.play("Axe", extra=True).choose("Ivy")
    assert play.at("Tortuga") == ["Bob's Ox"]


def test_it_is_told_that_nothing_is_done() -> None:
    play = table({"Tortuga": ["Ann's Ivy", "Bob's Ox"]}, IVY, AXE, ox(2), hand=["Axe"])
    play.play("Axe").choose("Ivy")
    assert play.happened("do nothing")
    assert play.cites("replace.instead")
    assert not play.happened("destroy", "Ivy")
