"""Two cards to which the same was done, one after the other, spoken of together; one that is the same type."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

BOTH = [
    "Reveal a card from your hand. Another player reveals a card from their hand.",
    "You and another player each reveal a card from your hand.",
    "You and another player each reveal the top card of your deck.",
    "Choose another player. Take a random card from their hand, then they take a random card from yours.",
]


@pytest.mark.parametrize("those", ["they", "those cards", "those two cards", "the two cards", "both cards"])
@pytest.mark.parametrize("alike", ["are the same type", "are of the same type", "have the same type"])
@pytest.mark.parametrize("first", BOTH)
def test_they_are_alike(first: str, alike: str, those: str) -> None:
    assert "together with" in told(f"{first} If {those} {alike}, draw a card.", "action")
    assert "have the same type" in told(f"{first} If {those} {alike}, draw a card.", "action")


@pytest.mark.parametrize(
    "then", ["you each draw a card", "you each also draw a card", "each of you also draws a card"]
)
def test_both_draw(then: str) -> None:
    first = f"{BOTH[1]} If they are the same type,"
    assert same(f"{first} {then}.", f"{first} you and that player each draw a card.", "action")


@pytest.mark.parametrize("deed", ["Destroy a minion. Destroy another minion."])
def test_whatever_was_done(deed: str) -> None:
    text = f"{deed} If they were both yours, draw a card."
    assert "together with B is one card controlled by you" in told(text, "action").replace("[C]", "[B]")


@pytest.mark.parametrize(
    "text",
    [
        "Reveal a card from your hand. Discard a card. If they are the same type, draw a card.",
        "Choose a minion. Choose a minion. Choose a minion. Destroy them.",
        "Reveal a card from your hand. If they are the same type, draw a card.",
    ],
)
def test_two_that_do_not_go_together(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("as_", ["", " as the discarded card"])
@pytest.mark.parametrize("is_", ["is the same type", "is the same card type", "is of the same type"])
def test_it_is_the_same_type(is_: str, as_: str) -> None:
    text = f"Discard a card. Reveal the top card of your deck. If it {is_}{as_}, draw it."
    assert "if B is one card of the same type as A" in told(text, "action")
    assert is_said_again(text, "action")
