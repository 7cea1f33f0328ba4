"""Players picked out by what they hold themselves."""

from __future__ import annotations

from tests.engine.table_talk import board
from tests.rulebook.own_cards import FILLER, card, game, ox

ALMS = card("Alms", "action", "Each player with no cards in hand draws two cards.")
RICH = card("Rich", "action", "Choose another player. If they have two or more cards in hand, gain 1 VP.")
CALF = ox(2, "Calf")
CARDS = game(ALMS, RICH, CALF)


def test_each_for_themselves() -> None:
    play = board({"Tortuga": []}, hand={"Ann": ["Alms", "Calf"], "Bob": []}, deck=FILLER, game=CARDS).play("Alms")
    assert play.hand("Ann") == ["Calf"]
    assert len(play.hand("Bob")) == 2


def test_the_other_players_hand_and_not_your_own() -> None:
    for bobs, vp in ((1, 0), (2, 1)):
        hands = {"Ann": ["Rich", "Calf", "Calf", "Calf"], "Bob": ["Calf"] * bobs}
        assert board({"Tortuga": []}, hand=hands, deck=FILLER, game=CARDS).play("Rich").vp("Ann") == vp
