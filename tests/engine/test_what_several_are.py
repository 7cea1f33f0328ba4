"""What all, some or none of several cards are, and who has the lowest power at a base, at a table."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

BOTH = card("Both", "action", "Discard the top two cards of your deck. If both are minions, gain 1 VP.")
NEITHER = card("Neither", "action", "Reveal the top two cards of your deck. If neither is a minion, gain 1 VP.")
EITHER = card("Either", "action", "Reveal the top two cards of your deck. If either is a minion, gain 1 VP.")
TWO = card("Two", "action", "Reveal the top three cards of your deck. If two or more of them are minions, gain 1 VP.")
CHEER = card("Cheer", "action", "Draw a card.")
POOR = card("Poor", "minion", "Talent: If you have the lowest total power here, gain 1 VP.")
LEAST = card("Least", "base", "After this base scores, the player with the lowest total power here draws a card.")
AMONG = card(
    "Among",
    "minion",
    "Talent: If you have the lowest total power among players with minions here, gain 1 VP.",
)
SHY = card("Shy", "action", "Place a +1 power counter on each of your minions that you did not move this turn.")
PUSH = card("Push", "action", "Move one of your minions to another base. Play an extra action.")
CARDS = (BOTH, NEITHER, EITHER, TWO, CHEER, POOR, LEAST, AMONG, SHY, PUSH, ox(2), ox(1, "Elk"), ox(30, "Bull"))


def gained(name: str, deck: list[str]) -> int:
    play = table({"Tortuga": []}, *CARDS, hand=[name], deck={"Ann": deck}).play(name)
    return play.vp("Ann")


@pytest.mark.parametrize(
    ("deck", "both", "either", "neither"),
    [(["Ox", "Elk"], 1, 1, 0), (["Ox", "Cheer"], 0, 1, 0), (["Cheer", "Ox"], 0, 1, 0), (["Cheer", "Cheer"], 0, 0, 1)],
)
def test_what_two_cards_off_the_deck_are(deck: list[str], both: int, either: int, neither: int) -> None:
    found = (gained("Both", [*deck, "Bull"]), gained("Either", [*deck, "Bull"]), gained("Neither", [*deck, "Bull"]))

    assert found == (both, either, neither)


@pytest.mark.parametrize(
    ("deck", "vp"), [(["Ox", "Elk", "Bull"], 1), (["Ox", "Cheer", "Elk"], 1), (["Cheer", "Ox", "Cheer"], 0)]
)
def test_so_many_of_those_revealed(deck: list[str], vp: int) -> None:
    assert gained("Two", deck) == vp


@pytest.mark.parametrize(("other", "lowest"), [("Bob's Bull", True), ("Bob's Elk", False)])
def test_who_has_the_lowest_power(other: str, lowest: bool) -> None:
    play = table({"Tortuga": ["Ann's Poor", "Ann's Ox", other]}, *CARDS)

    assert play.can_use("Poor") is lowest


def test_who_has_nothing_there_has_the_lowest_power_but_not_among_those_with_minions() -> None:
    play = table({"Tortuga": ["Ann's Poor", "Ann's Among", "Ann's Ox"]}, *CARDS)

    assert not play.can_use("Poor")
    assert play.can_use("Among")


def test_a_minion_that_you_have_moved_is_none_that_you_did_not_move() -> None:
    play: Play = table({"Tortuga": ["Ann's Ox", "Ann's Elk"], "Tar Pits": []}, *CARDS, hand=["Push", "Shy"])
    play.play("Push").choose("Ann's Ox").play("Shy")

    assert play.power("Ann's Ox") == 2
    assert play.power("Ann's Elk") == 2


KEEP = card("Keep", "base", "Minions cannot be moved from this base until it scores.")
FLEE = card(
    "Flee",
    "minion",
    "Special: After this base scores, you may move this minion to another base instead of the discard pile.",
    2,
)
LEAVE = card(
    "Leave", "action", "Move one of your minions to another base. If it was your only minion there, gain 1 VP."
)
RAZE = card("Raze", "action", "Destroy two minions. If both were yours, gain 1 VP.")


def test_a_minion_is_kept_until_the_base_scores() -> None:
    there = {"Keep": ["Ann's Flee", "Ann's Ox"], "Tar Pits": []}
    play = table(there, KEEP, FLEE, *CARDS, hand=["Push"]).play("Push")
    assert play.at("Keep") == ["Ann's Flee", "Ann's Ox"]

    ready = {"Keep": ["Ann's Flee", "Ann's Bull"], "Tar Pits": []}
    play = table(ready, KEEP, FLEE, *CARDS, base_deck=["Tortuga"])  # type: ignore[arg-type]
    assert play.end_phase().use_any("Flee").at("Tar Pits") == ["Ann's Flee"]


@pytest.mark.parametrize(("other", "alone"), [("Ann's Elk", False), ("Bob's Elk", True)])
def test_who_was_the_only_one_where_it_came_from(other: str, alone: bool) -> None:
    play = table({"Tortuga": ["Ann's Ox", other], "Tar Pits": ["Ann's Bull"]}, LEAVE, *CARDS, hand=["Leave"])
    play.play("Leave").choose("Ann's Ox")

    assert sorted(play.at("Tar Pits")) == ["Ann's Bull", "Ann's Ox"]
    assert play.vp("Ann") == int(alone)


@pytest.mark.parametrize(("other", "both"), [("Ann's Elk", True), ("Bob's Elk", False)])
def test_whose_two_that_are_gone_were(other: str, both: bool) -> None:
    play = table({"Tortuga": ["Ann's Ox", other]}, RAZE, *CARDS, hand=["Raze"]).play("Raze")

    assert play.at("Tortuga") == []
    assert play.vp("Ann") == int(both)


WEAKEST = card(
    "Weakest",
    "action",
    "Choose a base. The player with the lowest total power among players with minions there gains 1 VP.",
)


@pytest.mark.parametrize(
    ("there", "ann", "bob"),
    [
        (["Ann's Ox"], 1, 0),
        (["Ann's Ox", "Bob's Elk"], 0, 1),
        (["Ann's Ox", "Bob's Bull"], 1, 0),
        (["Bob's Bull"], 0, 1),
    ],
)
def test_who_has_the_lowest_power_of_those_with_minions(there: list[str], ann: int, bob: int) -> None:
    play = table({"Tortuga": there}, WEAKEST, *CARDS, hand=["Weakest"]).play("Weakest")

    assert (play.vp("Ann"), play.vp("Bob")) == (ann, bob)
