"""Who has fewer cards, or more minions, than others."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board
from tests.rulebook.own_cards import FILLER, card, game, ox, table

ALMS = card("Alms", "action", "Each player with fewer cards in hand than you draws a card.")


@pytest.mark.parametrize(("mine", "drawn"), [(3, [1]), (1, [])])
def test_who_has_fewer_cards_draws(mine: int, drawn: list[int]) -> None:
    hands = {"Ann": ["Alms", *["Calf"] * mine], "Bob": ["Calf"] * 2}
    play = board({"Tortuga": []}, hand=hands, turn="Ann", deck=FILLER, game=game(ALMS, ox(2, "Calf"))).play("Alms")

    assert [event.player for event in play.happened("draw")] == drawn


@pytest.mark.parametrize(("bobs", "drawn"), [(1, []), (2, []), (3, [1])])
def test_who_has_more_minions_there(bobs: int, drawn: list[int]) -> None:
    levy = card("Levy", "minion", "Talent: Each player with more minions here than you draws a card.")
    there = ["Ann's Levy", "Ann's Calf", *["Bob's Calf"] * bobs]
    play = table({"Tortuga": there, "Tar Pits": ["Bob's Calf"]}, levy, ox(2, "Calf")).use("Levy")

    assert [event.player for event in play.happened("draw")] == drawn
