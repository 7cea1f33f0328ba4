"""Players who are told by what they do, and so many cards of other players."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "The first player to play a minion here each turn draws a card.",
            "After the first time each turn a player plays a minion here, that player draws a card.",
        ),
        (
            "The first player to destroy a minion here each turn may draw a card.",
            "After the first time each turn a player destroys a minion here, that player may draw a card.",
        ),
        (
            "The player with the most minions here when this base scores draws two cards.",
            "When this base scores, the player with the most minions here draws two cards.",
        ),
        (
            "Before this base scores, each player may discard a card. Those who don't each draw two cards.",
            "Before this base scores, each player may discard a card. Each player who does not draws two cards.",
        ),
        ("Players cannot draw any cards.", "Players cannot draw a card."),
    ],
)
def test_players_on_a_base(text: str, meant: str) -> None:
    assert same(text, meant, "base")
    assert is_said_again(text, "base")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Destroy two minions of other players.", "Destroy two of other players' minions."),
        (
            "If there are two or more other players' minions here, draw a card.",
            "If there are at least two of other players' minions here, draw a card.",
        ),
        (
            "If there are two or more minions of other players here, draw a card.",
            "If there are at least two of other players' minions here, draw a card.",
        ),
    ],
)
def test_so_many_cards_of_other_players(text: str, meant: str) -> None:
    assert same(text, meant, "minion")
    assert is_said_again(text, "minion")


def test_who_plays_here_first_in_a_turn_is_not_who_plays_here() -> None:
    first = "The first player to play a minion here each turn draws a card."
    assert not same(first, "After a player plays a minion here, that player draws a card.", "base")
    with pytest.raises(TextError):
        read("The first player to play a minion here draws a card.", type="base")
