"""Control of two minions is exchanged, for good and for a time."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import FILLER, card, game, ox

EXCHANGE = "Exchange control of one of your minions with another player's minion{}."
LENT = card("Lent", "action", EXCHANGE.format(" until the end of the turn"))
TRADED = card("Traded", "action", EXCHANGE.format(""))
EQUAL = card("Equal", "action", EXCHANGE.format(" with equal power"))
CALF, ELK, STAG = ox(2, "Calf"), ox(4, "Elk"), ox(2, "Stag")


def controller(there: Play, name: str) -> int:
    return there.state.objects[there.uid(name)].controller


def table(hand: str) -> Play:
    """Ann's turn, with this card in her hand."""
    here = ["Ann's Calf", "Bob's Elk", "Bob's Stag"]
    cards = game(LENT, TRADED, EQUAL, CALF, ELK, STAG)
    return board({"Tortuga": here}, hand={"Ann": [hand]}, deck=FILLER, turn="Ann", game=cards)


@pytest.mark.parametrize(("deed", "kept"), [("Lent", False), ("Traded", True)])
def test_each_has_the_other_s_minion_and_gets_its_own_back(deed: str, kept: bool) -> None:
    before = table(deed)
    ann, bob = controller(before, "Calf"), controller(before, "Elk")

    after = before.play(deed).choose("Elk")

    assert (controller(after, "Calf"), controller(after, "Elk")) == (bob, ann)
    later = after.to_the_next_turn()
    assert (controller(later, "Elk") == ann) is kept
    assert (controller(later, "Calf") == bob) is kept


def test_only_a_minion_of_equal_power_is_exchanged() -> None:
    before = table("Equal")
    bob = controller(before, "Elk")

    after = before.play("Equal")

    assert controller(after, "Elk") == controller(after, "Calf") == bob
    assert controller(after, "Stag") != bob
