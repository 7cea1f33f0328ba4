"""What is done instead, said in the same breath: "or if C, destroy Y instead", "or two if C", "(two if C)"."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

_IFS = ["you have no minions in play", "you have three or more cards in your hand", "another player has a titan"]


@pytest.mark.parametrize("so", _IFS)
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Destroy a minion of power 2 or less", "destroy a minion of power 4 or less"),
        ("Draw a card", "draw three cards"),
        ("Draw a card", "gain 1 VP"),
    ],
)
@pytest.mark.parametrize("comma", ["", ","])
def test_or_if_it_is_so_something_else(one: str, other: str, so: str, comma: str) -> None:
    assert same(f"{one}, or{comma} if {so}, {other} instead.", f"{one}. If {so}, {other} instead.", "action")


@pytest.mark.parametrize("so", _IFS)
@pytest.mark.parametrize(
    "told_so", [", or {} if {}", ", or {} instead if {}", " ({} if {})", " (or {} instead if {})"]
)
@pytest.mark.parametrize(
    ("one", "number", "more"),
    [
        ("Draw a card", "two", "draw two cards"),
        ("Draw two cards", "4", "draw four cards"),
        ("Gain 1 VP", "2", "gain 2 VP"),
        ("Destroy up to two actions", "three", "destroy up to three actions"),
        ("Play an extra action. Draw a card", "two", "draw two cards"),
    ],
)
def test_or_so_many_of_it(one: str, number: str, more: str, so: str, told_so: str) -> None:
    assert same(f"{one}{told_so.format(number, so)}.", f"{one}. If {so}, {more} instead.", "action")


def test_it_is_asked_of_the_one_that_is_chosen() -> None:
    said = told("Place a +1 power counter on one of your minions, or two if it has no counters.")
    assert "carries no counters" in said
    assert "you put two +1 power counters on A" in said


def test_it_stays_with_what_is_waited_for() -> None:
    after = "Ongoing: After you play an action here, draw a card"
    said = told(f"{after}, or two if you have another minion here.", "minion")
    assert said == told(f"{after}. If you have another minion here, draw two instead.", "minion")
    assert "each time, after this happens" in said.split("draw 2 cards")[0]


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card and play an extra minion, or two if you have no minions in play.",  # of which
        "Draw a card, or gain 1 VP, or two if you have no minions in play.",
    ],
)
def test_of_what_there_are_so_many_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")
