"""Cards that a text puts into a certain hand, whoever owns them."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

PULL = card("Pull", "action", "Return an action to your hand.")
KEEP = card("Keep", "action", "Return an action to your hand even if another player owns it.")
GIVE = card("Give", "action", "Choose another player. Return a minion to their hand even if another player owns it.")
LOOT = card("Loot", "action", "Special: Play after another player's minion is destroyed to draw two cards.")
FLAG = card("Flag", "action", "Play on a base. Ongoing: Your minions here have +1 power.")
AXE = card("Axe", "action", "Destroy a minion.")
CARDS = (PULL, KEEP, GIVE, LOOT, FLAG, AXE, ox(2))


@pytest.mark.parametrize(("name", "holder"), [("Pull", "Bob"), ("Keep", "Ann")])
def test_it_goes_to_its_owner_unless_the_text_says_otherwise(name: str, holder: str) -> None:
    play = table({"Tortuga": ["Bob's Flag"]}, *CARDS, hand=[name]).play(name)

    assert [who for who in ("Ann", "Bob") if "Flag" in play.hand(who)] == [holder]
    assert play.cites("control.taken" if holder == "Ann" else "control.owner-zones")


def test_ones_own_card_is_just_returned() -> None:
    play = table({"Tortuga": ["Ann's Flag"]}, *CARDS, hand=["Keep"]).play("Keep")

    assert play.hand("Ann") == ["Flag"]
    assert play.cites("control.owner-zones")


def test_it_may_be_the_hand_of_somebody_else() -> None:
    play = table({"Tortuga": ["Ann's Ox"]}, *CARDS, hand=["Give"]).play("Give")

    assert "Ox" in play.hand("Bob")


def test_what_a_special_is_played_for_is_done_then() -> None:
    play = table({"Tortuga": ["Bob's Ox"]}, *CARDS, hand=["Axe", "Loot"]).play("Axe").choose("Loot")

    assert len(play.hand("Ann")) == 2
