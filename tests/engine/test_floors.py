"""Numbers that cannot be reduced, or not so far."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

from smashrules.engine.unmodelled import missing

WALL = card("Wall", "minion", "Ongoing: The power of your minions here cannot be reduced.", 4)
RAIL = card(
    "Rail", "minion", "Ongoing: The power of each of your minions here cannot be reduced below its printed power.", 4
)
HEDGE = card("Hedge", "minion", "Ongoing: The power of your minions here cannot be reduced below 3.", 4)
CURSE = card("Curse", "minion", "Ongoing: Each other player's minion here has -2 power.", 3)
FEAST = card("Feast", "minion", "Ongoing: Your other minions here have +1 power.", 3)
DAM = card("Dam", "base", "The breakpoint of this base cannot be reduced below 19.")
DRILL = card("Drill", "action", "Reduce the breakpoint of a base by 5 until the end of the turn.")
SHIELD = card("Shield", "action", "The power of a minion cannot be reduced until the start of your turn.")
HELMET = card(
    "Helmet", "action", "Play on a minion. Ongoing: This minion's power cannot be reduced by other players' cards."
)
HUSH = card(
    "Hush", "minion", "Ongoing: The power of your minions here cannot be reduced by other players' actions.", 3
)
DAZE = card("Daze", "action", "A minion gets -2 power until the end of the turn.")
TIRE = card("Tire", "minion", "Ongoing: Each of your other minions here has -1 power.", 3)
ADD = card("Add", "minion", "Ongoing: Each other minion here has +1 power.", 3)


@pytest.mark.parametrize(
    ("keeper", "powers"),
    [
        ("Wall", (2, 5)),  # nothing is taken away
        ("Rail", (2, 5)),
        ("Hedge", (2, 3)),  # a 2 is not raised to 3, a 5 falls no further than that
        ("Calf", (0, 3)),
    ],
)
def test_how_far_a_power_is_reduced(keeper: str, powers: tuple[int, int]) -> None:
    there = [f"Ann's {keeper}", "Ann's Lamb", "Ann's Bull", "Bob's Curse"]
    play = table({"Tortuga": there}, WALL, RAIL, HEDGE, CURSE, ox(2, "Lamb"), ox(5, "Bull"), ox(2, "Calf"))

    assert (play.power("Lamb"), play.power("Bull")) == powers
    assert play.power("Curse") == 3


def test_what_raises_a_power_counts_before_what_reduces_it() -> None:
    there = ["Ann's Rail", "Ann's Lamb", "Ann's Feast", "Bob's Curse"]
    play = table({"Tortuga": there}, RAIL, FEAST, CURSE, ox(2, "Lamb"))

    assert play.power("Lamb") == 2  # 2 and 1 more and 2 less: no less than 2


def test_a_breakpoint_is_reduced_so_far() -> None:
    play = table({"Dam": ["Ann's Bull"], "Tortuga": []}, DAM, DRILL, ox(5, "Bull"), hand=["Drill"])
    play.play("Drill").choose("Dam")

    assert play.breakpoint("Dam") == 19


def test_for_a_time() -> None:
    play = table({"Tortuga": ["Ann's Lamb", "Bob's Curse"]}, SHIELD, CURSE, ox(2, "Lamb"), hand=["Shield"])
    assert play.power("Lamb") == 0
    play.play("Shield").choose("Lamb")

    assert play.power("Lamb") == 2


def test_what_only_others_cannot_reduce() -> None:
    there = [("Ann's Bull", "Ann's Helmet"), "Ann's Lamb", "Ann's Tire", "Bob's Curse", "Bob's Add"]
    play = table({"Tortuga": there}, HELMET, TIRE, CURSE, ADD, ox(2, "Lamb"), ox(5, "Bull"))

    assert play.power("Bull") == 5  # 1 less by its own player's card, 1 more by Bob's, and not 2 less by Bob's
    assert play.power("Lamb") == 0


def test_what_only_their_actions_cannot_reduce() -> None:
    there = ["Ann's Hush", "Ann's Bull", "Bob's Curse"]
    play = table({"Tortuga": there}, HUSH, CURSE, DAZE, ox(5, "Bull"), hand=["Daze"], turn="Bob")
    play.play("Daze").choose("Bull")

    assert play.power("Bull") == 3  # 2 less by a minion of Bob's, and not 2 less by his action


def test_a_number_that_cannot_be_changed_at_all_is_not_played() -> None:
    stone = card(
        "Stone", "action", "Play on a minion. Ongoing: This minion's power cannot be changed by other players' cards."
    )
    assert any("raised" in each for each in missing(stone))
