"""What two sentences say together: done for each of several things, control of two exchanged."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

BOTH = "one of your minions and another player's minion"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Destroy a minion of power 2 or less. Do this for each of your minions here.",
            "For each of your minions here, destroy a minion of power 2 or less.",
        ),
        (
            "Place a +1 power counter on one of your minions, or two if its power is 3 or less.",
            "Choose one of your minions. Place a +1 power counter on it. If its power is 3 or less, place two +1"
            " power counters on it instead.",
        ),
        ("Draw a card. Do this once for each action here.", "For each action here, draw a card."),
        (
            "Move one of your minions to another base. You may do this for each base where you have a minion.",
            "For each base where you have a minion, you may move one of your minions to another base.",
        ),
        (
            "You may discard a card to draw a card. Do this for each of your minions here.",
            "For each of your minions here, you may discard a card to draw a card.",
        ),
        (f"Choose {BOTH}. Swap control of them.", f"Exchange control of {BOTH}."),
        (
            f"You may choose {BOTH}. Exchange control of those minions until the end of the turn.",
            f"You may exchange control of {BOTH} until the end of the turn.",
        ),
        (
            f"Choose {BOTH} with the same power at the same base. Trade control of both.",
            "Exchange control of one of your minions with another player's minion with the same power at the same"
            " base.",
        ),
        (
            "Destroy two minions. Each of their controllers draws a card.",
            "Destroy two minions. Their controllers draw a card.",
        ),
        (
            "Choose up to two minions. Each of their owners may draw a card.",
            "Choose up to two minions. Their owners may draw a card.",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str) -> None:
    assert same(said, meant, "minion")
    assert is_said_again(said, "minion")


@pytest.mark.parametrize("deed", ["draw a card", "play an extra action", "place a +1 power counter on this minion"])
@pytest.mark.parametrize("thing", ["of your minions here", "action here", "base where you have a minion", "player"])
def test_a_deed_for_each_thing(deed: str, thing: str) -> None:
    assert same(f"{deed.capitalize()}. Do this for each {thing}.", f"For each {thing}, {deed}.", "minion")


@pytest.mark.parametrize(
    "said",
    [
        "Choose two minions. Swap control of them.",  # neither of them is yours
        "Draw a card. Move a minion. Do this for each action here.",  # which of the two
        "Destroy a minion. If it is an action, draw a card.",  # it is a minion
        "Destroy a minion of power 2 or less if you draw a card.",  # nobody draws any
    ],
)
def test_what_is_open_is_refused(said: str) -> None:
    with pytest.raises(TextError):
        read(said, type="minion")


def test_what_is_asked_tells_what_is_meant() -> None:
    said = "Discard a card to play an extra minion. If it is an action, draw a card."
    assert is_said_again(said, "minion")
