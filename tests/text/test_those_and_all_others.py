"""Those counted again, another one, all others, whoever's it is, and any base but this one."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

PLACED = "Ongoing: At the start of your turn, place a +1 power counter on this minion."
STRONG = "Minions here of power 5 or more have +1 power."


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            f"{PLACED} If it has more than four of them, destroy it.",
            f"{PLACED} If it has five or more +1 power counters, destroy it.",
            "minion",
        ),
        (
            f"{PLACED} If it has five or more of them, destroy it.",
            f"{PLACED} If it has five or more +1 power counters, destroy it.",
            "minion",
        ),
        (
            f"{PLACED} If there are more than four on it, destroy it.",
            f"{PLACED} If there are five or more +1 power counters on it, destroy it.",
            "minion",
        ),
        (
            "Move any number of +1 power counters from one of your minions to another one at the same base.",
            "Transfer any number of +1 power counters from one of your minions to another of your minions on the same"
            " base.",
            "action",
        ),
        (
            "Transfer an action from a minion to another one.",
            "Transfer an action from a minion to another minion.",
            "action",
        ),
        (
            "Transfer one of your actions from a minion to any other minion, even one on a different base.",
            "Transfer one of your actions from a minion to any other minion.",
            "action",
        ),
        (f"{STRONG} All others have -1 power.", f"{STRONG} Minions here of power 4 or less have -1 power.", "base"),
        (f"{STRONG} Others have -1 power.", f"{STRONG} Minions here of power 4 or less have -1 power.", "base"),
        (
            f"{STRONG} All other minions here have -1 power.",
            f"{STRONG} Minions here of power 4 or less have -1 power.",
            "base",
        ),
        (
            "Move one of your minions to a base that has a minion of the same power. It doesn't matter whose it is.",
            "Move one of your minions to a base that has a minion of the same power.",
            "action",
        ),
        (
            "Move one of your minions to a base that has a minion of the same power, no matter whose it is.",
            "Move one of your minions to a base that has a minion of the same power.",
            "action",
        ),
        (
            "Move a minion to a base where there is a minion of power 5 or more.",
            "Move a minion to a base that has a minion of power 5 or more.",
            "action",
        ),
        (
            "Move a minion to a base where there are no actions.",
            "Move a minion to a base that has no actions.",
            "action",
        ),
        (
            "You may play an extra minion on any base but this one.",
            "You may play an extra minion on another base.",
            "minion",
        ),
        (
            "You may move a minion from any base except this one to here.",
            "You may move a minion from another base to here.",
            "minion",
        ),
        (
            "Destroy a minion with power equal to your hand size.",
            "Destroy a minion with power equal to the number of cards in your hand.",
            "action",
        ),
        (
            "Ongoing: This minion's power is equal to your hand size.",
            "Ongoing: This minion's power is equal to the number of cards in your hand.",
            "minion",
        ),
        (
            "Destroy one of your minions. Play an extra minion with the same or less printed power there.",
            "Destroy one of your minions. Play an extra minion with equal or less printed power there.",
            "action",
        ),
    ],
)
def test_it_is_the_same(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        (
            "Choose a base. Each minion there of power 3 or less gains +1 power until the end of the turn. All others"
            " get -1 power until the end of the turn.",
            "action",
        ),
        ("Your minions here of power 5 or more have +1 power. All others have -1 power.", "base"),
    ],
)
def test_which_others_is_not_guessed(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)
