"""What is never asked of a card that is known by its kind, and what is never paid by a card that is played."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

SEEN = "Reveal the top two cards of your deck."


@pytest.mark.parametrize(
    "text",
    [
        f"{SEEN} Draw any minions among them. If neither of them is a minion, draw both.",
        f"{SEEN} Draw all minions among them. If none of them are minions, draw two cards.",
        f"{SEEN} Play any minions among them as extra minions. If none of them is an action, draw a card.",
        "To play this minion, you must discard a card.",
        "You may only play this minion if you discard a card.",
    ],
)
def test_it_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize(
    "text",
    [
        f"{SEEN} If none of them are minions, draw them both.",
        "Choose two of your minions. If none of them is a minion of power 3 or less, draw a card.",
        "You can only play this minion if you played an action this turn.",
        "Special: You may discard a card to play this minion as an extra minion.",
    ],
)
def test_what_can_be_asked_and_paid(text: str) -> None:
    assert readings(text, type="minion")
