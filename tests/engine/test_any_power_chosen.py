"""A power that a player chooses, whichever, and who chooses among those that tie."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import FILLER, card, game, ox

SORTING = card("Sorting", "action", "Name a power. Return each minion with that power at a base to its owner's hand.")
TOWER = card("Tower", "action", "Destroy the highest-power minion at a base. You choose in case of a tie.")
ENVY = card(
    "Envy",
    "action",
    "Play on a minion. Ongoing: This minion has -3 power while you have a minion with more power here.",
)
CALF, ELK, STAG = ox(2, "Calf"), ox(4, "Elk"), ox(4, "Stag")


def table(hand: list[str], here: list[object]) -> Play:
    """Ann's turn, with these cards in her hand."""
    cards = game(SORTING, TOWER, ENVY, CALF, ELK, STAG)
    return board({"Tortuga": here}, hand={"Ann": hand}, deck=FILLER, turn="Ann", game=cards)  # type: ignore[arg-type]


@pytest.mark.parametrize(("power", "left"), [("2", ["Bob's Elk", "Bob's Stag"]), ("4", ["Ann's Calf"])])
def test_each_minion_of_the_named_power_goes(power: str, left: list[str]) -> None:
    after = table(["Sorting"], ["Ann's Calf", "Bob's Elk", "Bob's Stag"]).play("Sorting").choose(power)

    assert after.at("Tortuga") == left


@pytest.mark.parametrize("destroyed", ["Elk", "Stag"])
def test_one_of_those_that_tie_is_destroyed(destroyed: str) -> None:
    after = table(["Tower"], ["Ann's Calf", "Bob's Elk", "Bob's Stag"]).play("Tower").choose(destroyed)

    assert after.discard("Bob") == [destroyed]


@pytest.mark.parametrize(("mine", "power"), [("Ann's Calf", 4), ("Ann's Stag", 4)])
def test_only_a_minion_with_more_power_counts(mine: str, power: int) -> None:
    there = table([], [("Bob's Elk", "Ann's Envy"), mine])

    assert there.power("Elk") == power


def test_a_minion_with_more_power_than_its_bearer_counts() -> None:
    assert table([], [("Bob's Calf", "Ann's Envy"), "Ann's Elk"]).power("Calf") == 0
