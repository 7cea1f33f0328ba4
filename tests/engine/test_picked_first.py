"""A deed that asks about what it picks: any may be picked, and it is done to those of whom it is so."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

WEAK = card("Weak", "action", "Destroy a minion unless it has power 3 or more.")
MARKED = card("Marked", "action", "Return a minion to its owner's hand unless it has a +1 power counter on it.")


@pytest.mark.parametrize(
    ("name", "chosen", "stays"),
    [("Weak", "Ox", False), ("Weak", "Stag", True), ("Marked", "Ox", False), ("Marked", "Stag", True)],
)
def test_whom_it_is_done_to(name: str, chosen: str, stays: bool) -> None:
    play = table({"Tortuga": ["Bob's Ox", ("Bob's Stag", 1)]}, WEAK, MARKED, ox(2), ox(3, "Stag"), hand=[name])
    play.play(name)
    assert set(play.offered) == {"Ox", "Stag"}
    play.choose(chosen)

    assert (f"Bob's {chosen}" in play.at("Tortuga")) is stays
