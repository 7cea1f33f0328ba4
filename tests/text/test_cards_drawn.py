"""How many cards are drawn at the end of a turn, in many words: it is said of the card draw."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

NONE = "Until the end of the turn, your card draw becomes 0."


@pytest.mark.parametrize(
    "text",
    [
        "Draw no cards at the end of this turn.",
        "Do not draw cards at the end of this turn.",
        "You cannot draw any cards at the end of this turn.",
        "At the end of this turn, you do not draw cards.",
        "Skip your draw phase this turn.",
    ],
)
def test_no_cards_at_the_end_of_this_turn(text: str) -> None:
    assert same(text, NONE, "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Other players draw one fewer card at the end of their turns.",
         "The card draw of each other player is reduced by 1."),
        ("You draw three cards instead of two at the end of your turn.", "Your card draw becomes 3."),
        ("At the end of your turn, draw three cards instead of two.", "Your card draw becomes 3."),
        ("Each other player with a minion here draws only one card at the end of their turn.",
         "The card draw of each other player with a minion here becomes 1."),
    ],
)  # fmt: skip
def test_so_many_at_the_end_of_every_turn(text: str, meant: str) -> None:
    assert same(f"Ongoing: {text}", f"Ongoing: {meant}", "minion")
    assert is_said_again(f"Ongoing: {text}", "minion")


@pytest.mark.parametrize(
    "text",
    ["You cannot draw cards at the end of your turn.", "You draw one fewer card.", "Draw three instead of two."],
)  # fmt: skip
def test_when_or_how_long_is_not_left_out(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


def test_a_card_more_at_the_end_of_the_turn_is_drawn_then() -> None:
    assert not same(
        "Ongoing: At the end of your turn, draw a card.", "Ongoing: Your card draw is increased by 1.", "minion"
    )


def test_the_hand_limit_is_the_maximum_hand_size() -> None:
    assert same(
        "Ongoing: Your hand limit is increased by 2.", "Ongoing: Your maximum hand size is increased by 2.", "minion"
    )
