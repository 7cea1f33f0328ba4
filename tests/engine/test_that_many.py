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
CALF, DEER = ox(2, "Calf"), ox(3, "Deer")


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
