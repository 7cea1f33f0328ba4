"""What is asked of the base to which something goes, and of what is not chosen yet."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("may", ["Move", "You may move"])
@pytest.mark.parametrize("what", ["this minion", "a minion", "one of your minions"])
@pytest.mark.parametrize(
    "asked", ["you have a minion", "there is a minion", "you have the most power", "another player has a minion"]
)
def test_it_goes_where_that_is_so(may: str, what: str, asked: str) -> None:
    text = f"{may} {what} to another base if {asked} there."
    where = asked.replace("there is", "with") if asked.startswith("there") else f"where {asked}"
    assert same(text, f"{may} {what} to another base {where}.", "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Move a minion to another base if its controller has a minion there.",
        "If you have a minion there, move this minion to another base.",
        "Play an extra minion on a base if you have a minion there.",
    ],
)
def test_nothing_is_asked_of_what_is_not_chosen(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    "text",
    [
        "Choose a minion. If it has power 3 or less, destroy it.",
        "Destroy a minion. If it had power 3 or less, draw a card.",
        "If there is an action on this minion, destroy that action.",
        "Play a minion off the top of your deck.",
    ],
)
def test_what_is_known_by_then_is_asked_of(text: str) -> None:
    assert read(text, type="minion")
