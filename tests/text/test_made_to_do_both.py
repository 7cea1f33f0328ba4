"""Somebody else is made to do one thing and another; some of the cards in a hand that was seen; those who did it."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.effects.selectors import Among
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

HAND = "Look at another player's hand."
DISCARDS = "Each player discards a card."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Have another player discard a card and draw a card.", "Another player discards a card and draws a card."),
        ("Choose another player. Have them discard a card.", "Choose another player. They discard a card."),
        (
            "Choose a minion. Make its controller discard a card and gain 1 VP.",
            "Choose a minion. Its controller discards a card and gains 1 VP.",
        ),
        ("Have a player of your choice draw a card.", "A player draws a card."),
        (f"{HAND} They discard one of those cards.", f"{HAND} They discard a card in it."),
        (
            f"{HAND} Choose two of them. That player discards them.",
            f"{HAND} Choose two cards in it. They discard them.",
        ),
        (
            f"{HAND} You may have them shuffle one of those cards into their deck and draw a card.",
            f"{HAND} You may let that player shuffle a card in it into their deck and draw a card.",
        ),
        (
            f"{DISCARDS} Those who discarded a minion draw a card.",
            f"{DISCARDS} Each player who discarded a minion draws a card.",
        ),
        (
            "Each player reveals the top card of their deck. Those who revealed a minion may draw it.",
            "Each player reveals the top card of their deck. Each player who revealed a minion may draw it.",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str) -> None:
    assert same(said, meant, "action")
    assert is_said_again(said, "action")


@pytest.mark.parametrize("who", ["them", "that player"])
@pytest.mark.parametrize("first", ["discard a card", "reveal their hand", "shuffle their hand into their deck"])
@pytest.mark.parametrize("second", ["draw two cards", "gain 1 VP", "play an extra minion"])
def test_they_do_both(who: str, first: str, second: str) -> None:
    said = f"Choose another player. You may have {who} {first} and {second}."
    assert is_said_again(said, "action")
    assert not same(said, f"Choose another player. You may have {who} {first}, then {second}.", "action")


@pytest.mark.parametrize(
    "shown", ["Reveal two cards from your hand.", "Another player reveals two cards from their hand."]
)
def test_some_of_those_shown_are_none_of_the_others(shown: str) -> None:
    tree = read(f"{shown} Discard one of them.", type="action").tree
    assert any(isinstance(each, Among) for each in tree.nodes)


def test_some_of_those_chosen_before_are_none_in_a_hand() -> None:
    tree = read("Choose two minions. Look at another player's hand. Destroy one of them.", type="action").tree
    assert any(isinstance(each, Among) for each in tree.nodes)


def test_which_of_two_is_whose_choice() -> None:
    with pytest.raises(TextError):
        read("Have another player discard a card or draw a card.", type="action")
