"""Remarks in brackets: who chooses where several tie, that nobody is meant then, and what is so without them."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

_MOST = "After this base scores, the player with the most minions here draws two cards"


@pytest.mark.parametrize(
    "remark",
    [
        " (nobody does in case of a tie).",
        " (no one does if it's a tie).",
        " (if there's a tie, no one does).",
        ". (If tied, nobody does.)",
        ". (If there is a tie, no one does.)",
        ". (No player does if players tie.)",
    ],
)
def test_nobody_is_meant_where_several_tie(remark: str) -> None:
    assert same(f"{_MOST}{remark}", f"{_MOST}. If tied, no one does.", "base")


@pytest.mark.parametrize("remark", ["choose if tied", "choosing in case of a tie", "you decide if there is a tie"])
def test_who_does_it_chooses_among_those_that_tie(remark: str) -> None:
    text = "Destroy the minion with the lowest power ({})."
    assert same(text.format(remark), text.format("you choose in case of a tie"), "action")


@pytest.mark.parametrize(
    ("text", "remark", "card"),
    [
        (
            "Talent: All minions here{} lose their abilities until the start of your next turn.",
            "even this one",
            "minion",
        ),
        ("Minions here with one or more counters on them{} have +1 power.", "of any kind", "base"),
        (
            "After this base scores, place the winner's minions here in the box.{}",
            "They are out of the game.",
            "base",
        ),
    ],
)
def test_what_is_so_anyway(text: str, remark: str, card: str) -> None:
    assert same(text.format(f" ({remark})"), text.format(""), card)


@pytest.mark.parametrize("remark", ["if there is a war, no one does", "nobody dances", "even that one"])
def test_other_remarks_are_not_passed_over(remark: str) -> None:
    with pytest.raises(TextError):
        read(f"{_MOST} ({remark}).", type="base")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Bury the top card of your deck here. (You may look at it.)",
            "Bury the top card of your deck here. You may look at it.",
        ),
        (
            "Bury a card from your deck here (you may look at it).",
            "Bury a card from your deck here. You may look at it.",
        ),
        (
            "Reveal the top card of your deck. (You may play it as an extra card.) Draw a card.",
            "Reveal the top card of your deck. You may play it as an extra card. Draw a card.",
        ),
        (
            "Starting with the player to your left, each player may draw a card. (You go last.)",
            "Starting with the player to your left, each player may draw a card.",
        ),
        (
            "Ongoing: After you play an action, you may store it under this minion (up to three cards).",
            "Ongoing: After you play an action, if there are fewer than three cards stored under this minion, you "
            "may store it under this minion.",
        ),
        (
            "Talent: Store a card from your hand under this minion (no more than two cards).",
            "Talent: If there are fewer than two cards stored under this minion, store a card from your hand under "
            "this minion.",
        ),
    ],
)
def test_what_may_be_done_and_how_many_there_can_be(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


def test_who_goes_last_is_not_so_anyway() -> None:
    with pytest.raises(TextError):
        read("Each player draws a card. (You choose last.)", type="action")
