"""What does not happen, and by which rule: protection, "cannot", "instead", and plays that are not possible.
Expectations are those of WIKI ("Canceling or Preventing Effects", "Attachments", "Conflicting Text & Timing",
"Affect") and of BGB2018 where it is named."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, board, core

from smashrules.engine import Place

GUARDED = ("Ann's Scout", "Ann's Tooth and Claw...and Guns")


def untouched(play: Play, card: str, base: str) -> None:
    assert play.where(card) == base
    assert not any(play.happened(verb, card) for verb in ("destroy", "return", "move", "place"))


# -- "is not affected" -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "verb"),
    [
        ("Beam Up", "return"),
        ("Disintegrator", "place"),
        ("Invasion", "move"),
        ("Shanghai", "move"),
        ("Seeing Stars", "destroy"),
        ("Crop Circles", "return"),
        ("Cannon", "destroy"),
    ],
)
def test_a_protected_minion_may_be_chosen_and_nothing_happens_to_it(action: str, verb: str) -> None:
    guarded = ("Ann's Zapbot", "Ann's Tooth and Claw...and Guns")
    play = board(
        {"Ninja Dojo": [guarded, "Ann's Walker"], "Jungle Oasis": []},
        hand={"Bob": [action]},
        deck={"Ann": ["Probe"]},
        turn="Bob",
    )
    play.play(action)
    if "Zapbot" in play.offered:
        play.choose("Zapbot")
    if action == "Crop Circles":
        play.choose("Ninja Dojo")
    while play.kind != "main":
        stop = [each for each in play.decision.options if each.kind == "done"]
        play.answer((stop or play.decision.options)[0])
    untouched(play, "Zapbot", "Ninja Dojo")
    assert "immunity.not-affected" in play.prevented(verb, "Zapbot")
    assert play.where(action) == "Bob's discard"


def test_protection_keeps_help_away_too() -> None:
    play = board({"Ninja Dojo": [GUARDED]}, hand={"Bob": ["Augmentation"]}, turn="Bob")
    play.play("Augmentation")
    assert play.power("Scout") == 3


def test_protection_ends_with_the_card_that_gives_it() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Wildlife Preserve", "Ann's Scout"]},
        hand={"Bob": ["Time Loop", "Infiltrate", "Seeing Stars"]},
        turn="Bob",
    )
    play.play("Time Loop").play("Infiltrate").yes()
    assert play.where("Wildlife Preserve") == "Ann's discard"
    play.play("Seeing Stars")
    assert play.where("Scout") == "Ann's discard"


def test_removing_an_action_does_not_affect_the_minion_it_is_on() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's Scout", "Ann's Upgrade"), "Ann's Wildlife Preserve"]},
        hand={"Bob": ["Disenchant"]},
        turn="Bob",
        game=core("BGB2018"),
    )
    play.play("Disenchant").choose("Upgrade")
    assert play.where("Upgrade") == "Ann's discard"
    assert play.power("Scout") == 3


def test_other_players_are_those_other_than_the_actions_controller() -> None:
    """On another player's minion it keeps that player's own cards away, and lets mine through."""
    play = board(
        {"Ninja Dojo": [("Bob's King Rex", "Bob's Upgrade")]},
        hand={"Ann": ["Tooth and Claw...and Guns"], "Bob": ["Augmentation"]},
    )
    play.play("Tooth and Claw...and Guns")
    assert play.where("Upgrade") == "Bob's discard"
    play.to_the_next_turn()
    play.play("Augmentation")
    assert play.power("King Rex") == 7
    play = board({"Ninja Dojo": [("Bob's King Rex", "Ann's Tooth and Claw...and Guns")]}, hand={"Ann": ["Beam Up"]})
    play.play("Beam Up")
    assert play.where("King Rex") == "Bob's hand"


def test_bases_are_no_players_cards() -> None:
    play = board(
        {"Temple of Goju": [("Ann's King Rex", "Ann's Tooth and Claw...and Guns", 9)]},
        deck={"Ann": ["Probe"] * 3},
        base_deck=["Jungle Oasis"],
        turn="Bob",
    )
    play.end_phase()
    assert play.deck("Ann")[-1] == "King Rex"


def test_the_protected_minions_own_ability_works() -> None:
    play = board(
        {
            "Jungle Oasis": [("Bob's First Mate", "Bob's Tooth and Claw...and Guns"), ("Ann's King Rex", 5)],
            "Tortuga": [],
        },
        base_deck=["Tar Pits"],
    )
    play.end_phase().use("First Mate")
    assert play.at("Tortuga") == ["Bob's First Mate", "Bob's Tooth and Claw...and Guns"]


def test_a_nukebot_blows_up_all_but_the_protected() -> None:
    play = board(
        {
            "Ninja Dojo": [
                "Bob's Nukebot",
                GUARDED,
                ("Ann's Invader", "Ann's Smoke Bomb"),
                "Ann's Walker",
                "Bob's Zapbot",
            ]
        },
        hand={"Ann": ["Ninja Master"]},
    )
    play.play("Ninja Master", on="Ninja Dojo").yes().choose("Nukebot")
    assert play.where("Walker") == "Ann's discard"
    assert play.where("Invader") == "Ann's discard"  # it is proof against actions only
    assert play.where("Ninja Master") == "Ann's discard"
    assert play.where("Scout") == "Ninja Dojo"
    assert "immunity.not-affected" in play.prevented("destroy", "Scout")
    assert play.where("Zapbot") == "Ninja Dojo"


def test_a_minion_that_leaves_the_preserve_is_protected_no_more() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Wildlife Preserve", "Ann's Scout"], "Ninja Dojo": []},
        hand={"Ann": ["Way of Deception"], "Bob": ["Seeing Stars"]},
    )
    play.play("Way of Deception").to_the_next_turn()
    play.play("Seeing Stars")
    assert play.where("Scout") == "Ann's discard"


def test_an_action_on_a_protected_minion_is_discarded_before_it_does_anything() -> None:
    play = board(
        {"Ninja Dojo": [("Ann's Scout", "Ann's Smoke Bomb", "Ann's Upgrade")]}, hand={"Bob": ["Poison"]}, turn="Bob"
    )
    play.play("Poison")
    assert play.kind == "main"  # no action on it is destroyed
    assert play.where("Poison") == "Bob's discard"
    assert play.power("Scout") == 5
    assert not play.happened("destroy")


def test_what_stands_alone_is_done_though_the_first_part_was_prevented() -> None:
    play = board({"Ninja Dojo": [GUARDED]}, hand={"Bob": ["Abduction", "King Rex", "Walker"]}, turn="Bob")
    play.play("Abduction").play("King Rex")
    assert play.can_play("Walker")
    untouched(play, "Scout", "Ninja Dojo")


# -- "cannot" ----------------------------------------------------------------------------------------------------


def test_cannot_be_destroyed_is_just_that() -> None:
    bases = {"Ninja Dojo": [("Bob's Warbot", "Ann's Assassin")], "Tortuga": []}
    play = board(bases)
    play.end_phase()
    assert play.where("Warbot") == "Ninja Dojo"
    assert "immunity.cannot" in play.prevented("destroy", "Warbot")
    play = board({"Ninja Dojo": ["Bob's Warbot"], "Tortuga": []}, hand={"Ann": ["Poison"]})
    play.play("Poison")
    play.done()  # no action is destroyed
    assert play.power("Warbot") == 0  # a weaker Warbot is still a Warbot
    play = board({"Jungle Oasis": [("Bob's Warbot", 8)]}, base_deck=["Tar Pits"])
    play.end_phase()
    assert play.where("Warbot") == "Bob's discard"  # discarded, not destroyed


def test_even_its_own_player_cannot_destroy_a_warbot() -> None:
    play = board({"Ninja Dojo": ["Ann's Warbot"]}, hand={"Ann": ["Ninja Master"]})
    play.play("Ninja Master").yes().choose("Warbot")
    assert play.where("Warbot") == "Ninja Dojo"


def test_cannot_beats_can_before_scoring() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 5), "Ann's Overrun"], "Ninja Dojo": ["Bob's Pirate King"]},
        hand={"Bob": ["Shinobi"]},
        base_deck=["Tar Pits"],
    )
    play.end_phase()
    assert play.asked == "Bob"
    assert not play.can_play("Shinobi")  # no minion of his can be played there
    play.use("Pirate King")  # to move there is not to play there
    assert "Pirate King" in play.discard("Bob")


def test_hidden_ninja_where_no_minion_can_be_played() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 5), "Ann's Overrun"]},
        hand={"Bob": ["Hidden Ninja", "Scout"]},
        base_deck=["Tar Pits"],
    )
    play.end_phase()
    while play.kind != "main":
        play.answer(play.decision.options[0])
    assert "Scout" in play.hand("Bob")
    assert play.vp("Bob") == 0


# -- "instead" ---------------------------------------------------------------------------------------------------


def two_ways_out() -> Play:
    """A Buccaneer at Tar Pits is about to be destroyed for the first time: two abilities could replace it."""
    play = board(
        {"Tar Pits": ["Bob's Buccaneer"], "Tortuga": []}, hand={"Ann": ["Ninja Master"]}, deck={"Bob": ["Probe"]}
    )
    return play.play("Ninja Master", on="Tar Pits").yes().choose("Buccaneer")


def test_of_two_replacements_the_current_player_chooses_the_first() -> None:
    play = two_ways_out()
    assert (play.asked, play.kind) == ("Ann", "replace")
    assert set(play.offered) == {"Buccaneer", "Tar Pits"}
    play.use("Tar Pits")
    assert play.deck("Bob") == ["Probe", "Buccaneer"]  # it is no longer about to be destroyed
    assert play.kind == "main"


def test_the_other_replacement_is_there_if_the_first_is_not_wanted() -> None:
    play = two_ways_out().use("Buccaneer")
    assert (play.asked, play.kind) == ("Bob", "may")
    play.no()
    assert play.deck("Bob") == ["Probe", "Buccaneer"]
    play = two_ways_out().use("Buccaneer").yes()
    assert play.where("Buccaneer") == "Tortuga"
    assert not play.happened("destroy", "Buccaneer")


def test_what_is_prevented_need_not_be_replaced() -> None:
    play = board(
        {"Tar Pits": [("Bob's Buccaneer", "Bob's Tooth and Claw...and Guns"), "Bob's Walker"], "Tortuga": []},
        hand={"Ann": ["Ninja Master", "Seeing Stars"]},
        deck={"Bob": ["Probe"]},
    )
    play.play("Ninja Master", on="Tar Pits").yes().choose("Buccaneer")
    assert play.kind == "main"  # neither the pirate nor the base is asked
    assert play.where("Buccaneer") == "Tar Pits"
    assert "immunity.not-affected" in play.prevented("destroy", "Buccaneer")
    play.play("Seeing Stars")
    assert play.deck("Bob") == ["Probe", "Walker"]  # the first of the turn that would have been destroyed


def test_a_replaced_destruction_triggers_nothing() -> None:
    play = board(
        {"Tar Pits": ["Bob's Nukebot", "Bob's Microbot Archive", "Ann's Walker"]},
        hand={"Ann": ["Ninja Master"]},
        deck={"Bob": ["Probe"]},
    )
    play.play("Ninja Master").yes().choose("Nukebot")
    assert play.where("Nukebot") == "Bob's deck"
    assert play.where("Walker") == "Tar Pits"
    assert play.hand("Bob") == []


# -- plays that are not possible -----------------------------------------------------------------------------------


def why_not(play: Play, player: str, card: str, on: str = "") -> list[str]:
    place = None
    if on:
        uid = play.uid(on)
        obj = play.state.objects[uid]
        assert obj is not None
        place = Place(uid) if uid in play.state.bases else Place(obj.base, uid)
    seat = [each.name for each in play.state.players].index(player)
    return [reason.rule for reason in play.game.why_not(play.state, seat, play.uid(card), place)]


def test_why_a_card_cannot_be_played() -> None:
    play = board(
        {"Tar Pits": ["Bob's Scout", "Bob's Overrun"], "Tortuga": []},
        hand={"Ann": ["Smoke Bomb", "King Rex", "Beam Up"], "Bob": ["Invader"]},
        discard={"Ann": ["Howl"]},
    )
    assert why_not(play, "Ann", "King Rex", "Tortuga") == []
    assert why_not(play, "Ann", "King Rex", "Tar Pits") == ["conflict.cannot-beats-can"]
    assert "play.requirement" in why_not(play, "Ann", "Smoke Bomb", "Scout")  # on one of your minions
    assert "play.requirement" in why_not(play, "Ann", "Smoke Bomb")
    assert "play.from-hand" in why_not(play, "Ann", "Howl")
    assert why_not(play, "Bob", "Invader")  # it is Ann's turn
    assert not play.can_play("Smoke Bomb")
    assert play.places("King Rex") == {"Tortuga"}
    play.play("Beam Up")
    assert why_not(play, "Ann", "Beam Up")[0] == "play.from-hand"
    play = board({"Tortuga": ["Ann's Walker"]}, hand={"Ann": ["King Rex", "Scout", "Howl", "Probe"]})
    play.play("King Rex").play("Howl")
    assert why_not(play, "Ann", "Scout") == ["play.free-minion"]
    assert why_not(play, "Ann", "Probe") == ["play.free-action"]


def test_actions_on_a_minion_that_becomes_protected_are_destroyed() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's Armor Stego", "Bob's Poison")]}, hand={"Ann": ["Tooth and Claw...and Guns"]}
    )
    play.play("Tooth and Claw...and Guns")
    assert play.happened("destroy", "Poison")
