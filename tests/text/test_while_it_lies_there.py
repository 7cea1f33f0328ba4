"""What an action says of the minion it is on for as long as it is there; and the first time each turn, told apart."""

from __future__ import annotations

import pytest
from tests.text.worded import same

ON = "Play on a minion. Ongoing:"


@pytest.mark.parametrize(
    "tail",
    [
        "as long as this is on it",
        "for as long as this action is on it",
        "while this card is attached to it",
        "while this action is on this minion",
    ],
)
@pytest.mark.parametrize(
    "says", ["You control this minion", "This minion has +2 power", "This minion cannot be moved"]
)
def test_it_is_so_for_that_long_anyway(says: str, tail: str) -> None:
    assert same(f"{ON} {says} {tail}.", f"{ON} {says}.", "action")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "The first time you use a Talent here each turn, draw a card.",
            "The first time each turn you use a Talent here, draw a card.",
            "base",
        ),
        (
            "Ongoing: The first time you use a Talent each turn, draw a card.",
            "Ongoing: The first time each turn you use a Talent, draw a card.",
            "minion",
        ),
        (
            "Ongoing: After another player moves a minion, you may move it on to another base.",
            "Ongoing: After another player moves a minion, you may move it to another base.",
            "minion",
        ),
    ],
)
def test_each_turn_is_told_last(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)
