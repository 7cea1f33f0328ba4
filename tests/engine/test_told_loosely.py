"""Where minions go that are destroyed at a base which sends them elsewhere."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

MIRE = card(
    "Mire",
    "base",
    "Minions destroyed here are placed on the bottom of their owners' decks instead of the discard pile.",
)
SLAY = card("Slay", "action", "Destroy a minion.")
CARDS = (MIRE, SLAY, ox(2), ox(1, "Elk"))


@pytest.mark.parametrize(("base", "ends"), [("Mire", "Bob's deck"), ("Tortuga", "Bob's discard")])
def test_they_go_where_it_is_told(base: str, ends: str) -> None:
    there: dict[str, list[str]] = {"Mire": [], "Tortuga": []}
    there[base] = ["Bob's Ox"]
    play = table(there, *CARDS, hand=("Slay",))
    play.play("Slay")
    assert play.where("Ox") == ends
