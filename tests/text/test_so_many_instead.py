"""Another number done instead: what there are so many of is what the sentence before tells."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

NONE = "If you have no cards in your hand, "


def same(short: str, full: str) -> bool:
    return read(short, type="action").tree == read(full, type="action").tree


@pytest.mark.parametrize(
    ("first", "short", "full"),
    [
        ("Draw a card.", "draw two", "draw two cards"),
        ("Draw two cards.", "draw one", "draw one card"),
        ("Gain 1 VP.", "gain 2", "gain 2 VPs"),
        ("Play an extra minion.", "play two", "play two extra minions"),
        ("Destroy a minion of power 2 or less.", "destroy two", "destroy two minions of power 2 or less"),
        ("Return one of your minions to your hand.", "return two", "return two of your minions to your hand"),
        ("Return a minion to its owner's hand.", "return two", "return two minions to their owners' hands"),
        ("Return a minion to its owner's hand.", "you may return up to two", "you may return up to two minions to"
         " their owners' hands"),
        ("Each player discards a card.", "each player discards two", "each player discards two cards"),
    ],
)  # fmt: skip
def test_so_many_of_the_same_instead(first: str, short: str, full: str) -> None:
    assert same(f"{first} {NONE}{short} instead.", f"{first} {NONE}{full} instead.")


@pytest.mark.parametrize("asked", ["it is your only minion", "there is an action on it", "it has power 2 or less"])
@pytest.mark.parametrize("order", ["place two instead", "instead place two"])
def test_on_the_one_that_is_spoken_of(asked: str, order: str) -> None:
    first = "Place a +1 power counter on one of your minions."
    assert same(f"{first} If {asked}, {order}.", f"{first} If {asked}, place two +1 power counters on it instead.")


@pytest.mark.parametrize(
    "text",
    [
        f"Move a minion to another base. {NONE}move two instead.",  # to another base than whose
        f"Draw a card. {NONE}discard two instead.",
        f"Draw a card. {NONE}two instead.",
        f"Destroy a minion. Draw a card. {NONE}destroy two instead.",
    ],
)
def test_of_what_is_not_said(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
