"""Of several that are there it is known which they are: "if there are three or more here, destroy one of them"."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

THINGS = [
    ("minions here", "minions"),
    ("of your minions on a base", "minions controlled by you"),
    ("actions on one of your minions", "actions"),
    ("monsters in play", "monsters"),
    ("cards stored under this minion", "cards"),
    ("other minions with the same name here", "minions"),
]


@pytest.mark.parametrize(("what", "noun"), THINGS)
@pytest.mark.parametrize("many", ["two or more", "at least three", "exactly two"])
@pytest.mark.parametrize("lead", ["If there are", "At the end of the turn, if there are"])
def test_they_are_those_that_are_there(what: str, noun: str, many: str, lead: str) -> None:
    text = f"{lead} {many} {what}, discard each of them."
    said = told(text, "minion")
    assert f" {noun}" in said
    assert "you discard every card that is among A" in said
    assert is_said_again(text, "minion")


@pytest.mark.parametrize("what", [each for each, _ in THINGS])
@pytest.mark.parametrize(
    "done", ["you may play one of them as an extra card", "draw all of them and destroy this card"]
)
def test_one_or_all_of_them(what: str, done: str) -> None:
    said = told(f"Talent: If there are two or more {what}, {done}.", "minion")
    assert ("one card that is among A" in said) is ("one" in done)
    assert ("every card that is among A" in said) is ("all" in done)


@pytest.mark.parametrize(
    "text",
    [
        "If there are no minions in play, destroy one of them.",
        "If there are fewer than three minions in play, destroy one of them.",  # of none, if there is none
        "If there is a minion in play, destroy one of them.",
    ],
)
def test_of_none_there_is_no_one(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


def test_which_of_two_groups_is_not_guessed() -> None:
    text = "Choose two minions. If there are two or more actions on a base, destroy them."
    assert len(readings(text, type="action")) == 2
