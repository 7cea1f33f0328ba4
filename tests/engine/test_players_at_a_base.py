"""Players who are at a base, and what a base awards them."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

WYRM = card("Wyrm", "minion", "Ongoing: Other players here gain 1 less VP from this base.", 5)
RUIN = card("Ruin", "action", "Play on a base. Ongoing: Other players here gain 1 less VP from this base.")
FEAST = card("Feast", "base", "When this base scores, each player here draws a card.")
PRIZE = card("Prize", "base", "When this base scores, the winner gains 1 VP.")
FLAG = card("Flag", "action", "Play on a base. Ongoing: You have +1 power here.")
MARK = card("Mark", "action", "Play on a base.")
GIANT, DOE, CALF = ox(20, "Giant"), ox(3, "Doe"), ox(2, "Calf")
CARDS = (WYRM, RUIN, FEAST, PRIZE, FLAG, MARK, GIANT, DOE, CALF)


@pytest.mark.parametrize(
    ("there", "points"),
    [
        ([], (2, 3)),
        (["Ann's Wyrm"], (2, 2)),
        (["Ann's Ruin"], (2, 2)),
        (["Ann's Wyrm", "Ann's Ruin"], (2, 1)),  # each card counts
        (["Bob's Ruin"], (1, 3)),
        (["Bob's Ruin", "Ann's Ruin"], (1, 2)),
    ],
)
def test_other_players_are_awarded_less(there: list[str], points: tuple[int, int]) -> None:
    bases = {"Plain": ["Ann's Doe", "Bob's Giant", *there]}
    play = table(bases, card("Plain", "base", ""), *CARDS)
    play.end_phase()

    assert (play.vp("Ann"), play.vp("Bob")) == points


def test_no_less_than_nothing() -> None:
    bases = {"Plain": ["Ann's Doe", "Bob's Giant", "Bob's Ruin", "Bob's Ruin", "Bob's Ruin"]}
    play = table(bases, card("Plain", "base", ""), *CARDS)
    play.end_phase()

    assert (play.vp("Ann"), play.vp("Bob")) == (0, 3)


def test_at_another_base_they_are_awarded_all() -> None:
    bases = {"Plain": ["Ann's Doe", "Bob's Giant"], "Tar Pits": ["Ann's Ruin", "Bob's Calf"]}
    play = table(bases, card("Plain", "base", ""), *CARDS)
    play.end_phase()

    assert (play.vp("Ann"), play.vp("Bob")) == (2, 3)


def test_what_an_ability_gives_is_given_whole() -> None:
    play = table({"Prize": ["Bob's Giant", "Ann's Ruin"]}, *CARDS)
    play.end_phase()

    assert play.vp("Bob") == 3 - 1 + 1


@pytest.mark.parametrize(("there", "cards"), [("Ann's Calf", 1), ("Ann's Flag", 1), ("Ann's Mark", 0)])
def test_who_is_at_a_base(there: str, cards: int) -> None:
    """With a minion there or power; a card that gives none is not enough."""
    play = table({"Feast": ["Bob's Giant", there], "Tar Pits": ["Ann's Doe"]}, *CARDS)
    before = len(play.deck("Ann"))
    play.end_phase()
    drawn = before - len(play.deck("Ann"))

    assert drawn == 2 + cards  # two at the end of the turn
