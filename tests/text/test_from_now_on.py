"""What is so from a moment on, told by "when": there are none of something, or so many."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same


@pytest.mark.parametrize(
    ("there", "meant"),
    [
        ("there are no actions on this minion", "there are no actions attached to this card itself"),
        ("there are three or more other minions here", "there are at least 3 minions other than this card itself"),
        ("you have no cards in your hand", "you have no cards in your hand"),
    ],
)
def test_as_soon_as_it_is_so(there: str, meant: str) -> None:
    text = f"Ongoing: When {there}, destroy this minion."
    assert f"as soon as {meant}" in told(text, "minion")
    assert same(text, f"Ongoing: If {there}, destroy this minion.", "minion")
    assert is_said_again(text, "minion")


def test_said_behind() -> None:
    behind = "Ongoing: Destroy this minion when there are no actions on it."
    assert same(behind, "Ongoing: When there are no actions on this minion, destroy it.", "minion")


@pytest.mark.parametrize("open_", ["When", "After", "Whenever", "If", "As soon as", "Once"])
@pytest.mark.parametrize(
    ("reached", "meant"),
    [
        ("a minion here reaches 0 power", "a minion here has 0 power"),
        ("a minion here drops to 0 power", "a minion here has power 0"),
        ("another player's minion here is reduced to 0 power", "another player's minion here has 0 power"),
        ("this minion reaches power 5", "this minion has 5 or more power"),
        ("this minion reaches a power of 5 or more", "this minion has 5 or more power"),
        ("this minion's power falls to 3", "this minion's power is 3 or less"),
        ("this minion reaches three +1 power counters", "this minion has three or more +1 power counters"),
        ("you reach 10 power here", "you have 10 or more power here"),
        ("your total power here reaches 10", "your total power here is 10 or more"),
        ("the total power here reaches 10", "the total power here is 10 or more"),
        ("another player reaches 10 power here", "another player has 10 or more power here"),
        ("this base's breakpoint goes down to 10", "this base's breakpoint is 10 or less"),
    ],
)
def test_a_number_is_reached(open_: str, reached: str, meant: str) -> None:
    assert same(f"Ongoing: {open_} {reached}, draw a card.", f"Ongoing: When {meant}, draw a card.", "minion")


@pytest.mark.parametrize("open_", ["After", "Whenever", "Each time"])
@pytest.mark.parametrize(
    "so",
    [
        "this minion has no actions on it",
        "your total power here is 10 or more",
        "you have no cards in your hand",
        "there are four minions here",
    ],
)
def test_after_it_is_so(open_: str, so: str) -> None:
    text = f"Ongoing: When {so}, draw a card."
    assert same(f"Ongoing: {open_} {so}, draw a card.", text, "minion")
    assert is_said_again(text, "minion")


def test_what_is_reached_is_done_to_that_one() -> None:
    reached = "another player's minion here reaches 0 or less power"
    text = f"Ongoing: After {reached}, place it on the bottom of its owner's deck."
    assert "as soon as one minion [A] controlled by one player other than you" in told(text, "minion")
    assert "you place A to the bottom of the deck of A's owner" in told(text, "minion")
