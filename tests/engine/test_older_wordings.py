"""Cards as they were printed before 2025, where their function has changed: the texts that the book of 2018 means."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board, core

from smashrules.cards import library
from smashrules.errors import NotModelledError


def test_leprechaun_of_the_first_printing_strikes_every_weaker_minion() -> None:
    play = board(
        {"The Great Library": ["Ann's Leprechaun"]},
        hand={"Bob": ["Scout", "Summon", "Invader"]},
        turn="Bob",
        game=core("BGB2018"),
    )
    play.play("Scout").play("Summon").play("Invader")
    assert play.at("The Great Library") == ["Ann's Leprechaun"]


def test_archmage_of_2018_says_on_your_turn() -> None:
    """No Talent then, and once a turn all the same (wording.on-your-turn)."""
    play = board(
        {"Jungle Oasis": ["Ann's Archmage"]},
        hand={"Ann": ["Howl", "Swashbuckling", "Howl"]},
        deck={"Ann": ["Scout"] * 5},
        game=core("BGB2018"),
    )
    play.use("Archmage").play("Swashbuckling").play("Howl")
    assert not play.can_play("Howl")
    assert not play.can_use("Archmage")


def test_coming_to_get_you_of_2018_has_no_limit_of_its_own() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's They're Coming To Get You"], "Tortuga": []},
        hand={"Ann": ["Summon"]},
        discard={"Ann": ["King Rex", "Scout"]},
        game=core("BGB2018"),
    )
    play.play("Summon")
    free = next(each for each in play.decision.options if each.grant < 0 and play.name(each.thing) == "King Rex")
    play.answer(free)
    assert play.can_play("Scout")


def test_flame_trap_of_2018_goes_with_the_minion_and_without_it() -> None:
    for minion, there in (("Invader", False), ("Warbot", True)):
        play = board({"Jungle Oasis": ["Ann's Flame Trap"]}, hand={"Bob": [minion]}, turn="Bob", game=core("BGB2018"))
        play.play(minion)
        assert (play.where(minion) == "Jungle Oasis") is there
        assert play.where("Flame Trap") == "Ann's discard"


def test_gnome_of_2018_acts_when_it_is_played() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Scout", "Ann's Invader", "Bob's Zapbot"]},
        hand={"Ann": ["Gnome"]},
        game=core("BGB2018"),
    )
    play.play("Gnome").yes()
    assert play.where("Zapbot") == "Bob's discard"


def test_gremlin_of_2018_answers_destruction_only() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Gremlin", "Ann's King Rex", "Ann's Warbot"]},
        hand={"Bob": ["Zapbot"]},
        deck={"Ann": ["Howl"] * 5},
        game=core("BGB2018"),
    )
    play.end_phase()
    assert play.hand("Ann") == ["Howl"] * 2
    assert play.hand("Bob") == ["Zapbot"]


def test_disenchant_destroys_an_action_on_a_minion_or_base() -> None:
    play = board(
        {"Jungle Oasis": [("Bob's Scout", "Bob's Upgrade"), "Bob's Overrun"]},
        hand={"Ann": ["Disenchant"]},
        game=core("BGB2018"),
    )
    play.play("Disenchant")
    assert set(play.offered) == {"Upgrade", "Overrun"}
    play.choose("Upgrade")
    assert play.where("Upgrade") == "Bob's discard"
    assert play.power("Scout") == 3


def test_cave_of_shinies_of_2018_pays_for_each_destroyed_minion() -> None:
    play = board(
        {"Cave of Shinies": ["Bob's Zapbot", "Bob's Enchantress", "Ann's Scout"]},
        hand={"Ann": ["Cannon"]},
        game=core("BGB2018"),
    )
    play.play("Cannon").choose("Zapbot", "Enchantress")
    while play.kind == "order":
        play.answer(play.decision.options[0])
    assert (play.vp("Ann"), play.vp("Bob")) == (0, 2)


def test_mushroom_kingdom_of_2018_moves_another_players_minion_in() -> None:
    play = board(
        {"Mushroom Kingdom": [], "Tortuga": ["Bob's Zapbot", "Ann's Scout"]}, phase="start", game=core("BGB2018")
    )
    play.use("Mushroom Kingdom")
    assert play.where("Zapbot") == "Mushroom Kingdom"
    assert play.where("Scout") == "Tortuga"


@pytest.mark.parametrize("asked", ["MUNCHKIN", "EMD2023", "2024-12-31"])
def test_wormhole_took_every_minion_until_2025(asked: str) -> None:
    minions = ["Ann's King Rex", "Ann's King Rex", "Ann's Scout", "Bob's Zapbot"]
    older, newest = (
        board({"Jungle Oasis": minions}, hand={"Ann": ["Wormhole"]}, base_deck=("Tar Pits",), game=core(each))
        for each in (asked, "WIKI")
    )
    older.end_phase().play("Wormhole")
    assert sorted(older.known_deck("Ann")) == ["King Rex", "King Rex", "Scout"]
    newest.end_phase().play("Wormhole").choose("Scout").done()
    assert newest.known_deck("Ann") == ["Scout"]


@pytest.mark.parametrize(("asked", "weaker"), [("2017", False), ("BGB2018", False), ("WIKI", True)])
def test_mr_grumpers_once_weakened_for_the_turn_only(asked: str, weaker: bool) -> None:
    play = board({"Jungle Oasis": ["Bob's King Rex"]}, hand={"Ann": ["Mr. Grumpers"]}, game=core(asked))
    play.play("Mr. Grumpers").yes().choose("King Rex")
    assert play.power("King Rex") == 5
    play.to_the_next_turn()
    assert (play.power("King Rex") == 5) is weaker


def test_weed_eater_of_2018_has_power_5_but_for_the_turn_in_which_it_comes() -> None:
    for printing, now, later in (("BGB2018", 3, 5), ("WIKI", 3, 3)):
        play = board({"Jungle Oasis": []}, hand={"Ann": ["Weed Eater"]}, game=core(printing))
        play.play("Weed Eater")
        assert play.power("Weed Eater") == now
        play.to_the_next_turn()
        assert play.power("Weed Eater") == later


def test_x_never_marks_the_spot_of_2018_moves_every_minion_each_to_a_base_of_its_own() -> None:
    play = board(
        {
            "Tortuga": ["Ann's Scout", "Ann's Zapbot", "Bob's Invader"],
            "Tar Pits": ["Ann's King Rex"],
            "Jungle Oasis": [],
        },
        hand={"Ann": ["X Never Marks the Spot"]},
        game=core("BGB2018"),
    )
    play.play("X Never Marks the Spot").choose("Jungle Oasis").choose("Tar Pits").choose("Tortuga")
    assert play.at("Jungle Oasis") == ["Ann's Scout"]
    assert play.at("Tar Pits") == ["Ann's Zapbot"]
    assert play.at("Tortuga") == ["Bob's Invader", "Ann's King Rex"]


def test_what_a_card_did_is_not_guessed_where_nobody_tells_it() -> None:
    """Only that its function changed is known: its newest text is no older one."""
    with pytest.raises(NotModelledError, match="not modelled yet: its printed text"):
        library("BGB2018").find("Treehouse")
    assert library().find("Treehouse").words
