"""Deeds told by a looser word: what is placed as an extra card, who must choose, what becomes of each."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    "thing",
    [
        "{} a minion from your hand here as an extra minion.",
        "{} a minion of power 2 or less from your discard pile here as an extra minion.",
        "You may {} an action from your hand as an extra action.",
    ],
)
def test_what_is_placed_as_an_extra_card_is_played(thing: str) -> None:
    words = ("Place", "Play") if thing.startswith("{") else ("place", "play")
    assert same(thing.format(words[0]), thing.format(words[1]), "minion")


def test_what_is_placed_without_being_extra_is_not_played() -> None:
    text = "Place one of your minions on another base and play a minion as an extra minion."
    assert not same(text, text.replace("Place", "Play").replace("one of your minions", "a minion"), "minion")


def test_what_is_placed_to_play_another_is_placed() -> None:
    text = "Place a minion on the bottom of its owner's deck to play a minion off the top of your deck"
    text += " as an extra minion."
    assert read(text, type="action")


@pytest.mark.parametrize(
    ("who", "plainly"),
    [
        ("Choose another player. They must choose", "Choose another player. They choose"),
        ("Choose another player. That player must choose", "Choose another player. That player chooses"),
        ("Each other player must choose", "Each other player chooses"),
    ],
)
@pytest.mark.parametrize("options", ["draw a card or discard a card", "discard a card, or you draw a card"])
def test_who_must_choose_chooses(who: str, plainly: str, options: str) -> None:
    assert same(f"{who} one: {options}.", f"{plainly} one: {options}.", "action")


@pytest.mark.parametrize(
    ("those", "one"),
    [
        ("Minions destroyed here", "When a minion here is destroyed"),
        ("Minions that are destroyed here", "When a minion here is destroyed"),
        ("All minions destroyed here", "When a minion here is destroyed"),
        ("Your minions destroyed here", "When one of your minions here is destroyed"),
        ("Actions destroyed here", "When an action here is destroyed"),
    ],
)
@pytest.mark.parametrize(
    ("are", "it"),
    [
        ("are placed on the bottom of their owners' decks", "place it on the bottom of its owner's deck"),
        ("are returned to their owners' hands", "return it to its owner's hand"),
        ("go to their owners' hands", "place it in its owner's hand"),
    ],
)
def test_what_becomes_of_each_that_is_destroyed(those: str, one: str, are: str, it: str) -> None:
    text = f"{those} {are} instead of the discard pile."
    assert same(text, f"{one}, {it} instead of the discard pile.", "base")
    assert is_said_again(text, "base")


@pytest.mark.parametrize(
    "text",
    [
        "Minions destroyed are placed on the bottom of their owners' decks instead of the discard pile.",
        "Minions destroyed here are placed in their owners' discard piles.",
        "A minion destroyed here are placed on the bottom of their owners' decks instead of the discard pile.",
    ],
)
def test_where_and_instead_of_what(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="base")
