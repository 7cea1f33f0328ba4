"""Where the books differ and the engine asks which: each point under both values, on cards made up for it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import FILLER, card, game, table

from smashrules.engine import Position

SHIELD = card("Shield", "action", "Play on a minion. Ongoing: This minion is not affected by other players' cards.")


# -- what counts as affecting ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "counters"), [("MUNCHKIN", 1), ("WTCS", 1), ("BGB2018", 0), ("EMD2023", 0), ("WIKI", 0)]
)
def test_whether_a_counter_affects_a_card(edition: str, counters: int) -> None:
    gift = card("Gift", "action", "Place a +1 power counter on a minion.")
    play = table({"Tortuga": [("Bob's Walker", "Bob's Shield")]}, SHIELD, gift, hand=["Gift"], edition=edition)

    assert play.play("Gift").power("Walker") == 2 + counters


@pytest.mark.parametrize(("edition", "where"), [("MUNCHKIN", "Bob's deck"), ("WTCS", "Tortuga"), ("WIKI", "Tortuga")])
def test_whether_shuffling_a_card_away_affects_it(edition: str, where: str) -> None:
    wash = card("Wash", "action", "Shuffle a minion into its owner's deck.")
    play = table({"Tortuga": [("Bob's Walker", "Bob's Shield")]}, SHIELD, wash, hand=["Wash"], edition=edition)

    assert play.play("Wash").where("Walker") == where


@pytest.mark.parametrize(("edition", "where"), [("EMD2023", "Ann's hand"), ("WIKI", "Tortuga")])
def test_whether_a_swap_affects_the_card_that_goes(edition: str, where: str) -> None:
    trade = card("Trade", "action", "Swap a minion in play with a minion from your hand.")
    bases = {"Tortuga": [("Bob's Walker", "Bob's Shield")]}
    play = table(bases, SHIELD, trade, hand=["Trade", "Invader"], edition=edition).play("Trade")

    assert (play.where("Invader") == "Tortuga") is (edition == "EMD2023")
    assert (play.where("Walker") == "Tortuga") is (where == "Tortuga")


# -- what never falls below zero -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "left"), [("MUNCHKIN", -10), ("BGB2018", 0), ("WIKI", 0)])
def test_whether_a_breakpoint_falls_below_zero(edition: str, left: int) -> None:
    dig = card("Dig", "action", "Reduce the breakpoint of a base by 30 until the end of the turn.")
    low = card("Low", "base", "")
    play = table({"Low": []}, dig, low, hand=["Dig"], edition=edition).play("Dig")

    assert play.breakpoint("Low") == left


@pytest.mark.parametrize(("edition", "points"), [("BGB2018", 5), ("WTCS", 4), ("EMD2023", 4), ("WIKI", 5)])
def test_whether_a_reward_falls_below_zero(edition: str, points: int) -> None:
    pit = replace(card("Pit", "base", ""), vps=(2, -1, 0))
    play = board(
        {"Pit": ["Ann's King Rex", "Ann's King Rex", "Ann's King Rex", "Bob's Walker"]},
        deck=FILLER,
        vp={"Bob": 5},
        game=game(pit),
        edition=edition,
    ).end_phase()

    assert play.vp("Bob") == points


# -- whose zone a card goes to ---------------------------------------------------------------------------------------


def holding_a_card_of_bobs(edition: str, text: str) -> Play:
    """Ann holds an action with this text and Bob's Walker."""
    position = Position(game(card("Hide", "action", text)), edition=edition)
    ann, bob = position.player("Ann"), position.player("Bob")
    position.base("Tortuga")
    position.hand(ann, [position.card("Hide", ann), position.card("Walker", bob)])
    for each in (ann, bob):
        position.deck(each, [position.card("Scout", each) for _ in range(4)])
    position.turn()
    return Play(position)


@pytest.mark.parametrize(
    ("edition", "deck"), [("MUNCHKIN", "Bob's deck"), ("BGB2018", "Ann's deck"), ("WIKI", "Ann's deck")]
)
def test_a_card_from_the_hand_that_nobody_sees_may_go_on_ones_own_deck(edition: str, deck: str) -> None:
    play = holding_a_card_of_bobs(edition, "Place a card from your hand on the top of your deck.")

    assert play.play("Hide").where("Walker") == deck


