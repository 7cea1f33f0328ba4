"""Numbers that match each other, twice as much, what is counted behind the first, and how many are at a base."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "you have an equal number of minions and actions in hand",
            "the number of minions in your hand is equal to the number of actions in your hand",
        ),
        (
            "the number of minions and actions here is the same",
            "the number of minions here is equal to the number of actions here",
        ),
        (
            "your discard pile has more cards than your deck",
            "the number of cards in your discard pile is greater than the number of cards in your deck",
        ),
        ("there are minions of at least three different players here", "at least three players have minions here"),
    ],
)
def test_as_many_of_the_one_as_of_the_other(said: str, meant: str) -> None:
    assert same(f"If {said}, draw a card.", f"If {meant}, draw a card.", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("whose power matches this minion's", "with the same power as this minion"),
        ("with the exact same printed power as this minion", "with the same printed power as this minion"),
        ("whose power equals the number of actions here", "with power equal to the number of actions here"),
        (
            "with at least twice as much power as this minion",
            "with power greater than or equal to twice this minion's power",
        ),
        ("here with power less than another minion here", "here with less power than another minion here"),
    ],
)
def test_a_minion_by_its_number(said: str, meant: str) -> None:
    assert same(f"Destroy a minion {said}.", f"Destroy a minion {meant}.", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Draw a card for each action here beyond the first.",
            "Draw cards equal to the number of actions here minus 1.",
        ),
        (
            "Ongoing: This minion gets +1 power for each minion here after the first.",
            "Ongoing: This minion gets +1 power for each other minion here.",
        ),
        (
            "Destroy all minions here except the weakest.",
            "Destroy each minion here that does not have the least power here.",
        ),
        (
            "Destroy the strongest of another player's minions here.",
            "Destroy another player's strongest minion here.",
        ),
        (
            "Reveal your hand. If it contains fewer actions than minions, draw a card.",
            "Reveal your hand. If you have fewer actions than minions in your hand, draw a card.",
        ),
    ],
)
def test_counted_behind_the_first_and_all_but_one(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


@pytest.mark.parametrize(
    "said",
    [
        "Destroy a minion on a base where the number of minions there exceeds the number of actions there.",
        "Destroy a minion on a base where the number of minions is higher than the number of actions.",
    ],
)
def test_how_many_are_at_a_base(said: str) -> None:
    meant = "Destroy a minion on a base where the number of minions is greater than the number of actions."
    assert same(said, meant, "action")


def test_those_at_the_base_are_not_all_in_play() -> None:
    said = (
        "Destroy a minion on a base where the number of minions{} is greater than the number of cards in your hand."
    )
    assert read(said.format(""), type="action").tree != read(said.format(" in play"), type="action").tree


@pytest.mark.parametrize(
    "text",
    [
        "Before this base scores, each player with more power here than another player draws a card.",
        "Before this base scores, each player with less power here than another player draws a card.",
        "When this base scores, the player with the most actions on their minions here gains 1 VP.",
        "If your total power here is at least half of this base's breakpoint, draw a card.",
        "If twice your total power here is greater than the total power here, draw a card.",
    ],
)
def test_it_is_said_again(text: str) -> None:
    assert is_said_again(text, "base")
