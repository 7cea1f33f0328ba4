"""The one card to which something was done so: "the minion discarded this way", "the minion you control this way"."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same


@pytest.mark.parametrize(
    "which", ["the minion {} this way", "the minion that was {} this way", "the minion you {} this way"]
)
@pytest.mark.parametrize(
    ("deed", "done", "then"),
    [
        ("Discard a minion.", "discarded", "Gain 1 VP if {} had power 4 or more."),
        ("Destroy a minion.", "destroyed", "Draw a card if {} had power 3 or less."),
        ("Play a minion.", "played", "You may move {}."),
        ("Discard a minion.", "discarded", "Draw cards equal to the power of {}."),
    ],
)
def test_what_was_done_this_way(deed: str, done: str, then: str, which: str) -> None:
    said = f"{deed} {then.format(which.format(done))}"
    assert same(said, f"{deed} {then.format(f'the {done} minion')}", "action")


def test_cards_are_drawn_from_the_deck() -> None:
    lines = told("Discard a minion. Draw cards equal to the power of the minion discarded this way.", "action")
    assert "draw as many cards as the power of (A) from the top of the deck" in lines


@pytest.mark.parametrize("which", ["the minion you control this way", "the minion you took control of this way"])
def test_what_is_controlled_this_way(which: str) -> None:
    text = "Take control of a minion until the end of the turn. You may move {}."
    assert same(text.format(which), text.format("that minion"), "action")


@pytest.mark.parametrize("removed", ["as you removed", "as were removed", "as you removed this way"])
@pytest.mark.parametrize("where", ["on a minion", "among your minions"])
def test_as_many_as_were_removed(where: str, removed: str) -> None:
    text = f"Remove all +1 power counters from your minions. Place {{}} {where}."
    said = text.format(f"as many +1 power counters {removed}")
    assert same(said, text.format("that many +1 power counters"), "action")
