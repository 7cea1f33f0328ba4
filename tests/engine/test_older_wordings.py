"""Cards as they were printed before 2025, where their function has changed: the texts that the book of 2018 means."""

from __future__ import annotations

from tests.engine.table_talk import board, core


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
