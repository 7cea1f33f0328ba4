"""Whose hand, deck or control something goes to: its own owner's, whatever else has left play."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same


@pytest.mark.parametrize("event", ["leaves play", "moves", "is destroyed"])
@pytest.mark.parametrize(
    ("deed", "goes"),
    [
        ("return that minion to its owner's hand", "return A to the hand of A's owner"),
        ("place that minion on the bottom of its owner's deck", "the bottom of the deck of A's owner"),
        ("give control of that minion to its owner", "give control of A to A's owner"),
        ("return that minion to its owner's control", "give control of A to A's owner"),
    ],
)
def test_it_is_the_owner_of_what_goes(event: str, deed: str, goes: str) -> None:
    assert goes in told(f"Choose another minion. When this minion {event}, {deed}.", "minion")


def test_what_this_card_leaves_behind_is_its_own() -> None:
    said = told("Ongoing: When this minion leaves play, its owner draws a card.", "minion")
    assert "the owner of this card itself draws a card" in said


@pytest.mark.parametrize("back", ["give control of that minion to its owner", "draw a card"])
def test_leaving_play_is_waited_for(back: str) -> None:
    text = f"Take control of another player's minion here. {{}} this minion leaves play, {back}."
    assert same(text.format("If"), text.format("When"), "minion")


@pytest.mark.parametrize("to", ["to the other minion's base", "to the base of the other", "to the other's base"])
@pytest.mark.parametrize("each", ["each", "each minion", "each of them"])
def test_each_goes_where_the_other_is(each: str, to: str) -> None:
    text = "Choose one of your minions and another player's minion on a different base. Move {} {}."
    assert same(text.format(each, to), text.format("each of them", "to the other's base"), "action")
