"""A power told by a number that it compares with, of one card or of several in all, means what it means plainly."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

SO_MUCH = [
    ("with power greater than 4", "of power 5 or more"),
    ("with power higher than 4", "of power 5 or more"),
    ("of power greater than 4", "of power 5 or more"),
    ("with a power of more than 4", "of power 5 or more"),
    ("with a power above 4", "of power 5 or more"),
    ("with power less than 4", "of power 3 or less"),
    ("with a power lower than 4", "of power 3 or less"),
    ("with a power of at least 4", "of power 4 or more"),
    ("with power no less than 4", "of power 4 or more"),
    ("with 4 power or more", "of power 4 or more"),
    ("with at least 4 power", "of power 4 or more"),
    ("with a power of at most 4", "of power 4 or less"),
    ("with power no greater than 4", "of power 4 or less"),
    ("with power not exceeding 4", "of power 4 or less"),
    ("with no more than 4 power", "of power 4 or less"),
    ("with at most 4 power", "of power 4 or less"),
    ("with a power of up to 4", "of power 4 or less"),
    ("with a power of exactly 4", "with power exactly 4"),
    ("with a printed power greater than 4", "with printed power 5 or more"),
]


@pytest.mark.parametrize(("said", "meant"), SO_MUCH)
@pytest.mark.parametrize(
    "text",
    ["Destroy a minion {}.", "Ongoing: Each minion here {} has +1 power.", "You may play an extra minion {} here."],
)
def test_it_is_so_much_or_more_or_less(said: str, meant: str, text: str) -> None:
    assert same(text.format(said), text.format(meant), "minion")


IN_ALL = [
    ("with a combined power of 6 or less", "with total power 6 or less"),
    ("with combined power 6 or less", "with total power 6 or less"),
    ("with a total power of up to 6", "with total power 6 or less"),
    ("with a total power of at most 6", "with total power 6 or less"),
    ("with a total power not exceeding 6", "with total power 6 or less"),
    ("whose combined power is 6 or less", "with total power 6 or less"),
    ("whose total power does not exceed 6", "with total power 6 or less"),
    ("whose powers total 6 or less", "with total power 6 or less"),
    ("whose total power is less than 7", "with total power 6 or less"),
    ("with total power less than this minion's", "with less total power than this minion"),
    ("whose combined power is less than this minion's", "with less total power than this minion"),
    (
        "with total power equal to or less than this minion's",
        "with total power less than or equal to this minion's power",
    ),
    (
        "with total power less than or equal to that of one of your minions",
        "with total power less than or equal to the power of one of your minions",
    ),
]


@pytest.mark.parametrize(("said", "meant"), IN_ALL)
def test_it_is_so_much_in_all(said: str, meant: str) -> None:
    assert same(f"Destroy any number of minions {said}.", f"Destroy any number of minions {meant}.", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Destroy a minion of power 2 or less and one of power 3 or less.",
            "Destroy a minion of power 2 or less and a minion of power 3 or less.",
        ),
        (
            "Destroy a minion of power 2 or less and another of power 3 or less.",
            "Destroy a minion of power 2 or less and another minion of power 3 or less.",
        ),
        (
            "Play an extra minion of power 2 or less, or one of power 3 or less if you have no minions in play.",
            "Play an extra minion of power 2 or less, or an extra minion of power 3 or less if you have no minions in"
            " play.",
        ),
    ],
)
def test_one_of_such_a_power_is_a_minion(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize("those", ["minions", "your minions"])
def test_of_those_with_so_much_in_all_there_is_any_number(those: str) -> None:
    text = "Return {} with total power 5 or less from a base to their owners' hands."
    several = "any number of minions" if those == "minions" else "any number of your minions"
    assert same(text.format(those), text.format(several), "action")
    assert is_said_again(text.format(those), "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("your minions here have a total power of 10 or more", "the total power of your minions here is 10 or more"),
        ("your minions here have combined power 10 or more", "the total power of your minions here is 10 or more"),
        ("your minions have a combined power of at least 10", "the total power of your minions is 10 or more"),
    ],
)
def test_what_they_have_in_all_is_not_what_each_has(said: str, meant: str) -> None:
    assert same(f"If {said}, draw a card.", f"If {meant}, draw a card.", "minion")
    told = explain_tree(read(f"If {said}, draw a card.", type="minion").tree, type="minion")
    assert "the power of (every minion controlled by you" in told


@pytest.mark.parametrize(
    "text",
    [
        "Destroy all minions with total power 5 or less.",
        "Destroy each minion with a total power of 5 or less.",
        "Destroy a minion with power less than 0.",
    ],
)
def test_what_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
