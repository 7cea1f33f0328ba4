"""Turns that a card gives: who has them, and how the turns go on after them."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.engine.table_talk import board as whole
from tests.rulebook.own_cards import card, game, ox

AGAIN = "Take an extra turn after this one."
GIVEN = "Choose another player. That player takes an extra turn."
ALL = "Each other player takes an extra turn."
TWICE = "Take an extra turn. Take an extra turn."
SEATS = ("Ann", "Bob", "Cleo")


def board(text: str, *hand: str, turn: str = "Ann") -> Play:
    cards = (card("Clock", "action", text), card("Spring", "action", f"{AGAIN} Play an extra action."), ox(2))
    until = card("Until", "action", "Each of your minions has +1 power until the start of your turn.")
    deck = {name: ["Scout"] * 16 for name in SEATS}
    held = {turn: ["Clock", *hand]}
    return whole({"Tortuga": ["Ann's Ox"]}, hand=held, deck=deck, players=SEATS, turn=turn, game=game(*cards, until))


def turns(play: Play) -> list[str]:
    """Whose the next five turns are."""
    found = []
    for _ in range(5):
        play = play.to_the_next_turn()
        found.append(play.active)
    return found


@pytest.mark.parametrize(
    ("text", "turn", "then"),
    [
        ("Draw a card.", "Ann", ["Bob", "Cleo", "Ann", "Bob", "Cleo"]),
        (AGAIN, "Ann", ["Ann", "Bob", "Cleo", "Ann", "Bob"]),
        (AGAIN, "Bob", ["Bob", "Cleo", "Ann", "Bob", "Cleo"]),
        (TWICE, "Ann", ["Ann", "Ann", "Bob", "Cleo", "Ann"]),
        (ALL, "Ann", ["Bob", "Cleo", "Bob", "Cleo", "Ann"]),
        (ALL, "Bob", ["Cleo", "Ann", "Cleo", "Ann", "Bob"]),
    ],
)
def test_the_turns_go_on_after_the_one_in_which_it_was_given(text: str, turn: str, then: list[str]) -> None:
    assert turns(board(text, turn=turn).play("Clock")) == then


def test_of_several_players_the_one_who_is_chosen_has_it() -> None:
    assert turns(board(GIVEN).play("Clock").choose("Cleo")) == ["Cleo", "Bob", "Cleo", "Ann", "Bob"]


def test_two_cards_give_two_turns() -> None:
    play = board(AGAIN, "Spring").play("Spring").play("Clock", extra=True)

    assert turns(play) == ["Ann", "Ann", "Bob", "Cleo", "Ann"]


def test_it_is_a_turn_like_any_other() -> None:
    play = board(AGAIN, "Until").play("Clock").to_the_next_turn()
    assert len(play.hand("Ann")) == 3
    play = play.play("Until")
    assert play.power("Ox") == 3

    for _ in range(2):
        play = play.to_the_next_turn()
        assert play.power("Ox") == 3
    assert play.to_the_next_turn().power("Ox") == 2
