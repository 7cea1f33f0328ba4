"""What answers only the first time each turn, each player for themselves; and what comes several times at once."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

ARENA = card("Arena", "base", "After the first time each turn you destroy another player's minion here, gain 1 VP.")
PEN = card(
    "Pen",
    "base",
    "After the first time each turn you move a minion from another base here, move another minion from there to"
    " here.",
)
TWICE = card("Twice", "action", "Play two extra actions.")
SMITE = card("Smite", "action", "Destroy a minion.")
DRIVE = card("Drive", "action", "Move up to two of your minions to other bases.")
HERD = (ox(2, "Calf"), ox(3, "Deer"), ox(4, "Elk"), ox(5, "Bull"))


def test_a_base_answers_a_player_the_first_time_only() -> None:
    there = ["Bob's Calf", "Bob's Deer"]
    play = table({"Arena": there}, ARENA, TWICE, SMITE, *HERD, hand=["Twice", "Smite", "Smite"])
    play.play("Twice").play("Smite").choose("Calf")
    assert play.vp("Ann") == 1
    play.play("Smite")
    assert play.where("Deer") == "Bob's discard"
    assert play.vp("Ann") == 1


def test_of_two_that_come_at_once_the_player_says_which_is_the_first() -> None:
    board = {"Pen": [], "Tortuga": ["Ann's Calf", "Bob's Deer"], "Tar Pits": ["Ann's Elk", "Bob's Bull"]}
    play = table(board, PEN, DRIVE, *HERD, hand=["Drive"])
    play.play("Drive").choose("Calf", "Elk", "Pen", "Pen")
    assert (play.asked, play.kind) == ("Ann", "order")
    play.answer(play.decision.options[1])

    assert sorted(play.at("Pen")) == ["Ann's Calf", "Ann's Elk", "Bob's Bull"]
    assert play.at("Tortuga") == ["Bob's Deer"]
