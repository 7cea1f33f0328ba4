"""Each player does something to what is theirs, may do more, or does another thing first: played as at a table."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, Spec, board
from tests.rulebook.own_cards import FILLER, card, game, ox

CULL = card("Cull", "minion", "Each other player with two or more minions here destroys one of them.")
TOLL = card("Toll", "action", "Each other player must destroy one of their minions unless they discard a card.")
GIFT = card("Gift", "action", "Each other player discards a card and may draw a card.")
LOAN = card("Loan", "action", "Each player with a minion they do not own gains 1 VP.")
FOREIGN = card("Foreign", "action", "Each player with a minion owned by another player gains 1 VP.")
CALF, ELK = ox(2, "Calf"), ox(4, "Elk")
CARDS = game(CULL, TOLL, GIFT, LOAN, FOREIGN, CALF, ELK)


def at_table(there: list[Spec], elsewhere: list[Spec], **hand: list[str]) -> Play:
    return board({"Tortuga": there, "Tar Pits": elsewhere}, hand=hand, deck=FILLER, turn="Ann", game=CARDS)


def test_each_destroys_one_of_their_own_there() -> None:
    play = at_table(["Bob's Calf", "Bob's Elk", "Ann's Elk"], ["Bob's Elk"], Ann=["Cull"])
    play.play("Cull", on="Tortuga").choose("Bob's Calf")

    assert play.at("Tortuga") == ["Bob's Elk", "Ann's Elk", "Ann's Cull"]
    assert play.at("Tar Pits") == ["Bob's Elk"]


def test_who_has_only_one_there_keeps_it() -> None:
    play = at_table(["Bob's Calf"], ["Bob's Elk"], Ann=["Cull"]).play("Cull", on="Tortuga")

    assert "Bob's Calf" in play.at("Tortuga")


def test_who_discards_keeps_their_minion() -> None:
    play = at_table(["Bob's Calf"], [], Ann=["Toll"], Bob=["Elk"]).play("Toll").yes()

    assert play.hand("Bob") == []
    assert play.at("Tortuga") == ["Bob's Calf"]


def test_who_does_not_discard_destroys_one() -> None:
    play = at_table(["Bob's Calf"], [], Ann=["Toll"], Bob=["Elk"]).play("Toll").no()

    assert play.hand("Bob") == ["Elk"]
    assert play.at("Tortuga") == []


def test_who_has_discarded_may_draw() -> None:
    play = at_table([], [], Ann=["Gift"], Bob=["Elk"]).play("Gift").yes()

    assert len(play.hand("Bob")) == 1
    assert "Elk" not in play.hand("Bob")


@pytest.mark.parametrize("played", ["Loan", "Foreign"])
def test_who_has_what_another_owns_is_asked_of_each(played: str) -> None:
    play = at_table(["Ann's Calf under Bob", "Bob's Elk"], ["Ann's Elk"], Ann=[played]).play(played)

    assert (play.vp("Ann"), play.vp("Bob")) == (0, 1)
