"""A minion or an action is chosen, and counters are removed but for some, at a table."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

WILT = card("Wilt", "action", "Remove all but two +1 power counters from a minion.")
GROW = card("Grow", "action", "Place four +1 power counters on one of your minions. Play an extra action.")
TRADE = card(
    "Trade", "action", "Choose one of your minions or a card in your hand. Place it on the bottom of your deck."
)
CARDS = (WILT, GROW, TRADE, ox(2), ox(1, "Elk"))


@pytest.mark.parametrize(("option", "there", "hand"), [(1, [], ["Elk"]), (2, ["Ann's Ox"], [])])
def test_whichever_was_chosen_goes(option: int, there: list[str], hand: list[str]) -> None:
    play = table({"Tortuga": ["Ann's Ox"]}, *CARDS, hand=["Trade", "Elk"]).play("Trade").option(option)

    assert play.at("Tortuga") == there
    assert play.hand("Ann") == hand


def test_all_counters_but_two_are_removed() -> None:
    play = table({"Tortuga": ["Ann's Ox"]}, *CARDS, hand=["Grow", "Wilt"]).play("Grow").play("Wilt")

    assert play.power("Ann's Ox") == 2 + 2
