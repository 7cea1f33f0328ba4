"""What is done a second time: "You may do this twice", "do this again"; of what is done, and what is left open."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings

PAID = "Remove a +1 power counter from one of your minions to destroy a minion of power 3 or less on its base."
MOVED = "Move one of your minions to another base and draw a card if it has power 3 or less."
CHOICE = "Draw a card or gain 1 VP."


def small(text: str) -> str:
    return text[0].lower() + text[1:]


def is_one_of(text: str, long: str) -> bool:
    """Whether the one reading of a text is among those of a longer one."""
    return read(text, type="action").tree in [each.tree for each in readings(long, type="action")]


@pytest.mark.parametrize("deed", [PAID, MOVED, CHOICE, "Draw a card and discard a card.", "Draw a card."])
@pytest.mark.parametrize(
    "again",
    ["do this twice.", "do this again.", "do this a second time.", "do this one more time.", "repeat this once."],
)
def test_it_may_be_done_again(deed: str, again: str) -> None:
    long = f"{deed} You may {small(deed)}"  # whose "its" there is has several answers; here it has one

    assert is_one_of(f"{deed} You may {again}", long)


@pytest.mark.parametrize("again", ["Do this again.", "Do it again.", "Then do it again."])
@pytest.mark.parametrize("deed", [PAID, CHOICE, "Each player discards a card."])
def test_it_is_done_again(deed: str, again: str) -> None:
    assert is_one_of(f"{deed} {again}", f"{deed} {deed}")


@pytest.mark.parametrize(
    "deed",
    [
        "Reduce the breakpoint of a base by the number of minions you have there until the end of the turn.",
        "Give one of your minions +1 power until the end of the turn.",
    ],
)
def test_what_lasts_for_a_time_is_done_again(deed: str) -> None:
    assert is_one_of(f"{deed} Then do it again.", f"{deed} {deed}")


def test_what_may_be_left_may_be_left_again() -> None:
    may = "You may move a minion to another base."

    assert read(f"{may} You may do this again.", type="action").tree == read(f"{may} {may}", type="action").tree


def test_it_is_done_again_only_if() -> None:
    told = "Draw a card. If you have a titan in play, you may do this again."
    long = "Draw a card. If you have a titan in play, you may draw a card."

    assert read(told, type="action").tree == read(long, type="action").tree


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("action", "You may draw a card. Do this again."),  # must it be done then
        ("action", "Draw a card. Play an extra minion. You may do this twice."),  # one of them, or both
        ("action", "Choose a base. Destroy a minion there. You may do this twice."),  # on the same one
        ("action", "Draw a card. Each other player may do this twice."),
        ("action", "Draw a card. You may repeat this."),  # how often
        ("action", "Do this twice."),
        ("minion", "Ongoing: This minion has +1 power. You may do this twice."),
    ],
)
def test_what_is_not_told(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)
