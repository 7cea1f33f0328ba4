"""One thing on each of so many bases."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

_DEEDS = (
    ("Destroy a minion of power 2 or less on {}.", "Destroy {} minions of power 2 or less on different bases."),
    ("Destroy one of your minions at {}.", "Destroy {} of your minions at different bases."),
    (
        "Place a +1 power counter on one of your minions on {}.",
        "Place a +1 power counter on {} of your minions on different bases.",
    ),
    (
        "Play an extra minion of power 2 or less on {}.",
        "Play {} extra minions of power 2 or less on different bases.",
    ),
    ("Play an extra action on {}.", "Play {} extra actions on different bases."),
    (
        "Give a minion on {} +1 power until the end of the turn.",
        "Give {} minions on different bases +1 power until the end of the turn.",
    ),
)


@pytest.mark.parametrize(("each", "all_"), _DEEDS)
@pytest.mark.parametrize("number", ["two", "three", "up to two"])
@pytest.mark.parametrize("different", ["", "different "])
def test_one_on_each_is_as_many_on_different_bases(each: str, all_: str, number: str, different: str) -> None:
    assert same(each.format(f"each of {number} {different}bases"), all_.format(number), "action")


def test_a_third_base_is_another_than_both() -> None:
    text = "Move a minion from each of two different bases to {} base."
    assert same(text.format("a third"), text.format("another"), "action")


@pytest.mark.parametrize(
    "text",
    [
        "Return a minion from each of two bases to its owner's hand.",  # whose
        "Destroy a minion on each of two other bases.",
        "Destroy a minion and an action on each of two bases.",  # two of either?
        "Draw a card for each minion on each of two bases.",
        "Move one of your minions to each other base.",  # it goes to one
        "Move this minion to each other base.",
    ],
)
def test_how_many_in_all_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion" if "this minion" in text else "action")
