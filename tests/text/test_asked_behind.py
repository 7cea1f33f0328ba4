"""What is asked last, behind a comma: of all that is done, or of the thing to which it is done."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

HERE = "if you have a minion here"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            f"Once on your turn, you may draw a card, {HERE}.",
            f"Once on your turn, {HERE}, you may draw a card.",
            "base",
        ),
        (
            f"Once on your turn, you may discard a card to draw a card, {HERE}.",
            f"Once on your turn, {HERE}, you may discard a card to draw a card.",
            "base",
        ),
        (
            f"At the start of your turn, draw a card and discard a card, {HERE}.",
            f"At the start of your turn, {HERE}, draw a card and discard a card.",
            "base",
        ),
        (
            "Once per turn, after you play a minion here, draw a card, if no other player has a minion here.",
            "Once per turn, after you play a minion here, if no other player has a minion here, draw a card.",
            "base",
        ),
        (
            "Draw two cards, unless you have a minion in play.",
            "Unless you have a minion in play, draw two cards.",
            "action",
        ),
        ("Destroy a minion, if it has power 2 or less.", "Destroy a minion if it has power 2 or less.", "action"),
        (
            "Each other player discards a card, if they have more than three cards in hand.",
            "Each other player discards a card if they have more than three cards in hand.",
            "action",
        ),
        (
            "Choose a minion. Destroy it, if it has an action on it.",
            "Choose a minion. Destroy it if it has an action on it.",
            "action",
        ),
    ],
)
def test_it_is_asked_first(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


def test_of_two_deeds_one_after_the_other_it_is_not_told_of_which() -> None:
    with pytest.raises(TextError):
        read("Move one of your minions to another base, then draw a card, if you have a minion there.", type="action")
