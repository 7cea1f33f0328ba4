"""What is done up to so many times, and so many times more: each time is said."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.effects.actions import Act
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

AGAIN = "You may do this again."


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "You may bury a card to draw a card, up to twice.",
            f"You may bury a card to draw a card. {AGAIN}",
            "action",
        ),
        (
            "You may destroy an action to draw a card, up to three times.",
            f"You may destroy an action to draw a card. {AGAIN} {AGAIN}",
            "action",
        ),
        ("Up to three times, you may draw a card.", f"You may draw a card. {AGAIN} {AGAIN}", "action"),
        ("Do this up to two times: play an extra minion.", f"You may play an extra minion. {AGAIN}", "action"),
        ("You may move a minion. Do this up to three times.", f"You may move a minion. {AGAIN} {AGAIN}", "action"),
        (
            "Talent: You may discard a card. You may do this up to four times.",
            f"Talent: You may discard a card. {AGAIN} {AGAIN} {AGAIN}",
            "minion",
        ),
        (
            "Ongoing: At the start of your turn, you may discard a card to draw a card, up to twice.",
            f"Ongoing: At the start of your turn, you may discard a card to draw a card. {AGAIN}",
            "minion",
        ),
        ("Destroy an action. You may repeat this once more.", f"Destroy an action. {AGAIN}", "action"),
        ("Move a minion. Repeat this up to two more times.", f"Move a minion. {AGAIN} {AGAIN}", "action"),
        (
            "Move a minion. Repeat this process two more times.",
            "Move a minion. Do this again. Do this again.",
            "action",
        ),
        ("Destroy an action. Do this three times.", "Destroy an action. Do this again. Do this again.", "action"),
        (
            "Do the following three times: move a minion to another base.",
            "Move a minion to another base. Do this again. Do this again.",
            "action",
        ),
    ],
)
def test_each_time_is_said(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


def test_each_time_another_one_can_be_meant() -> None:
    tree = read("Move a minion to another base. Do this three times.", type="action").tree
    moved = [each.what.label for each in tree.nodes if isinstance(each, Act) and each.what is not None]
    assert len(moved) == len(set(moved)) == 3


@pytest.mark.parametrize(
    "text",
    [
        "Destroy an action. Draw a card. Do this three times.",
        "Destroy an action. Do this up to three times.",
        "You may draw a card. You may do this any number of times.",
    ],
)
def test_what_is_meant_must_be_clear(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
