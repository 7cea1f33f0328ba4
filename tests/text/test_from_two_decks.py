"""Cards off two decks that are looked at as one: each goes to its own deck, one is drawn, they are swapped."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

BOTH = "the top card of your deck and the top card of another player's deck"


@pytest.mark.parametrize("seen", ["Look at", "Reveal"])
@pytest.mark.parametrize(
    "deck", ["another player's deck", "of another player's deck", "that of another player's deck"]
)
def test_the_top_is_told_once(deck: str, seen: str) -> None:
    rest = "Draw one of them."
    assert same(f"{seen} the top card of your deck and {deck}. {rest}", f"{seen} {BOTH}. {rest}", "action")


def test_the_base_deck_has_a_top_too() -> None:
    short = "Look at the top card of your deck and the base deck."
    assert same(short, "Look at the top card of your deck and the top card of the base deck.", "action")


def test_a_hand_has_none() -> None:
    said = told("Look at the top card of your deck and another player's hand.", "action")
    assert "you look at the hand of one player other than you" in said


@pytest.mark.parametrize("seen", ["Look at", "Reveal"])
@pytest.mark.parametrize("which", ["Place each", "Place each of them", "You may place each of them"])
@pytest.mark.parametrize("deck", ["its deck", "its owner's deck"])
def test_each_goes_to_the_deck_of_its_owner(deck: str, which: str, seen: str) -> None:
    said = told(f"{seen} {BOTH}. {which} on the bottom of {deck}.", "action")
    assert "to the bottom of the deck of " in said
    assert "'s owner" in said


def test_where_each_of_them_goes_is_chosen_by_itself() -> None:
    said = told(f"Look at {BOTH}. Place each on the top or bottom of its deck.", "action")
    assert "once for each of every card that is among A together with B [C]:" in said
    assert "either the top of the deck of C's owner or the bottom of the deck of C's owner" in said


@pytest.mark.parametrize("swap", ["Swap them.", "You may swap them."])
def test_they_are_swapped(swap: str) -> None:
    said = told(f"Look at {BOTH}. {swap}", "action")
    assert "you swap one card that is among A together with B [C] with one card other than C" in said


def test_the_base_deck_is_nobodys() -> None:
    text = "Look at the top card of your deck and the top card of the base deck. Place each of them on its deck."
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("whose", ["another player's deck", "the base deck", "any deck"])
@pytest.mark.parametrize("them", ["put them back in any order", "return them in any order"])
def test_they_go_back_to_the_deck_they_came_from(them: str, whose: str) -> None:
    said = told(f"Look at the top three cards of {whose} and {them}.", "action")
    assert "you return A in an order of your choice" in said


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("your deck or your hand", "your deck or look at your hand"),
        ("another player's hand or deck", "another player's hand or look at another player's deck"),
        ("another player's hand, or at all buried cards here",
         "another player's hand or look at all buried cards here"),
        ("the top card of your deck or another player's deck",
         "the top card of your deck or look at the top card of another player's deck"),
    ],
)  # fmt: skip
def test_one_or_the_other_is_looked_at(said: str, meant: str) -> None:
    assert same(f"Look at {said}.", f"Look at {meant}.", "minion")
    assert "you choose one of these" in told(f"Look at {said}.", "minion")


@pytest.mark.parametrize("deed", ["Draw it", "Discard it", "Place it on the bottom of its owner's deck"])
@pytest.mark.parametrize("seen", ["Look at", "Reveal"])
def test_it_is_the_one_that_was_chosen(seen: str, deed: str) -> None:
    said = told(f"{seen} the top card of each player's deck. Choose one of them. {deed}.", "action")
    assert "you choose one card that is among A [B]" in said
    assert said.splitlines()[3].split("you ", 1)[1].split()[1].rstrip(".") == "B"


def test_its_owner_is_that_of_the_one() -> None:
    text = "Look at the bottom card of each player's deck. Swap one of them with the top card of its owner's deck."
    assert "the deck of B's owner" in told(text, "action")