@pytest.mark.parametrize("edition", ["MUNCHKIN", "WIKI"])
def test_a_card_from_the_hand_that_is_seen_goes_to_its_owner(edition: str) -> None:
    play = holding_a_card_of_bobs(edition, "Discard a card.")

    assert play.play("Hide").where("Walker") == "Bob's discard"


# -- the round of optional abilities ---------------------------------------------------------------------------------


def test_what_is_mandatory_on_a_card_that_arrives_in_the_round_is_done_before_the_next_player_chooses() -> None:
    herald = card(
        "Herald",
        "minion",
        "Special: Before a base scores, you may play this minion there. Ongoing: Before this base scores, gain 1 VP.",
    )
    play = board(
        {"Tortuga": ["Ann's King Rex", "Ann's King Rex", "Ann's King Rex"]},
        hand={"Ann": ["Herald"], "Bob": ["Hidden Ninja"]},
        deck=FILLER,
        game=game(herald),
    ).end_phase()
    assert (play.asked, play.vp("Ann")) == ("Ann", 0)
    play.answer(next(each for each in play.decision.options if each.kind == "play"))

    assert (play.asked, play.vp("Ann")) == ("Bob", 1)
    assert play.cites("me-first.mandatory-arrival")


# -- a base that leaves play without scoring -------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["BGB2018", "WIKI"])
def test_a_base_that_is_replaced_does_not_score_and_keeps_no_card(edition: str) -> None:
    raze = card("Raze", "action", "Replace a base with a base from the base deck.")
    shrine = card("Shrine", "base", "After this base scores, each player gains 3 VP.")
    bases = {"Shrine": [("Bob's Walker", "Ann's Upgrade"), "Ann's King Rex", "Ann's King Rex", "Ann's King Rex"]}
    play = table(bases, raze, shrine, hand=["Raze"], edition=edition, base_deck=["Tar Pits", "Jungle Oasis"])
    play.play("Raze").choose("Tar Pits")

    assert play.bases() == ["Tar Pits"]
    assert play.where("Shrine") == "base discard"
    assert (play.discard("Bob"), sorted(play.discard("Ann"))) == (["Walker"], ["King Rex"] * 3 + ["Raze", "Upgrade"])
    assert (play.vp("Ann"), play.vp("Bob")) == (0, 0)
    assert not play.happened("destroy")


# -- draws -----------------------------------------------------------------------------------------------------------


def test_a_draw_is_replaced_also_that_of_the_draw_phase() -> None:
    miser = card("Miser", "minion", "Ongoing: If you would draw a card, gain 1 VP instead.")
    study = card("Study", "action", "Draw two cards.")
    play = table({"Tortuga": ["Ann's Miser"]}, miser, study, hand=["Study"]).play("Study")
    assert (play.vp("Ann"), play.hand("Ann")) == (2, [])
    play.to_the_next_turn()
    assert (play.vp("Ann"), play.hand("Ann")) == (4, [])


def test_a_draw_may_be_replaced_by_two_and_those_are_not_replaced_again() -> None:
    hoarder = card("Hoarder", "minion", "Ongoing: If you would draw a card, draw two cards instead.")
    glance = card("Glance", "action", "Draw a card.")
    play = table({"Tortuga": ["Ann's Hoarder"]}, hoarder, glance, hand=["Glance"]).play("Glance")

    assert len(play.hand("Ann")) == 2


# -- when an effect ends to which no end is set ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "power"), [("MUNCHKIN", 3), ("BGB2018", 2), ("WTCS", 3), ("EMD2023", 3), ("WIKI", 3)]
)
def test_whether_an_effect_without_a_stated_end_ends_as_its_card_leaves(edition: str, power: int) -> None:
    hush = card("Hush", "minion", "Cancel a base's abilities.")
    zap = card("Zap", "action", "Destroy a minion of power 4 or more.")
    strong = replace(hush, power=4)
    bases = {"The Central Brain": ["Ann's Walker"], "Tortuga": []}
    play = table(bases, strong, zap, hand=["Hush", "Zap"], edition=edition)
    play.play("Hush", on="Tortuga").choose("The Central Brain")
    assert play.power("Walker") == 2
    play.play("Zap")

    assert play.where("Hush") == "Ann's discard"
    assert play.power("Walker") == power
    play.to_the_next_turn()
    assert play.power("Walker") == 3


