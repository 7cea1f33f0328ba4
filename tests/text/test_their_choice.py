"""Deeds of several parts between which another player chooses; what a hand held when it was looked at."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.test_errors import read

from smashrules.text.reading.errors import TextError

ANOTHER = "Choose another player. "


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("They must discard a card and draw two cards, or destroy one of their minions.",
         "They discard a card and draw two cards, or destroy one of their minions."),
        ("They draw a card OR destroy one of their minions.", "They draw a card or destroy one of their minions."),
        ("They must have you either look at their hand and draw a minion from it, or gain 1 VP.",
         "They have you look at their hand and have you draw a minion from their hand, or have you gain 1 VP."),
        ("Look at their hand. If they have no actions, draw a card.",
         "Look at their hand. If they have no actions in their hand, draw a card."),
        ("Look at their hand. If you look at their hand and they have a minion, draw a card.",
         "Look at their hand. If they had a minion in their hand when you looked at their hand, draw a card."),
    ],
)  # fmt: skip
def test_the_same_said_otherwise(text: str, same: str) -> None:
    assert read(ANOTHER + text, type="action").tree == read(ANOTHER + same, type="action").tree


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (ANOTHER + "They discard a card and draw two cards, or destroy one of their minions.",
         ["A chooses one of these:", "(1) A discards one card from the hand", "and A draws 2 cards",
          "(2) A destroys one minion in play controlled by A"]),
        (ANOTHER + "They discard a card and draw a card, or have you draw a card.",
         ["A chooses one of these:", "(1) A discards one card from the hand", "(2) you draw a card"]),
        ("Each other player discards a card and draws two cards, or destroys one of their minions.",
         ["once for each of every player other than you [A]:", "A chooses one of these:"]),
        ("Each other player draws a card OR discards two cards OR destroys one of their minions.",
         ["A chooses one of these:", "(3) A destroys one minion in play controlled by A"]),
        (ANOTHER + "They draw a card OR you draw two cards.",
         ["you choose one of these:", "(1) A draws a card", "(2) you draw 2 cards"]),
        ("Each other player discards a card OR draw two cards.",
         ["you choose one of these:", "(1) every player other than you discards", "(2) you draw 2 cards"]),
        (ANOTHER + "You may look at their hand. If you look at their hand and they have no minions, draw a card.",
         ["if this was so, when you look at the hand of A: A has no minions in the hand of A:"]),
    ],
)  # fmt: skip
def test_who_chooses_and_who_does_it(text: str, words: list[str]) -> None:
    meaning = told(text)

    assert [each for each in words if each not in meaning] == []


def test_who_has_a_place_chooses_for_themselves() -> None:
    meaning = told("After this base scores, the winner draws a card and discards a card, or gains 1 VP.", "base")

    assert "A chooses one of these:" in meaning


@pytest.mark.parametrize(
    "text",
    [
        "They have you draw a card and play an extra action.",  # who plays it
        "They discard a card, or have you draw a card and play an extra action.",
        "They have you look at their hand and draw a card from it.",
        "Look at their hand. If they have more cards than you, draw a card.",
    ],
)
def test_what_is_not_said(text: str) -> None:
    with pytest.raises(TextError):
        read(ANOTHER + text, type="action")
