"""What becomes of something later on, what is done twice, who controls several, and where each of several goes."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

_TWO = "Choose two minions."
_EXTRA = "Play two extra minions."


@pytest.mark.parametrize(
    "when", ["at the end of the turn", "at the end of your turn", "at the start of your next turn"]
)
@pytest.mark.parametrize("them", ["They", "Those minions"])
def test_they_are_destroyed_later(them: str, when: str) -> None:
    those = "them" if them == "They" else "those minions"
    assert same(f"{_EXTRA} {them} are destroyed {when}.", f"{_EXTRA} Destroy {those} {when}.", "action")


def test_it_is_returned_later() -> None:
    played = "Play an extra minion."
    assert same(
        f"{played} It is returned to its owner's hand at the end of the turn.",
        f"{played} Return it to its owner's hand at the end of the turn.",
        "action",
    )


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        ("Do the following twice: draw a card.", "Draw a card. Do this again.", "action"),
        ("Do this twice: draw a card.", "Draw a card. Do this again.", "action"),
        (
            "You may discard a card. Either way, draw a card.",
            "You may discard a card. Draw a card.",
            "action",
        ),
        (
            "Ongoing: This minion may only be affected by your own cards.",
            "Ongoing: This minion cannot be affected by other players' cards.",
            "minion",
        ),
        (
            f"{_TWO} If they are controlled by the same player, destroy them.",
            f"{_TWO} If they have the same controller, destroy them.",
            "action",
        ),
        (
            "Choose a base. Move all minions from there to other bases of your choice.",
            "Choose a base. Move all minions there to other bases.",
            "action",
        ),
    ],
)
def test_told_otherwise(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "held", ["the same controller", "different controllers", "the same owner", "different owners"]
)
def test_who_controls_them_is_said_again(held: str) -> None:
    text = f"{_TWO} If they have {held}, destroy them."
    assert held in told(text, "action")
    assert is_said_again(text, "action")


def test_each_goes_to_one_of_its_own() -> None:
    assert "each to one of its own" in told("Choose a base. Move all minions from there to other bases.", "action")
    assert "all to the same one" in told("Choose a base. Move all minions from there to another base.", "action")


@pytest.mark.parametrize("text", ["Twice: draw a card.", "If it is destroyed at the end of the turn, draw a card."])
def test_not_told_so(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")
