"""The base of a card that has moved and then left play: where it was last."""

from __future__ import annotations

from tests.engine.table_talk import board
from tests.rulebook.own_cards import FILLER, card, game, ox

PAWN = card(
    "Pawn",
    "minion",
    "Ongoing: After this minion moves, you may place it on the bottom of your deck to play a minion on its base as "
    "an extra minion.",
    2,
)
PUSH = card("Push", "action", "Move a minion to another base.")
CALF = ox(2, "Calf")


def test_its_base_is_the_one_it_had_moved_to() -> None:
    play = board(
        {"Tortuga": ["Ann's Pawn"], "Tar Pits": []},
        hand={"Ann": ["Push", "Calf"]},
        deck=FILLER,
        turn="Ann",
        game=game(PAWN, PUSH, CALF),
    )
    after = play.play("Push").choose("Pawn").choose("Calf")

    assert after.at("Tar Pits") == ["Ann's Calf"]
    assert after.at("Tortuga") == []
