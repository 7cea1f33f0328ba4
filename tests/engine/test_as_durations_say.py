"""Power given by a Special with no end said, played as at a table: it is over when the turn is."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

ROAR = card("Roar", "action", "Special: Before a base scores, one of your minions on another base gains +3 power.")
LAST = card("Last", "action", "Special: Before a base scores, draw a card.")


def test_power_without_a_stated_end() -> None:
    there = {"Jungle Oasis": [("Bob's Calf", 10)], "Tortuga": ["Ann's Elk"], "Tar Pits": []}
    cards = (ROAR, LAST, ox(2, "Calf"), ox(2, "Elk"))
    play = table(there, *cards, hand=["Roar", "Last"], base_deck=["Ninja Dojo"]).end_phase().play("Roar")
    if play.kind == "thing":
        play = play.choose("Elk")

    assert play.power("Elk") == 5
    play = play.pass_()
    assert play.active == "Bob"
    assert play.power("Elk") == 2
