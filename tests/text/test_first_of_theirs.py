"""The first of each player's, what has the same name as another, and both ends of another player's deck."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

LOOK = "Look at the top two cards of another player's deck."
ON_MINE = "Play on one of your minions. Ongoing:"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Ongoing: After you play your first action of the turn, draw a card.",
            "Ongoing: After the first time each turn you play an action, draw a card.",
            "minion",
        ),
        (
            "Ongoing: After another player plays their first action each turn on this base, they discard a card.",
            "Ongoing: After another player plays their first action here in a turn, they discard a card.",
            "minion",
        ),
        (
            f"{LOOK} Place one on top and the other on the bottom.",
            f"{LOOK} Place one of them on the top of that deck and place the other on the bottom of that deck.",
            "action",
        ),
        (
            f"{ON_MINE} If this base scores and you are not the winner, gain 1 VP.",
            f"{ON_MINE} When this base scores, if you are not the winner, gain 1 VP.",
            "action",
        ),
        (
            "If there are no other minions with the same name here, draw a card.",
            "If there are no other minions with the same name as this minion here, draw a card.",
            "minion",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize("player", ["a player", "another player"])
def test_each_players_first_is_counted_apart(player: str) -> None:
    text = f"Ongoing: After {player} plays their first minion here in a turn, draw a card."
    assert is_said_again(text, "minion")
    assert "counted for each player" in explain_tree(read(text, type="minion").tree, type="minion")


def test_no_other_of_that_name_is_asked_of_the_one_spoken_of() -> None:
    text = "Choose a minion. If there are no other minions with the same name in play, destroy it."
    assert "other than A whose name is that of A" in explain_tree(read(text, type="action").tree, type="action")
