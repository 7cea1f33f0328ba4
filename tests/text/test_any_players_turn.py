"""What any player may do on their turn, in whatever order it is said."""

from __future__ import annotations

import pytest
from tests.text.worded import same


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "A player with no minions here may play an extra minion here on their turn.",
            "Each player with no minions here may play an extra minion here on their turn.",
        ),
        (
            "Any player may discard an action on their turn to draw a card.",
            "Each player may discard an action on their turn to draw a card.",
        ),
        (
            "Each player may, once on their turn, discard a card to draw a card.",
            "Once per turn, each player may discard a card on their turn to draw a card.",
        ),
        (
            "Players may, on their turn, return one of their minions here to their hand.",
            "Each player may return one of their minions here to their hand on their turn.",
        ),
        (
            "After this base scores, the player in last place here may draw a card.",
            "After this base scores, the player with the least power here may draw a card.",
        ),
    ],
)
def test_each_player_may_do_it_on_their_turn(said: str, meant: str) -> None:
    assert same(said, meant, "base")
