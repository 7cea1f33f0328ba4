"""Each player is given what they have paid for themselves, and not for what all have."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

WELL = card("Well", "action", "Each player discards their hand. They draw that many cards.")


def test_each_draws_as_many_as_they_discarded() -> None:
    play = table({"Tortuga": []}, WELL, ox(2, "Calf"), ox(3, "Deer"), hand=["Well", "Calf", "Deer"])
    theirs = len(play.hand("Bob"))
    play.play("Well")
    assert len(play.hand("Ann")) == 2
    assert len(play.hand("Bob")) == theirs
