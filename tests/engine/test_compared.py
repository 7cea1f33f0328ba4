"""What is compared and counted: numbers with each other, names, points, what happened to a card this turn."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import FILLER, card, game, ox

UNDERDOG = card("Underdog", "action", "If you have the fewest VPs, draw a card.")
LEADER = card("Leader", "action", "If you do not have the fewest VPs, draw a card.")
DIG = card(
    "Dig", "action", "Discard cards from the top of your deck until you discard a minion. Place it into your hand."
)
KIN = card(
    "Kin",
    "action",
    "Reveal the top card of your deck. If it has the same name as one of your minions in play, draw it.",
)
HUDDLE = card("Huddle", "minion", "Ongoing: This minion has +1 power for each action here, up to +2.")
STALE = card("Stale", "action", "Choose a base. Destroy each minion there that was not played this turn.")
FLAG = card("Flag", "action", "Play on a base. Ongoing: Other players' minions here have -1 power.")
CALF, ELK = ox(2, "Calf"), ox(4, "Elk")
CARDS = game(UNDERDOG, LEADER, DIG, KIN, HUDDLE, STALE, FLAG, CALF, ELK)


@pytest.mark.parametrize(("mine", "fewest"), [(0, True), (1, True), (2, False)])
def test_who_ties_for_the_fewest_points_has_the_fewest(mine: int, fewest: bool) -> None:
    for action, drawn in (("Underdog", fewest), ("Leader", not fewest)):
        play = board({"Tortuga": []}, hand={"Ann": [action]}, deck=FILLER, vp={"Ann": mine, "Bob": 1}, game=CARDS)
        assert len(play.play(action).hand("Ann")) == drawn


def test_cards_are_discarded_up_to_the_first_minion() -> None:
    deck = {"Ann": ["Flag", "Flag", "Calf", "Flag"], "Bob": ["Flag"]}
    play = board({"Tortuga": []}, hand={"Ann": ["Dig"]}, deck=deck, game=CARDS).play("Dig")

    assert (play.hand("Ann"), play.deck("Ann")) == (["Calf"], ["Flag"])
    assert play.discard("Ann") == ["Flag", "Flag", "Dig"]


@pytest.mark.parametrize(("top", "drawn"), [("Calf", ["Calf"]), ("Elk", [])])
def test_a_card_of_the_same_name_is_drawn(top: str, drawn: list[str]) -> None:
    deck = {"Ann": [top], "Bob": ["Flag"]}
    play = board({"Tortuga": ["Ann's Calf", "Bob's Elk"]}, hand={"Ann": ["Kin"]}, deck=deck, game=CARDS)

    assert play.play("Kin").hand("Ann") == drawn


@pytest.mark.parametrize(("flags", "power"), [(0, 2), (1, 3), (2, 4), (3, 4)])
def test_what_is_counted_up_to_a_number_stops_there(flags: int, power: int) -> None:
    play = board({"Tortuga": ["Ann's Huddle", *["Ann's Flag"] * flags]}, deck=FILLER, game=CARDS)

    assert play.power("Huddle") == power


def test_a_minion_that_was_played_this_turn_is_spared() -> None:
    def fresh() -> Play:
        return board({"Tortuga": ["Ann's Calf"]}, hand={"Ann": ["Elk", "Stale"]}, deck=FILLER, game=CARDS)

    assert fresh().play("Elk").play("Stale").at("Tortuga") == ["Ann's Elk"]
    assert fresh().play("Stale").at("Tortuga") == []


def test_of_those_that_tie_one_is_destroyed() -> None:
    fell = card("Fell", "action", "Destroy a minion with the highest power.")
    cards = game(fell, CALF, ELK)
    there = {"Tortuga": ["Bob's Elk"], "Tar Pits": ["Ann's Elk", "Bob's Calf"]}
    play = board(there, hand={"Ann": ["Fell"]}, deck={"Ann": ["Calf"], "Bob": ["Calf"]}, game=cards).play("Fell")

    assert play.kind == "thing"
    assert play.choose("Bob's Elk").at("Tar Pits") == ["Ann's Elk", "Bob's Calf"]
