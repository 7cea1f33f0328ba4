"""What each player does on their turn, told of the turn first; who has the most if nobody ties."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

WHEN = [
    ("At the start of", "At the start of"),
    ("At the end of", "At the end of"),
    ("On", "On"),
    ("Once during", "Once on"),
]


@pytest.mark.parametrize(("when", "plain"), WHEN)
@pytest.mark.parametrize(
    ("who", "asked"),
    [
        ("each player", ""),
        ("each player with a minion here", "if they have a minion here, "),
        ("a player with no minions here", "if they have no minions here, "),
        ("each player who has an action here", "if they have an action here, "),
        ("each player with the most power here", "if they have the most power here, "),
    ],
)
def test_on_their_turn_is_on_that_of_each(when: str, plain: str, who: str, asked: str) -> None:
    whole = f"{plain} each player's turn, {asked}they may discard a card to draw a card."
    assert same(f"{when} their turn, {who} may discard a card to draw a card.", whole, "base")


def test_each_other_player_on_theirs() -> None:
    plain = "Ongoing: At the start of each other player's turn, they discard a card."
    assert same("Ongoing: At the start of their turn, each other player discards a card.", plain, "minion")


def test_who_goes_on_is_not_said() -> None:
    with pytest.raises(TextError):
        readings("At the start of their turn, each player draws a card and you discard a card.", type="base")


@pytest.mark.parametrize(
    "who",
    [
        "the player with the most minions here",
        "the player with the most cards in hand",
        "the player with the fewest cards in hand",
    ],
)
@pytest.mark.parametrize("tied", ["if not tied", "if they are not tied", "unless there is a tie", "unless tied"])
def test_nobody_is_meant_where_several_tie(who: str, tied: str) -> None:
    plain = f"After this base scores, {who} (no one in case of a tie) draws a card."
    assert same(f"After this base scores, {who} draws a card {tied}.", plain, "base")
    assert same(f"After this base scores, {who}, {tied}, draws a card.", plain, "base")
    assert not same(f"After this base scores, {who} draws a card.", plain, "base")


def test_who_did_the_most_if_nobody_did_as_much() -> None:
    text = "Each player may discard any number of cards. The player who discards the most, if not tied, draws a card."
    assert "(nobody, if several tie) draws a card" in told(text, "action")


@pytest.mark.parametrize(
    "condition",
    [
        "you discarded more cards than another player",
        "you have played more cards than each other player this turn",
        "one player discarded more cards than each other player",
    ],
)
def test_more_than_somebody_else_did_is_refused(condition: str) -> None:
    with pytest.raises(TextError):
        readings(f"If {condition}, draw a card.", type="action")


@pytest.mark.parametrize("edge", ["start", "end"])
@pytest.mark.parametrize("who", ["with a minion here", "who has a minion here"])
@pytest.mark.parametrize(("does", "do"), [("draws a card", "draw a card"), ("may draw a card", "may draw a card")])
def test_on_the_turn_of_those_who_have_one(does: str, do: str, who: str, edge: str) -> None:
    said = f"Each player {who} {does} at the {edge} of their turn."
    assert same(said, f"At the {edge} of each player's turn, if they have a minion here, they {do}.", "base")
