"""Who did something this turn and who did not, and things of which no two are one player's."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

DOLE = card("Dole", "action", "Each player who did not play a minion this turn gains 1 VP.")
FEE = card("Fee", "action", "Each player who played a minion this turn gains 1 VP.")
IDLE = card("Idle", "action", "If you did not play a minion this turn, gain 2 VPs.")
PAIR = card("Pair", "action", "Destroy two minions of different players.")


def test_those_who_did_and_those_who_did_not() -> None:
    play = table({"Tortuga": []}, DOLE, FEE, ox(2, "Calf"), hand=["Calf", "Dole", "Fee"])
    play.play("Calf", "Tortuga").play("Dole")
    assert (play.vp("Ann"), play.vp("Bob")) == (0, 1)


def test_those_who_did() -> None:
    play = table({"Tortuga": []}, FEE, ox(2, "Calf"), hand=["Calf", "Fee"])
    play.play("Calf", "Tortuga").play("Fee")
    assert (play.vp("Ann"), play.vp("Bob")) == (1, 0)


def test_before_it_is_done_and_after() -> None:
    assert table({"Tortuga": []}, IDLE, hand=["Idle"]).play("Idle").vp("Ann") == 2
    play = table({"Tortuga": []}, IDLE, ox(2, "Calf"), hand=["Calf", "Idle"])
    assert play.play("Calf", "Tortuga").play("Idle").vp("Ann") == 0


def test_the_second_one_is_of_another_owner() -> None:
    pair = card("Pair", "action", "Destroy two minions owned by different players.")
    board = {"Tortuga": ["Ann's Calf", "Ann's Deer under Bob", "Bob's Elk under Ann"]}
    play = table(board, pair, ox(2, "Calf"), ox(3, "Deer"), ox(4, "Elk"), hand=["Pair"])
    play.play("Pair").choose("Calf")
    assert play.where("Elk") == "Bob's discard"
    assert play.where("Deer") == "Tortuga"


def test_the_second_one_is_the_same_players() -> None:
    pair = card("Pair", "action", "Destroy two minions controlled by the same player.")
    board = {"Tortuga": ["Ann's Calf", "Ann's Deer", "Bob's Elk", "Bob's Bull", "Bob's Ox"]}
    play = table(board, pair, ox(2, "Calf"), ox(3, "Deer"), ox(4, "Elk"), ox(5, "Bull"), ox(6), hand=["Pair"])
    play.play("Pair").choose("Elk")
    assert play.offered == ["Bull", "Ox"]


def test_the_second_one_is_another_players() -> None:
    board = {"Tortuga": ["Ann's Calf", "Ann's Deer", "Bob's Elk", "Bob's Bull"]}
    play = table(board, PAIR, ox(2, "Calf"), ox(3, "Deer"), ox(4, "Elk"), ox(5, "Bull"), hand=["Pair"])
    play.play("Pair").choose("Calf")
    assert play.offered == ["Elk", "Bull"]
    play.choose("Elk")
    assert play.at("Tortuga") == ["Ann's Deer", "Bob's Bull"]
