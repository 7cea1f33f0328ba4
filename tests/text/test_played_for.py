"""What a card is played for, where its Special says first when; what is taken whoever owns it, and wherever it is."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.test_errors import read

from smashrules.text.reading.errors import TextError

EVEN = "Return an action from play or stasis to your hand even if another player owns it."


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Special: Play before a base scores to draw a card.", "Special: Play before a base scores. Draw a card."),
        ("Special: Play at the start of your turn to draw a card.",
         "Special: Play at the start of your turn. Draw a card."),
        ("Special: Play when a minion would be destroyed to move it to another base instead.",
         "Special: If a minion would be destroyed, move it to another base instead."),
        ("Special: Play after your action goes to the discard pile to place it in your hand instead.",
         "Special: After one of your actions goes to the discard pile, place it in your hand."),
        ("Special: Play when treasures are distributed from this base to draw two of those treasures instead.",
         "Special: If treasures would be drawn when this base scores, draw two of those treasures instead."),
        ("Return an action in play to your hand (even if another player owns it or it is in stasis).", EVEN),
        ("Return an action to your hand, even if it is in stasis or you do not own it.", EVEN),
        ("Return an action to your hand (even if another player owns it).",
         "Return an action to your hand even if another player owns it."),
    ],
)  # fmt: skip
def test_the_same_said_otherwise(text: str, same: str) -> None:
    assert read(text, type="action").tree == read(same, type="action").tree


def test_it_is_not_the_same_as_its_owners_hand() -> None:
    assert "you return one action from play or stasis to your hand (to that very pile, whoever owns it)" in told(EVEN)
    assert read(EVEN, type="action").tree != read(EVEN.partition(" even")[0] + ".", type="action").tree


def test_of_several_treasures_one_is_taken() -> None:
    told_so = told("Special: If treasures would be drawn when a base scores, draw one of those treasures instead.")

    assert "it happens to the others alone" in told_so
    assert "you draw one treasure that is among A" in told_so


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("action", "Play when a minion is destroyed to draw a card."),  # under no label it is played at once
        ("minion", "Special: Play before a base scores to draw a card."),  # is the minion played
        ("action", "Special: Play after another player discards a card to draw a card to play an action."),
        ("action", "Special: Play to draw a card."),
        ("action", "Special: When treasures are distributed from a base, draw a card."),
        ("action", "Return a minion to its owner's hand even if another player owns it."),
        ("action", "Return a minion to your hand (even if it has counters)."),
        ("action", "Return two minions to your hand (even if they are in stasis)."),
        ("action", "Destroy a minion (even if another player owns it)."),
    ],
)
def test_what_is_refused(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)
