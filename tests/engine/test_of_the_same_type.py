"""A card of the same type as another one, played as at a table."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board
from tests.rulebook.own_cards import FILLER, card, game, ox, table

MATCH = card("Match", "action", "Discard a card. Each other player discards a card of the same type.")
TWIN = card("Twin", "action", "Discard a card. Reveal the top card of your deck. If it is of the same type, draw it.")
SPELL = card("Spell", "action", "Draw a card.")
CHARM = card("Charm", "action", "Draw two cards.")
CARDS = (MATCH, TWIN, SPELL, CHARM, ox(2), ox(1, "Elk"))


@pytest.mark.parametrize(("lost", "theirs"), [("Ox", "Elk"), ("Spell", "Charm")])
def test_they_discard_one_of_its_type(lost: str, theirs: str) -> None:
    hands = {"Ann": ["Match", "Ox", "Spell"], "Bob": ["Elk", "Charm"]}
    play = board({"Tortuga": []}, hand=hands, deck=FILLER, turn="Ann", game=game(*CARDS))
    play.play("Match").choose(lost)
    assert play.where(lost) == "Ann's discard"
    assert play.where(theirs) == "Bob's discard"
    assert len(play.hand("Bob")) == 1


@pytest.mark.parametrize(("top", "drawn"), [("Elk", True), ("Charm", False)])
def test_what_is_revealed_is_compared(top: str, drawn: bool) -> None:
    play = table({"Tortuga": []}, *CARDS, hand=("Twin", "Ox"), deck={"Ann": [top], "Bob": []})
    play.play("Twin")
    assert (play.where(top) == "Ann's hand") is drawn
