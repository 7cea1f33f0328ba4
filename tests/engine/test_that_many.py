"""Numbers that what was done before has given: that many points, counters and cards to discard."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board
from tests.rulebook.own_cards import FILLER, card, game, ox, table

from smashrules.engine.unmodelled import missing

SELL = card("Sell", "action", "Discard any number of cards. Gain that many VPs.")
FEED = card("Feed", "action", "Discard any number of cards. Place that many +1 power counters on a minion.")
TOLL = card("Toll", "action", "Choose a base. Each other player discards a card for each minion you have there.")
SINK = card(
    "Sink",
    "action",
    "Play on a base. Ongoing: This base's breakpoint is reduced by 1 for each minion here, but not below 12.",
)
FEAST = card("Feast", "action", "Discard any number of cards. Draw two cards for each card discarded.")
SPREE = card("Spree", "action", "Discard any number of cards. Place twice that many +1 power counters on a minion.")
HERD = card("Herd", "action", "Draw two cards for each of your minions (up to 3).")
BRACE = card(
    "Brace", "action", "One of your minions gains power equal to twice its printed power until the end of the turn."
)
HEIR = card(
    "Heir",
    "action",
    "Destroy one of your minions. One of your minions gains power equal to the destroyed minion's power until the end"
    " of the turn.",
)
CULL = card("Cull", "action", "Discard any number of cards. Destroy up to that many minions of power 2 or less.")
CALF, DEER = ox(2, "Calf"), ox(3, "Deer")
FOAL, LAMB = ox(2, "Foal"), ox(2, "Lamb")


def test_points_and_counters_for_what_was_discarded() -> None:
    play = table({"Tortuga": ["Ann's Calf"]}, SELL, CALF, DEER, hand=["Sell", "Deer", "Deer", "Deer"])
    assert play.play("Sell").choose("Deer", "Deer").done().vp("Ann") == 2
    play = table({"Tortuga": ["Ann's Calf"]}, FEED, CALF, DEER, hand=["Feed", "Deer", "Deer", "Deer"])
    assert play.play("Feed").choose("Deer", "Deer").done().power("Calf") == 4


@pytest.mark.parametrize(("held", "left"), [(3, 1), (2, 0), (1, 0)])
def test_one_card_for_each_minion_as_far_as_there_are_cards(held: int, left: int) -> None:
    bases = {"Tortuga": ["Ann's Calf", "Ann's Calf", "Bob's Calf"]}
    hands = {"Ann": ["Toll"], "Bob": ["Deer"] * held}
    play = board(bases, hand=hands, deck=FILLER, game=game(TOLL, CALF, DEER)).play("Toll")
    if left:
        play.choose("Deer", "Deer")
    assert len(play.hand("Bob")) == left


def test_what_a_number_does_not_fall_below_is_not_played_as_if_it_were_not_there() -> None:
    assert missing(SINK) == ("Modify.least",)


def test_two_each_time_and_twice_as_many() -> None:
    play = table({"Tortuga": ["Ann's Calf"]}, FEAST, CALF, DEER, hand=["Feast", "Deer", "Deer", "Deer"])
    assert len(play.play("Feast").choose("Deer", "Deer").done().hand("Ann")) == 1 + 2 * 2
    play = table({"Tortuga": ["Ann's Calf"]}, SPREE, CALF, DEER, hand=["Spree", "Deer", "Deer", "Deer"])
    assert play.play("Spree").choose("Deer", "Deer").done().power("Calf") == 2 + 2 * 2


@pytest.mark.parametrize(("minions", "drawn"), [(0, 0), (1, 2), (2, 3)])
def test_two_for_each_but_no_more_than_three_in_all(minions: int, drawn: int) -> None:
    play = table({"Tortuga": ["Ann's Calf"] * minions + ["Bob's Calf"]}, HERD, CALF, hand=["Herd"])
    assert len(play.play("Herd").hand("Ann")) == drawn


def test_as_much_power_as_it_has_printed_and_as_what_has_gone_had() -> None:
    play = table({"Tortuga": ["Ann's Deer"]}, BRACE, DEER, hand=["Brace"])
    assert play.play("Brace").power("Deer") == 3 + 2 * 3
    play = table({"Tortuga": ["Ann's Deer", "Ann's Calf"]}, HEIR, CALF, DEER, hand=["Heir"])
    assert play.play("Heir").choose("Deer").power("Calf") == 2 + 3


@pytest.mark.parametrize(("minions", "played"), [(1, 1), (2, 2), (3, 2)])
def test_an_extra_minion_for_each_but_no_more_than_two(minions: int, played: int) -> None:
    rally = card("Rally", "action", "Play an extra minion for each of your minions in play, up to two.")
    play = table(
        {"Tortuga": ["Ann's Calf"] * minions}, rally, CALF, DEER, hand=["Rally", "Deer", "Deer", "Deer"]
    ).play("Rally")
    for _ in range(played):
        play.choose("Deer")
    assert len(play.hand("Ann")) == 3 - played


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_up_to_as_many_may_be_fewer(chosen: int) -> None:
    herd = ["Calf", "Foal", "Lamb"]
    bases = {"Tortuga": [f"Bob's {each}" for each in herd]}
    play = table(bases, CULL, CALF, FOAL, LAMB, DEER, hand=["Cull", "Deer", "Deer", "Deer"])
    play = play.play("Cull").choose("Deer", "Deer").done().choose(*herd[:chosen])
    play = play.done() if chosen < 2 else play
    assert len(play.at("Tortuga")) == 3 - chosen
