"""Whose a card is, told by who has it; and control of one that is exchanged for control of another."""

from __future__ import annotations

import pytest
from tests.text.worded import same


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Destroy a minion that has less power than another minion its controller has on the same base.",
            "Destroy a minion with less power than another minion controlled by its controller on the same base.",
        ),
        (
            "Choose another player. Destroy a minion that player has.",
            "Choose another player. Destroy a minion controlled by that player.",
        ),
        (
            "Choose another player. Each minion that player controls gains +1 power until the end of the turn.",
            "Choose another player. Each minion controlled by that player gains +1 power until the end of the turn.",
        ),
    ],
)
def test_what_somebody_has_is_controlled_by_them(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize("swap", ["Swap", "Exchange", "Switch", "Trade"])
def test_control_of_both_is_exchanged(swap: str) -> None:
    said = f"{swap} control of one of your minions and another player's minion on the same base."
    assert same(said, "Swap control of one of your minions with another player's minion on the same base.", "action")


@pytest.mark.parametrize("than", ["that of one of your minions", "the power of one of your minions"])
def test_whose_power_is_more_than_that_of_another(than: str) -> None:
    said = f"Destroy a minion whose power is more than {than}."
    assert same(said, "Destroy a minion with more power than one of your minions.", "action")
