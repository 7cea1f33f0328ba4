"""What is asked of two things: of both, of neither, of exactly one of them, and how they are to each other."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

TWO = "Choose two minions. If {}, draw a card."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("their power is equal", "they have the same power"),
        ("their powers are equal", "they have the same power"),
        ("their powers are different", "they have different powers"),
        ("they share a name", "they have the same name"),
        ("they belong to the same player", "they have the same owner"),
        ("they belong to different players", "they have different owners"),
        ("both of them are yours", "they are cards controlled by you"),
        ("both are controlled by you", "they are cards controlled by you"),
        ("neither is yours", "none of them is controlled by you"),
        ("only one of them is yours", "exactly one of them is controlled by you"),
        ("both of them are on the same base", "they are on the same base"),
        ("they are both on one base", "they are on the same base"),
    ],
)
def test_of_two_that_were_chosen(said: str, meant: str) -> None:
    assert same(TWO.format(said), TWO.format(meant), "action")


@pytest.mark.parametrize("asking", ["if", "unless"])
@pytest.mark.parametrize(
    "which", ["both have a talent", "neither was played this turn", "either has an action on it"]
)
def test_however_it_is_asked(asking: str, which: str) -> None:
    assert read(f"Choose two minions. Draw a card {asking} {which}.", type="action")


def test_how_they_are_to_each_other() -> None:
    assert "if all of A are at the same base" in told(TWO.format("they are on the same base"))
    assert "it is not so that all of A are at the same base" in told(TWO.format("they are not on the same base"))
    assert "if there is exactly one card controlled by you that is among A" in told(
        TWO.format("exactly one of them is yours")
    )


def test_those_on_a_base_are_not_the_base() -> None:
    text = "Play on a base. Ongoing: Your minions here cannot be destroyed while they have an action on them."
    meant = explain_tree(read(text, type="action").tree, type="action")
    assert "any minion in play controlled by you at the base this card is at [A] is destroyed" in meant
    assert "only while A is one card that carries at least 1 action" in meant


def test_no_base_is_played() -> None:
    text = "Move one of your minions to another base. If it was played this turn, draw a card."
    assert "this has happened this turn: A is played" in told(text)
