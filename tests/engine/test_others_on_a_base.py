"""Each other player, on a base, is each but the one who did what is answered."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table


@pytest.mark.parametrize("turn", ["Ann", "Bob"])
def test_who_plays_there_draws_nothing(turn: str) -> None:
    hall = card("Hall", "base", "After a player plays a minion here, each other player draws a card.")
    play = table({"Hall": ["Bob's Ox"], "Tortuga": []}, hall, ox(3), hand=["Ox"], turn=turn)
    play.play("Ox").choose("Hall")
    hands = {name: len(play.hand(name)) for name in ("Ann", "Bob")}
    assert hands == {name: int(name != turn) for name in hands}
