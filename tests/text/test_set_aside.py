"""Cards that are set aside: in no pile and not in play, until something is done with them."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


@pytest.mark.parametrize(
    ("one", "other", "plain"),
    [
        ("Set one of your minions aside.", "Set aside one of your minions.", "one of your minions"),
        ("Set a card from your hand aside.", "Set aside a card from your hand.", "a card from your hand"),
        ("Set the top card of your deck aside.", "Set aside the top card of your deck.", "the top card of your deck"),
        ("Set a minion aside, out of play.", "Set aside a minion.", "a minion"),
    ],
)
def test_it_is_placed_in_an_area_of_its_own(one: str, other: str, plain: str) -> None:
    assert same(one, other, "action")
    assert same(one, f"Place {plain} in the area set aside.", "action")
    assert is_said_again(one, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Set one of your minions aside. At the start of your next turn, play it on any base as an extra minion.",
        "Each player sets aside a card from their hand.",
        "Set aside any number of cards from your hand and draw that many cards.",
        "Look at another player's hand and set one card from it aside. Draw a card.",
    ],
)
def test_it_is_told_and_said_again(text: str) -> None:
    assert "to the area of what is set aside" in explain_tree(read(text, type="action").tree, type="action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize("text", ["Set a minion.", "Aside a minion.", "Set aside.", "Draw a card aside."])
def test_nothing_else_is_set(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
