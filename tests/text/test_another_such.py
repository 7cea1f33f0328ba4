"""Another one of the kind that the same was done to before, and a talent that is used again."""

from __future__ import annotations

import pytest
from tests.text.worded import same

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


@pytest.mark.parametrize("second", ["a second one", "a second", "a second minion of power 2 or less"])
@pytest.mark.parametrize("card", ["action", "minion"])
def test_a_second_one_is_one_more_of_what_is_gone_by_then(second: str, card: str) -> None:
    text = "Destroy a minion of power 2 or less. If you have no cards in hand, destroy {}."
    assert same(text.format(second), text.format("a minion of power 2 or less"), card)


@pytest.mark.parametrize("card", ["action", "minion"])
@pytest.mark.parametrize(
    ("short", "long"),
    [
        (
            "Move one of your minions to another base. You may move a second one there.",
            "Move one of your minions to another base. "
            "You may move one of your minions other than that minion there.",
        ),
        (
            "Move a minion to another base. You may move a second minion to another base.",
            "Move a minion to another base. You may move a minion other than that minion to another base.",
        ),
        (
            "Return a minion to its owner's hand. You may return a second one.",
            "Return a minion to its owner's hand. You may return a minion to its owner's hand.",
        ),
        (
            "Place a +1 power counter on one of your minions. "
            "If you have no cards in hand, place a second one on it.",
            "Place a +1 power counter on one of your minions. If you have no cards in hand, place a +1 power counter "
            "on it.",
        ),
        (
            "Play an extra minion of power 2 or less. If it is your only minion, you may play a second one.",
            "Play an extra minion of power 2 or less. If it is your only minion, you may play an extra minion of "
            "power 2 or less.",
        ),
    ],
)
def test_a_second_one_is_another_than_the_first(short: str, long: str, card: str) -> None:
    assert same(short, long, card)


@pytest.mark.parametrize("another", ["another", "a second one"])
@pytest.mark.parametrize("card", ["action"])
def test_the_second_goes_where_the_first_went(another: str, card: str) -> None:
    text = "Play on a base. Talent: Move a minion from another base to here. You may move {}."
    whole = {"another": "another minion", "a second one": "a minion other than that minion"}[another]
    assert same(text.format(another), text.format(f"{whole} from another base to here"), card)


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a second one.",
        "Destroy a minion. You may destroy a third one.",
        "Destroy a minion. You may draw a second one.",
        "Destroy two minions. You may destroy a second one.",
        "Move a minion to another base. You may move a second time.",
    ],
)
def test_a_second_one_of_nothing_said_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("alike", ["with the same power", "of the same power", "with the same printed power"])
@pytest.mark.parametrize(
    ("first", "said", "meant"),
    [
        ("Move one of your minions to another base. ", "You may move another {} there as well.",
         "You may move another of your minions {} there."),
        ("Destroy a minion. ", "Then destroy another {}.", "Then destroy another minion {}."),
        ("Destroy a minion. ", "You may destroy another one {}.", "You may destroy another minion {}."),
    ],
)  # fmt: skip
def test_another_that_is_alike(first: str, said: str, meant: str, alike: str) -> None:
    assert same(first + said.format(alike), first + meant.format(alike), "action")
