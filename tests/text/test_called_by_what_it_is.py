"""What is called by what it was found to be, and what lies on a card that was told by it."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

TOP = "Reveal the top card of your deck."


@pytest.mark.parametrize(
    ("said", "plainly"),
    [
        (f"{TOP} If it is a minion, play that minion as an extra minion.", "play it as an extra minion"),
        (
            f"{TOP} If it is an action, you may play that action as an extra action.",
            "you may play it as an extra action",
        ),
        (f"{TOP} If it is a minion, draw cards equal to that minion's power.", "draw cards equal to its power"),
    ],
)
def test_what_was_found_to_be_a_minion_is_that_minion(said: str, plainly: str) -> None:
    asked, then = said.split(", ", 1)
    assert read(said, type="action").tree == read(f"{asked}, {plainly}.", type="action").tree, then


def test_several_that_were_found_to_be_minions_are_those_minions() -> None:
    meaning = told("Discard two cards. If they are minions, play one of those minions.")
    assert "if each of A is one minion" in meaning
    assert "you play one minion that is among A" in meaning


def test_an_event_is_answered_with_what_it_was_found_to_be() -> None:
    meaning = told("Ongoing: After you discard a card, if it is a minion, you may play that minion here.", "minion")
    assert "after this happens: you discard one card [A]" in meaning
    assert "you play A on the base this card is at" in meaning


@pytest.mark.parametrize(
    ("said", "meaning"),
    [
        (
            "Choose a minion with an action on it. Destroy that action.",
            "you destroy one action in play attached to A",
        ),
        (
            "Choose a minion with an action on it. Destroy those actions.",
            "you destroy every action in play attached to A",
        ),
        (
            "Choose a base with two or more actions on it. Destroy one of those actions.",
            "you destroy one action in play at A",
        ),
    ],
)
def test_what_lies_on_a_card_that_is_told_by_it(said: str, meaning: str) -> None:
    assert meaning in told(said)


@pytest.mark.parametrize(
    "said",
    [
        f"{TOP} If it is a minion, play that action.",
        f"{TOP} If it is not a minion, play that minion.",
        "Destroy a minion with an action on it. Return that action to its owner's hand.",
        "Choose a minion with two actions on it. Destroy that action.",
    ],
)
def test_what_it_was_not_found_to_be_is_not_spoken_of(said: str) -> None:
    with pytest.raises(TextError):
        read(said, type="action")


@pytest.mark.parametrize("some", ["Reveal any minions of power 2 or less among", "Reveal two of"])
def test_those_taken_from_them_are_spoken_of_and_not_all_of_them(some: str) -> None:
    meaning = told(
        f"Look at the top four cards of your deck. {some} them and place them in your hand."
        " Return the rest in any order."
    )
    assert "you place B to your hand" in meaning
    assert "you return those of A that are left" in meaning


def test_all_of_them_are_spoken_of_again_where_each_of_them_was() -> None:
    assert "you destroy A" in told("Choose two minions. Move each of them to another base. Destroy them.")
