"""So many of those spoken of, told by their number alone: "if at least one is a minion"; and exactly so many."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

SHOWN = "Reveal the top four cards of your deck. If {}, you may draw a card."


@pytest.mark.parametrize("number", ["at least two", "two or more", "exactly two", "two", "three or more"])
@pytest.mark.parametrize("so", ["are minions", "are actions"])
def test_so_many_of_them(so: str, number: str) -> None:
    assert same(SHOWN.format(f"{number} {so}"), SHOWN.format(f"{number} of them {so}"), "action")


@pytest.mark.parametrize(
    ("number", "said"),
    [
        ("at least one is a minion", "if one card that is among A is one minion"),
        ("only one is a minion", "if there is exactly one minion that is among A"),
        ("exactly one of them is an action", "if there is exactly one action that is among A"),
        ("exactly two are minions", "if there are exactly 2 minions that are among A"),
        ("two or more are minions", "if there are at least 2 minions that are among A"),
    ],
)
def test_it_is_told(number: str, said: str) -> None:
    assert said in told(SHOWN.format(number))


def test_exactly_one_is_no_more_than_one() -> None:
    assert not same(SHOWN.format("exactly one is a minion"), SHOWN.format("at least one is a minion"), "action")
    assert same(SHOWN.format("only one is a minion"), SHOWN.format("exactly one of them is a minion"), "action")


@pytest.mark.parametrize(
    "text",
    [
        "Choose three minions. If exactly one of them has power 3 or less, draw a card.",
        "Choose three minions. If exactly one of them was moved this turn, draw a card.",
        "If at least one is a minion, draw a card.",  # of whom
    ],
)
def test_what_is_not_said_of_so_many_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
