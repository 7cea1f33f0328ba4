"""How far a power goes, in each way in which a card says so, and what is no such bound."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("This minion cannot have more than 5 power.", "This minion's power cannot be above 5."),
        ("This minion cannot have a power greater than 5.", "This minion's power cannot be above 5."),
        ("This minion cannot have power above 5.", "This minion's power cannot be above 5."),
        ("This minion has a maximum power of 5.", "This minion's power cannot be above 5."),
        ("This minion's maximum power is 5.", "This minion's power cannot be above 5."),
        ("This minion's power cannot exceed 5.", "This minion's power cannot be above 5."),
        ("This minion's power can never be higher than 5.", "This minion's power cannot be above 5."),
        ("This minion's power is never more than 5.", "This minion's power cannot be above 5."),
        ("This minion's power is at most 5.", None),
        ("This minion's power is always at most 5.", "This minion's power cannot be above 5."),
        ("Minions here have a maximum power of 3.", "The power of minions here cannot be above 3."),
        ("Minions here cannot have more than 3 power.", "The power of minions here cannot be above 3."),
        ("No minion here can have more than 3 power.", "The power of each minion here cannot be above 3."),
        ("The maximum power of your minions is 4.", "The power of your minions cannot be above 4."),
        ("This minion's power cannot be less than 2.", "This minion's power cannot be below 2."),
        ("This minion's power must be at least 2.", "This minion's power cannot be below 2."),
        ("Your minions here have a minimum power of 2.", "The power of your minions here cannot be below 2."),
        (
            "This minion's power cannot be less than its printed power.",
            "This minion's power cannot be below its printed power.",
        ),
        ("This minion's power cannot be raised above 5.", "This minion's power cannot be increased above 5."),
        ("This minion's power cannot go above 5.", "This minion's power cannot be increased above 5."),
        ("This minion's power can't rise above 5.", "This minion's power cannot be increased above 5."),
        ("This minion's power cannot drop below 5.", "This minion's power cannot be reduced below 5."),
        ("This minion cannot have its power raised.", "This minion's power cannot be increased."),
        (
            "While you have an action here, this minion cannot have less than 3 power.",
            "While you have an action here, this minion's power cannot be below 3.",
        ),
        (
            "This minion has -2 power, but cannot have less than 1 power.",
            "This minion has -2 power and its power cannot be below 1.",
        ),
        (
            "Minions here have -2 power but cannot have less than 1 power.",
            "Minions here have -2 power and the power of minions here cannot be below 1.",
        ),
        ("This base's breakpoint cannot be more than 20.", "The breakpoint of this base cannot be above 20."),
    ],
)
def test_how_far_it_goes(said: str, meant: str | None) -> None:
    if meant is None:
        with pytest.raises(TextError):
            read(f"Ongoing: {said}", type="minion")
        return
    assert same(f"Ongoing: {said}", f"Ongoing: {meant}", "minion")
    assert is_said_again(f"Ongoing: {said}", "minion")


def test_for_a_time() -> None:
    text = "Choose a minion. It cannot have more than 3 power until the start of your next turn."
    assert same(text, "Choose a minion. Its power cannot be above 3 until the start of your next turn.", "action")
    assert is_said_again(text, "action")


def test_what_it_is_and_what_it_is_not_made_are_two_things() -> None:
    said = [
        f"Ongoing: This minion's power cannot be {how} 3." for how in ("above", "increased above", "reduced below")
    ]
    assert len({str(read(each, type="minion").tree) for each in said}) == 3
    told = [explain_tree(read(each, type="minion").tree, type="minion") for each in said]
    assert "no more than 3, whatever it would be otherwise" in told[0]
    assert "nothing makes the power of this card itself more than 3" in told[1]
    assert "nothing makes the power of this card itself less than 3" in told[2]


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: You cannot have more than 5 power.",
        "Choose a minion. It gains -2 power until the end of the turn, but cannot have less than 1 power.",
        "Ongoing: This minion cannot have more than 2 power counters.",
        "Ongoing: This minion's power cannot be increased below 3.",
        "Ongoing: This minion's power cannot be reduced above 3.",
        "Ongoing: This minion gains +1 power for each card in your hand, to a maximum of 6 power.",
    ],
)
def test_what_is_no_such_bound_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
