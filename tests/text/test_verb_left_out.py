"""What is said once of things that go different ways, or are at different places: a verb, a noun, a choice."""

from __future__ import annotations

from itertools import product

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import AmbiguousTextError, TextError
from smashrules.text.reading.reading import read

ELSEWHERE = "Choose one of your minions on another base."
TWO = "Choose two minions."
LOOK = "Look at the top three cards of your deck."
BASE = "Choose a base."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            f"{ELSEWHERE} Move it to here and this minion to there.",
            f"{ELSEWHERE} Move it to here and move this minion there.",
        ),
        (
            f"{ELSEWHERE} Move it here and this minion there.",
            f"{ELSEWHERE} Move it to here and move this minion there.",
        ),
        (
            f"{TWO} Move one to here and the other to another base.",
            f"{TWO} Move one of them to here and move the other to another base.",
        ),
        (
            f"{TWO} Shuffle one into its owner's deck and the other into your deck.",
            f"{TWO} Shuffle one of them into its owner's deck and shuffle the other into your deck.",
        ),
        (
            f"{LOOK} Return one to your hand, one to the top of your deck, and the rest to the bottom.",
            f"{LOOK} Return one of them to your hand, return one of them to the top of your deck, and return the rest"
            " to the bottom of your deck.",
        ),
        (
            "Return a minion to its owner's hand and an action on it to its owner's hand.",
            "Return a minion to its owner's hand and return an action on it to its owner's hand.",
        ),
        (
            f"{TWO} Place a +1 power counter on one of them and two on the other.",
            f"{TWO} Place a +1 power counter on one of them and place two +1 power counters on the other.",
        ),
        (f"{BASE} Destroy a minion here and one there.", f"{BASE} Destroy a minion here and a minion there."),
        (f"{BASE} Destroy a minion here and two there.", f"{BASE} Destroy a minion here and two minions there."),
        (
            f"{BASE} Destroy one of your minions here and another there.",
            f"{BASE} Destroy one of your minions here and another of your minions there.",
        ),
        (
            "Destroy a minion on this base and one on another.",
            "Destroy a minion on this base and a minion on another base.",
        ),
        (
            f"{BASE} Place a +1 power counter on one of your minions here and one there.",
            f"{BASE} Place a +1 power counter on one of your minions here and one of your minions there.",
        ),
        (
            "Choose a minion and a base. Move the minion to the base.",
            "Choose a minion and choose a base. Move that minion to that base.",
        ),
    ],
)
def test_the_verb_is_said_of_each(said: str, meant: str) -> None:
    assert same(said, meant, "minion")
    assert is_said_again(said, "minion")


GOES = [
    ("here", "there"),
    ("to here", "to another base"),
    ("to another base", "to here"),
    ("to that base", "to here"),
]
FIRST = ["it", "this minion", "a minion there", "one of your minions there"]
SECOND = ["this minion", "an action", "one of your actions", "a minion of power 2 or less"]


@pytest.mark.parametrize(("one", "other"), [each for each in product(FIRST, SECOND) if each[0] != each[1]])
def test_things_go_two_ways(one: str, other: str) -> None:
    for first, second in GOES[1:]:
        said = f"Choose a minion on another base. Move {one} {first} and {other} {second}."
        assert same(said, said.replace(" and ", " and move "), "minion")


@pytest.mark.parametrize("first", ["a minion", "an action", "one of your minions", "two minions"])
@pytest.mark.parametrize("other", ["one", "another", "two"])
@pytest.mark.parametrize("places", [("here", "there"), ("there", "here"), ("here", "on another base")])
def test_things_are_at_two_places(first: str, other: str, places: tuple[str, str]) -> None:
    assert is_said_again(f"{BASE} Destroy {first} {places[0]} and {other} {places[1]}.", "minion")


@pytest.mark.parametrize(
    "said",
    [
        "Destroy a minion here and an action there.",  # here is not there
        "Return one of your minions here and one of your actions there to your hand.",
        "Destroy an action on this minion and on another minion.",  # one on either, or one on each
    ],
)
def test_what_is_open_is_refused(said: str) -> None:
    with pytest.raises(TextError):
        read(said, type="minion")


def test_which_of_them_goes_second_may_be_open() -> None:
    with pytest.raises(AmbiguousTextError):
        read("Choose a minion on another base. Move this minion to there and it to here.", type="minion")
