"""Two things that one deed is done to, the second told by "another one"."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("said", "another"),
    [
        (
            "Choose a base. Give a minion there +1 power and {} there -1 power until the end of the turn.",
            "another minion",
        ),
        ("Give a minion +2 power and {} -2 power until the end of the turn.", "another minion"),
        ("Give one of your minions +2 power and {} +1 power until the end of the turn.", "another of your minions"),
        ("Destroy a minion and {}.", "another minion"),
        ("Destroy an action and {}.", "another action"),
    ],
)  # fmt: skip
def test_another_one_is_another_of_its_kind(said: str, another: str) -> None:
    assert same(said.format("another one"), said.format(another), "action")


@pytest.mark.parametrize(
    "said",
    [
        "Give a minion of power 2 or less +2 power and another one -1 power until the end of the turn.",
        "Place a +1 power counter on a minion and another one on another minion.",
    ],
)
def test_of_what_sort_the_other_one_is_must_be_known(said: str) -> None:
    with pytest.raises(TextError):
        read(said, type="action")
