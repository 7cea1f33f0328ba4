"""Counters transferred to several cards: as many to each of them as is liked, where no number is told."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

TO = "to every minion controlled by you other than this card itself (so many in all, divided among these as is liked)"


@pytest.mark.parametrize(
    ("counters", "meant"),
    [
        ("any number of +1 power counters from this minion", "you transfer any number of +1 power counters"),
        ("all +1 power counters from this minion", "you transfer every +1 power counter"),
        ("all +1 power counters on this minion", "you transfer every +1 power counter"),
    ],
)
@pytest.mark.parametrize("may", ["", "You may "])
def test_to_several_cards(may: str, counters: str, meant: str) -> None:
    said = told(f"{may}transfer {counters} to your other minions.".capitalize(), "minion")
    assert f"{meant} in play from this card itself {TO}" in said


def test_before_it_goes() -> None:
    said = told(
        "Ongoing: Before this minion goes to the discard pile from play, you may transfer its +1 power counters to"
        " your other minions.",
        "minion",
    )
    assert f"you transfer every +1 power counter in play from this card itself {TO}" in said


@pytest.mark.parametrize(
    "text",
    [
        "Transfer all +1 power counters to your other minions.",
        "Transfer two +1 power counters from this minion to your other minions.",  # to each, or in all
    ],
)
def test_what_is_not_divided(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
