"""Whether several things are alike, and how many different ones there are."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

PAIR = card("Pair", "action", "Choose two of your minions. If they have the same name, draw two cards.")
HAND = card("Motley", "action", "Reveal your hand. If all cards in it have different names, draw two cards.")
CROWD = card("Crowd", "minion", "Ongoing: This minion has +1 power for each differently named minion here.", 1)
CALF, ELK = ox(2, "Calf"), ox(4, "Elk")


@pytest.mark.parametrize(
    ("there", "drawn"),
    [
        (["Ann's Calf", "Ann's Calf"], 2),
        (["Ann's Calf", "Ann's Elk"], 0),
        (["Ann's Calf"], 0),  # one alone is like no other
    ],
)
def test_two_of_one_name(there: list[str], drawn: int) -> None:
    play = table({"Tortuga": there}, PAIR, CALF, ELK, hand=["Pair"]).play("Pair")
    while play.kind == "thing":
        play.answer(play.decision.options[0])

    assert len(play.happened("draw")) == drawn


@pytest.mark.parametrize(("others", "drawn"), [(["Calf", "Elk"], 2), (["Calf", "Calf"], 0), (["Calf"], 2)])
def test_a_hand_of_different_names(others: list[str], drawn: int) -> None:
    play = table({"Tortuga": []}, HAND, CALF, ELK, hand=["Motley", *others]).play("Motley")

    assert len(play.happened("draw")) == drawn


def test_those_of_one_name_count_once() -> None:
    there = ["Ann's Crowd", "Ann's Calf", "Bob's Calf", "Bob's Elk"]
    play = table({"Tortuga": there}, CROWD, CALF, ELK)

    assert play.power("Crowd") == 4  # 1, and one each for Crowd, Calf and Elk
