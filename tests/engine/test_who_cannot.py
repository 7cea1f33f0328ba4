"""Who cannot play something here if a condition of their own holds, told behind it or with it."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

ALONE = ["Bob's Ox"]
BOTH = ["Bob's Ox", "Bob's Elk"]


@pytest.mark.parametrize(
    ("says", "there", "kept_out"),
    [
        ("if they have two or more minions here", ALONE, False),
        ("if they have two or more minions here", BOTH, True),
        ("unless they have two or more minions here", ALONE, True),
        ("unless they have two or more minions here", BOTH, False),
        ("during their turn", ALONE, True),
        ("during their turn if they have two or more minions here", ALONE, False),
        ("during their turn if they have two or more minions here", BOTH, True),
    ],
)
def test_it_holds_of_the_one_who_plays(says: str, there: list[str], kept_out: bool) -> None:
    wall = card("Wall", "minion", f"Ongoing: Other players cannot play minions here {says}.")
    bases = {"Tortuga": ["Ann's Wall", *there], "Jungle Oasis": []}
    play = table(bases, wall, ox(3), ox(2, "Elk"), hand=["Ox"], turn="Bob")  # type: ignore[arg-type]
    play.play("Ox")
    assert (play.kind != "place") is kept_out  # where only one base is left, nobody is asked
