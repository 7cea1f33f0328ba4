"""So many that were told before: all three of them, for every two that were done, any of them."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

SHOWN = "Reveal the top three cards of your deck."
SPENT = "Discard any number of cards."


@pytest.mark.parametrize("three", ["all three", "all three of them"])
@pytest.mark.parametrize("rest", ["", " and discard a card"])
def test_all_three_are_all_of_them(three: str, rest: str) -> None:
    assert same(f"{SHOWN} Draw {three}{rest}.", f"{SHOWN} Draw all of them{rest}.", "action")


def test_if_all_three_are_so() -> None:
    assert same(
        f"{SHOWN} If all three are minions, draw them.", f"{SHOWN} If three of them are minions, draw them.", "action"
    )


@pytest.mark.parametrize("number", ["all two", "all four"])
def test_not_so_many_were_shown(number: str) -> None:
    with pytest.raises(TextError):
        read(f"{SHOWN} Draw {number}.", type="action")


@pytest.mark.parametrize("second", ["one action", "at least one action"])
def test_at_least_one_of_each_is_among_them(second: str) -> None:
    both = "there is at least one minion among them and there is at least one action among them"
    said = f"{SHOWN} If there is at least one minion and {second} among them, draw all three."
    assert same(said, f"{SHOWN} If {both}, draw all three.", "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            f"{SPENT} For every two you discard, draw a card.",
            f"{SPENT} For every two cards you discarded, draw a card.",
        ),
        (
            f"{SPENT} Draw a card for every two you discard.",
            f"{SPENT} Draw a card for every two cards you discarded.",
        ),
        (f"{SPENT} For each one you discard, draw a card.", f"{SPENT} For each card you discarded, draw a card."),
        (
            "Place any number of cards from your discard pile in the box. For every three you place there, draw a card.",  # noqa: E501
            "Place any number of cards from your discard pile in the box. For every three cards you placed, draw a card.",  # noqa: E501
        ),
        (
            "Destroy any number of your minions. Gain 1 VP for every two you destroyed this way.",
            "Destroy any number of your minions. Gain 1 VP for every two minions you destroyed.",
        ),
    ],
)
def test_for_every_two_that_were_done(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize("sort", ["minions", "actions"])
@pytest.mark.parametrize("any_such", ["any", "any more"])
def test_any_of_what_was_asked_for(sort: str, any_such: str) -> None:
    first = f"Talent: If you played no {sort} this turn, draw a card."
    assert same(
        f"{first} You cannot play {any_such} this turn.", f"{first} You cannot play {sort} this turn.", "minion"
    )


@pytest.mark.parametrize(
    "text", ["Draw a card. You cannot play any this turn.", "Draw a card. For every two you destroyed, draw a card."]
)
def test_any_of_what(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("card", ["minion", "action"])
@pytest.mark.parametrize("played", ["this {} was played", "you played this {}"])
@pytest.mark.parametrize("pile", ["discard pile", "hand"])
def test_done_instead_by_how_it_was_played(card: str, played: str, pile: str) -> None:
    asked = f"If {played.format(card)} from your {pile}, draw three cards"
    assert same(f"Draw a card. {asked} instead.", f"{asked}. Otherwise, draw a card.", card)
