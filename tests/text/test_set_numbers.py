"""Numbers that are set: which number of which thing, and what a minion adds to its base."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.errors import TextError
from smashrules.text.reading import read


@pytest.mark.parametrize(
    "number", ["this base's starting breakpoint", "this base's breakpoint", "this minion's power"]
)
@pytest.mark.parametrize(
    ("change", "same"), [("increased to 9", "becomes 9"), ("increased by 2", "is increased by 2")]
)
def test_it_is_the_number_that_was_compared(number: str, change: str, same: str) -> None:
    short = f"Ongoing: If {number} is less than 9, it is {change}."
    long = f"Ongoing: If {number} is less than 9, {number} {same}."
    assert read(short, type="minion").tree == read(long, type="minion").tree
    told(short, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "If a minion's power is 3 or more, it is reduced by 1 until the end of the turn.",  # which minion's
        "Ongoing: If you have a minion here, it is increased to 3.",
        "Play on a minion. Ongoing: This minion adds 2 power to its base.",
        "Play on a minion. Ongoing: This minion adds no power to another base.",
    ],
)
def test_a_number_of_nothing_certain_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    ("text", "kind", "of"),
    [
        (
            "Play on a minion. Ongoing: This minion adds no power to the base it is on.",
            "action",
            "the minion this card",
        ),
        (
            "Minions of power 2 or less here add no power to this base.",
            "base",
            "every minion whose power is at most 2",
        ),
        (
            "Until the end of the turn, your minions add no power to their base.",
            "action",
            "every minion controlled by",
        ),
    ],
)
def test_what_adds_no_power_keeps_it(text: str, kind: str, of: str) -> None:
    assert f"what the power of {of}" in told(text, kind)
