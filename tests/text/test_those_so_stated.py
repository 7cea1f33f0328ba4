"""What is stated further of those of whom something is stated is stated of all that fit."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Ongoing: Other players' minions here have -1 power, and those minions cannot be moved.",
            "Ongoing: Other players' minions here have -1 power and cannot be moved.",
        ),
        (
            "Ongoing: Other players' minions here have -1 power. They cannot be moved.",
            "Ongoing: Other players' minions here have -1 power and cannot be moved.",
        ),
        (
            "Ongoing: The abilities of minions here of printed power 2 or less are cancelled, and those minions"
            " cannot be moved.",
            "Ongoing: The abilities of minions here of printed power 2 or less are cancelled, and minions here of"
            " printed power 2 or less cannot be moved.",
        ),
        (
            "Ongoing: Your minions with +1 power counters have +1 power. Those minions cannot be destroyed.",
            "Ongoing: Your minions with +1 power counters have +1 power and cannot be destroyed.",
        ),
        (
            "Ongoing: Each of your other minions here has +1 power, and these minions cannot be moved.",
            "Ongoing: Each of your other minions here has +1 power and cannot be moved.",
        ),
        (
            "Ongoing: Your minions here cannot be moved. They also have +1 power.",
            "Ongoing: Your minions here cannot be moved. Your minions here have +1 power.",
        ),
    ],
)
def test_those_are_described_again(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: Other players' minions here have -1 power. They cannot play actions here.",
        "Ongoing: Your actions here have Talents. Those minions cannot be destroyed.",
    ],
)
def test_others_may_be_meant(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
