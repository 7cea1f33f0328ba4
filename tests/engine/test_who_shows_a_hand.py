"""Who has no minion to discard shows the hand, and who has one discards it; "that minion" is the one a card is on."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board
from tests.rulebook.own_cards import FILLER, card, game, ox, table

TAX = card("Tax", "action", "Each other player must discard a minion or reveal a hand with no minions.")
TAME = card("Tame", "action", "Play on another player's minion. Take control of that minion.")
NOTE = card("Note", "action", "Draw a card.")


@pytest.mark.parametrize(("hand", "left"), [(["Ox", "Note"], ["Note"]), (["Note"], ["Note"])])
def test_only_who_has_a_minion_discards(hand: list[str], left: list[str]) -> None:
    hands = {"Ann": ["Tax"], "Bob": hand}
    play = board({}, hand=hands, deck=FILLER, game=game(TAX, NOTE, ox(1))).play("Tax")

    assert play.hand("Bob") == left


def test_the_minion_that_the_card_is_on() -> None:
    there = ["Bob's Ox", "Ann's Ox"]
    play = table({"Jungle Oasis": there}, TAME, ox(1), hand=["Tame"], deck=FILLER).play("Tame")

    assert (play.total("Jungle Oasis", "Ann"), play.total("Jungle Oasis", "Bob")) == (2, 0)
