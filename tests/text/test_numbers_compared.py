"""Two numbers that a clause compares, and the total power at a base."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


def told(text: str, kind: str = "minion") -> str:
    return plain_meaning.told(text, kind)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("higher than", "is more than the breakpoint of (the base this card is at):"),
        ("greater than", "is more than the breakpoint of (the base this card is at):"),
        ("lower than", "is less than the breakpoint of (the base this card is at):"),
        ("at least 3 higher than", "is at least the breakpoint of (the base this card is at) plus 3:"),
        ("at least two more than", "is at least the breakpoint of (the base this card is at) plus 2:"),
        ("at least 3 lower than", "is at most the breakpoint of (the base this card is at) minus 3:"),
    ],
)
def test_which_of_two_numbers_is_more(words: str, meant: str) -> None:
    for breakpoint_ in ("this base's breakpoint", "the breakpoint"):
        text = f"Special: Before this base scores, if the total power here is {words} {breakpoint_}, draw a card."
        assert f"the total power of every player at the base this card is at {meant}" in told(text)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("this minion's power", "this base's breakpoint"),
        ("this minion's power", "the number of cards in your hand"),
        ("the total power here", "this minion's printed power"),
        ("this base's breakpoint", "the total power here"),
    ],
)
def test_any_two_numbers(left: str, right: str) -> None:
    said = told(f"Ongoing: While {left} is higher than {right}, this minion has +1 power.")
    other = told(f"Ongoing: While {right} is higher than {left}, this minion has +1 power.")
    assert " is more than " in said
    assert said != other


@pytest.mark.parametrize("number", ["20 or more", "12 or less", "15"])
def test_the_total_power_is_a_number(number: str) -> None:
    assert "the total power of every player" in told(f"If the total power here is {number}, draw a card.")


@pytest.mark.parametrize(
    "text",
    [
        "If the total power here is higher than, draw a card.",
        "If the total power here is at least 3 than the breakpoint, draw a card.",
        "If the total power here is at least 3 higher the breakpoint, draw a card.",
        "If the total power is higher than the breakpoint, draw a card.",
        "If this minion is higher than the breakpoint, draw a card.",
        "If the total power here is higher than a minion, draw a card.",
        "If the total power here is higher than +1 power, draw a card.",
    ],
)
def test_what_is_no_comparison_of_numbers_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
