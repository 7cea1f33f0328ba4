"""Control that is taken for a time, and goes back (WIKI, "Using Card Abilities")."""

from __future__ import annotations

from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

BORROW = card("Borrow", "action", "Take control of a minion until the end of the turn.")
HOLD = card("Hold", "action", "Take control of a minion until the start of your turn.")
SEIZE = card("Seize", "action", "Take control of a minion. Play an extra action.")
LEND = card("Lend", "action", "Take control of a minion until the end of the turn. Play an extra action.")
GO_HOME = card("Go Home", "action", "Return a minion to its owner's hand.")
CARDS = (BORROW, HOLD, SEIZE, LEND, GO_HOME, ox(3), ox(2, "Elk"))


def board(*held: str) -> Play:
    return table({"Tortuga": ["Bob's Ox"], "Tar Pits": ["Ann's Elk"]}, *CARDS, hand=held)


def test_it_is_theirs_for_the_turn_and_goes_back_at_its_end() -> None:
    play = board("Borrow").play("Borrow").choose("Ox")
    assert (play.total("Tortuga", "Ann"), play.total("Tortuga", "Bob")) == (3, 0)

    play.to_the_next_turn()
    assert (play.total("Tortuga", "Ann"), play.total("Tortuga", "Bob")) == (0, 3)
    assert [event.player for event in play.happened("give back", "Ox")] == [1]
    assert play.cites("turn.end-expire")


def test_until_the_start_of_your_turn_lasts_through_the_other_players_turn() -> None:
    play = board("Hold").play("Hold").choose("Ox").to_the_next_turn()
    assert (play.active, play.total("Tortuga", "Ann")) == ("Bob", 3)

    play.to_the_next_turn()
    assert (play.active, play.total("Tortuga", "Ann")) == ("Ann", 0)


def test_control_that_is_taken_for_good_afterwards_does_not_go_back() -> None:
    play = board("Lend", "Seize").play("Lend").choose("Ox").play("Seize", extra=True).choose("Ox").to_the_next_turn()

    assert play.total("Tortuga", "Ann") == 3


def test_a_card_that_has_left_play_is_another_card() -> None:
    play = board("Lend", "Go Home").play("Lend").choose("Ox").play("Go Home", extra=True).choose("Ox")
    assert play.where("Ox") == "Bob's hand"

    assert play.to_the_next_turn().happened("give back") == []


def test_taking_ones_own_minion_takes_it_from_nobody() -> None:
    play = board("Borrow").play("Borrow").choose("Elk").to_the_next_turn()

    assert play.total("Tar Pits", "Ann") == 2
