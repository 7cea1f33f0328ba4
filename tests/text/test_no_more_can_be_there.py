"""How many cards a base can hold, and what cannot leave it."""

from __future__ import annotations

import pytest
from tests.text.worded import same

FULL = "If there are {0} or more minions here, minions cannot be played here or moved to here."
FULL_OF_ACTIONS = (
    "If there are two or more actions on this base, actions cannot be played here or transferred to here."
)
OF_EACH = "Players cannot have more than two minions here."
KEPT = "Minions cannot leave this base."


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        ("There can be no more than five minions here.", FULL.format("five"), "base"),
        ("There can never be more than five minions here.", FULL.format("five"), "base"),
        ("At most six minions may be on this base.", FULL.format("six"), "base"),
        ("Ongoing: Only four minions can be here.", "Ongoing: " + FULL.format("four"), "minion"),
        ("Only two actions can be on this base.", FULL_OF_ACTIONS, "base"),
        ("There cannot be more than two actions on this base.", FULL_OF_ACTIONS, "base"),
        ("A player cannot have more than two minions here.", OF_EACH, "base"),
        ("Nobody may control more than two minions here.", OF_EACH, "base"),
        ("Players may have only two minions on this base.", OF_EACH, "base"),
        ("No minion may leave this base.", KEPT, "base"),
        ("Minions may not leave this base.", KEPT, "base"),
        (
            "Choose a base. No minion may leave it until the start of your next turn.",
            "Choose a base. Until the start of your next turn, minions there cannot leave play. "
            "Until the start of your next turn, minions cannot be moved from there.",
            "action",
        ),
        ("A player with no minions here cannot win.", "A player with no minions here cannot win this base.", "base"),
    ],
)
def test_it_says_the_same(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)
