"""A card that is borrowed from where others keep it."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

BACK = "You may play it as an extra action; if you don't, return it."


def test_chosen_and_played_or_left() -> None:
    told = f"Look at another player's hand and borrow an action from it. {BACK}"

    assert read(told, type="action").tree == read(told.replace("borrow", "choose"), type="action").tree


@pytest.mark.parametrize(
    "text",
    [
        "Look at another player's hand and borrow an action from it.",
        "Borrow a minion from another player's hand until the end of your turn.",
        f"Borrow two actions from another player's hand. {BACK}",
    ],
)
def test_without_a_return(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
