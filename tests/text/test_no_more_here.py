"""How many cards a player can have: at a base, and in the hand."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.worded import is_said_again, same

FULL = "{0} with two or more minions here cannot play minions here. "
FULL += "Minions of {0} with two or more minions here cannot be moved to here."


@pytest.mark.parametrize(
    "said",
    [
        "Players cannot have more than two minions here.",
        "No player can have more than two minions here.",
        "Each player may have no more than two minions here.",
        "Each player can have at most two minions on this base.",
        "Each player can only have two minions here.",
        "No player may have a third minion here.",
        "Players cannot control a third minion on this base.",
    ],
)
def test_who_has_so_many_gets_no_more(said: str) -> None:
    assert same(said, FULL.format("players").capitalize().replace(". m", ". M"), "base")


def test_other_players() -> None:
    said = "Play on a base. Ongoing: Other players can have up to two minions here."
    meant = f"Play on a base. Ongoing: {FULL.format('other players')}"
    assert same(said, meant.replace("Ongoing: o", "Ongoing: O"), "action")


def test_a_full_base_takes_no_more() -> None:
    ledge = card("Ledge", "base", "No player can have more than two minions here.")
    ferry = card("Ferry", "action", "Move one of your minions to another base.")
    full = table({"Ledge": ["Ann's Ox", "Ann's Ox"], "Tortuga": []}, ledge, ferry, ox(2), ox(3, "Elk"), hand=["Elk"])
    assert full.places("Elk") == {"Tortuga"}
    room = table({"Ledge": ["Ann's Ox", "Bob's Ox"], "Tortuga": []}, ledge, ferry, ox(2), ox(3, "Elk"), hand=["Elk"])
    assert room.places("Elk") == {"Ledge", "Tortuga"}


@pytest.mark.parametrize("said", ["You have no maximum hand size.", "You do not have a maximum hand size."])
def test_a_hand_without_a_limit(said: str) -> None:
    meant = "Your maximum hand size is the number of cards in your hand."
    assert same(f"Ongoing: {said}", f"Ongoing: {meant}", "minion")


def test_nothing_is_discarded_from_a_hand_without_a_limit() -> None:
    sack = card("Sack", "minion", "Ongoing: You have no maximum hand size.")
    hand = ["Scout"] * 12
    play = table({"Tortuga": ["Ann's Sack"]}, sack, ox(2), hand=hand).to_the_next_turn()
    assert len(play.hand("Ann")) == 14


@pytest.mark.parametrize(
    "face", ["Play with the top card of your deck face up.", "Keep the top card of your deck face up."]
)
def test_the_top_card_lies_open(face: str) -> None:
    assert same(f"Ongoing: {face}", "Ongoing: The top card of your deck is face up.", "minion")
    assert is_said_again(f"Ongoing: {face}", "minion")
