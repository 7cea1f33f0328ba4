"""What is said of several that all do it, together or each; what moves by itself; different names counted."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.cards import names
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        ("Ongoing: Your minions here all have +1 power.", "Ongoing: Your minions here have +1 power.", "minion"),
        ("Minions here all have -1 power.", "Minions here have -1 power.", "base"),
        (
            "Choose two minions. They all gain +1 power until the end of the turn.",
            "Choose two minions. They gain +1 power until the end of the turn.",
            "action",
        ),
        (
            "Choose a base. Your minions there all move to another base.",
            "Choose a base. Move all of your minions there to another base.",
            "action",
        ),
        (
            "Choose a base. All of your minions there move together to one other base.",
            "Choose a base. Move all of your minions there to one other base.",
            "action",
        ),
        (
            "You may move this minion together with another minion here to another base.",
            "You may move this minion and another minion here to another base.",
            "minion",
        ),
        (
            "You may move this minion and another minion here together to another base.",
            "You may move this minion and another minion here to another base.",
            "minion",
        ),
        ("Choose a minion. It moves to another base.", "Choose a minion. Move it to another base.", "action"),
        (
            "Choose a minion. That minion moves to another base.",
            "Choose a minion. Move it to another base.",
            "action",
        ),
        (
            "After you play a minion here, it moves to another base.",
            "After you play a minion here, move it to another base.",
            "base",
        ),
        (
            "Choose two bases. Each minion of power 2 or less on either one moves to the other.",
            "Choose two bases. Move each minion of power 2 or less on either of them to the other.",
            "action",
        ),
        (
            "Choose two minions on different bases. Each moves to where the other one was.",
            "Choose two minions on different bases. Move each of them to the other's base.",
            "action",
        ),
        (
            "You may have this minion trade places with another of your minions.",
            "You may swap this minion with another of your minions.",
            "minion",
        ),
        (
            "This minion may swap places with another minion.",
            "You may swap this minion with another minion.",
            "minion",
        ),
        (
            "Place a +1 power counter on each of your minions without one.",
            "Place a +1 power counter on each of your minions that does not have one.",
            "action",
        ),
        (
            "Draw a card for each different name among your minions.",
            "Draw a card for each of your minions with a different name.",
            "action",
        ),
        (
            "Draw cards equal to the number of different names among your minions.",
            "Draw a card for each of your minions with a different name.",
            "action",
        ),
        (
            "Choose a base. Draw a card for each different name among the minions there.",
            "Choose a base. Draw a card for each minion there with a different name.",
            "action",
        ),
    ],
)
def test_it_is_the_same(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Ongoing: This minion has +1 power for each different name among your other minions here.", "minion"),
        ("After a minion moves to here, draw a card.", "base"),
        ("Ongoing: Each time a minion moves to here, draw a card.", "minion"),
        ("Ongoing: If another minion would move to here, destroy it instead.", "minion"),
    ],
)
def test_it_is_said_again(text: str, card: str) -> None:
    assert is_said_again(text, card)


def test_it_moves_after_another_has() -> None:
    said = "Ongoing: After another player's minion moves to here, it moves to another base."

    assert same(said, "Ongoing: After another player's minion moves to here, move it to another base.", "minion")


def test_a_name_other_than_that() -> None:
    said, meant = (
        f"You may move a minion with a {name} Ninja Acolyte from here to another base."
        for name in ("name other than", "different name than")
    )

    assert read(said, type="minion", names=names()).tree == read(meant, type="minion", names=names()).tree
