"""The highest and the lowest: of each player apart, and all that tie for it."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

HERD = (ox(5, "Bull"), ox(2, "Calf"), ox(3, "Deer"), ox(3, "Elk"), ox(1, "Fawn"))
THERE = {"Tortuga": ["Ann's Bull", "Ann's Calf", "Bob's Deer"], "Jungle Oasis": ["Bob's Elk", "Bob's Fawn"]}


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("Destroy each player's highest-power minion.", {"Bull", "Deer", "Elk"}),
        ("Each player destroys their lowest-power minion.", {"Calf", "Fawn"}),
        ("For each other player, destroy the highest-power minion they control.", {"Deer", "Elk"}),
        ("Destroy each other player's lowest-power minion.", {"Fawn"}),
        ("Return the highest-power minion on each base to its owner's hand.", {"Bull", "Elk"}),
    ],
)
def test_each_players_is_found_among_their_own_minions(text: str, gone: set[str]) -> None:
    play = table(THERE, card("Cull", "action", text), *HERD, hand=["Cull"]).play("Cull")

    assert {play.name(event.what) for event in (*play.happened("destroy"), *play.happened("return"))} == gone
