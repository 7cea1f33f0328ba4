"""What does not have so much power is not told as what has it."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

HERE = "Destroy each minion here that does not have"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            f"{HERE} more power than this minion.",
            "Destroy each minion here with equal or less power than this minion.",
        ),
        (
            f"{HERE} less power than this minion.",
            "Destroy each minion here with equal or more power than this minion.",
        ),
        (
            f"{HERE} the same power as this minion.",
            "Destroy each minion here that is not a card with power equal to this minion's power.",
        ),
    ],
)
def test_it_has_not(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy each minion on a base that does not have the same power as another minion there.",
        "Destroy each minion on a base that does not have more power than another minion there.",
        "Destroy each minion on a base that may have more power than the chosen minion.",
    ],
)
def test_than_which_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
