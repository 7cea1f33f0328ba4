"""Something that is there only where one has minions on so many bases."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

SPREAD = card("Spread", "action", "If you have minions on two or more different bases, draw a card.")


@pytest.mark.parametrize(
    ("bases", "drawn"),
    [
        ({"Tortuga": ["Ann's Calf", "Ann's Bull"], "Tar Pits": ["Bob's Bull"]}, False),
        ({"Tortuga": ["Ann's Calf"], "Tar Pits": ["Ann's Bull"]}, True),
    ],
)
def test_both_must_have_one(bases: dict[str, list[str]], drawn: bool) -> None:
    play = table(bases, SPREAD, ox(2, "Calf"), ox(3, "Bull"), hand=["Spread"], deck={"Ann": ["Calf"] * 3})
    play.play("Spread")
    assert play.hand("Ann") == (["Calf"] if drawn else [])