@pytest.mark.parametrize(("edition", "power"), [("MUNCHKIN", 2), ("BGB2018", 3), ("WTCS", 3), ("WIKI", 3)])
def test_whether_cancelling_its_abilities_affects_a_card(edition: str, power: int) -> None:
    mute = card("Mute", "action", "Cancel a minion's abilities.")
    bases = {"Tortuga": [("Bob's War Raptor", "Bob's Shield")]}
    play = table(bases, SHIELD, mute, hand=["Mute"], edition=edition).play("Mute")

    assert play.power("War Raptor") == power  # it counts itself


# -- the base that comes next ----------------------------------------------------------------------------------------


def test_a_base_chosen_from_the_base_discard_pile_is_not_the_one_that_has_scored() -> None:
    rerun = card(
        "Rerun",
        "base",
        "After this base scores, the winner may search the base discard pile for a base "
        "and replace this base with it.",
    )
    play = board(
        {"Rerun": ["Ann's King Rex", "Ann's King Rex", "Ann's King Rex"]},
        deck=FILLER,
        base_deck=["Jungle Oasis"],
        base_discard=["Tar Pits", "Tortuga"],
        game=game(rerun),
    ).end_phase()
    while play.kind != "thing":
        play.answer(play.decision.options[0])
    assert "Rerun" not in play.offered
    play.choose("Tortuga")

    assert play.bases() == ["Tortuga"]
    assert play.where("Rerun") == "base discard"
    assert play.where("Jungle Oasis") == "base deck"


# -- power without a minion ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "points"), [("MUNCHKIN", 0), ("BGB2018", 2), ("WTCS", 2), ("WIKI", 2)])
def test_whether_power_without_a_minion_is_placed(edition: str, points: int) -> None:
    flag = card("Flag", "action", "Play on a base. Ongoing: You have +2 power here.")
    hall = card("Hall", "base", "")
    kings = ["Ann's King Rex", "Ann's King Rex", "Ann's King Rex"]
    play = table({"Hall": [*kings, "Bob's Flag"]}, flag, hall, edition=edition)
    assert play.total("Hall", "Bob") == 2  # also in Ann's turn
    play.end_phase()

    assert (play.vp("Ann"), play.vp("Bob")) == (3, points)


@pytest.mark.parametrize(("edition", "scores"), [("MUNCHKIN", False), ("BGB2018", True), ("WIKI", True)])
def test_whether_power_without_a_minion_counts_towards_the_breakpoint(edition: str, scores: bool) -> None:
    flag = card("Flag", "action", "Play on a base. Ongoing: You have +2 power here.")
    hall = card("Hall", "base", "")
    minions = ["Ann's King Rex", "Ann's King Rex", "Ann's Nukebot"]  # 7 + 7 + 5, of 20
    play = table({"Hall": [*minions, "Ann's Flag"], "Tortuga": []}, flag, hall, edition=edition)
    assert play.total("Hall", "Ann") == 21
    play.end_phase()

    assert (play.vp("Ann") == 3) is scores


def test_power_without_a_minion_lasts_as_long_as_its_card_is_there() -> None:
    flag = card("Flag", "action", "Play on a base. Ongoing: You have +2 power here.")
    fell = card("Fell", "action", "Destroy an action.")
    play = table({"Tortuga": ["Bob's Flag"], "Tar Pits": []}, flag, fell, hand=["Fell"])
    assert (play.total("Tortuga", "Bob"), play.total("Tar Pits", "Bob"), play.total("Tortuga", "Ann")) == (2, 0, 0)

    assert play.play("Fell").total("Tortuga", "Bob") == 0
