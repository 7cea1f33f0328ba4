"""What becomes of those who tie, told in a remark, the other way round, or of those alone."""

from __future__ import annotations

import pytest
from tests.text.worded import same

HIGHEST = "Move up to two of your minions to the base with the highest breakpoint"
MOST = "When this base scores, the player with the most cards in hand gains 1 VP"
TWO = "After this base scores, the player with the most minions here draws two cards."


@pytest.mark.parametrize(
    "told",
    [
        " (choose if tied).",
        " (choose one if there is a tie).",
        " (your choice if tied).",
        " (pick one if tied).",
        ". If several bases are tied, choose one of them.",
        ". If bases are tied, you decide which one counts.",
        ". If two bases tie, you pick one.",
    ],
)
def test_you_choose_among_those_that_tie(told: str) -> None:
    assert same(HIGHEST + told, HIGHEST + " (you choose in case of a tie).", "action")


@pytest.mark.parametrize(
    "told",
    [
        " (nobody does in case of a tie).",
        " (no one does if tied).",
        " (no one if tied).",
        " (no one gains it if there is a tie).",
        ". Nobody does if there is a tie.",
        ". No one gains it if tied.",
    ],
)
def test_nobody_is_meant_where_several_tie(told: str) -> None:
    assert same(MOST + told, MOST + ". In case of a tie, no one does.", "base")


@pytest.mark.parametrize(
    "told",
    [
        "Tied players each draw a card.",
        "Each tied player draws a card instead.",
        "All tied players draw a card instead.",
        "(Tied players each draw one.)",
        "(If tied, each tied player draws one card.)",
        "Players who tie draw a card each.",
    ],
)
def test_those_who_tie_do_something_else(told: str) -> None:
    assert same(f"{TWO} {told}", f"{TWO} In case of a tie, all tied players draw a card instead.", "base") or same(
        f"{TWO} {told}", f"{TWO} In case of a tie, each tied player draws a card instead.", "base"
    )


def test_those_who_tie_may_be_others_when_a_card_was_drawn() -> None:
    """It is asked who ties before the first card is drawn."""
    most = "the most cards in hand"
    assert same(
        f"The player with {most} draws two cards. Tied players each draw one.",
        f"If two or more players have {most}, each player with {most} draws one card."
        f" Otherwise, the player with {most} draws two cards.",
        "action",
    )
