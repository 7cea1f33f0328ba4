"""Hands, and top cards of decks, that lie open for all to see."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

_WHO = [
    ("each other player plays with their", "the {} of each other player"),
    ("other players play with their", "the {} of each other player"),
    ("all players play with their", "the {} of each player"),
    ("each player with a minion here plays with his or her", "the {} of each player with a minion here"),
    ("you play with your", "your {}"),
    ("each opponent must play with their", "the {} of each other player"),
    ("each other player keeps their", "the {} of each other player"),
]


@pytest.mark.parametrize(("who", "whose"), _WHO)
@pytest.mark.parametrize("open_", ["revealed", "face up"])
def test_a_hand_that_is_revealed_is_face_up(who: str, whose: str, open_: str) -> None:
    text = f"Ongoing: While this minion is here, {who} hand {open_}."
    assert same(text, f"Ongoing: While this minion is here, {whose.format('hand')} is face up.", "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize(
    ("who", "whose"),
    [
        ("You play with the top card of your deck", "The top card of your deck"),
        ("Each other player keeps the top card of their deck", "The top card of the deck of each other player"),
        ("Players keep the top cards of their decks", "The top card of the deck of each player"),
    ],
)
def test_the_top_card_of_a_deck(who: str, whose: str) -> None:
    assert same(f"Ongoing: {who} face up.", f"Ongoing: {whose} is face up.", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "They play with their hand revealed until the end of their next turn.",
            "Their hand is face up until the end of their next turn.",
        ),
        (
            "That player plays with their hand revealed until the start of your next turn.",
            "That player's hand is face up until the start of your next turn.",
        ),
    ],
)
def test_of_a_player_who_was_chosen_for_a_time(said: str, meant: str) -> None:
    assert same(f"Choose another player. {said}", f"Choose another player. {meant}", "action")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: Your deck is face up.",
        "Ongoing: You may play with your hand revealed.",
        "Ongoing: Two players play with their hands revealed.",
        "Ongoing: Each player plays with their minions revealed.",
        "You play with your hand revealed.",
    ],
)
def test_what_is_not_said_to_lie_open(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
