"""Who has as many as somebody else, what is done for so much power, and what an ability has done."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

MIRROR = card("Mirror", "action", "Choose a base where you have as many minions as another player. Draw two cards.")
HARVEST = card("Harvest", "action", "Destroy one of your minions. Gain 1 VP for every 2 power it had.")
WARY = card("Wary", "minion", "Ongoing: After an ability destroys one of your other minions, gain 1 VP.")
SCORCH = card("Scorch", "base", "After a player plays an action here, destroy a minion here.")
ROCK = card("Rock", "minion", "Ongoing: This minion cannot be destroyed by abilities.")
MARK = card("Mark", "action", "Play on a base. Ongoing: Each minion here has +1 power.")
RULES = (MIRROR, HARVEST, WARY, SCORCH, ROCK, MARK, ox(2, "Calf"), ox(5, "Elk"))


def test_only_a_base_with_as_many_can_be_chosen() -> None:
    bases = {"Tortuga": ["Ann's Calf", "Bob's Elk"], "Tar Pits": ["Ann's Elk"]}
    play = table(bases, *RULES, hand=["Mirror"])
    play.play("Mirror")
    assert len(play.hand("Ann")) == 2


def test_power_is_counted_in_steps_as_it_was() -> None:
    play = table({"Tortuga": ["Ann's Elk", "Ann's Calf"]}, *RULES, hand=["Harvest"])
    play.play("Harvest").choose("Elk")
    assert play.vp("Ann") == 2


def test_an_ability_is_that_of_a_card_or_of_a_base() -> None:
    play = table({"Scorch": ["Ann's Wary", "Ann's Calf"]}, *RULES, hand=["Mark"])
    play.play("Mark", "Scorch").choose("Calf")
    assert play.vp("Ann") == 1


def test_no_ability_destroys_what_cannot_be_destroyed_by_abilities() -> None:
    play = table({"Scorch": ["Ann's Rock"]}, *RULES, hand=["Mark"])
    play.play("Mark", "Scorch")
    assert "Ann's Rock" in play.at("Scorch")
