"""Numbers that are changed, or are not, whichever way; and bases whose breakpoint is so much."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("whose", ["This base's breakpoint", "The breakpoint of this base"])
@pytest.mark.parametrize(
    "neither",
    ["cannot be changed", "cannot change", "cannot be increased or reduced", "cannot be raised or lowered"],
)
def test_what_cannot_be_changed_is_neither_increased_nor_reduced(whose: str, neither: str) -> None:
    meant = f"{whose} cannot be increased. {whose} cannot be reduced."
    assert same(f"{whose} {neither}.", meant, "base")


def test_so_it_is_with_power() -> None:
    power = "This minion's power"
    meant = f"Ongoing: {power} cannot be increased. {power} cannot be reduced."
    assert same(f"Ongoing: {power} cannot be increased or reduced.", meant, "minion")


def test_what_cannot_be_changed_by_some_may_be_changed_by_others() -> None:
    by_others = "This base's breakpoint cannot be changed by minions."
    assert not same(by_others, "This base's breakpoint cannot be changed.", "base")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("you change the breakpoint of a base", "you increase or reduce the breakpoint of a base"),
        ("the breakpoint of a base changes", "the breakpoint of a base is increased or reduced"),
        ("the breakpoint of this base is changed", "the breakpoint of this base is increased or reduced"),
        ("a card changes this base's breakpoint", "a card increases or reduces this base's breakpoint"),
    ],
)
def test_what_changes_is_increased_or_reduced(said: str, meant: str) -> None:
    assert same(f"After {said}, draw a card.", f"After {meant}, draw a card.", "base")
    assert same(f"Once per turn, after {said}, draw a card.", f"Once per turn, after {meant}, draw a card.", "base")


@pytest.mark.parametrize(
    "said",
    [
        "Change this base's breakpoint by 2 until the end of the turn. (Up or down.)",
        "Change this base's breakpoint by 2 until the end of the turn.",
        "Change this base's breakpoint by 2, up or down, until the end of the turn.",
        "Adjust this base's breakpoint by 2 in either direction until the end of the turn.",
    ],
)
def test_by_so_much_is_up_or_down(said: str) -> None:
    meant = "Increase or reduce this base's breakpoint by 2 until the end of the turn."
    assert same(f"Talent: {said}", f"Talent: {meant}", "minion")
    assert same(f"You may {said[0].lower()}{said[1:]}", f"You may {meant[0].lower()}{meant[1:]}", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("whose breakpoint is 20 or more", "with a breakpoint of 20 or more"),
        ("whose breakpoint is at least 20", "with a breakpoint of 20 or more"),
        ("whose breakpoint is over 19", "with a breakpoint of 20 or more"),
        ("whose breakpoint is less than 20", "with a breakpoint of 19 or less"),
        ("whose printed breakpoint is 20 or less", "with a printed breakpoint of 20 or less"),
        ("with a breakpoint over 19", "with a breakpoint of 20 or more"),
        ("with a breakpoint of under 20", "with a breakpoint of 19 or less"),
    ],
)
def test_whose_breakpoint_is_so_much(said: str, meant: str) -> None:
    assert same(f"Draw a card for each base {said}.", f"Draw a card for each base {meant}.", "action")
    assert same(f"Destroy a minion on a base {said}.", f"Destroy a minion on a base {meant}.", "action")


def test_a_breakpoint_that_is_over_so_much_is_above_it() -> None:
    assert same(
        "If the breakpoint of this base is over 20, draw a card.",
        "If the breakpoint of this base is above 20, draw a card.",
        "minion",
    )


def test_a_breakpoint_compared_with_what_is_not_known_is_refused() -> None:
    with pytest.raises(TextError):
        read("Draw a card for each base whose breakpoint is different from the one printed on it.", type="action")


@pytest.mark.parametrize("which", ["printed breakpoint", "breakpoint"])
def test_a_lower_breakpoint_is_lower_than_that_of_this_base(which: str) -> None:
    more = "This base's breakpoint is increased by 2 for each base in play with a lower {}."
    assert same(more.format(which), more.format(f"{which} than this base"), "base")
    assert "of (the base where A is)" in told(f"Move a minion to a base with a lower {which}.")
