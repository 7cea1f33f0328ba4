"""A card of the same type as another one, or of the type of the one card that was named."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

DISCARD = "Discard a card."


@pytest.mark.parametrize("like", ["of the same type", "with the same type", "of that type", "that shares its type"])
@pytest.mark.parametrize(
    "deed",
    ["Play a card {} as an extra card.", "Each other player discards a card {}.", "You may discard a card {}."],
)
def test_of_the_type_of_the_one_card(like: str, deed: str) -> None:
    text = f"{DISCARD} {deed.format(like)}"
    assert "of the same type as A" in told(text, "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize("first", ["Discard a card.", "Reveal the top card of your deck.", "Choose a minion."])
def test_whatever_was_done_with_it(first: str) -> None:
    assert same(f"{first} Discard a card of that type.", f"{first} Discard a card of the same type.", "action")


@pytest.mark.parametrize("card", ["that card", "it"])
def test_the_card_is_named(card: str) -> None:
    text = f"Reveal the top card of your deck. Discard a card of the same type as {card}."
    assert "you discard one card from the hand of the same type as A" in told(text, "action")
    assert is_said_again(text, "action")


def test_a_card_is_not_asked_about_its_own_type() -> None:
    text = f"{DISCARD} Reveal the top card of your deck. If it is of the same type, draw it."
    assert "if B is one card of the same type as A" in told(text, "action")


def test_it_is_paid_to_have_another_player_do_so() -> None:
    text = "Look at another player's hand. You may discard a card to have them discard a card of the same type."
    assert "A discards one card from the hand of the same type as B" in told(text, "minion")


def test_a_type_that_was_chosen_is_that_type() -> None:
    assert "of the type A" in told("Choose a card type. Discard a card of that type.", "action")


@pytest.mark.parametrize(
    "text",
    [
        "Discard two cards. Play a card of the same type as an extra card.",
        "Discard two cards. Play a card of that type as an extra card.",
        "Discard a card of the same type.",
        "Reveal the top card of your deck. If it is of the same type, draw it.",
        "Discard a card. Destroy a minion. Draw a card of that type.",
    ],
)
def test_of_which_type(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
