"""What is asked of each of several players: who did what they might, and who did not."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import FILLER, card, game, ox

TOLL = card("Toll", "action", "Each other player may discard a card. If they do not, destroy one of their minions.")
LEVY = card("Levy", "action", "Each other player may discard a card. If they don't, gain 1 VP.")
CALM = card("Calm", "action", "Each other player may discard a card. If no player does, gain 1 VP.")


def played(name: str) -> Play:
    """Ann's turn, with a card that asks Bob and Cay, each of whom has a minion and a card in hand."""
    hands = {"Ann": [name], "Bob": ["Scout"], "Cay": ["Scout"]}
    there = {"Tortuga": ["Bob's Ox", "Cay's Elk"]}
    cards = game(ox(3), ox(3, "Elk"), TOLL, LEVY, CALM)
    seated = ("Ann", "Bob", "Cay")
    return board(
        there, hand=hands, deck={**FILLER, "Cay": ["Scout"] * 8}, players=seated, turn="Ann", game=cards
    ).play(name)


@pytest.mark.parametrize(
    ("bob", "cay", "left"), [("yes", "no", ["Bob's Ox"]), ("no", "no", []), ("no", "yes", ["Cay's Elk"])]
)
def test_each_who_does_not_loses_one_of_their_own(bob: str, cay: str, left: list[str]) -> None:
    play = played("Toll")
    for answer in (bob, cay):
        play = play.yes() if answer == "yes" else play.no()

    assert play.at("Tortuga") == left


@pytest.mark.parametrize(("answers", "points"), [("yy", 0), ("yn", 1), ("nn", 2)])
def test_it_is_done_for_each_who_does_not(answers: str, points: int) -> None:
    play = played("Levy")
    for answer in answers:
        play = play.yes() if answer == "y" else play.no()

    assert play.vp("Ann") == points


@pytest.mark.parametrize(("answers", "points"), [("yn", 0), ("nn", 1)])
def test_where_nobody_is_spoken_of_it_is_done_once(answers: str, points: int) -> None:
    play = played("Calm")
    for answer in answers:
        play = play.yes() if answer == "y" else play.no()

    assert play.vp("Ann") == points
