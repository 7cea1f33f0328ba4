"""What is done with each of the cards looked at: "one" is one of them, the top is that of the deck."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.worded import is_said_again, same

TWO = "Look at the top two cards of your deck."
THREE = "Look at the top three cards of another player's deck."


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            f"{TWO} Place one in your hand and return the other to the top.",
            f"{TWO} Place one in your hand and return the other to the top of your deck.",
        ),
        (
            f"{TWO} Draw one and put the other on the bottom.",
            f"{TWO} Draw one and put the other on the bottom of your deck.",
        ),
        (
            f"{THREE} Discard one, put one on the bottom, and return the other to the top.",
            f"{THREE} Discard one of them, place one of them on the bottom of the deck, and return the other to the "
            "top of the deck.",
        ),
    ],
)
def test_where_each_goes(text: str, meant: str) -> None:
    assert same(text, meant, "action")
    assert is_said_again(text, "action")


def test_one_that_is_discarded_first_is_no_card_of_a_hand() -> None:
    peek = card("Peek", "action", "Look at the top three cards of your deck. Discard one, draw one, and return the "
                "other to the top.")  # fmt: skip
    cards = (peek, ox(2, "Calf"), ox(3, "Bull"), ox(1, "Doe"), ox(4, "Cow"))
    deck = {"Ann": ["Calf", "Bull", "Doe", "Cow"], "Bob": ["Calf"] * 4}
    play = table({"Tortuga": []}, *cards, hand=["Peek", "Cow"], deck=deck)
    play.play("Peek").choose("Calf").choose("Doe")
    assert sorted(play.hand("Ann")) == ["Cow", "Doe"]
    assert sorted(play.discard("Ann")) == ["Calf", "Peek"]
    assert play.deck("Ann")[0] == "Bull"
