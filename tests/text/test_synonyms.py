"""Different words for the same thing give the same tree, and things that only look alike do not."""

from __future__ import annotations

import pytest

from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text

SAME = [
    ("You may destroy a minion here.", "You may destroy a character on this base."),
    ("Return each minion here to its owner's hand.", "Return each minion on this base to its owner's hand."),
    ("Destroy each of your minions.", "Destroy all of your minions."),
    ("Place a card from your discard pile in your hand.", "Place a card from your discard pile into your hand."),
    ("Draw a card.", "Draw one card."),
    ("Destroy one of your minions.", "Destroy a minion of yours."),
    ("Move another minion here to another base.", "Move another minion here to a base other than this one."),
    (
        "Transfer a +1 power counter from this minion to one of your other minions.",
        "Move a +1 power counter from this minion to another of your minions.",
    ),
    (
        "Ongoing: At the end of your turn, if this minion has not been moved this turn, draw a card.",
        "Ongoing: At the end of your turn, if this minion did not move this turn, draw a card.",
    ),
]
DIFFERENT = [
    ("Move a minion here to another base.", "Move a minion from another base to here."),
    ("Destroy one of your minions.", "Destroy each of your minions."),
    ("Draw two cards.", "Discard two cards."),
    ("You may draw a card.", "Draw a card."),
    (
        "Until the start of your turn, each minion here has +1 power.",
        "Each minion here gains +1 power until the start of your turn.",
    ),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_synonyms(one: str, other: str) -> None:
    tree = read(one, type="minion").tree
    assert read(other, type="minion").tree == tree
    assert to_text(read(other, type="minion").tree, type="minion") == one


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_look_alikes(one: str, other: str) -> None:
    assert read(one, type="minion").tree != read(other, type="minion").tree


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Minions here gain +1 power until the turn is over.",
            "Minions here gain +1 power until the end of the turn.",
        ),
        (
            "Your minions gain +1 power until your next turn is over.",
            "Your minions gain +1 power until the end of your next turn.",
        ),
        (
            "Choose a number. Destroy each minion with exactly that much power.",
            "Choose a number. Destroy each minion with power equal to that number.",
        ),
        (
            "Destroy a minion. Each minion there with less power than it had gets -2 power until the turn is over.",
            "Destroy a minion. Each minion there with less power than it gains -2 power until the end of the turn.",
        ),
        ("Destroy each action here and on minions here.", "Destroy each action on this base or on minions here."),
    ],
)
def test_turns_of_phrase(said: str, meant: str) -> None:
    assert read(said, type="minion").tree == read(meant, type="minion").tree
