"""As many cards are drawn as there are factions among minions."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

SURVEY = card("Survey", "action", "Draw a card for each different faction among your minions.")


@pytest.mark.parametrize(
    ("there", "drawn"),
    [
        (["Ann's Zapbot", "Ann's War Raptor"], 2),
        (["Ann's Zapbot", "Ann's Hoverbot"], 1),
        (["Ann's Zapbot", "Bob's War Raptor"], 1),
        (["Ann's Zapbot", "Ann's Ox", "Ann's War Raptor"], 3),
        ([], 0),
    ],
)
def test_each_faction_counts_once(there: list[str], drawn: int) -> None:
    play = table({"Tortuga": there}, SURVEY, ox(2), hand=("Survey",))
    play.play("Survey")
    assert len(play.hand("Ann")) == drawn
