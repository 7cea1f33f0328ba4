"""Conditions that are told last, and of which there are two; what is empty, whose turn it is, who alone has cards."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

HELD = "you have a minion here"
OTHER = (
    "another player has a minion here",
    "you have no cards in your hand",
    "this minion has power 5 or more",
    "it is your turn",
)


@pytest.mark.parametrize("deed", ["draw a card", "you may draw a card", "return this minion to your hand"])
@pytest.mark.parametrize("other", OTHER[:3])
@pytest.mark.parametrize("joint", ["and", "or"])
def test_two_conditions_behind_the_deed(deed: str, other: str, joint: str) -> None:
    first = f"{deed[0].upper()}{deed[1:]} if {HELD} {joint} {other}."
    assert same(first, f"If {HELD} {joint} {other}, {deed}.", "minion")
    assert is_said_again(first, "minion")


@pytest.mark.parametrize("lead", ["After you play an action", "At the start of your turn"])
@pytest.mark.parametrize("other", OTHER[:3])
def test_behind_what_is_waited_for(lead: str, other: str) -> None:
    first = f"Ongoing: {lead}, draw a card if {HELD} and {other}."
    assert same(first, f"Ongoing: {lead}, if {HELD} and {other}, draw a card.", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card, then discard a card if you have a minion here and another player has a minion here.",
        "Destroy a minion if it has power 3 or less and you have a minion here.",  # "it" is said before
    ],
)
def test_two_deeds_and_what_is_pointed_at_stay_where_they_are(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("your hand is empty", "you have no cards in your hand"),
        ("your deck is empty", "there are no cards in your deck"),
        ("your discard pile is empty", "there are no cards in your discard pile"),
        ("only you have minions here", "you are the only player with minions here"),
        ("only one player has a minion here", "exactly one player has a minion here"),
        ("only one other player has a minion here", "exactly one other player has a minion here"),
        ("the total power here is at least 15", "the total power here is 15 or more"),
        ("this minion's power is at least 5", "this minion's power is 5 or more"),
    ],
)
def test_said_in_another_way(said: str, meant: str) -> None:
    for frame in (
        "If {}, draw a card.",
        "You may draw a card if {}.",
        "Ongoing: While {}, this minion has +1 power.",
    ):
        assert same(frame.format(said), frame.format(meant), "minion")


@pytest.mark.parametrize(
    ("whose", "meant"),
    [
        ("your turn", "if it is your turn:"),
        ("another player's turn", "if it is the turn of one player other than you:"),
    ],
)
def test_whose_turn_it_is(whose: str, meant: str) -> None:
    text = f"If it is {whose}, draw a card."
    assert meant in told(text, "minion")
    assert is_said_again(text, "minion")
    assert same(
        f"Ongoing: While it is {whose}, you have +1 power here.",
        f"Ongoing: You have +1 power here during {whose}.",
        "minion",
    )
    assert "if it is not so that it is" in told(f"If it is not {whose}, draw a card.", "minion")


@pytest.mark.parametrize("who", ["you have", "another player has"])
def test_how_many_victory_points(who: str) -> None:
    text = f"If {who} 10 or more VPs, draw a card."
    assert " is at least 10:" in told(text, "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "If it is the next turn, draw a card.",
        "If it is each other player's turn, draw a card.",
        "Gain 2 or more VPs.",
        "Ongoing: After you gain 2 or more VPs, draw a card.",
        "If each player has 10 or more VPs, draw a card.",
        "If no player has 10 or more VPs, draw a card.",
    ],
)
def test_what_is_not_told(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
