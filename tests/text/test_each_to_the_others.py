"""Two that are moved each to the other's base, told in one sentence: which two, and who may leave it."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text

EACH = "move each of them to the other's base."
THAT_ONE = "Choose one of your minions on another base."


@pytest.mark.parametrize("may", ["", "you may "])
@pytest.mark.parametrize("which", ["two minions", "two of your minions", "two minions on different bases"])
def test_two_are_chosen_and_moved(may: str, which: str) -> None:
    said = f"{may}move {which} each to the other's base.".capitalize()
    long = f"{may}choose {which} and {EACH}".capitalize()

    assert read(said, type="action").tree == read(long, type="action").tree


def test_one_of_each_is_chosen_and_moved() -> None:
    which = "one of your minions and another player's minion on another base"
    said, long = f"Move {which} each to the other's base.", f"Choose {which}, then {EACH}"

    assert read(said, type="action").tree == read(long, type="action").tree


@pytest.mark.parametrize("those", ["them", "those minions", "both of them"])
def test_those_who_were_chosen(those: str) -> None:
    said = f"Choose two minions. Move {those} each to the other's base."

    assert read(said, type="action").tree == read(f"Choose two minions. M{EACH[1:]}", type="action").tree


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("minion", f"Talent: {THAT_ONE} Move this minion and that minion each to the other's base."),
        (
            "action",
            f"Play on one of your minions. Talent: {THAT_ONE} Move this minion and that minion each to the other's"
            " base.",
        ),
    ],
)
def test_this_one_and_that_one(kind: str, text: str) -> None:
    assert to_text(read(text, type=kind).tree, type=kind) == text


@pytest.mark.parametrize(
    "text",
    [
        "Move three minions each to the other's base.",
        "Move any number of minions each to the other's base.",
        "Move a minion each to the other's base.",
    ],
)
def test_the_other_of_two(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


def test_that_one_is_no_other_than_this_one() -> None:
    with pytest.raises(TextError):
        read("Play on a minion. Talent: Move this minion and that minion each to the other's base.", type="action")
