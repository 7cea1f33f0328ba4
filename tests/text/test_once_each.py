"""What each player may do once in their turn; whose turn it is where a play is given up; and actions that are moved
from card to card."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

_LEADS = (
    "Once per turn, each player may",
    "Once per turn, a player may",
    "Once on their turn, a player may",
    "Once per turn, on their turn, each player may",
    "Once on each of their turns, each player may",
)
_DEEDS = (
    "move one of their minions here to another base",
    "play an extra minion of power 2 or less here",
    "destroy one of their minions here",
)


@pytest.mark.parametrize("lead", _LEADS)
@pytest.mark.parametrize("deed", _DEEDS)
def test_each_player_may_do_it_once_on_their_turn(lead: str, deed: str) -> None:
    assert same(f"{lead} {deed}.", f"Each player may {deed} once on each of their turns.", "base")


@pytest.mark.parametrize("lead", _LEADS)
def test_what_is_paid_is_paid_then(lead: str) -> None:
    paid = f"{lead} discard a card to draw a card."
    assert same(paid, f"{_LEADS[0]} discard a card to draw a card.", "base")


@pytest.mark.parametrize(
    "text",
    [
        "Instead of playing a minion, a player may move one of their minions to here.",  # on whose turn?
    ],
)
def test_how_often_and_whose_turn_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="base")


_MOVED = (
    "{} an action from one of your minions to another of your minions.",
    "{} an action on a minion to another minion at the same base.",
    "{} all actions on one of your minions to another of your minions.",
    "{} an action from one minion to another.",
)


@pytest.mark.parametrize("text", _MOVED)
def test_an_action_that_is_moved_from_card_to_card_is_transferred(text: str) -> None:
    assert same(text.format("Move"), text.format("Transfer"), "action")


def test_a_minion_that_bears_an_action_is_moved() -> None:
    text = "{} a minion with an action on it to another base."
    assert read(text.format("Move"), type="action").tree is not None
    with pytest.raises(TextError):
        read(text.format("Move").replace("another base", "another minion"), type="action")
