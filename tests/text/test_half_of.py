"""Half of a number, rounded up or down as it is said; where it is not said, nothing is taken for it."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("Draw cards equal to half the number of minions you have in play{}.", "every minion controlled by you"),
        ("Choose a minion. It gains power equal to half its power{} until the end of the turn.", "the power of (A)"),
        (
            "Reduce a minion's power by half its printed power{} until the end of the turn.",
            "the printed power of (A)",
        ),
        ("Play on a minion. Ongoing: This minion's power is half its printed power{}.", "the printed power of (the"),
        (
            "Destroy a minion with power less than or equal to half the power of one of your minions{}.",
            "power of (one",
        ),
    ],
)
@pytest.mark.parametrize("way", ["up", "down"])
def test_it_is_rounded_as_is_said(text: str, whole: str, way: str) -> None:
    said = told(text.format(f" (rounded {way})"), "action")
    assert whole in said
    assert ("divided by 2, rounded up" in said) is (way == "up")
    assert ("each full 2 of" in said) is (way == "down")
    assert is_said_again(text.format(f" (rounded {way})"), "action")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("half of their hand (rounded up)", "half their hand, rounded up"),
        ("half the cards in their hand (rounded up)", "half of their hand (rounded up)"),
        ("half of their hand (rounding down)", "half of the cards in their hand, rounded down"),
    ],
)
def test_half_of_a_hand(one: str, other: str) -> None:
    assert same(f"Each other player discards {one}.", f"Each other player discards {other}.", "action")


@pytest.mark.parametrize(
    "text",
    [
        "Draw cards equal to half the number of minions you have in play.",
        "Each other player discards half of their hand.",
        "Move half your minions from one base to another (rounded down).",  # of those there, or of all
        "Draw half a card (rounded up).",
        "Destroy half of a minion (rounded up).",
        "Choose a minion. Its power is half its printed power (rounded up), then half its power (rounded down).",
    ],
)
def test_how_it_is_rounded_and_half_of_what_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


@pytest.mark.parametrize(("up", "down"), [("up", "down"), ("down", "up")])
@pytest.mark.parametrize(
    ("halved", "reduced"),
    [
        ("Choose a minion. Its power is halved{} until the end of the turn.", "Choose a minion. Reduce its power"),
        ("Halve a minion's power{} until the end of the turn.", "Reduce a minion's power"),
        (
            "Halve the power of each minion on a base{} until the end of the turn.",
            "Reduce the power of each minion on a base",
        ),
    ],
)
def test_what_is_halved_is_reduced_by_half_of_it(halved: str, reduced: str, up: str, down: str) -> None:
    text = halved.format(f" (rounded {up})")
    assert same(text, f"{reduced} by half its power (rounded {down}) until the end of the turn.", "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Choose a minion. Its power is halved until the end of the turn.",
        "Play on a minion. Ongoing: This minion's power is halved (rounded up).",
    ],
)
def test_how_it_is_rounded_and_for_how_long_must_be_said(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")
