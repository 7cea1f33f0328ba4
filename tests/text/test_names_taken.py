"""A card that has the name of another one besides its own."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.worded import is_said_again, same

from smashrules.effects.actions import Counts
from smashrules.text.reading.reading import read

HAVE = "Ongoing: Your other minions here have the name of this minion."


@pytest.mark.parametrize(
    "have",
    [
        "have this minion's name",
        "also have this minion's name",
        "have the same name as this minion",
        "also have the name of this minion",
        "are considered to have the same name as this minion",
        "are treated as having this minion's name",
    ],
)
def test_others_have_the_name_of_this_one(have: str) -> None:
    assert same(f"Ongoing: Your other minions here {have}.", HAVE, "minion")


def test_it_is_said_again() -> None:
    assert is_said_again(HAVE, "minion")
    assert is_said_again("Choose a minion. This minion has that minion's name until the end of the turn.", "minion")


def test_it_is_only_asked() -> None:
    asked = read("Choose a minion. If it has the same name as this minion, draw a card.", type="minion").tree
    assert not any(isinstance(each, Counts) for each in asked.nodes)


MASK = card("Mask", "minion", HAVE, 3)
ROLL = card("Roll", "action", "Choose a minion. Destroy each minion with the same name as that minion.")


def test_what_has_its_name_is_called_by_it() -> None:
    play = table({"Tortuga": ["Ann's Mask", "Ann's Ox", "Bob's Elk"]}, MASK, ROLL, ox(2), ox(3, "Elk"), hand=["Roll"])
    play.play("Roll").choose("Mask")
    assert play.at("Tortuga") == ["Bob's Elk"]
