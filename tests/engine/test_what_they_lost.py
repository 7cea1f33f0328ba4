"""Who has lost something to what was just done, and what they have that is still there."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

CULL = card(
    "Cull",
    "action",
    "Destroy all minions of printed power 2 or less at a base. Each player who lost at least one minion draws a"
    " card.",
)
SPREAD = card("Spread", "minion", "Ongoing: This minion has +1 power for each other base where you have a minion.", 1)


@pytest.mark.parametrize(
    ("there", "who"),
    [
        (["Ann's Calf", "Bob's Calf"], [0, 1]),
        (["Ann's Calf", "Ann's Calf", "Bob's Elk"], [0]),
        (["Ann's Elk"], []),
        (["Bob's Calf under Ann"], [0]),  # it is lost by who controlled it
    ],
)
def test_who_lost_a_minion(there: list[str], who: list[int]) -> None:
    play = table({"Tortuga": there}, CULL, ox(2, "Calf"), ox(4, "Elk"), hand=["Cull"]).play("Cull")

    assert [event.player for event in play.happened("draw")] == who


def test_bases_are_counted() -> None:
    bases = {"Tortuga": ["Ann's Spread"], "Tar Pits": ["Ann's Calf", "Ann's Calf"], "Ninja Dojo": ["Bob's Calf"]}
    play = table(bases, SPREAD, ox(2, "Calf"))

    assert play.power("Spread") == 2
