"""How many factions there are among cards: of those alike in faction only one is counted."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

AMONG = [
    "your minions here",
    "the other minions here",
    "minions on this base",
    "your actions",
    "cards in your discard pile",
]


@pytest.mark.parametrize("among", AMONG)
@pytest.mark.parametrize("which", ["faction", "different faction"])
@pytest.mark.parametrize(
    "deed", ["Draw a card for each {}.", "Gain 1 VP for each {}.", "Ongoing: This minion has +1 power for each {}."]
)
def test_of_those_alike_only_one_is_counted(deed: str, which: str, among: str) -> None:
    text = deed.format(f"{which} among {among}")
    assert "(of those alike in faction only one)" in told(text, "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize("among", AMONG[:2])
def test_the_number_of_factions(among: str) -> None:
    text = f"Draw cards equal to the number of different factions among {among}."
    assert same(text, f"Draw a card for each faction among {among}.", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card for each other faction among your minions.",
        "Draw a card for each faction among players.",
        "Draw a card for your faction among your minions.",
        "Destroy a faction among your minions.",
    ],
)
def test_which_factions_are_not_counted(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
