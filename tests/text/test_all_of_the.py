"""All of some things that are described, told with an article: "all of the minions there"."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("every", ["all of the", "all the", "each of the"])
@pytest.mark.parametrize(
    ("does", "what", "goal"),
    [
        ("Destroy", "minions on a base", ""),
        ("Discard", "actions in your hand", ""),
        ("Remove", "+1 power counters from a minion", ""),
        ("Shuffle", "cards in your discard pile", " into your deck"),
        ("Move", "minions you control", " to a base"),
    ],
)
def test_all_of_them_are_meant(every: str, does: str, what: str, goal: str) -> None:
    text = f"{does} {every} {what}{goal}."
    assert same(text, f"{does} all {what}{goal}.", "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    ("several", "one"),
    [
        ("actions on a base", "action on a base"),
        ("+1 power counters on one of your minions", "+1 power counter on one of your minions"),
    ],
)
def test_for_each_of_them(several: str, one: str) -> None:
    assert same(f"Draw a card for each of the {several}.", f"Draw a card for each {one}.", "action")


def test_the_others_are_told_from_one_spoken_of() -> None:
    chosen = "Choose one of your minions. Destroy"
    assert same(
        f"{chosen} all of the other minions on its base.", f"{chosen} each other minion on its base.", "action"
    )


@pytest.mark.parametrize("text", ["Destroy all of the minions.", "Destroy all of the other minions on a base."])
def test_which_of_them_must_be_said(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Destroy the actions on your minions.", "Destroy each action on your minions."),
        (
            "Return the actions on a minion to their owners' hands.",
            "Return all actions on a minion to their owners' hands.",
        ),
        (
            "Return the minions on a base to their owners' hands.",
            "Return all minions on a base to their owners' hands.",
        ),
        (
            "Shuffle the minions in your discard pile into your deck.",
            "Shuffle all minions in your discard pile into your deck.",
        ),
        ("Another player discards the actions in their hand.", "Another player discards all actions in their hand."),
    ],
)
def test_those_that_lie_there_are_all_of_them(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    "text", ["Destroy the minions.", "Destroy the minion on a base.", "Discard the action in your hand."]
)
def test_the_one_that_lies_there_is_not_known(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
