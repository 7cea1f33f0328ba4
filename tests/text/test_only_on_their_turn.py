"""What can only be done on one's own turn, what no cards or abilities of others can do, and what trades places."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

NOT_YOURS = "You cannot play actions here during other players' turns."


@pytest.mark.parametrize(
    "said",
    [
        "You can only play actions here on your turn.",
        "You may play actions here only during your own turn.",
        "Players can only play actions here on their own turns.",
        "Each player may only play actions here on their turn.",
        "Players cannot play actions here on other players' turns.",
    ],
)
def test_only_on_ones_own_turn_is_on_no_other_players_turn(said: str) -> None:
    assert read(said, type="base").tree == read(NOT_YOURS, type="base").tree


@pytest.mark.parametrize(
    ("said", "plainly"),
    [
        (
            "Other players' abilities cannot destroy your minions.",
            "Other players' cards cannot destroy your minions.",
        ),
        (
            "Other players' cards and abilities cannot destroy your minions.",
            "Other players' cards cannot destroy your minions.",
        ),
        (
            "Your minions here are not affected by other players' cards or abilities.",
            "Your minions here are not affected by other players' cards.",
        ),
    ],
)
def test_what_cards_do_is_what_their_abilities_do(said: str, plainly: str) -> None:
    assert read(f"Ongoing: {said}", type="minion").tree == read(f"Ongoing: {plainly}", type="minion").tree


@pytest.mark.parametrize(
    ("said", "plainly"),
    [
        ("Switch two of your minions on different bases.", "Swap two of your minions on different bases."),
        (
            "Lower the breakpoint of a base by 2 until the end of the turn.",
            "Reduce the breakpoint of a base by 2 until the end of the turn.",
        ),
        ("Choose a number. Destroy each minion of that power.", "Choose a power. Destroy each minion of that power."),
    ],
)
def test_the_same_is_meant(said: str, plainly: str) -> None:
    assert read(said, type="action").tree == read(plainly, type="action").tree


def test_a_printed_power_is_not_the_power() -> None:
    printed = "Choose a number. Destroy each minion of that printed power."
    assert read(printed, type="action").tree != read(printed.replace("printed ", ""), type="action").tree


def test_whose_own_turn_it_is_when_others_may_is_not_guessed() -> None:
    with pytest.raises(TextError):
        read("Ongoing: Other players can only play actions here on their own turns.", type="minion")
