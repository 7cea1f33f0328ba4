"""What is given so that something is not done, lists of what cannot be, and small turns of "
"phrase about whose cards."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

NEXT = "Until the start of your turn"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Talent: Destroy a minion of power 2 or less here, unless its controller lets you draw a card.",
            "Talent: Choose a minion of power 2 or less here. Its controller may have you draw a card. If "
            "they do not, "
            "destroy it.",
            "minion",
        ),
        (
            "Destroy a minion unless its controller has you draw two cards.",
            "Choose a minion. Its controller may have you draw two cards. If they do not, destroy it.",
            "action",
        ),
        (
            "Destroy a minion, unless its controller gives you a card of their choice from their hand.",
            "Destroy a minion unless its controller places a card from their hand into your hand.",
            "action",
        ),
        (
            f"Choose a minion. {NEXT}, it cannot move, use Talents, or be affected by its controller's cards.",
            f"Choose a minion. {NEXT}, it cannot be moved and cannot use Talents and cannot be affected by its "
            "controller's cards.",
            "action",
        ),
        (
            "Take control of a minion that has one of your actions on it until the end of the turn.",
            "Take control of a minion with one of your actions on it until the end of the turn.",
            "action",
        ),
        (
            "Give a minion that has an action on it +2 power until the end of the turn.",
            "Give a minion with an action on it +2 power until the end of the turn.",
            "action",
        ),
        (
            "Choose two minions that have the same power and are on the same base. Destroy one of them.",
            "Choose two minions with the same power on the same base. Destroy one of them.",
            "action",
        ),
        (
            "Destroy a minion that has no action on it and is on a base where you have a minion.",
            "Destroy a minion with no action on it on a base where you have a minion.",
            "action",
        ),
        (
            "Play on a minion. Ongoing: This minion has +2 power, but only during turns in which its controller has "
            "played an action.",
            "Play on a minion. Ongoing: This minion has +2 power while its controller has played an action "
            "this turn.",
            "action",
        ),
        (
            "Choose a base. Each player with a minion elsewhere must move one of their minions to there.",
            "Choose a base. Each player must move one of their minions to there.",
            "action",
        ),
        (
            "Ongoing: A player who takes control of an action on this minion takes control of this minion too.",
            "Ongoing: When a player takes control of an action on this minion, that player takes control of "
            "this minion.",
            "minion",
        ),
        (
            "Play on a base. Ongoing: While you have a minion here, other players' cards cannot make you discard.",
            "Play on a base. Ongoing: While you have a minion here, cards in your hand cannot be discarded by other "
            "players' cards.",
            "action",
        ),
        (
            "While you have a minion here, other players' cards cannot affect your discard pile.",
            "While you have a minion here, other players' cards cannot affect cards in your discard pile.",
            "base",
        ),
        (
            "Play on a base. Ongoing: Your hand is not affected by other players' cards.",
            "Play on a base. Ongoing: Cards in your hand are not affected by other players' cards.",
            "action",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Return a minion to its owner's hand unless its controller lets you draw a card.",
        "Each player with a minion elsewhere draws a card.",
        "Ongoing: A player who plays an action here draws a card and discards a card too.",
        "Ongoing: Other players' cards cannot make you discard your hand.",
    ],
)
def test_what_else_might_be_meant_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")
