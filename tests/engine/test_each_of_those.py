"""Where each of the cards that were seen goes is chosen by itself; who played a card does not do what others do."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

PEEK = card(
    "Peek", "action", "Look at the top card of each player's deck. Return each to the top or bottom of its deck."
)
RING = card(
    "Ring", "base", "After a minion is played here, each player other than the one who played it draws a card."
)
CARDS = (PEEK, RING, ox(2), ox(1, "Elk"), ox(3, "Bear"), ox(4, "Calf"))


def test_one_to_the_top_and_one_to_the_bottom() -> None:
    decks = {"Ann": ["Ox", "Bear"], "Bob": ["Elk", "Calf"]}
    play = table({"Tortuga": []}, *CARDS, hand=("Peek",), deck=decks)
    play.play("Peek")
    for number in (0, 1):
        play.answer(play.decision.options[number])
    assert play.deck("Ann") == ["Ox", "Bear"]
    assert play.deck("Bob") == ["Calf", "Elk"]


@pytest.mark.parametrize(("turn", "other"), [("Ann", "Bob"), ("Bob", "Ann")])
def test_the_others_draw(turn: str, other: str) -> None:
    play = table({"Ring": []}, *CARDS, hand=("Ox",), turn=turn)
    play.play("Ox", on="Ring")
    assert (len(play.hand(turn)), len(play.hand(other))) == (0, 1)
