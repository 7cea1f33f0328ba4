"""Who has the most, or the least, of some players: those with minions there."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

AFTER = "After this base scores, the player with the {} draws two cards."


@pytest.mark.parametrize(
    "said",
    [
        "least power among those with minions here",
        "lowest total power here among players with minions here",
        "least power here of those with minions here",
        "least power here of all players with minions here",
    ],
)
def test_the_least_of_those_with_minions(said: str) -> None:
    meant = AFTER.format("lowest total power among players with minions here")
    assert same(AFTER.format(said), meant, "base")
    assert is_said_again(meant, "base")
    assert not same(meant, AFTER.format("least power here"), "base")


def test_so_it_is_on_another_base() -> None:
    said = "Special: After a base scores, the player with the least power {} draws a card."
    among = "among those with minions there"
    assert same(said.format(f"there {among}"), said.format("among players with minions there"), "action")
