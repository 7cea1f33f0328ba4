"""What answers an event only at the end of the turn."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

TRAP = card(
    "Trap", "action", "Play on a base. Ongoing: After a minion is played here, destroy it at the end of the turn."
)
RULES = (TRAP, ox(2, "Calf"), ox(3, "Bull"))


def test_it_stays_until_then() -> None:
    play = table({"Tortuga": ["Ann's Trap", "Ann's Bull"]}, *RULES, hand=["Calf"])
    play.play("Calf", on="Tortuga")
    assert "Ann's Calf" in play.at("Tortuga")
    play.to_the_next_turn()
    assert "Ann's Calf" not in play.at("Tortuga")
    assert "Ann's Bull" in play.at("Tortuga")
