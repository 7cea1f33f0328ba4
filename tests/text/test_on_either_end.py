"""Three cards of which one goes to a hand, one to the top and one to the bottom of a deck."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same


@pytest.mark.parametrize("one", ["one", "one of them"])
@pytest.mark.parametrize("top", ["one on top", "one on the top"])
@pytest.mark.parametrize(("whose", "deck"), [("your", "your"), ("another player's", "that")])
def test_one_on_top_and_one_on_the_bottom(one: str, top: str, whose: str, deck: str) -> None:
    first = f"Look at the top three cards of {whose} deck."
    said = f"Place {one} into your hand, {top} and one on the bottom of {deck} deck."
    meant = f"Place one into your hand, one on top of {deck} deck, and one on the bottom of {deck} deck."
    assert same(f"{first} {said}", f"{first} {meant}", "action")


@pytest.mark.parametrize(
    "which", ["the top or bottom card", "either the top or the bottom card", "the top card or the bottom card"]
)
@pytest.mark.parametrize(
    "text",
    [
        "Look at {} of your deck. You may discard it.",
        "Draw {} of your deck.",
        "Each player discards {} of their deck.",
        "You may play {} of your deck as an extra card.",
        "Swap a base with {} of the base deck.",
        "Reveal {} of another player's deck. If it is a minion, that player draws it.",
    ],
)  # fmt: skip
def test_the_top_or_the_bottom_card(text: str, which: str) -> None:
    meant = text.format("a card from the top or bottom")
    assert same(text.format(which), meant, "action")
    assert is_said_again(meant, "action")


def test_which_end_is_chosen() -> None:
    said = "After this base scores, the winner {} with either the top or the bottom card of the base deck."
    assert same(said.format("chooses to replace it"), said.format("replaces it"), "base")
    assert same(
        "After this base scores, the winner chooses to draw the top card of either their deck or your deck.",
        "After this base scores, the winner draws the top card of either their deck or your deck.",
        "base",
    )


@pytest.mark.parametrize("whose", ["your", "the base"])
def test_placed_on_the_bottom_for_something(whose: str) -> None:
    look = f"Look at the top card of {whose} deck."
    said = f"{look} You may place it on the bottom to draw a card."
    assert same(said, f"{look} You may place it on the bottom. If you do, draw a card.", "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("You may move it to the bottom.", "You may place it on the bottom."),
        ("You may move it to the top of your deck.", "You may place it on the top of your deck."),
        ("Move it to the bottom if it is a minion.", "Place it on the bottom if it is a minion."),
        ("If it is a minion, move it to the bottom.", "If it is a minion, place it on the bottom."),
    ],
)
def test_moved_to_an_end(said: str, meant: str) -> None:
    for look in ("Look at the top card of your deck.", "Talent: Look at the bottom card of your deck."):
        assert same(f"{look} {said}", f"{look} {meant}", "minion")


def test_a_minion_moved_to_an_end() -> None:
    text = "{} a minion here {} the bottom of its owner's deck."
    assert same(text.format("Move", "to"), text.format("Place", "on"), "minion")
