"""How many it can be at most, played as at a table."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

MANY = card("Many", "action", "Discard any number of cards. Draw that many cards, to a maximum of two.")
THREE = card("Three", "action", "Place a +1 power counter on each of your minions, up to three of them.")
CALVES = [ox(2, each) for each in ("Calf", "Elk", "Owl", "Hen")]


@pytest.mark.parametrize("thrown", [0, 1, 3])
def test_cards_drawn(thrown: int) -> None:
    hand = ["Many", "Calf", "Elk", "Owl"]
    play = table({"Tortuga": []}, MANY, *CALVES, hand=hand).play("Many")
    for each in ("Calf", "Elk", "Owl")[:thrown]:
        play = play.choose(each)
    if thrown < 3:
        play = play.done()

    assert len(play.happened("draw")) == min(thrown, 2)


@pytest.mark.parametrize("many", [2, 4])
def test_counters_on_so_many(many: int) -> None:
    names = ["Calf", "Elk", "Owl", "Hen"][:many]
    play = table({"Tortuga": [f"Ann's {each}" for each in names]}, THREE, *CALVES, hand=["Three"]).play("Three")
    if many > 3:
        for each in names[:3]:
            play = play.choose(each)

    assert [play.power(each) for each in names] == [3, 3, 3, 2][:many]
