"""Bases have a deck and a discard pile of their own, however short a text says so."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
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


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Reveal the top base of the base deck.", "Reveal the top card of the base deck."),
        ("Discard the bottom base of the base deck.", "Discard the bottom card of the base deck."),
        (
            "Move the bottom base of the base deck to the top.",
            "Place the bottom card of the base deck on the top of the base deck.",
        ),
        (
            "Place the top base of the base deck on the bottom of it.",
            "Place the top card of the base deck on the bottom of the base deck.",
        ),
        (
            "Search the base deck for a base. Shuffle the deck and place that base on top of it.",
            "Search the base deck for a base. Shuffle the base deck and place that base on the top of the base deck.",
        ),
        (
            "Search the base deck for a base. Shuffle it. Move that base to the top.",
            "Search the base deck for a base. Shuffle the base deck. Place that base on the top of the base deck.",
        ),
    ],
)
def test_a_base_of_the_base_deck(said: str, meant: str) -> None:
    assert read(said, type="action").tree == read(meant, type="action").tree


@pytest.mark.parametrize("text", ["Move a base.", "Move a base to another base."])
def test_a_base_is_not_moved(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
