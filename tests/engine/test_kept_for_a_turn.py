"""What may be done on the next turn of somebody: kept until then, and gone with that turn."""

from __future__ import annotations

from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

PORTAL = card(
    "Portal",
    "base",
    "After this base scores, on the winner's next turn, they may play an extra action or play an extra minion.",
)
READY = card("Ready", "action", "Draw a card.")
CARDS = (PORTAL, READY, ox(10), ox(2, "Calf"))


def scored(there: list[str]) -> Play:
    play = table({"Portal": there, "Tar Pits": []}, *CARDS, hand=["Calf", "Calf", "Ready", "Ready"])
    return play.to_the_next_turn()


def test_the_winner_may_use_it_once_on_their_next_turn() -> None:
    play = scored(["Ann's Ox", "Ann's Ox", "Bob's Calf"])
    assert play.asked == "Bob"
    assert not play.can_use("Portal")
    play.to_the_next_turn()
    assert play.asked == "Ann"
    play.use("Portal").option(2)
    play.play("Calf", on="Tar Pits").play("Calf", on="Tar Pits", extra=True)

    assert not play.can_use("Portal")
    assert play.cites("wording.on-your-turn")


def test_it_is_gone_after_that_turn() -> None:
    play = scored(["Ann's Ox", "Ann's Ox", "Bob's Calf"]).to_the_next_turn()
    assert play.can_use("Portal")
    play.to_the_next_turn().to_the_next_turn()

    assert play.asked == "Ann"
    assert not play.can_use("Portal")


def test_of_another_player_it_is_the_very_next_turn_and_of_several_each_has_it() -> None:
    play = scored(["Bob's Ox", "Bob's Ox", "Ann's Ox", "Ann's Ox"])
    assert play.asked == "Bob"
    assert play.can_use("Portal")
    play.to_the_next_turn()

    assert play.can_use("Portal")
