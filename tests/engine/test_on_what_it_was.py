"""On what a card was that has left play: asked as it was when it left."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

TEAR = card("Tear", "action", "Destroy an action. If it was on a minion, draw a card.")
RIP = card("Rip", "action", "Return an action to its owner's hand. If it was on one of your minions, draw a card.")
SWORD = card("Sword", "action", "Play on a minion. Ongoing: This minion has +2 power.")
FLAG = card("Flag", "action", "Play on a base.")
CALF, DOE = ox(2, "Calf"), ox(3, "Doe")
CARDS = (TEAR, RIP, SWORD, FLAG, CALF, DOE)


@pytest.mark.parametrize(("chosen", "cards"), [("Sword", 1), ("Flag", 0)])
def test_whether_it_was_on_a_minion(chosen: str, cards: int) -> None:
    play = table({"Tortuga": [("Bob's Calf", "Ann's Sword"), "Ann's Flag"]}, *CARDS, hand=["Tear"])
    play.play("Tear").choose(chosen)

    assert play.where(chosen) == "Ann's discard"
    assert 8 - len(play.deck("Ann")) == cards


@pytest.mark.parametrize(("whose", "cards"), [("Ann", 1), ("Bob", 0)])
def test_on_whose_minion_it_was(whose: str, cards: int) -> None:
    play = table({"Tortuga": [(f"{whose}'s Calf", "Bob's Sword")]}, *CARDS, hand=["Rip"])
    play.play("Rip")

    assert play.where("Sword") == "Bob's hand"
    assert 8 - len(play.deck("Ann")) == cards


def test_what_lay_on_a_base_with_minions_was_on_none_of_them() -> None:
    play = table({"Tortuga": ["Ann's Flag", "Ann's Calf"]}, *CARDS, hand=["Rip"])
    play.play("Rip")

    assert len(play.deck("Ann")) == 8
