"""How many of some cards are kept, hands that are traded, a pile that is asked for first, and cards laid face down."""  # noqa: E501

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    "keep",
    [
        "and keep one. Discard the other.",
        ", keep one, and discard the other.",
        "and keep one of them, discard the rest.",
    ],
)
@pytest.mark.parametrize("label", ["", "Talent: "])
def test_of_those_drawn_the_others_are_discarded(label: str, keep: str) -> None:
    said = f"{label}Draw two cards {keep}".replace(" ,", ",")
    assert same(said, f"{label}Draw two cards and discard one of them.", "minion")


def test_one_of_three_is_kept() -> None:
    assert same(
        "Draw three cards, keep one, and discard the rest.", "Draw three cards and discard two of them.", "action"
    )


@pytest.mark.parametrize(
    "text", ["Draw two cards and keep one.", "Draw three cards, keep one, and discard the other."]
)
def test_what_becomes_of_the_others(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Draw two cards and choose one to discard.", "Draw two cards and discard one of them."),
        ("Trade hands with another player.", "Swap your hand with another player's hand."),
        (
            "Trade a card from your hand for a random card from another player's hand.",
            "Swap a card from your hand with a random card from another player's hand.",
        ),
        ("Discard your hand and draw a new hand of five cards.", "Discard your hand and draw five cards."),
        (
            "If your deck is empty, shuffle your discard pile into it.",
            "If your deck is empty, shuffle your discard pile into your deck.",
        ),
        (
            "Place a card from your hand face down on top of your deck.",
            "Place a card from your hand on top of your deck.",
        ),
        ("Ongoing: Your hand size is two larger.", "Ongoing: Your hand size is increased by 2."),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str) -> None:
    assert same(said, meant, "minion")
