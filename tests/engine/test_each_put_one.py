"""A card is drawn for each counter that each of several players has put."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

GIFT = card(
    "Gift",
    "action",
    "Each player may place a +1 power counter on one of their minions. Draw a card for each counter placed.",
)
CARDS = (GIFT, ox(2), ox(1, "Elk"))


@pytest.mark.parametrize(("ann", "bob"), [(True, True), (True, False), (False, False)])
def test_so_many_as_were_put(ann: bool, bob: bool) -> None:
    play = table({"Tortuga": ["Ann's Ox", "Bob's Elk"]}, *CARDS, hand=("Gift",))
    play.play("Gift")
    for wanted in (ann, bob):
        if wanted:
            play.yes()
        else:
            play.no()
    assert len(play.hand("Ann")) == ann + bob
    assert (play.power("Ox"), play.power("Elk")) == (2 + ann, 1 + bob)


@pytest.mark.parametrize("wanted", [True, False])
def test_who_has_no_minion_puts_none(wanted: bool) -> None:
    play = table({"Tortuga": ["Ann's Ox"]}, *CARDS, hand=("Gift",))
    play.play("Gift").yes()
    play = play.yes() if wanted else play.no()
    assert play.kind == "main"
    assert len(play.hand("Ann")) == 1
