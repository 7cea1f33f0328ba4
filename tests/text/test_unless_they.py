"""What somebody may do so that something else is not done, and what is done to cards of one's own each time."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings
from smashrules.text.showing.paraphrase import explain_tree


def told(text: str, card: str) -> str:
    return explain_tree(read(text, type=card).tree, type=card)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Choose another player. Unless they discard a card, draw two cards.",
            "Choose another player. Draw two cards unless they discard a card.",
        ),
        (
            "Choose another player. Unless they discard a card, destroy one of their minions.",
            "Choose another player. Destroy one of their minions unless they discard a card.",
        ),
        (
            "Destroy a minion unless its controller chooses to discard two cards.",
            "Destroy a minion unless its controller discards two cards.",
        ),
        (
            "Choose a minion. Unless its controller discards a card, destroy it.",
            "Choose a minion. Destroy it unless its controller discards a card.",
        ),
        (
            "Unless you discard a card, destroy one of your minions.",
            "Destroy one of your minions unless you discard a card.",
        ),
        (
            "Each player discards two cards, then draws a card for each minion discarded this way.",
            "Each player discards two cards and draws a card for each minion discarded this way.",
        ),
        (
            "Shuffle your discard pile into your deck. Draw a card for every five cards shuffled this way.",
            "Shuffle all cards from your discard pile into your deck. Draw a card for every five cards shuffled this "
            "way.",
        ),
    ],
)
def test_it_is_told_otherwise(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Cancel a minion's abilities until the end of the turn unless its controller discards a card.", "cancelled"),
        ("Give a minion -2 power until the end of the turn unless its controller discards a card.", "changes by -2"),
    ],
)
def test_what_is_not_so_for_a_time_if_they_pay(text: str, words: str) -> None:
    lines = told(text, "action").splitlines()
    assert "you choose one minion [A]" in lines[1]
    assert "A's controller may do this" in lines[2]
    assert "until the end of the turn" in lines[5]
    assert words in lines[5]


def test_what_is_not_so_if_who_played_it_pays() -> None:
    text = "Ongoing: After another player plays a minion here, cancel its abilities unless they discard a card."
    assert "if it is not so that A did what the part before said" in told(text, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Each minion on a base has -1 power until the end of the turn unless its controller discards a card.",
        "Choose another player. Your minions have +1 power until the end of the turn unless they discard a card.",
        "Ongoing: This minion has +2 power unless you discard a card.",
    ],
)
def test_of_several_or_all_the_time_it_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion" if text.startswith("Ongoing") else "action")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Players may only use Talents here by discarding a card.",
            "Players must discard a card to use Talents here.",
            "base",
        ),
        (
            "Ongoing: You can only move this minion by discarding a card.",
            "Ongoing: You cannot move this minion unless you discard a card.",
            "minion",
        ),
        (
            "Each player must discard a card at the start of their turn if they have a minion here.",
            "At the start of each player's turn, if they have a minion here, they must discard a card.",
            "base",
        ),
        (
            "Ongoing: Each other player may discard a card at the end of their turn to draw a card.",
            "Ongoing: At the end of each other player's turn, they may discard a card to draw a card.",
            "minion",
        ),
    ],
)
def test_who_pays_for_it_and_when(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)
