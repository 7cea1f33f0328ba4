"""How many counters a card can come to have, told behind what is placed; and "only" so many."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

ROOFS = [
    " (maximum 4)",
    " (maximum of 4)",
    " (max 4)",
    " (up to 4)",
    " (maximum four counters)",
    ", to a maximum of four",
    ", up to a maximum of four counters",
]


@pytest.mark.parametrize("roof", ROOFS)
@pytest.mark.parametrize("may", ["", "you may "])
def test_it_is_placed_where_there_are_fewer(roof: str, may: str) -> None:
    told = f"Ongoing: After you play a minion here, {may}place a +1 power counter on this titan"
    assert same(
        f"{told}{roof}.",
        f"Ongoing: After you play a minion here, if this titan has fewer than four +1 power counters on it, "
        f"{may}place a +1 power counter on this titan.",
        "titan",
    )
    assert is_said_again(f"{told}{roof}.", "titan")


@pytest.mark.parametrize("whom", ["one of your minions", "a minion here", "another minion here"])
def test_on_one_that_has_fewer(whom: str) -> None:
    assert same(
        f"Place a +1 power counter on {whom} (maximum 3).",
        f"Place a +1 power counter on {whom} with fewer than three +1 power counters on it.",
        "minion",
    )


def test_what_is_placed_for_each_of_several_is_so_much_at_once() -> None:
    text = "Place a +1 power counter on this minion for each action here (maximum 3)."
    assert same(text, "Place a +1 power counter on this minion for each action here (up to 3).", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Place two +1 power counters on this minion (maximum 4).",  # one of them, where there are three?
        "Place a +1 power counter on this minion (maximum).",
    ],
)
def test_what_is_not_known_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize("number", ["one minion", "two minions", "three actions"])
@pytest.mark.parametrize("had", ["you have", "you control", "you had"])
def test_only_so_many_are_exactly_so_many(had: str, number: str) -> None:
    there = "Special: After this base scores, if"
    assert same(
        f"{there} {had} only {number} here, draw a card.",
        f"{there} {had} exactly {number} here, draw a card.",
        "minion",
    )
