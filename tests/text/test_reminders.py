"""Remarks that only remind of what is so anyway are left out; who chooses is not, where others do it."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("text", "remark"),
    [
        ("Place a card from your hand into another player's hand, then take a random card from it.",
         "(It may be the same one.)"),
        ("Place a card from your hand into another player's hand, then take a random card from it.",
         "(It can be the same card.)"),
        ("Each player shuffles all but one card of their discard pile into their deck.",
         "(They choose which one stays.)"),
        ("Each other player discards a card.", "(They choose which.)"),
        ("Discard a card.", "(You choose which one.)"),
        ("Move one of your minions to another base.", "(Cards stored under it go with it.)"),
        ("Move a minion to another base.", "(Actions on it move with it.)"),
    ],
)  # fmt: skip
def test_it_is_so_anyway(text: str, remark: str) -> None:
    assert same(f"{text} {remark} Draw a card.", f"{text} Draw a card.", "action")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy one of another player's minions. (They choose which one.)",
        "Each other player discards a card. (You choose which.)",
        "Discard a card. (It may be a minion.)",
    ],
)
def test_a_remark_that_says_more_is_not_passed_over(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("get", ["gain", "get", "receive"])
def test_to_gain_a_card_of_anothers_hand_is_to_take_it(get: str) -> None:
    text = "Ongoing: After you {} a card from another player's hand, draw a card."
    assert same(text.format(get), text.format("take"), "minion")


@pytest.mark.parametrize("extra", ["extra cards count", "extra cards count toward this", "including extra cards"])
@pytest.mark.parametrize(
    "said",
    [
        "If you have played three or more cards this turn{}, draw a card.",
        "Draw a card for each card you have played this turn{}.",
    ],
)
def test_extra_cards_are_counted_anyway(said: str, extra: str) -> None:
    assert same(said.format(f" ({extra})"), said.format(""), "action")


def test_what_nothing_is_counted_of_is_not_left_out() -> None:
    with pytest.raises(TextError):
        read("Draw a card (extra cards count).", type="action")
