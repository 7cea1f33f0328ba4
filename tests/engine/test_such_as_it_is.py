"""Only a card of which that is so can be chosen for what is done "if it" is so."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

SLAY = card("Slay", "action", "Destroy a minion if it has an action on it.")
SWORD = card("Sword", "action", "Play on a minion. Ongoing: This minion has +2 power.")
CARDS = (SLAY, SWORD, ox(2), ox(1, "Elk"), ox(4, "Bear"))


def test_it_is_chosen_among_those() -> None:
    there = {"Tortuga": [("Ann's Ox", "Bob's Sword"), "Bob's Elk", ("Bob's Bear", "Ann's Sword")]}
    play = table(there, *CARDS, hand=("Slay",)).play("Slay")
    assert set(play.offered) == {"Ox", "Bear"}
    assert play.choose("Bear").where("Bear") == "Bob's discard"


def test_there_may_be_none() -> None:
    play = table({"Tortuga": ["Ann's Ox", "Bob's Elk"]}, *CARDS, hand=("Slay",)).play("Slay")
    assert play.kind == "main"
    assert play.where("Elk") == "Tortuga"
