"""What a card of yours may or must do itself, and what goes along with a card that moves."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

START = "Ongoing: At the start of your turn,"
GONE = "Ongoing: When another of your minions moves from here,"
MOVES = "Ongoing: After this minion moves,"
ON_IT = "Play on a minion. Ongoing: After this minion moves,"
TO_IT = f"{ON_IT} you may move one of your minions to its base."


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (f"{START} this minion may move to a base.", f"{START} you may move this minion to a base.", "minion"),
        (f"{START} this minion must move.", f"{START} move this minion.", "minion"),
        (f"{START} this minion must be moved.", f"{START} move this minion.", "minion"),
        ("Talent: One of your minions may move here.", "Talent: You may move one of your minions here.", "minion"),
        (
            "Special: Before a base scores, this minion may move there.",
            "Special: Before a base scores, you may move this minion there.",
            "minion",
        ),
        (f"{GONE} this minion may go along with it.", f"{GONE} you may move this minion to the same base.", "minion"),
        (f"{GONE} this minion may move with it.", f"{GONE} you may move this minion to the same base.", "minion"),
        (f"{GONE} this minion may come along.", f"{GONE} you may move this minion to the same base.", "minion"),
        (
            f"{MOVES} you may move one of your minions from the same base along with it.",
            f"{MOVES} you may move one of your minions from this minion's previous base to this minion's base.",
            "minion",
        ),
        (
            f"{MOVES} one of your minions from the same base may move with it.",
            f"{MOVES} you may move one of your minions from this minion's previous base to this minion's base.",
            "minion",
        ),
        (
            f"{ON_IT} you may move one of your minions from the same base along with it.",
            f"{ON_IT} you may move one of your minions from this minion's previous base to this minion's base.",
            "action",
        ),
        (f"{ON_IT} you may move one of your minions with it.", TO_IT, "action"),
    ],
)
def test_you_move_it(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


def test_there_with_it_is_from_there_or_to_there() -> None:
    with pytest.raises(TextError):
        read("Move a minion to another base. One of your other minions there may move along with it.", type="action")
