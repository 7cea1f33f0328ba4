"""What is done with each of the cards looked at: "one" is one of them, the top is that of the deck."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

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


@pytest.mark.parametrize("deck", ["your deck", "another player's deck"])
@pytest.mark.parametrize(
    ("said", "last"),
    [
        ("Bury one of them on a base, place another into your hand and discard the {}.", "third"),
        ("Discard one of them, place another into your hand, and return the {}.", "last one"),
        ("Discard one of them, play another as an extra card, and discard the {}.", "remaining card"),
    ],
)
def test_the_last_of_three_is_the_other(said: str, last: str, deck: str) -> None:
    look = f"Look at the top three cards of {deck}."
    assert same(f"{look} {said.format(last)}", f"{look} {said.format('other')}", "action")


@pytest.mark.parametrize(
    "text",
    [
        "Look at the top three cards of your deck. Draw one of them and discard the third.",
        "Look at the top four cards of your deck. Draw one of them, discard another, and bury the third on a base.",
    ],
)
def test_the_third_alone_is_not_the_last(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
