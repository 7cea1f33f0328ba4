"""A card called by what it would have to be, what was done to none, and who is tied, played as at a table."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

SHOW = card(
    "Show",
    "action",
    "Reveal the top card of your deck. Destroy a minion with less power than the revealed minion. "
    "Otherwise, draw a card.",
)
PURGE = card("Purge", "action", "Discard any number of cards. If you did not discard any, draw two cards.")
SPELL = card("Spell", "action", "Draw a card.")
RING = card(
    "Ring", "base", "After a player plays a minion here, if they are tied for the most power here, they draw a card."
)
CARDS = (SHOW, PURGE, SPELL, RING, ox(2), ox(1, "Elk"), ox(4, "Bear"))


@pytest.mark.parametrize(("top", "falls"), [("Bear", True), ("Spell", False), ("Elk", False)])
def test_it_is_compared_with_a_minion_alone(top: str, falls: bool) -> None:
    play = table({"Tortuga": ["Bob's Ox"]}, *CARDS, hand=("Show",), deck={"Ann": [top], "Bob": []})
    play.play("Show")
    assert (play.where("Ox") == "Bob's discard") is falls
    assert (play.where(top) == "Ann's hand") is (top == "Spell")


@pytest.mark.parametrize("discards", [True, False])
def test_who_discards_none_draws(discards: bool) -> None:
    play = table({"Tortuga": []}, *CARDS, hand=("Purge", "Elk"))
    play.play("Purge")
    play.choose("Elk") if discards else play.done()
    assert len(play.hand("Ann")) == (0 if discards else 3)


@pytest.mark.parametrize(("there", "drawn"), [("Bob's Ox", 1), ("Bob's Bear", 0), ("Bob's Elk", 0)])
@pytest.mark.parametrize("turn", ["Ann", "Bob"])
def test_who_ties_draws(there: str, drawn: int, turn: str) -> None:
    other = "Bob" if turn == "Ann" else "Ann"
    play = table({"Ring": [there.replace("Bob", other)]}, *CARDS, hand=("Ox",), turn=turn)
    play.play("Ox", on="Ring")
    assert len(play.hand(turn)) == drawn
    assert len(play.hand(other)) == 0
