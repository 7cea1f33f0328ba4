"""A triggered ability that does one thing if something holds and another if it does not."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

CLERK = card(
    "Clerk",
    "minion",
    "Ongoing: After you play an action, if you have another minion here, gain 1 VP. Otherwise, place a +1 power "
    "counter on this minion.",
    power=2,
)
NOTE = card("Note", "action", "Each player may discard a card.")
TIDY = card("Tidy", "action", "Destroy a minion.")


@pytest.mark.parametrize(("beside", "vp", "power"), [([], 0, 3), (["Ann's Calf"], 1, 2), (["Bob's Calf"], 0, 3)])
def test_one_or_the_other(beside: list[str], vp: int, power: int) -> None:
    play = table({"Tortuga": ["Ann's Clerk", *beside]}, CLERK, NOTE, ox(2, "Calf"), hand=["Note"])
    play.play("Note")
    assert play.vp("Ann") == vp
    assert play.power("Clerk") == power


def test_it_is_asked_when_the_ability_resolves() -> None:
    board = {"Tortuga": ["Ann's Clerk", "Ann's Calf"]}
    play = table(board, CLERK, TIDY, ox(2, "Calf"), hand=["Tidy"])
    play.play("Tidy").choose("Calf")
    assert play.vp("Ann") == 0
    assert play.power("Clerk") == 3
