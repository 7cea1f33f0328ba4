"""The first time in a turn that one of two things happens: that is the first of either, wherever the words stand."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

EITHER = (
    "one of your minions here is moved or destroyed",
    "a minion here is destroyed or moves",
    "you play or move a minion here",
    "a minion here is destroyed or a player plays an action here",
    "a minion moves here or is destroyed here",
)


@pytest.mark.parametrize("event", EITHER)
def test_the_first_of_either(event: str) -> None:
    text = f"After the first time each turn {event}, draw a card."
    assert told(text, "base").count("after this happens for the first time in each turn:") == 1
    assert is_said_again(text, "base")
    assert same(f"Each turn, the first time {event}, draw a card.", text, "base")
    assert same(f"The first time each turn {event}, draw a card.", text, "base")
    assert same(f"After the first time {event} each turn, draw a card.", text, "base")
    assert not same(f"After {event}, draw a card.", text, "base")


def test_said_behind() -> None:
    text = "After a minion here is destroyed or moved for the first time each turn, draw a card."
    assert same(text, "After the first time each turn a minion here is destroyed or moved, draw a card.", "base")
    text = "After you play or move a minion here for the first time each turn, draw a card."
    assert same(text, "After the first time each turn you play or move a minion here, draw a card.", "base")


@pytest.mark.parametrize("gone", ["returned to a hand", "returned to its owner's hand"])
def test_the_place_behind_both(gone: str) -> None:
    meant = f"After a minion here is destroyed or {gone}, draw a card."
    assert same(f"After a minion is destroyed or {gone} from here, draw a card.", meant, "base")


@pytest.mark.parametrize(
    "event",
    ["you draw or discard a card", "another player plays or draws a card", "you discard or draw one or more cards"],
)
def test_drawn_or_something_else(event: str) -> None:
    text = f"Ongoing: After {event}, you may play an extra action."
    assert "you draw" in told(text, "minion").replace("one player other than you draws", "you draw")
    assert " OR " in told(text, "minion")
    assert is_said_again(text, "minion")
    twice = f"Ongoing: Once per turn, after {event}, draw a card."
    assert same(twice, f"Ongoing: After {event}, draw a card. Once per turn.", "minion")
