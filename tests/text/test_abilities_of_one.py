"""Abilities of another card that a card has for a time: the other one is chosen first."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize("has", ["has", "gains"])
@pytest.mark.parametrize("what", ["abilities", "Talents"])
@pytest.mark.parametrize(
    "one",
    ["another minion here", "one of your other minions", "a minion on another base", "a minion with less power"],
)
@pytest.mark.parametrize("until", ["the end of the turn", "the start of your next turn"])
def test_one_is_chosen(has: str, what: str, one: str, until: str) -> None:
    text = f"Talent: This minion {has} the {what} of {one} until {until}."
    chosen = f"Talent: Choose {one}. This minion has the {what} of that minion until {until}."
    assert same(text, chosen, "minion")


@pytest.mark.parametrize("choice", ["", " of your choice"])
def test_it_is_said_first_until_when(choice: str) -> None:
    text = f"Until the end of the turn, this minion has the abilities of another minion here{choice}."
    said = told(text, "minion")
    assert "you choose one minion at the base this card is at other than this card itself [A]" in said
    assert "this card itself has the abilities that are printed on A" in said


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: This minion has the abilities of another minion here.",  # of which, when
        "Ongoing: After you play an action, this minion has the abilities of a minion until the end of the turn.",
        "Another minion has the abilities of a minion here until the end of the turn.",  # who chooses which first
        "This minion has the abilities of a minion and an action here until the end of the turn.",
    ],
)
def test_of_which_one_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize("it", ["it", "that minion"])
@pytest.mark.parametrize("first", ["", "the first time each turn "])
def test_the_minion_that_was_played_has_them(it: str, first: str) -> None:
    after = f"After {first}you play a minion here,"
    assert same(
        f"{after} {it} gains the abilities of another minion here until the end of the turn.",
        f"{after} choose another minion here. The played minion has the abilities of that minion until the end of the"
        " turn.",
        "base",
    )
