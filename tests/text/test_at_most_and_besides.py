"""How many at most, in brackets; what is so when it is not your turn; whether any cards lie there; what it had."""

from __future__ import annotations

import pytest
from tests.text.worded import same

DRAWN = "Draw a card for each of your minions in play"
STORED = "Ongoing: This minion has +3 power if"
HAD = "Destroy any number of actions on your minions. Each minion that"


@pytest.mark.parametrize("most", ["no more than three", "at most three", "three at most", "to a maximum of three"])
def test_so_many_at_most(most: str) -> None:
    assert same(f"{DRAWN} ({most}).", f"{DRAWN} (up to 3).", "action")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Destroy any number of minions of power 2 or less (no more than two).",
            "Destroy up to two minions of power 2 or less.",
            "action",
        ),
        (
            "Ongoing: This minion has +1 power, or +2 when it's not your turn.",
            "Ongoing: This minion has +1 power, or +2 power during other players' turns.",
            "minion",
        ),
        (
            "Ongoing: This minion has +1 power, or +2 during other players' turns.",
            "Ongoing: This minion has +1 power, or +2 power during other players' turns.",
            "minion",
        ),
        (
            "Ongoing: This minion has +2 power except on your turn.",
            "Ongoing: This minion has +2 power during other players' turns.",
            "minion",
        ),
        (f"{STORED} any cards are stored under it.", f"{STORED} there are any cards stored under it.", "minion"),
        (f"{STORED} a card is stored under it.", f"{STORED} there is a card stored under it.", "minion"),
        (f"{STORED} any actions are on it.", f"{STORED} there are any actions on it.", "minion"),
        (
            "Ongoing: This minion has +1 power for each of your minions here (counting this one).",
            "Ongoing: This minion has +1 power for each of your minions here (including this one).",
            "minion",
        ),
        (
            "Ongoing: This minion has +1 power for each of your minions here, including this one.",
            "Ongoing: This minion has +1 power for each of your minions here.",
            "minion",
        ),
    ],
)
def test_it_is_the_same(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


def test_what_it_had_is_not_what_it_has() -> None:
    gains = "an action on it gains +2 power until the end of the turn."

    assert not same(f"{HAD} had {gains}", f"{HAD} has {gains}", "action")


def test_who_is_second() -> None:
    second, meant = "If you have the second most power here", "If exactly one player has more power here than you"

    assert same(f"{second}, draw a card.", f"{meant}, draw a card.", "minion")
