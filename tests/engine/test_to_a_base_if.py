"""Something moves only to a base where it is as it is asked."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table


@pytest.mark.parametrize(
    ("asked", "bases"),
    [
        ("you have a minion", {"Jungle Oasis"}),
        ("there is a minion", {"Tar Pits", "Jungle Oasis"}),
        ("another player has a minion", {"Tar Pits"}),
    ],
)
def test_it_goes_where_that_is_so(asked: str, bases: set[str]) -> None:
    run = card("Run", "action", f"Move a minion of power 2 or less to another base if {asked} there.")
    there = {
        "Tortuga": ["Ann's Ox"],
        "Tar Pits": ["Bob's Bear"],
        "Jungle Oasis": ["Ann's Calf"],
        "Rhodes Plaza Mall": [],
    }
    for goal in sorted(bases):
        play = table(there, run, ox(2), ox(3, "Bear"), ox(4, "Calf"), hand=("Run",)).play("Run")
        if len(bases) > 1:
            assert set(play.offered) == bases
            play.choose(goal)
        assert play.where("Ox") == goal
