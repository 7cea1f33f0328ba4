"""What is told shortly of one: the stored card, a chosen player, a card played on another, who has none."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

HERE = "Play on a base. Ongoing: After another player plays a minion here,"
STORE = "Play on a base. Store a card from your hand under this card."


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Talent: Draw the card stored under this minion.",
            "Talent: Draw a card stored under this minion.",
            "minion",
        ),
        (
            f"{STORE} Special: Before this base scores, place the card stored under this card into your hand.",
            f"{STORE} Special: Before this base scores, place a card stored under this card into your hand.",
            "action",
        ),
        (
            "Choose another player, who discards a card.",
            "Choose another player. That player discards a card.",
            "action",
        ),
        (
            "Ongoing: After an action is played on this minion, draw a card.",
            "Ongoing: After a player plays an action on this minion, draw a card.",
            "minion",
        ),
        (
            "Talent: Move this minion to the base with the fewest minions. If there is a tie, choose one of them.",
            "Talent: Move this minion to the base with the fewest minions. If there is a tie, you choose.",
            "minion",
        ),
        (
            "Choose two minions. They cannot move or use talents until the start of your turn.",
            "Choose two minions. They cannot move and cannot use talents until the start of your turn.",
            "action",
        ),
        (
            f"{HERE} they must choose one of their other minions here, if any, and move it to another base.",
            f"{HERE} they must choose one of their other minions here and move it to another base.",
            "action",
        ),
        (
            "Each player discards their hand, then draws as many cards as they discarded.",
            "Each player discards their hand and draws that many cards.",
            "action",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Each player discards their hand, then draws as many cards as they discarded.",
        "Choose two minions. They cannot move or use talents until the start of your turn.",
        "Choose another player, who discards a card.",
    ],
)
def test_it_is_printed_so_that_it_is_read_again(text: str) -> None:
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Draw one fewer card after this base scores.",  # than are drawn then
        "Draw as many cards as you discarded.",  # when?
        "You may choose one of your minions, if you have any, and destroy it.",  # who may has to be asked
    ],
)
def test_a_word_is_not_passed_over(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
