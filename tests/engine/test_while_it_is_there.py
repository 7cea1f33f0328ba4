"""What a card makes so for as long as it is in play, and where a card goes instead."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import FILLER, card, game, ox

TEACHER = card(
    "Teacher", "minion", "Choose another minion here. It gains +2 power as long as this minion is in play."
)
PARASOL = card(
    "Parasol",
    "action",
    "Play on a minion. Ongoing: If this minion would be destroyed, it instead goes on the bottom of its owner's"
    " deck.",
)
CULL = card("Cull", "action", "Destroy a minion.")
CALF, ELK = ox(2, "Calf"), ox(4, "Elk")


def table(hand: list[str], here: list[object]) -> Play:
    """Ann's turn, with these cards in her hand."""
    cards = game(TEACHER, PARASOL, CULL, CALF, ELK)
    return board({"Tortuga": here}, hand={"Ann": hand}, deck=FILLER, turn="Ann", game=cards)  # type: ignore[arg-type]


@pytest.mark.parametrize(("destroyed", "power"), [("Teacher", 2), ("Elk", 4)])
def test_it_ends_when_the_card_that_says_it_leaves(destroyed: str, power: int) -> None:
    there = table(["Teacher", "Cull"], ["Ann's Calf", "Bob's Elk"]).play("Teacher", on="Tortuga").choose("Calf")

    assert there.power("Calf") == 4
    assert there.play("Cull").choose(destroyed).power("Calf") == power


def test_it_goes_to_the_deck_and_not_to_the_discard_pile() -> None:
    after = table(["Cull"], [("Bob's Elk", "Bob's Parasol"), "Ann's Calf"]).play("Cull").choose("Elk")

    assert after.at("Tortuga") == ["Ann's Calf"]
    assert "Elk" not in after.discard("Bob")
    assert after.deck("Bob")[-1] == "Elk"
