"""Compared with half of a number, a whole number is more or less, whichever way the half is rounded."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

LESS = "Destroy a minion with less power than half the power of one of your minions there (rounded up)."


@pytest.mark.parametrize(
    "half",
    [
        "with less than half the power of one of your minions there",
        "with power less than half of the power of one of your minions there",
        "whose power is less than half the power of one of your minions there",
    ],
)
def test_less_than_half_is_less_than_half_rounded_up(half: str) -> None:
    assert same(f"Destroy a minion {half}.", LESS, "action")


def test_more_than_half_is_more_than_half_rounded_down() -> None:
    said = "Destroy a minion whose power is greater than half its printed power{}."
    assert same(said.format(""), said.format(" (rounded down)"), "action")


def test_half_of_what_is_lost_is_not_said_to_be_rounded() -> None:
    with pytest.raises(TextError):
        read("Discard half of your hand.", type="action")
