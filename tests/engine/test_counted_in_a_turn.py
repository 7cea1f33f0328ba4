"""The second of theirs to which something happens in a turn: of nobody else's."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

WATCH = card("Watch", "minion", "Ongoing: After your second minion is destroyed in a turn, draw a card.", power=9)
AXE = card("Axe", "action", "Destroy a minion of power 4 or less. Play an extra action.")
SWEEP = card("Sweep", "action", "Destroy two minions of power 4 or less.")
RULES = (WATCH, AXE, SWEEP, ox(2, "Calf"), ox(3, "Bull"), ox(1, "Doe"))
BASES = {"Tortuga": ["Ann's Watch", "Ann's Calf", "Ann's Bull", "Bob's Doe"]}
HAND = ["Axe", "Axe", "Axe"]


def test_only_ones_own_are_counted() -> None:
    play = table(BASES, *RULES, hand=HAND, deck={"Ann": ["Calf", "Calf"], "Bob": ["Calf"]})
    play.play("Axe").choose("Calf")
    play.play("Axe").choose("Doe")
    assert play.hand("Ann") == ["Axe"]
    play.play("Axe")
    assert play.hand("Ann") == ["Calf"]


def test_of_two_that_go_at_one_moment_one_is_the_second() -> None:
    play = table(BASES, *RULES, hand=["Sweep"], deck={"Ann": ["Calf", "Calf"], "Bob": ["Calf"]})
    play.play("Sweep").choose("Calf", "Bull")
    assert play.hand("Ann") == ["Calf"]
