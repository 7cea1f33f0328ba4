"""What is asked of each player for themselves, what two things forbid, when an ability may be used: at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from tests.engine.table_talk import Play, Spec, board
from tests.rulebook.own_cards import FILLER, card, game, ox

TAX = card("Tax", "action", "Each other player discards a card if they have a minion in play.")
THIN = card(
    "Thin Out",
    "action",
    "Choose a base. Each player with a minion there, in turn order, destroys one of their minions there, unless they"
    " have only one.",
)
ALMS = card("Alms", "action", "Each player with fewer VPs than you draws a card.")
HELD = card("Held", "action", "Each player with two or more cards in hand discards a card.")
WALL = card("Wall", "minion", "Ongoing: Other minions here cannot be moved to other bases or returned to a hand.")
PUSH = card("Push", "action", "Move a minion to another base.")
CALL = card("Call", "action", "Return a minion to its owner's hand.")
IDLE = card("Idler", "minion", "Talent: If you did not play an action this turn, draw a card.")
BACK = card("Back", "minion", "Talent: Return a minion here to the base it came from.")
SCRIBE = card(
    "Scribe",
    "minion",
    "Ongoing: After an action is played, you may draw a card. You may only use this ability on your turn.",
)
CALF, ELK = ox(2, "Calf"), ox(4, "Elk")
CARDS = game(TAX, THIN, ALMS, HELD, WALL, PUSH, CALL, IDLE, BACK, SCRIBE, CALF, ELK)


def at_table(
    there: Sequence[Spec],
    elsewhere: Sequence[Spec] = (),
    vp: Mapping[str, int] | None = None,
    turn: str = "Ann",
    **hand: Sequence[str],
) -> Play:
    bases = {"Tortuga": there, "Tar Pits": elsewhere}
    return board(bases, hand=hand, deck=FILLER, turn=turn, vp=vp, game=CARDS)


@pytest.mark.parametrize(("there", "held"), [(["Bob's Calf"], []), (["Ann's Calf"], ["Elk"])])
def test_what_holds_of_another_is_asked_of_that_player(there: list[str], held: list[str]) -> None:
    assert at_table(there, Ann=["Tax"], Bob=["Elk"]).play("Tax").hand("Bob") == held


def test_who_has_only_one_keeps_it() -> None:
    play = at_table(["Ann's Calf", "Bob's Calf", "Bob's Elk"], ["Ann's Elk"], Ann=["Thin Out"])
    play.play("Thin Out").choose("Tortuga").choose("Bob's Elk")

    assert play.at("Tortuga") == ["Ann's Calf", "Bob's Calf"]
    assert play.at("Tar Pits") == ["Ann's Elk"]


@pytest.mark.parametrize(("bob", "drawn"), [(3, 0), (2, 0), (1, 1)])
def test_who_has_fewer_points(bob: int, drawn: int) -> None:
    play = at_table([], vp={"Ann": 2, "Bob": bob}, Ann=["Alms"]).play("Alms")

    assert (len(play.hand("Ann")), len(play.hand("Bob"))) == (0, drawn)


@pytest.mark.parametrize(("bob", "left"), [(["Elk"], 1), (["Elk", "Elk"], 1)])
def test_who_has_so_many_cards_in_their_own_hand(bob: list[str], left: int) -> None:
    play = at_table([], Ann=["Held", "Calf"], Bob=bob).play("Held")
    if play.kind == "thing":
        play.choose("Elk")

    assert (len(play.hand("Ann")), len(play.hand("Bob"))) == (1, left)


@pytest.mark.parametrize("action", ["Push", "Call"])
def test_neither_can_be_done(action: str) -> None:
    play = at_table(["Ann's Wall", "Bob's Elk"], ["Bob's Calf"], Ann=[action]).play(action).choose("Elk")

    assert play.where("Elk") == "Tortuga"
    assert play.where("Calf") == "Tar Pits"


@pytest.mark.parametrize("played", [False, True])
def test_what_was_not_done_this_turn(played: bool) -> None:
    play = at_table(["Ann's Idler"], ["Bob's Calf"], Ann=["Push"])
    if played:
        play.play("Push").choose("Calf")

    assert play.can_use("Idler") is not played
    if not played:
        play.use("Idler")
        assert len(play.hand("Ann")) == 2


def test_a_minion_goes_back_to_the_base_it_came_from() -> None:
    play = at_table(["Ann's Back"], ["Bob's Calf"], Ann=["Push"])
    play.play("Push").choose("Calf")
    assert play.where("Calf") == "Tortuga"
    play.use("Back").choose("Calf")

    assert play.where("Calf") == "Tar Pits"
    assert [event.verb for event in play.happened("move")] == ["move", "move"]


@pytest.mark.parametrize(("turn", "asked"), [("Ann", True), ("Bob", False)])
def test_an_ability_is_used_only_then(turn: str, asked: bool) -> None:
    play = at_table(["Ann's Scribe", "Bob's Calf"], turn=turn, **{turn: ["Push"]}).play("Push").choose("Calf")

    assert (play.kind == "use" or "Scribe" in play.offered or play.kind == "may") is asked


CALLED = card("Called", "minion", "Move up to two of your minions on other bases to here.")
MANY = card("Many", "action", "If you control more minions than each other player, draw a card.")
EVEN = card("Even", "minion", "Destroy each other minion here with the same power.", power=4)


def more_cards(there: Sequence[Spec], elsewhere: Sequence[Spec], *hand: str) -> Play:
    bases = {"Tortuga": there, "Tar Pits": elsewhere, "The Homeworld": ["Ann's Calf"]}
    cards = game(CALLED, MANY, EVEN, CALF, ELK)
    return board(bases, hand={"Ann": hand}, deck=FILLER, turn="Ann", game=cards)


def test_two_on_other_bases_are_two_in_all() -> None:
    play = more_cards([], ["Ann's Calf", "Ann's Elk"], "Called").play("Called", on="Tortuga")
    play.choose("Elk").choose("Calf at The Homeworld")

    assert sorted(play.at("Tortuga")) == ["Ann's Calf", "Ann's Called", "Ann's Elk"]
    assert play.at("Tar Pits") == ["Ann's Calf"]


@pytest.mark.parametrize(("bob", "drawn"), [(0, 1), (1, 0), (2, 0)])
def test_who_controls_more_minions_anywhere(bob: int, drawn: int) -> None:
    play = more_cards(["Bob's Elk"] * bob, [], "Many").play("Many")

    assert len(play.hand("Ann")) == drawn


def test_only_those_with_its_power_are_destroyed() -> None:
    play = more_cards(["Bob's Elk", "Bob's Calf"], ["Bob's Elk"], "Even").play("Even", on="Tortuga")

    assert play.at("Tortuga") == ["Bob's Calf", "Ann's Even"]
    assert play.at("Tar Pits") == ["Bob's Elk"]


POOR = card("Poor", "action", "Each other player with fewer cards in their hand than you draws a card.")
FEW = card("Few", "minion", "Each other player with fewer minions here than you draws a card.")
HOME = card("Home", "minion", "Move one of your minions from each other base to here.")


@pytest.mark.parametrize(("bob", "drawn"), [(0, 1), (1, 1), (2, 0), (3, 0)])
def test_who_has_fewer_cards(bob: int, drawn: int) -> None:
    hands = {"Ann": ["Poor", "Elk", "Elk"], "Bob": ["Calf"] * bob}
    play = board({"Tortuga": []}, hand=hands, deck=FILLER, turn="Ann", game=game(POOR, CALF, ELK)).play("Poor")

    assert len(play.hand("Bob")) == bob + drawn


@pytest.mark.parametrize(("bob", "drawn"), [(0, 1), (1, 0), (2, 0)])
def test_who_has_fewer_minions_there(bob: int, drawn: int) -> None:
    there = ["Bob's Calf"] * bob
    cards = game(FEW, CALF, ELK)
    play = board({"Tortuga": there}, hand={"Ann": ["Few"]}, deck=FILLER, turn="Ann", game=cards)

    assert len(play.play("Few", on="Tortuga").hand("Bob")) == drawn


def test_one_comes_from_each_base() -> None:
    bases: Mapping[str, Sequence[Spec]] = {
        "Tortuga": [],
        "Tar Pits": ["Ann's Calf", "Ann's Elk"],
        "The Homeworld": ["Ann's Calf"],
    }
    play = board(bases, hand={"Ann": ["Home"]}, deck=FILLER, turn="Ann", game=game(HOME, CALF, ELK))
    play.play("Home", on="Tortuga").choose("Elk")

    assert sorted(play.at("Tortuga")) == ["Ann's Calf", "Ann's Elk", "Ann's Home"]
    assert play.at("Tar Pits") == ["Ann's Calf"]
