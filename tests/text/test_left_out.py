"""What a sentence leaves out because it has been said: it means the same as the sentence in full."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings


def same(short: str, full: str, kind: str = "minion") -> bool:
    return read(short, type=kind).tree == read(full, type=kind).tree


@pytest.mark.parametrize(
    ("deed", "one", "other"),
    [
        ("transfer an action", "on a base to another base", "on a minion to another minion"),
        ("move a minion", "from here to another base", "from another base to here"),
        ("return a card", "from your discard pile to your hand", "from your hand to your deck"),
    ],
)
@pytest.mark.parametrize("may", ["", "You may "])
def test_what_is_done_in_another_way_is_the_same_deed(may: str, deed: str, one: str, other: str) -> None:
    assert same(f"{may}{deed} {one} or {other}.".capitalize(), f"{may}{deed} {one} or {deed} {other}.".capitalize())


@pytest.mark.parametrize("number", ["at least one", "exactly one", "one"])
@pytest.mark.parametrize("them", ["", " of them"])
@pytest.mark.parametrize("kind", ["minion", "action"])
def test_one_is_one_of_the_things_there(number: str, them: str, kind: str) -> None:
    there = f"If there are two or more {kind}s here and {number}"
    assert same(f"{there}{them} is yours, draw a card.", f"{there} {kind} here is yours, draw a card.")


@pytest.mark.parametrize("tied", ["If tied", "If there is a tie", "In case of a tie"])
@pytest.mark.parametrize("which", ["the minion here with the {} power", "the minion with the {} power here"])
@pytest.mark.parametrize("most", ["most", "least"])
@pytest.mark.parametrize("may", ["Destroy", "You may destroy", "At the end of the turn, destroy"])
def test_of_several_that_tie_all_are_meant(tied: str, which: str, most: str, may: str) -> None:
    which = which.format(most)
    each = which.replace("the minion", "each minion")
    assert same(f"{may} {which}. {tied}, destroy all tied minions.", f"{may} {each}.")


def test_of_several_players_who_tie_all_are_meant() -> None:
    most = "player with the most minions here draws a card."
    assert same(f"The {most} If tied, all tied players draw a card.", f"Each {most}")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion. If tied, destroy all tied minions.",  # nothing is compared
        "Destroy the minion here with the most power. If tied, move all tied minions.",  # not what was done
        "Destroy the minion here with the most power. If tied, destroy all tied bases.",
        "The player with the most minions here destroys one of them. If tied, all tied players draw two cards.",
        "If there are two or more minions on a base and two are yours, draw a card.",  # two of them, or two in all
        "Transfer an action on a base to another base or on a minion.",  # where to
    ],
)
def test_what_was_not_said_is_not_put_in(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")
