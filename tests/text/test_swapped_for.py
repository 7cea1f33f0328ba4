"""What is swapped for something is swapped with it."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Exchange an action in your hand for an action in your discard pile.",
            "Swap an action in your hand with an action in your discard pile.",
        ),
        (
            "Swap a minion from your hand for one of your minions.",
            "Swap a minion from your hand with one of your minions.",
        ),
        (
            "Swap a minion from your hand for another player's minion.",
            "Swap a minion from your hand with another player's minion.",
        ),
        (
            "You may exchange a card from your hand for the top card of your deck.",
            "You may exchange a card from your hand with the top card of your deck.",
        ),
        (
            "Each player may swap a card from their hand for a card from their discard pile.",
            "Each player may swap a card from their hand with a card from their discard pile.",
        ),
        ("Swap one of your minions with one in your hand.", "Swap one of your minions with a minion in your hand."),
        (
            "Swap an action in your hand for one from your discard pile.",
            "Swap an action in your hand with an action from your discard pile.",
        ),
        ("Swap the position of two minions.", "Swap two minions."),
    ],
)
def test_swapped_for_is_swapped_with(said: str, meant: str) -> None:
    assert same(said, meant, "action")
    assert is_said_again(said, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Exchange an action in your hand for a different action in your discard pile.",
        "Exchange an action in your hand for 1 VP.",
        "Swap two minions for a turn.",
    ],
)
def test_what_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("on", ["another minion here", "one of your other minions"])
@pytest.mark.parametrize("one", ["an action", "all actions"])
def test_what_lies_on_one_for_what_lies_on_another(one: str, on: str) -> None:
    text = "Talent: Exchange {} on this minion {} {} on {}."
    assert same(text.format(one, "for", one, on), text.format(one, "with", one, on), "minion")
