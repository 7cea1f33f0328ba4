"""Power that does not count in the totals: what has it adds no power to its base."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    "uncounted",
    [
        "This minion's power does not count toward the total power here",
        "This minion's power doesn't count towards any total",
        "The power of this minion is not counted in its controller's total",
        "This minion is not counted in the total power of this base",
        "This minion does not contribute its power to the total here",
        "This minion does not contribute to its controller's total power",
    ],
)
def test_what_is_not_counted_adds_no_power(uncounted: str) -> None:
    assert same(f"Ongoing: {uncounted}.", "Ongoing: This minion adds no power to its base.", "minion")


@pytest.mark.parametrize("uncounted", ["do not count toward", "are not included in", "are not counted in"])
def test_several_add_none(uncounted: str) -> None:
    text = f"Minions of power 2 or less here {uncounted} the total power here."
    assert same(text, "Minions of power 2 or less here add no power to their base.", "base")


@pytest.mark.parametrize("there", ["that base", "it"])
def test_nothing_is_added_to_the_base_that_scores(there: str) -> None:
    text = "Special: Before a base scores, other players' minions there add no power{} until the end of the turn."
    assert same(text.format(f" to {there}"), text.format(" there"), "action")
    assert "every minion controlled by every player other than you at A adds" in told(text.format(" there"), "action")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: Minions with an action on them do not count toward the total power here.",  # all, or those here
        "Ongoing: This minion's power does not count toward the total power there.",
    ],
)
def test_what_counts_somewhere_is_not_told_to_count_nowhere(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    "uncounted",
    [
        "This minion's power does not count toward the breakpoint",
        "This minion's power doesn't count towards this base's breakpoint",
        "The power of this minion is not counted toward the breakpoint of this base",
        "This minion does not count toward the breakpoint",
    ],
)
def test_what_does_not_count_toward_the_breakpoint_counts_for_its_player(uncounted: str) -> None:
    said = f"Ongoing: {uncounted}."
    assert same(said, "Ongoing: This minion adds no power toward its base's breakpoint.", "minion")
    assert "to the power that is compared with the breakpoint, is 0" in told(said, "minion")


def test_one_that_is_chosen_is_chosen_now() -> None:
    lead = told("Until the end of the turn, a minion adds no power to its base.", "action")
    assert "for the things that fit now" in lead


@pytest.mark.parametrize("counts", ["counts toward", "also counts toward", "counts towards", "is added to"])
@pytest.mark.parametrize("total", ["your total", "your total power"])
@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Play on another player's minion. Ongoing: {}", "action"),
        ("Ongoing: {}", "minion"),
    ],
)
def test_power_that_counts_for_you(text: str, card: str, total: str, counts: str) -> None:
    said = text.format(f"This minion's power {counts} {total} here.")
    assert same(said, text.format("Add this minion's power to your total power here."), card)


@pytest.mark.parametrize("base", ["the base", "that base"])
def test_to_its_base_and_to_no_other(base: str) -> None:
    text = "Choose a minion. It adds no power to {} until the end of the turn."
    assert same(text.format(base), text.format("its base"), "action")
