"""Hands that are discarded or drawn to a number, each player's for itself."""

from __future__ import annotations

from tests.engine.table_talk import board
from tests.rulebook.own_cards import FILLER, card, game, ox

TAX = card("Tax", "action", "Each other player discards down to two cards.")
FEAST = card("Feast", "action", "Each player draws until they have three cards.")
CALF, ELK = ox(2, "Calf"), ox(4, "Elk")
CARDS = game(TAX, FEAST, CALF, ELK)


def test_who_has_more_discards_and_chooses_what() -> None:
    hands = {"Ann": ["Tax", "Calf", "Calf", "Calf"], "Bob": ["Elk", "Calf", "Elk"]}
    there = board({"Tortuga": []}, hand=hands, deck=FILLER, turn="Ann", game=CARDS)

    after = there.play("Tax").choose("Calf")

    assert after.hand("Bob") == ["Elk", "Elk"]
    assert after.discard("Bob") == ["Calf"]
    assert after.hand("Ann") == ["Calf", "Calf", "Calf"]


def test_who_has_no_more_discards_nothing() -> None:
    hands = {"Ann": ["Tax"], "Bob": ["Elk"]}
    after = board({"Tortuga": []}, hand=hands, deck=FILLER, turn="Ann", game=CARDS).play("Tax")

    assert after.hand("Bob") == ["Elk"]
    assert after.discard("Bob") == []


def test_each_draws_what_is_wanting() -> None:
    hands = {"Ann": ["Feast", "Calf"], "Bob": ["Elk", "Elk", "Calf", "Calf"]}
    decks = {"Ann": ["Elk", "Elk", "Calf"], "Bob": ["Elk", "Elk"]}
    after = board({"Tortuga": []}, hand=hands, deck=decks, turn="Ann", game=CARDS).play("Feast")

    assert len(after.hand("Ann")) == 3
    assert len(after.hand("Bob")) == 4
