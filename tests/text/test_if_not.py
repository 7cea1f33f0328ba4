"""A condition that a sentence of its own denies, and what "it" is behind "the other"."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

REVEALED = "Reveal the top card of your deck."
TWO = "Reveal the top two cards of your deck. Place one into your hand"


def same(one: str, other: str, card: str = "action") -> bool:
    return bool(read(one, type=card).tree == read(other, type=card).tree)


@pytest.mark.parametrize(
    ("asked", "denied"),
    [
        ("it has power 3 or less", "If it does not"),
        ("it has power 3 or less", "If it doesn't"),
        ("it is a minion", "If it is not"),
        ("it is a minion", "If it isn't"),
        ("there are three or more minions here", "If there are not"),
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_what_is_denied_is_otherwise(asked: str, denied: str, first: bool) -> None:
    deed = f"If {asked}, draw a card." if first else f"Draw a card if {asked}."
    assert same(f"{REVEALED} {deed} {denied}, discard a card.", f"{REVEALED} {deed} Otherwise, discard a card.")


@pytest.mark.parametrize(
    "text",
    [
        "If it does not have power 3 or less, draw a card. If it does not, discard a card.",
        "If it is a minion, draw a card. If it does not, discard a card.",
    ],
)
def test_what_was_not_asked_is_not_denied(text: str) -> None:
    with pytest.raises(TextError):
        read(f"{REVEALED} {text}", type="action")


@pytest.mark.parametrize("asked", ["is a minion", "has power 2 or less"])
def test_it_is_the_other_that_was_spoken_of_last(asked: str) -> None:
    one = read(f"{TWO} and discard the other if it {asked}.", type="action").tree
    assert one == read(f"{TWO} and discard the other if the other {asked}.", type="action").tree
    said = told(f"{TWO}. If the other {asked}, play it as an extra minion. Otherwise, discard it.", "action")
    assert "you play those of A that are left" in said
    assert "you discard those of A that are left" in said


@pytest.mark.parametrize(
    "then", ["If it is a minion, draw a card.", "You may play it as an extra card.", "Its owner draws a card."]
)
def test_what_has_been_done_with_the_other_leaves_open_which_it_is(then: str) -> None:
    with pytest.raises(TextError):
        read(f"{TWO} and discard the other. {then}", type="action")


def test_the_other_of_two_that_were_found_is_no_other_card() -> None:
    found = "Reveal cards from the top of your deck until you reveal two minions. Place one into your hand and "
    said = told(found + "discard the other. Shuffle the rest into your deck.", "action")
    assert "have 2 minions [B] among them: cards from the top of your deck [A]" in said
    assert "and you discard those of B that are left" in said
    assert "you shuffle those of A that are left to your deck" in said
