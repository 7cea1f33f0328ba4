"""Abilities that say OR, both parts of which are used; and those that would trigger from an event."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card
from tests.text.plain_meaning import told
from tests.text.test_errors import read

from smashrules.engine import missing
from smashrules.text.reading.errors import TextError

BOTH = "Ongoing: When you use an ability that says OR, you may use both parts of that ability in any order."
WOULD = "Trigger all abilities that would trigger when you play an action."


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Ongoing: When you use an ability that says OR, you may use both parts in any order.", BOTH),
        ("Ongoing: When you use an ability with the word OR, you may use both options of it in any order.", BOTH),
        ("Trigger each ability that would trigger from you playing an action.", WOULD),
        ("Trigger each ability that would trigger from playing an action.", WOULD),
        (
            "Trigger all abilities that would trigger from another player destroying a minion.",
            "Trigger all abilities that would trigger when another player destroys a minion.",
        ),
    ],
)
def test_the_same_said_otherwise(text: str, same: str) -> None:
    assert read(text, type="minion").tree == read(same, type="minion").tree


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (BOTH, "you use A (every part of it) in an order of your choice"),
        (BOTH.replace(" in any order", ""), "you use A (every part of it)\n"),
        (
            "Ongoing: After another player uses an ability that says OR, draw a card.",
            "one player other than you uses one ability in which there is a choice between parts",
        ),
        (WOULD, "you trigger every ability that waits for this: you play one action"),
        (
            "Trigger your abilities that would trigger when a minion here is destroyed.",
            "every ability controlled by you that waits for this: one minion in play at the base this card is at is"
            " destroyed",
        ),
        (
            "Ongoing: When you use an ability that says OR, you may use that ability again.",
            "you use A (once more than the rules allow)",
        ),
    ],
)
def test_which_abilities_and_what_becomes_of_them(text: str, words: str) -> None:
    assert words in told(text, "minion") + "\n"


@pytest.mark.parametrize(
    "text",
    [
        "Trigger all abilities.",
        "Use both parts in any order.",
        "Ongoing: After you play an action, you may use both parts of it.",
        "Cancel all abilities that would trigger when you play an action.",
        "Ongoing: Cancel all abilities that say OR.",
        "Trigger all abilities that would trigger at the start of your turn.",
        "Trigger all abilities that would have triggered when you played an action.",
        "Trigger all abilities of the minion that would trigger when you play an action.",
    ],
)
def test_what_is_said_of_no_such_ability(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize("text", [BOTH, WOULD])
def test_no_game_plays_them_yet(text: str) -> None:
    assert missing(card("Echo", "minion", text))
