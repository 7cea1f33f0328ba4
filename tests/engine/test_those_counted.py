"""For every two that were discarded, and for each counter removed, played as at a table."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

EVERY_TWO = card("Pairs", "action", "Discard any number of cards. For every two you discarded, gain 1 VP.")
SHED = card(
    "Shed", "action", "Remove up to two +1 power counters from one of your minions. For each one removed, gain 1 VP."
)
MELT = card(
    "Melt", "action", "Remove any number of +1 power counters from your minions. For every two removed, gain 1 VP."
)
CALVES = [ox(2, each) for each in ("Calf", "Elk", "Owl", "Hen")]


@pytest.mark.parametrize(("thrown", "vp"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_for_every_two(thrown: int, vp: int) -> None:
    hand = ["Pairs", "Calf", "Elk", "Owl", "Hen"]
    play = table({"Tortuga": []}, EVERY_TWO, *CALVES, hand=hand).play("Pairs")
    for each in ("Calf", "Elk", "Owl")[:thrown]:
        play = play.choose(each)
    play = play.done()

    assert play.vp("Ann") == vp


@pytest.mark.parametrize("asked", [0, 1, 2])
def test_for_each_counter_removed(asked: int) -> None:
    play = table({"Tortuga": [("Ann's Ox", 3)]}, SHED, ox(2), hand=["Shed"]).play("Shed").choose(str(asked))

    assert play.power("Ann's Ox") == 2 + 3 - asked
    assert play.vp("Ann") == asked


@pytest.mark.parametrize(("taken", "vp"), [([], 0), (["Ox"], 0), (["Ox", "Elk"], 1), (["Ox", "Ox", "Elk"], 1)])
def test_for_every_two_counters_removed(taken: list[str], vp: int) -> None:
    there = {"Tortuga": [("Ann's Ox", 2), ("Ann's Elk", 1)]}
    play = table(there, MELT, ox(2), ox(2, "Elk"), hand=["Melt"]).play("Melt")
    for each in taken:
        play = play.choose(each)
    if len(taken) < 3:
        play = play.done()

    assert play.vp("Ann") == vp
    assert play.power("Ox") + play.power("Elk") == 4 + 3 - len(taken)


def test_for_each_counter_that_lies_there() -> None:
    words = "Choose one of your minions. For each +1 power counter on it, you may destroy a minion of power 1."
    play = table(
        {"Tortuga": [("Ann's Ox", 2), "Bob's Calf", "Bob's Hen", "Bob's Owl"]},
        card("Bite", "action", words),
        ox(2),
        *(ox(1, each) for each in ("Calf", "Hen", "Owl")),
        hand=["Bite"],
    )
    play = play.play("Bite").yes().choose("Calf").yes().choose("Hen")

    assert play.at("Tortuga") == ["Ann's Ox", "Bob's Owl"]
    assert play.kind == "main"
