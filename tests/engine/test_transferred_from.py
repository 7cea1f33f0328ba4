"""What waits for an action to be transferred from a base, and actions that go each to a base of its own."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

FENCE = card("Fence", "action", "Play on a base. Ongoing: Each minion here has +1 power.")
GATE = card("Gate", "action", "Play on a base. Ongoing: Each minion here has +1 power.")
CARRY = card("Carry", "action", "Transfer an action on a base to another base.")
SPREAD = card("Spread", "action", "Transfer any number of your actions on a base to other bases.")
CALF = ox(2, "Calf")


@pytest.mark.parametrize(("way", "drawn"), [("from here", 1), ("to here", 0), ("to or from here", 1)])
def test_an_action_is_transferred_from_here(way: str, drawn: int) -> None:
    watch = card("Watch", "minion", f"Ongoing: After an action is transferred {way}, draw a card.")
    bases = {"Tortuga": ["Ann's Fence", "Ann's Watch"], "Tar Pits": ["Bob's Calf"]}
    play = table(bases, FENCE, CARRY, CALF, watch, hand=["Carry"]).play("Carry")  # type: ignore[arg-type]
    assert "Ann's Fence" in play.at("Tar Pits")
    assert len(play.hand("Ann")) == drawn


def test_each_goes_to_a_base_of_its_own() -> None:
    bases = {"Tortuga": ["Ann's Fence", "Ann's Gate"], "Tar Pits": ["Bob's Calf"], "Rhodes Plaza Mall": []}
    play = table(bases, FENCE, GATE, SPREAD, CALF, hand=["Spread"]).play("Spread")  # type: ignore[arg-type]
    play = play.choose("Fence", "Gate").choose("Tar Pits").choose("Rhodes Plaza Mall")
    assert play.at("Tortuga") == []
    assert "Ann's Fence" in play.at("Tar Pits")
    assert play.at("Rhodes Plaza Mall") == ["Ann's Gate"]
