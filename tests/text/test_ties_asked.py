"""Ties that are asked about, and who chooses among those who tie."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text


def same(one: str, other: str, card: str = "base") -> bool:
    return bool(read(one, type=card).tree == read(other, type=card).tree)


@pytest.mark.parametrize("what", ["most power", "most minions", "fewest minions"])
@pytest.mark.parametrize(
    "who",
    [
        "two or more players are tied",
        "at least two players are tied",
        "more than one player is tied",
        "players are tied",
        "two or more players tie",
        "there is a tie",
    ],
)
def test_several_who_tie_for_the_most_have_it(who: str, what: str) -> None:
    text = "Before this base scores, if {} the {} here, each player draws a card."
    assert same(text.format(who + " for", what), text.format("two or more players have", what))


def test_each_of_them_has_as_much_as_anybody() -> None:
    said = told("Before this base scores, if two or more players have the most power here, draw a card.", "base")
    assert (
        "at least 2 players such that (the total power of that same one at this base is at least as much as" in said
    )


@pytest.mark.parametrize("who", ["you are tied", "you and another player are tied"])
def test_you_tie_with_another_player(who: str) -> None:
    text = "Ongoing: If {} for the most power here, this minion has +2 power."
    both = (
        "Ongoing: If you have the most power here and at least one other player has the most power here, this minion "
    )
    assert same(text.format(who), both + "has +2 power.", "minion")


@pytest.mark.parametrize(
    "who", ["at least two players have", "at least one other player has", "no other players have"]
)
@pytest.mark.parametrize("what", ["most power", "most minions", "fewest minions"])
def test_how_many_have_the_most_is_said_again(who: str, what: str) -> None:
    text = f"Before this base scores, if {who} the {what} here, draw a card."
    assert to_text(read(text, type="base").tree, type="base") == text


@pytest.mark.parametrize(
    "text",
    [
        "Before this base scores, if each player has the most power here, draw a card.",
        "Before this base scores, if two or more players do not have the most power here, draw a card.",
        "Before this base scores, if you are not tied for the most power here, draw a card.",
        "When this base scores, each other player destroys their minion with the lowest power. If several are tied, "
        "you choose.",
    ],
)
def test_what_leaves_open_how_many_or_who_chooses_is_not_understood(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="base")


@pytest.mark.parametrize(
    "which", ["the minion on a base with the lowest power", "the highest-power minion on a base"]
)
@pytest.mark.parametrize(
    "tie",
    [
        "If several are tied, you choose.",
        "In case of a tie, you choose which.",
        "If more than one is tied, you choose one.",
    ],
)
def test_you_choose_among_those_that_tie(which: str, tie: str) -> None:
    assert "(if several tie, one that you choose)" in told(f"Destroy {which}. {tie}", "action")
