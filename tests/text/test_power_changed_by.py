"""A power that has been increased or reduced by somebody, and of what it is told that it has its power reduced."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(("done", "does"), [("increased", "increases"), ("reduced", "reduces")])
@pytest.mark.parametrize("whose", ["another player", "another player's card", "an action"])
def test_by_whom_it_is_done(whose: str, done: str, does: str) -> None:
    text = "Ongoing: After {}, draw a card."
    passive = text.format(f"this minion's power is {done} by {whose}")
    assert same(passive, text.format(f"{whose} {does} this minion's power"), "minion")
    by_whatever = read(text.format(f"this minion's power is {done}"), type="minion").tree
    assert read(passive, type="minion").tree != by_whatever
    assert is_said_again(passive, "minion")


@pytest.mark.parametrize("what", ["a minion here", "one of your minions", "another player's minion here"])
@pytest.mark.parametrize("done", ["increased", "reduced", "reduced by an action"])
@pytest.mark.parametrize("when", ["After", "The first time each turn that"])
def test_what_has_its_power_reduced(what: str, done: str, when: str) -> None:
    text = f"Ongoing: {when} {{}}, draw a card."
    assert same(text.format(f"{what} has its power {done}"), text.format(f"the power of {what} is {done}"), "minion")


def test_by_how_much_is_not_lost() -> None:
    for text in (
        "Ongoing: After this minion's power is reduced by 2, draw a card.",
        "Ongoing: After a minion here has its power reduced to 0, destroy it.",
        "If a minion here has its power reduced, draw a card.",
    ):
        with pytest.raises(TextError):
            read(text, type="minion")
    assert "by another" not in told("Ongoing: After this minion's power is reduced, draw a card.", "minion")
