"""Players picked by how their power at a base compares with yours."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board
from tests.rulebook.own_cards import FILLER, card, game, ox

TAX = card("Tax", "minion", "Talent: Each player with less power here than you discards a card.", power=1)
TRIBUTE = card("Tribute", "minion", "Talent: Each player with more power here than you discards a card.", power=1)


@pytest.mark.parametrize(
    ("name", "mine", "poorer"),
    [("Tax", "Ox", ["Cay"]), ("Tax", "Elk", []), ("Tribute", "Ox", ["Bob"]), ("Tribute", "Elk", ["Bob"])],
)
def test_who_has_less_or_more_there_discards(name: str, mine: str, poorer: list[str]) -> None:
    """Ann has 3 + 1 with the Ox and 1 + 1 with the Elk, Bob has 5 and Cay 2; as much is neither less nor more."""
    there = {"Tortuga": [f"Ann's {name}", f"Ann's {mine}", "Bob's Bull", "Cay's Calf"]}
    cards = game(ox(3), ox(1, "Elk"), ox(5, "Bull"), ox(2, "Calf"), TAX, TRIBUTE)
    hands = {each: ["Scout"] for each in ("Ann", "Bob", "Cay")}
    deck = {**FILLER, "Cay": ["Scout"] * 8}
    play = board(there, hand=hands, deck=deck, players=("Ann", "Bob", "Cay"), turn="Ann", game=cards).use(name)

    assert [each for each in ("Bob", "Cay") if not play.hand(each)] == poorer
