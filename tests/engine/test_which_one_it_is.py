"""Which one of a turn it is: what answers the second, the third, the fifth and every later one."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

CHOIR = card("Choir", "minion", "Ongoing: After you play your second minion in a turn, gain 1 VP.")
ARENA = card("Arena", "base", "After a player plays their second card here in a turn, they gain 1 VP.")
PEDANT = card("Pedant", "minion", "Ongoing: After you play your second or higher card in a turn, gain 1 VP.")
RITE = card("Rite", "action", "Play two extra minions.")
AMBUSH = card(
    "Ambush",
    "minion",
    "Special: After you play your second minion in a turn, you may play this minion as an extra minion.",
)
HERD = (ox(2, "Calf"), ox(3, "Deer"), ox(4, "Elk"))
RULES = (CHOIR, ARENA, PEDANT, RITE, AMBUSH, *HERD)


def test_the_second_is_answered_and_neither_the_first_nor_the_third() -> None:
    play = table({"Tortuga": ["Ann's Choir"]}, *RULES, hand=["Rite", "Calf", "Deer", "Elk"])
    play.play("Rite").play("Calf")
    assert play.vp("Ann") == 0
    play.play("Deer")
    assert play.vp("Ann") == 1
    play.play("Elk")
    assert play.vp("Ann") == 1


def test_every_later_one_is_answered_where_the_words_say_so() -> None:
    play = table({"Tortuga": ["Ann's Pedant"]}, *RULES, hand=["Rite", "Calf", "Deer"])
    play.play("Rite")
    assert play.vp("Ann") == 0  # the first card of the turn is the action
    play.play("Calf")
    assert play.vp("Ann") == 1
    play.play("Deer")
    assert play.vp("Ann") == 2


def test_each_player_has_a_second_one_of_their_own() -> None:
    play = table({"Arena": ["Bob's Elk"], "Tortuga": []}, *RULES, hand=["Rite", "Calf", "Deer", "Elk"])
    play.play("Rite").play("Calf", "Tortuga").play("Deer", "Arena")
    assert play.vp("Ann") == 0  # the first one here
    play.play("Elk", "Arena")
    assert (play.vp("Ann"), play.vp("Bob")) == (1, 0)


def test_a_card_in_the_hand_waits_for_the_second() -> None:
    play = table({"Tortuga": []}, *RULES, hand=["Rite", "Calf", "Deer", "Ambush"])
    play.play("Rite").play("Calf")
    assert play.kind == "main"
    play.play("Deer").choose("Ambush")
    assert "Ann's Ambush" in play.at("Tortuga")


def test_the_first_of_theirs_is_answered_once() -> None:
    inn = card("Inn", "base", "After a player plays their first minion here each turn, they gain 1 VP.")
    play = table({"Inn": ["Bob's Elk"]}, inn, *RULES, hand=["Rite", "Calf", "Deer", "Elk"])
    play.play("Rite").play("Calf", "Inn")
    assert (play.vp("Ann"), play.vp("Bob")) == (1, 0)
    play.play("Deer", "Inn")
    assert (play.vp("Ann"), play.vp("Bob")) == (1, 0)
