"""What is paid for something, told behind it; what is so while either holds; such ones, and the talent just named."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

UNTIL = "until the end of the turn"
TITAN = "Special: On your turn, you may"
ACTIONS = "a base where you have two or more actions"
TALENT = "Choose another minion here that has a talent. Until the start of your next turn, this minion"
WEAK = f"Choose a base. Each minion there gets -1 power {UNTIL}. Destroy each"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            f"{TITAN} play this titan on {ACTIONS} by discarding an action from your hand.",
            f"{TITAN} discard an action from your hand to play this titan on {ACTIONS}.",
            "titan",
        ),
        (
            "You may move a minion to another base by destroying one of your actions.",
            "You may destroy one of your actions to move a minion to another base.",
            "action",
        ),
        (
            "Talent: You may move this minion to another base by removing a +1 power counter from it.",
            "Talent: You may remove a +1 power counter from this minion to move this minion to another base.",
            "minion",
        ),
        (
            "Each other player may draw a card by discarding two cards.",
            "Each other player may discard two cards to draw a card.",
            "action",
        ),
        (
            "Ongoing: This minion has +2 power while you have an action here or while you have a titan here.",
            "Ongoing: While you have an action or a titan here, this minion has +2 power.",
            "minion",
        ),
        (f"{TALENT} also has that talent.", f"{TALENT} has the talent of that minion.", "minion"),
        (
            "Talent: Use the talent of one of your minions here as if it were this titan's.",
            "Talent: Use the talent of one of your minions here as if it were on this titan.",
            "titan",
        ),
        (f"{WEAK} such minion with power 0.", f"{WEAK} of those minions with power 0.", "action"),
        (
            "Talent: Discard a card to destroy a minion of power 2 or less or to draw a card.",
            "Talent: Discard a card to destroy a minion of power 2 or less or draw a card.",
            "minion",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Choose another minion here. Until the end of the turn, this minion has that talent.", "minion"),
        ("Ongoing: After a card is discarded, draw a card by discarding a card.", "minion"),
        ("You may draw a card and gain 1 VP by discarding a card.", "action"),  # both of them, or the VP alone?
        ("Destroy each such minion.", "action"),
        ("You may move a minion to another base by removing a +1 power counter from it.", "action"),  # from which?
    ],
)
def test_what_is_not_said_is_not_guessed(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("You may move a minion to another base by destroying one of your actions.", "action"),
        (f"{TALENT} also has that talent.", "minion"),
        (
            "Ongoing: This minion has +2 power while you have an action here or while it is your only minion here.",
            "minion",
        ),
        ("Ongoing: Other players cannot place +1 power counters on minions here.", "minion"),
        ("Choose a minion. If it has an action or a +1 power counter on it, destroy it.", "action"),
        (f"{WEAK} such minion with power 0.", "action"),
    ],
)
def test_it_is_printed_so_that_it_is_read_again(text: str, card: str) -> None:
    assert is_said_again(text, card)
