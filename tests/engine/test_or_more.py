"""More power for those of whom something holds, and less for the others."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

DRILL = card(
    "Drill",
    "action",
    "Each of your minions gains +1 power until the end of the turn, or +3 power if it has an action on it.",
)
CHIEF = card(
    "Chief", "minion", "Ongoing: Each of your other minions here has +1 power, or +2 power if it has an action on it."
)
NIGHT = card("Night", "minion", "Ongoing: This minion has +1 power, or +3 power during your turn.", power=2)
CAP = card("Cap", "action", "Play on a minion.")
RULES = (DRILL, CHIEF, NIGHT, CAP, ox(2, "Calf"), ox(4, "Bull"))


BASES = {"Tortuga": [("Ann's Calf", "Ann's Cap"), "Ann's Bull"]}


def test_each_gets_what_holds_of_it() -> None:
    play = table(BASES, *RULES, hand=["Drill"])
    play.play("Drill")
    assert (play.power("Calf"), play.power("Bull")) == (2 + 3, 4 + 1)


def test_it_is_asked_of_each_all_the_time() -> None:
    play = table({"Tortuga": [*BASES["Tortuga"], "Ann's Chief"]}, *RULES)
    assert (play.power("Calf"), play.power("Bull"), play.power("Chief")) == (2 + 2, 4 + 1, 2)


def test_more_in_the_turn_of_its_controller() -> None:
    play = table({"Tortuga": ["Ann's Night"]}, *RULES)
    assert play.power("Night") == 2 + 3
    play.to_the_next_turn()
    assert play.power("Night") == 2 + 1
