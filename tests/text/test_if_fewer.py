"""What was compared with others or with a number is compared once more, the other way round."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("asked", "again", "meant"),
    [
        ("you have three or more minions here", "you have fewer", "you have fewer than three minions here"),
        ("there are at least two actions here", "there are less", "there are fewer than two actions here"),
        ("there are exactly two actions here", "there are more", "there are more than two actions here"),
        ("you have two or fewer minions here", "you have more", "you have more than two minions here"),
        (
            "you have more minions here than another player",
            "you have fewer",
            "you have fewer minions here than another player",
        ),
        (
            "you have more cards in hand than minions in play",
            "you have the same number",
            "you have exactly as many cards in hand as minions in play",
        ),
    ],
)
@pytest.mark.parametrize("text", ["{}, draw a card. If {}, gain 1 VP.", "Talent: {}, draw a card; if {}, gain 1 VP."])
def test_it_is_compared_the_other_way(text: str, asked: str, again: str, meant: str) -> None:
    said, plain = (text.format(f"If {asked}", each) for each in (again, meant))
    assert same(said, plain, "minion")
    assert is_said_again(said, "minion")


def test_of_another_player() -> None:
    text = (
        "Choose another player. If they have more cards in hand than you, draw a card. If they have {}, discard one."
    )
    assert same(text.format("fewer"), text.format("fewer cards in hand than you"), "action")


@pytest.mark.parametrize(
    ("asked", "again"),
    [
        ("you have three minions here", "you have fewer"),
        ("you have more than three minions here", "you have fewer"),
        ("you have three or more minions here", "they have fewer"),
        ("you have three or more minions here", "you have more"),
    ],
)
def test_what_is_not_clear_is_not_read(asked: str, again: str) -> None:
    with pytest.raises(TextError):
        read(f"If {asked}, draw a card. If {again}, gain 1 VP.", type="minion")
