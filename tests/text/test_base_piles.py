"""Bases have a deck and a discard pile of their own, however short a text says so."""

from __future__ import annotations

import pytest

from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text


@pytest.mark.parametrize(
    ("said", "same"),
    [
        ("Play a base from the discard pile.", "Play a base from the base discard pile."),
        ("Play the top base of the deck.", "Play the top base of the base deck."),
        (
            "Swap a base in play with a base in the discard pile.",
            "Swap a base in play with a base from the base discard pile.",
        ),
        (
            "Place a base from the discard pile on the top of the base deck.",
            "Place a base from the base discard pile on the top of the base deck.",
        ),
    ],
)
def test_a_bases_pile_is_that_of_bases(said: str, same: str) -> None:
    tree = read(said, type="action").tree
    assert read(same, type="action").tree == tree
    assert to_text(tree, type="action") == same


def test_a_players_pile_stays_a_players() -> None:
    text = "Place a minion from your discard pile on the top of your deck."
    assert to_text(read(text, type="action").tree, type="action") == text


@pytest.mark.parametrize("number", [0, 7])
def test_a_breakpoint_that_is_set_without_an_end_is_set_for_the_turn(number: int) -> None:
    text = f"Special: Before a base scores, reduce its breakpoint to {number}."
    assert to_text(read(text, type="action").tree, type="action") == text
