"""Exactly one player of whom something is so; and what is asked only of what is known by then."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize("has", ["has a minion here", "has two or more minions here", "has a titan"])
@pytest.mark.parametrize("deed", ["draw a card", "that player discards a card", "they discard a card"])
def test_there_is_one_and_no_more(has: str, deed: str) -> None:
    text = f"If exactly one other player {has}, {deed}."
    said = told(text, "minion")
    assert "if there is exactly one player" in said
    assert "every player" not in said
    assert is_said_again(text, "minion")
    assert "exactly one player" not in told(text.replace("exactly one other", "another"), "minion")


@pytest.mark.parametrize("falls", ["drop", "go", "fall"])
def test_power_does_not_fall_below(falls: str) -> None:
    text = "Ongoing: This minion's power cannot {} below 3."
    assert same(text.format(falls), text.format("be reduced"), "minion")


@pytest.mark.parametrize(
    "text",
    [
        "If exactly one other player does not have a minion here, draw a card.",  # not one, or one who has none
        "If exactly one other player discarded a card, draw a card.",
        "You may destroy another player's minion here if they have more VP than you.",  # of whom, before it is chosen
        "You may destroy another player's minion if that player has more cards in hand than you.",
    ],
)
def test_what_is_not_known_by_then_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")
