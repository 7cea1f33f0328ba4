"""Those who tie and are meant, those of a sort among several cards, those in a duel, and
one that is as strong as another."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text

SHOWN = "Reveal the top three cards of your deck."


def same(one: str, other: str) -> bool:
    return bool(read(one, type="action").tree == read(other, type="action").tree)


@pytest.mark.parametrize(
    "remark", ["or tied for highest", "or tied for the highest", "or is tied for it", "or tied", "including ties"]
)
def test_those_who_tie_are_meant(remark: str) -> None:
    plain = "Destroy a minion with the highest power on a base."

    assert same(f"Destroy a minion with the highest power ({remark}) on a base.", plain)
    assert same("Destroy a minion with the highest or tied for highest power on a base.", plain)


@pytest.mark.parametrize("remark", ["or tied for lowest", "or tied for most", "tied", "or the lowest"])
def test_tied_for_something_else(remark: str) -> None:
    with pytest.raises(TextError):
        read(f"Destroy a minion with the highest power ({remark}) on a base.", type="action")


@pytest.mark.parametrize(
    ("told", "plain"),
    [
        ("any number of the minions among them", "any number of minions among them"),
        ("the actions among them", "each action among them"),
        ("all of the minions among them", "each minion among them"),
        ("all the minions among them", "each minion among them"),
    ],
)
def test_those_of_a_sort(told: str, plain: str) -> None:
    assert same(f"{SHOWN} Draw {told}.", f"{SHOWN} Draw {plain}.")


@pytest.mark.parametrize(
    ("told", "plain"),
    [
        ("a dueling minion", "a minion in a duel"),
        ("one of the dueling minions", "a minion in a duel"),
        ("each dueling minion", "each minion in a duel"),
        ("both dueling minions", "each minion in a duel"),
    ],
)
def test_those_in_a_duel(told: str, plain: str) -> None:
    assert same(
        f"Give {told} -1 power until the end of the turn.", f"Give {plain} -1 power until the end of the turn."
    )


@pytest.mark.parametrize("power", ["power", "printed power"])
@pytest.mark.parametrize(
    "before", ["Choose a minion. Destroy another minion", "Destroy a minion to play an extra minion"]
)
def test_one_that_is_as_strong_as_the_one_before(before: str, power: str) -> None:
    told = f"{before} with the same {power}."

    assert to_text(read(told, type="action").tree, type="action") == f"{before} with equal {power}."
    assert same(told, f"{before} with equal {power}.")


def test_one_that_is_as_strong_as_which() -> None:
    with pytest.raises(TextError):
        read("Destroy a minion with the same power.", type="action")
