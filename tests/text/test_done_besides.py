"""What is done besides, if something is so; what is done instead, all of it."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

DEEDS = ["draw a card", "destroy a minion here", "each other player discards a card"]


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("joint", [", and if", ", but if", " and, if"])
@pytest.mark.parametrize("condition", ["you have another minion here", "you have no cards in hand"])
def test_what_is_done_besides_if_something_is_so(deed: str, joint: str, condition: str) -> None:
    begun = deed[0].upper() + deed[1:]
    for lead in ("{}", "Talent: {}", "Ongoing: After you play an action, {}"):
        first = lead.format(deed if lead.endswith(", {}") else begun)
        text = f"{first}{joint} {condition}, gain 1 VP."
        assert same(text, f"{first}. If {condition}, gain 1 VP.", "minion")
    assert is_said_again(text, "minion")


def test_it_is_what_was_spoken_of() -> None:
    text = "Give a minion here -2 power until the end of the turn, and if it has 0 power, destroy it."
    apart = "Give a minion here -2 power until the end of the turn. If it has 0 power, destroy it."
    assert same(text, apart, "minion")
    assert same(
        "You may destroy a minion here, and if you do, draw a card.",
        "You may destroy a minion here. If you do, draw a card.",
        "minion",
    )


@pytest.mark.parametrize(
    "text",
    [
        "If you have a titan, draw a card, and if you have another minion here, gain 1 VP.",
        "You may draw a card, and if you have another minion here, discard a card.",
        "Until the end of the turn, draw a card after you play a minion, and if you have a titan, gain 1 VP.",
    ],
)
def test_of_what_the_second_part_depends_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


WOULD = "Ongoing: If one of your minions here would be destroyed, "


@pytest.mark.parametrize("price", ["destroy this minion", "discard a card", "place this minion in your hand"])
@pytest.mark.parametrize(
    "text",
    [
        "you may {} instead, then draw a card.",
        "you may {} instead, and then draw a card.",
        "you may instead {}, then draw a card.",
        "you may {} instead. If you do, draw a card.",
        "you may {} instead. If you do, you draw a card.",
    ],
)
def test_all_of_it_is_done_instead_or_nothing(price: str, text: str) -> None:
    assert same(WOULD + text.format(price), f"{WOULD}you may {price} and then draw a card instead.", "minion")


def test_whoever_may_do_the_one_does_the_other() -> None:
    theirs = "After a minion here is destroyed, its owner may place it in their hand instead. If they do, {}."
    long = "After a minion here is destroyed, its owner may place it in their hand and then discard a card instead."
    assert same(theirs.format("they discard a card"), long, "base")
    assert "that player discards one card" in told(theirs.format("discard a card"), "base")
    with pytest.raises(TextError):
        read(theirs.format("they may discard a card"), type="base")


def test_more_than_two_things_are_done_together() -> None:
    text = f"{WOULD}you may destroy this minion instead. If you do, discard a card, then draw a card."
    long = f"{WOULD}you may destroy this minion and discard a card and draw a card instead."
    assert same(text, long, "minion")
