"""Who has as many, what is done for so much power, what abilities do, and what is waited for behind the deed."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

TURN = "Until the end of the turn, "
DRAW = ", draw a card."


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Choose a base where you and another player have the same number of minions. Destroy a minion there.",
            "Choose a base where you have as many minions as another player. Destroy a minion there.",
            "action",
        ),
        (
            "If another player has an equal number of minions here as you, draw a card.",
            "If you have as many minions here as another player, draw a card.",
            "minion",
        ),
        (
            "Choose another player. If you and that player have the same number of cards in hand, draw a card.",
            "Choose another player. If you have as many cards in your hand as that player, draw a card.",
            "action",
        ),
        (
            "Destroy one of your minions. Draw a card for each power it had.",
            "Destroy one of your minions. Draw cards equal to its power.",
            "action",
        ),
        (
            "Destroy one of your minions. Draw a card for each 2 power it had.",
            "Destroy one of your minions. Draw a card for every two power it has.",
            "action",
        ),
        (
            "Ongoing: After one of your minions is moved by another player's ability, draw a card.",
            "Ongoing: After another player's ability moves one of your minions, draw a card.",
            "minion",
        ),
        (
            "Ongoing: This minion cannot be affected by abilities.",
            "Ongoing: This minion is not affected by abilities.",
            "minion",
        ),
        (
            "Ongoing: After you destroy, move, or return one of your minions, draw a card.",
            "Ongoing: After one of your minions is destroyed, moved, or returned by you, draw a card.",
            "minion",
        ),
        (f"{TURN}draw a card after you play a minion.", f"{TURN}after you play a minion{DRAW}", "action"),
        (
            "Draw a card each time a minion is destroyed this turn.",
            f"{TURN}each time a minion is destroyed{DRAW}",
            "action",
        ),
        (
            f"{TURN}you may draw a card whenever an ability destroys, moves, or returns one of your minions.",
            f"{TURN}after one of your minions is destroyed, moved, or returned by an ability, you may draw a card.",
            "action",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)
    assert is_said_again(said, card)


@pytest.mark.parametrize(
    ("one", "other", "card"),
    [
        (
            "If you have as many minions here as another player, draw a card.",
            "If you have more minions here than another player, draw a card.",
            "minion",
        ),
        (
            "If you have as many minions here as another player, draw a card.",
            "If you have as many minions here as each other player, draw a card.",
            "minion",
        ),
        (
            "Destroy one of your minions. Draw a card for every 2 power it had.",
            "Destroy one of your minions. Draw a card for every 3 power it had.",
            "action",
        ),
        (
            "Ongoing: After an ability moves one of your minions, draw a card.",
            "Ongoing: After another player's ability moves one of your minions, draw a card.",
            "minion",
        ),
    ],
)
def test_each_word_tells(one: str, other: str, card: str) -> None:
    assert not same(one, other, card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("If you have exactly two more minions here as another player, draw a card.", "minion"),
        ("Cancel an ability.", "action"),
        ("Draw a card for every 2 power it had.", "action"),
        ("Draw a card each time a minion is destroyed.", "action"),
    ],
)
def test_what_is_not_told_is_not_guessed(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)
