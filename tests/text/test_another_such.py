"""Another one of the kind that the same was done to before, and a talent that is used again."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("short", "long"),
    [
        (
            "Destroy a minion of power 2 or less. If you have no minions, destroy another.",
            "Destroy a minion of power 2 or less. If you have no minions, destroy another minion of power 2 or less.",
        ),
        (
            "Draw a card. If you have no minions in play, draw another.",
            "Draw a card. If you have no minions in play, draw a card.",
        ),
        (
            "Play an extra minion. If it has power 2 or less, play another one.",
            "Play an extra minion. If it has power 2 or less, play another extra minion.",
        ),
        (
            "Discard a card. You may discard another to draw a card.",
            "Discard a card. You may discard another card to draw a card.",
        ),
        (
            "Place a +1 power counter on a minion. If it is yours, place another on it.",
            "Place a +1 power counter on a minion. If it is yours, place another +1 power counter on it.",
        ),
        (
            "Move one of your minions to another base. You may move another there.",
            "Move one of your minions to another base. You may move another of your minions there.",
        ),
    ],
)
def test_another_is_another_of_what_the_same_was_done_to(short: str, long: str) -> None:
    assert read(short, type="action").tree == read(long, type="action").tree


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. Destroy another.",  # another what?
        "Destroy all minions on a base. Destroy another.",
        "Destroy another.",
    ],
)
def test_another_of_what_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("again", ["again", "one additional time", "one extra time", "a second time"])
def test_a_talent_is_used_again(again: str) -> None:
    text = "Talent: Choose another of your minions here. You may use its talent {} this turn."
    one = read(text.format(again), type="minion").tree
    assert one == read(text.format("an extra time"), type="minion").tree


@pytest.mark.parametrize(
    "power", ["of the same power or less", "with the same power or less", "of the same or lower power"]
)
def test_the_same_power_or_less(power: str) -> None:
    play = "Destroy a minion. You may play an extra minion {}."
    assert (
        read(play.format(power), type="action").tree
        == read(play.format("of equal or lower power"), type="action").tree
    )


def test_another_where_is_another_base_where() -> None:
    move = "Move any number of your minions from a base to another{} where you have a minion."
    assert read(move.format(""), type="action").tree == read(move.format(" base"), type="action").tree


def test_for_each_of_those_just_spoken_of() -> None:
    gains = "Talent: Discard any number of cards. This minion gains +1 power for each{} until the end of the turn."
    assert read(gains.format(""), type="minion").tree == read(gains.format(" of them"), type="minion").tree
