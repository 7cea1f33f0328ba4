"""Where there is exactly one thing, it is known which; and a card that was returned is played again where it was."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

FRIEND = card("Friend", "minion", "Ongoing: If there is exactly one other minion here, it has +2 power.", power=2)
USHER = card(
    "Usher", "minion", "If there is exactly one other minion here, you may move that minion to another base.", power=2
)
ENCORE = card(
    "Encore",
    "action",
    "Return one of your minions to your hand. You may play it there as an extra minion.",
)
RULES = (FRIEND, USHER, ENCORE, ox(3, "Calf"), ox(4, "Bull"))


def test_the_only_other_minion_has_more_power() -> None:
    play = table({"Tortuga": ["Ann's Friend", "Bob's Calf"]}, *RULES)
    assert (play.power("Friend"), play.power("Calf")) == (2, 3 + 2)


def test_of_two_others_neither_has() -> None:
    play = table({"Tortuga": ["Ann's Friend", "Bob's Calf", "Ann's Bull"]}, *RULES)
    assert (play.power("Calf"), play.power("Bull")) == (3, 4)


def test_the_only_other_minion_is_moved() -> None:
    play = table({"Tortuga": ["Bob's Calf"], "Tar Pits": ["Ann's Bull"]}, *RULES, hand=["Usher"])
    play.play("Usher", "Tortuga")
    play.yes()
    assert play.where("Calf") != "Tortuga"


def test_a_minion_that_was_returned_is_played_where_it_was() -> None:
    play = table({"Tortuga": ["Ann's Calf"], "Tar Pits": ["Ann's Bull"]}, *RULES, hand=["Encore"])
    play.play("Encore")
    play.choose("Calf")
    play.yes()
    assert play.where("Calf") == "Tortuga"
