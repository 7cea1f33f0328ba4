"""Numbers that are set: which number of which thing, and what a minion adds to its base."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    "number", ["this base's starting breakpoint", "this base's breakpoint", "this minion's power"]
)
@pytest.mark.parametrize(
    ("change", "same"), [("increased to 9", "is increased to 9"), ("increased by 2", "is increased by 2")]
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


@pytest.mark.parametrize("number", ["power", "printed power", "starting power"])
def test_each_number_of_a_minion_is_told_apart(number: str) -> None:
    assert f"one minion in play whose {number} is at most 3" in told(
        f"Destroy a minion of {number} 3 or less.", "action"
    )
    assert f"the {number} of this card itself is 5" in told(f"Ongoing: This minion's {number} becomes 5.", "minion")


@pytest.mark.parametrize(("change", "where"), [("increased", "less"), ("reduced", "more")])
def test_what_is_increased_or_reduced_to_a_number_never_goes_the_other_way(change: str, where: str) -> None:
    text = f"Ongoing: This minion's starting power is {change} to the highest power of another minion here."
    assert f", where it was {where}" in told(text, "minion")
    assert "where it was" not in told(text.replace(f"{change} to", "equal to"), "minion")


def test_no_number_is_less_than_zero_so_it_is_only_set() -> None:
    assert "where it was" not in told("Reduce a base's breakpoint to 0 until the end of the turn.", "action")
    assert "is 2, where it was more" in told("Reduce a base's breakpoint to 2 until the end of the turn.", "action")


@pytest.mark.parametrize("number", ["printed", "starting"])
def test_nothing_is_added_to_a_number_that_changes_come_on_top_of(number: str) -> None:
    with pytest.raises(TextError):
        read(f"A minion gains +1 {number} power until the end of the turn.", type="action")
