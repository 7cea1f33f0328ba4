"""What each player does on a turn of their own, who may do something, and who has the most of something."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("who", "whose"), [("Each player", "every player [A]"), ("Each other player", "every player other than you [A]")]
)
@pytest.mark.parametrize("deed", ["discard a card", "draw a card", "play an extra action here"])
def test_each_does_it_on_their_own_turn(who: str, whose: str, deed: str) -> None:
    said = told(f"Ongoing: {who} may {deed} on their turn.", "minion")
    assert f"in the Play Cards phase of the turn of {whose}:\n    A may do this" in said
    assert said == told(f"Ongoing: On {who.lower()}'s turn, they may {deed}.", "minion")


@pytest.mark.parametrize("who", ["Another player", "Two players"])
def test_on_whose_turn_must_be_known(who: str) -> None:
    with pytest.raises(TextError):
        read(f"Ongoing: {who} may draw a card on their turn.", type="minion")


def test_they_who_may_are_players_and_no_card() -> None:
    said = told("When a player plays a minion here, they may look at the top card of their deck.", "base")
    assert "when this happens: one player [A] plays one minion on this base:\n    A may do this" in said


@pytest.mark.parametrize(("most", "meant"), [("most", "the most of"), ("fewest", "the fewest of")])
@pytest.mark.parametrize(("sort", "things"), [("minions", "every minion"), ("actions", "every action")])
@pytest.mark.parametrize(
    ("who", "are"), [("you have", "you are"), ("another player has", "one player other than you is")]
)
def test_who_has_the_most_of_something(most: str, meant: str, sort: str, things: str, who: str, are: str) -> None:
    said = told(f"If {who} the {most} {sort} here, draw a card.", "minion")
    assert f"if {are} one player who has {meant} ({things} at the base this card is at)" in said


def test_the_most_of_a_hand_is_not_the_most_of_yours() -> None:
    said = told("If you have the most cards in your hand, draw a card.", "minion")
    assert "if you are one player who has the most of (every card from the hand of that same one)" in said


@pytest.mark.parametrize(
    ("place", "most"),
    [
        ("a base where you have the most minions", "most of (every minion"),
        ("a base where you have the fewest actions", "fewest of (every action"),
    ],
)
def test_the_most_is_not_merely_some(place: str, most: str) -> None:
    said = told(f"Move one of your minions to {place}.", "action")
    assert f"to one base such that (you are one player that has the {most} at that same one)" in said
