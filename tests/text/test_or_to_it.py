"""Two things of which one is done to a thing, and one thing done to either of two."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

THEIRS = "Each other player moves one of their minions to another base"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Move one of your minions to another base or destroy it.",
            "Move one of your minions to another base or destroy one of your minions.",
        ),
        (f"{THEIRS} or destroys it.", f"{THEIRS} or destroys one of their minions."),
        (
            "Return a minion to its owner's hand or place it on the bottom of its owner's deck.",
            "Return a minion to its owner's hand or place a minion on the bottom of its owner's deck.",
        ),
        (
            "Move another player's minion to another base or place a +1 power counter on it.",
            "Move another player's minion to another base or place a +1 power counter on another player's minion.",
        ),
        (
            "Destroy an action OR a minion of power 2 or less.",
            "Destroy an action OR destroy a minion of power 2 or less.",
        ),
        (
            "Place a +1 power counter on one of your minions OR on each minion on a base.",
            "Place a +1 power counter on one of your minions OR place a +1 power counter on each minion on a base.",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str) -> None:
    assert same(said, meant, "action")
    assert is_said_again(said, "action")


def test_what_was_looked_at_is_that_card() -> None:
    read("Look at the top card of your deck. Place it in your hand or discard it.", type="action")


def test_both_done_is_not_either() -> None:
    with pytest.raises(TextError):
        read("Draw two cards OR one card for each minion.", type="action")
    with pytest.raises(TextError):
        read("Place two +1 power counters on one of your minions OR it.", type="action")
