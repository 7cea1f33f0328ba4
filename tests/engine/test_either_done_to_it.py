"""One of the cards revealed is picked out, and one of two things done to it; what is left goes back."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

SIFT = card(
    "Sift",
    "action",
    "Reveal the top three cards of your deck. You may discard one of them or place it into your hand. "
    "Return the rest.",
)
CARDS = (SIFT, ox(2), ox(1, "Elk"), ox(4, "Bear"))


@pytest.mark.parametrize(("number", "to"), [(1, "Ann's discard"), (2, "Ann's hand")])
def test_either_is_done_to_the_one_that_was_picked(number: int, to: str) -> None:
    play = table({"Tortuga": []}, *CARDS, hand=("Sift",), deck={"Ann": ["Ox", "Elk", "Bear"], "Bob": []})
    play.play("Sift").choose("Elk").yes().option(number)
    assert play.where("Elk") == to
    assert {play.where("Ox"), play.where("Bear")} == {"Ann's deck"}
