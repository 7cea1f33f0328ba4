"""What is done instead of what would happen next: the first time only, and in this turn only."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

SHIELD = card(
    "Shield",
    "action",
    "The next time one of your minions would be destroyed this turn, gain 1 VP instead. Play two extra actions.",
)
AXE = card("Axe", "action", "Destroy a minion of power 3 or less.")
CARDS = (SHIELD, AXE, ox(2), ox(3, "Elk"))


def test_the_first_time_only() -> None:
    play = table({"Tortuga": ["Ann's Ox", "Ann's Elk"]}, *CARDS, hand=["Shield", "Axe", "Axe"])
    play.play("Shield").play("Axe", extra=True).choose("Ox")
    assert play.at("Tortuga") == ["Ann's Ox", "Ann's Elk"]
    assert play.vp("Ann") == 1

    play.play("Axe", extra=True).choose("Ox")
    assert play.at("Tortuga") == ["Ann's Elk"]
    assert play.vp("Ann") == 1
