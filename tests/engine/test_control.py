"""Whose card it is: what the controller decides and gets, and what goes to the owner."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board
from tests.rulebook.own_cards import card, table

FILLER = {"Ann": ["Howl"] * 30, "Bob": ["Howl"] * 30}

# -- to the owner ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "place"),
    [("Beam Up", "Bob's hand"), ("Disintegrator", "Bob's deck"), ("Seeing Stars", "Bob's discard")],
)
def test_a_card_that_leaves_play_goes_to_its_owner(action: str, place: str) -> None:
    play = board({"Jungle Oasis": ["Bob's Scout under Ann"]}, hand={"Ann": [action]}, deck=FILLER)
    play.play(action)
    assert play.where("Scout") == place
    if place == "Bob's deck":
        assert play.deck("Bob")[-1] == "Scout"


def test_a_scored_base_pays_the_controllers_and_clears_to_the_owners() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's King Rex under Ann", "Bob's Nukebot under Ann", "Bob's Zapbot"]}, deck=FILLER
    )
    assert (play.total("Jungle Oasis", "Ann"), play.total("Jungle Oasis", "Bob")) == (12, 2)
    play.end_phase()
    assert (play.vp("Ann"), play.vp("Bob")) == (2, 0)
    assert sorted(play.discard("Bob")) == ["King Rex", "Nukebot", "Zapbot"]
    assert play.discard("Ann") == []


def test_returning_a_card_of_another_owner_to_your_hand_sends_it_home() -> None:
    """control.returned-to-owner: its controller decides, its owner gets it."""
    play = board(
        {"Jungle Oasis": ["Bob's Scout under Ann", "Ann's King Rex", "Ann's Zapbot"], "Tortuga": []}, deck=FILLER
    )
    play.end_phase()
    assert (play.asked, play.kind) == ("Ann", "window")
    play.use("Scout")
    assert play.where("Scout") == "Bob's hand"


def test_an_acolyte_of_another_owner_goes_home_and_the_extra_minion_is_played() -> None:
    play = board({"Jungle Oasis": ["Bob's Ninja Acolyte under Ann"]}, hand={"Ann": ["Scout"]}, deck=FILLER)
    play.use("Ninja Acolyte").yes()  # the Scout is all that Ann can play then, and she has to
    assert play.where("Ninja Acolyte") == "Bob's hand"
    assert play.where("Scout") == "Jungle Oasis"


def test_the_tar_pits_put_a_minion_under_its_owners_deck() -> None:
    play = board({"Tar Pits": ["Bob's Scout under Ann"]}, hand={"Ann": ["Seeing Stars"]}, deck=FILLER)
    play.play("Seeing Stars")
    assert play.deck("Bob")[-1] == "Scout"


def test_the_temple_of_goju_goes_by_controller_and_deck_by_owner() -> None:
    """Each player's highest minion is one that he controls; it goes under the deck of its owner."""
    play = board(
        {"Temple of Goju": ["Bob's King Rex under Ann", "Ann's Nukebot", "Bob's Invader", "Ann's Warbot under Bob"]},
        deck=FILLER,
        base_deck=["Tortuga"],
    )
    play.end_phase()
    assert play.deck("Bob")[-1] == "King Rex"
    assert play.deck("Ann")[-1] == "Warbot"
    assert play.where("Nukebot") == "Ann's discard"
    assert play.where("Invader") == "Bob's discard"


def test_cave_of_shinies_pays_the_owner() -> None:
    play = board({"Cave of Shinies": ["Bob's Scout under Ann"]}, hand={"Ann": ["Seeing Stars"]}, deck=FILLER)
    play.play("Seeing Stars")
    assert (play.vp("Ann"), play.vp("Bob")) == (0, 1)


# -- to the controller ----------------------------------------------------------------------------------------------


def test_what_you_control_is_yours() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's Scout under Ann", "Ann's Invader under Bob"]}, hand={"Ann": ["Howl"]}, deck=FILLER
    )
    play.play("Howl")
    assert play.power("Scout") == 4
    assert play.power("Invader") == 3


def test_a_sacrificed_minion_of_another_owner_draws_for_you() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's Scout under Ann", "Ann's Invader under Bob"]},
        hand={"Ann": ["Sacrifice"]},
        deck=FILLER,
    )
    play.play("Sacrifice")
    assert play.hand("Ann") == ["Howl"] * 3
    assert play.where("Scout") == "Bob's discard"


def test_talents_are_the_controllers() -> None:
    play = board({"Jungle Oasis": ["Bob's Archmage under Ann", "Ann's Enshrouding Mist under Bob"]}, deck=FILLER)
    assert play.can_use("Archmage")
    assert not play.can_use("Enshrouding Mist")
    play.end_phase()
    assert not play.can_use("Archmage")
    assert play.can_use("Enshrouding Mist")


def test_the_buccaneers_controller_saves_it_and_keeps_it() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Buccaneer under Bob"], "Tortuga": []}, hand={"Ann": ["Ninja Master"]}, deck=FILLER
    )
    play.play("Ninja Master", on="Jungle Oasis").yes()
    if play.kind == "thing":
        play.choose("Buccaneer")
    assert (play.asked, play.kind) == ("Bob", "may")
    play.yes()
    assert play.at("Tortuga") == ["Bob's Buccaneer"]


def test_moving_does_not_change_control() -> None:
    play = board(
        {"Jungle Oasis": [("Bob's Scout", "Bob's Upgrade", 1)], "Tortuga": []},
        hand={"Ann": ["Shanghai"]},
        deck=FILLER,
    )
    play.play("Shanghai")
    assert play.at("Tortuga") == ["Bob's Scout", "Bob's Upgrade"]
    assert play.power("Scout") == 6  # what is on it comes along
    assert play.total("Tortuga", "Bob") == 6


def test_another_players_minion_is_one_that_he_controls() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Scout under Bob", "Bob's Invader under Ann"], "Tortuga": []},
        hand={"Ann": ["Shanghai"]},
        deck=FILLER,
    )
    play.play("Shanghai")
    assert play.where("Scout") == "Tortuga"
    assert play.where("Invader") == "Jungle Oasis"


# -- actions on other players' minions ------------------------------------------------------------------------------


def test_an_action_on_another_players_minion_stays_its_players_own() -> None:
    play = board({"Jungle Oasis": ["Bob's Scout"]}, hand={"Ann": ["Upgrade"]}, deck=FILLER)
    play.play("Upgrade", on="Scout")
    assert play.at("Jungle Oasis") == ["Bob's Scout", "Ann's Upgrade"]
    assert play.total("Jungle Oasis", "Bob") == 5
    assert play.total("Jungle Oasis", "Ann") == 0


@pytest.mark.parametrize("action", ["Seeing Stars", "Beam Up"])
def test_what_was_on_a_card_that_left_goes_to_its_own_owners(action: str) -> None:
    play = board(
        {"Jungle Oasis": [("Bob's Scout", "Ann's Poison", "Bob's Upgrade")]}, hand={"Ann": [action]}, deck=FILLER
    )
    assert play.power("Scout") == 1
    play.play(action)
    assert play.where("Poison") == "Ann's discard"
    assert play.where("Upgrade") == "Bob's discard"
    assert play.cites("attach.discarded-when-host-leaves")


def test_an_attached_action_on_a_scored_base_goes_to_its_owner() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", "Bob's Upgrade"), "Ann's Nukebot"]}, deck=FILLER, base_deck=["Tortuga"]
    )
    play.end_phase()
    assert play.where("Upgrade") == "Bob's discard"
    assert play.where("King Rex") == "Ann's discard"


def test_other_players_are_told_from_whoever_controls_the_words() -> None:
    """Ann's protection on Bob's minion: it keeps out Bob's own cards, not Ann's."""
    scene = {"Jungle Oasis": [("Bob's Scout", "Ann's Tooth and Claw...and Guns"), "Bob's Zapbot"]}
    play = board(scene, hand={"Bob": ["Howl"]}, turn="Bob", deck=FILLER)
    play.play("Howl")
    assert (play.power("Scout"), play.power("Zapbot")) == (3, 3)
    play = board(scene, hand={"Ann": ["Beam Up"]}, deck=FILLER)
    play.play("Beam Up").choose("Scout")
    assert play.where("Scout") == "Bob's hand"


def test_a_protected_minion_throws_off_what_others_had_put_on_it() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's Scout", "Bob's Poison", "Ann's Upgrade")]},
        hand={"Ann": ["Smoke Bomb"]},
        deck=FILLER,
    )
    assert play.power("Scout") == 1
    play.play("Smoke Bomb")
    assert play.where("Poison") == "Bob's discard"
    assert play.where("Upgrade") == "on Scout"
    assert play.power("Scout") == 5


def test_an_action_played_on_a_minion_protected_from_it_is_discarded() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's Scout", "Ann's Smoke Bomb")]}, hand={"Bob": ["Poison"]}, turn="Bob", deck=FILLER
    )
    play.play("Poison", on="Scout") if play.kind == "place" else play.play("Poison")
    assert play.where("Poison") == "Bob's discard"
    assert play.power("Scout") == 3


def test_a_minions_attached_action_is_not_at_the_base() -> None:
    """attach.not-here: Infiltrate destroys an action here, and the Upgrade is on the Scout."""
    play = board({"Jungle Oasis": [("Bob's Scout", "Bob's Upgrade")]}, hand={"Ann": ["Infiltrate"]}, deck=FILLER)
    play.play("Infiltrate")
    if play.kind == "may":
        play.yes()
    assert play.where("Upgrade") == "on Scout"


def test_the_assassin_works_for_its_player_on_any_minion() -> None:
    play = board({"Jungle Oasis": [("Bob's Scout", "Ann's Assassin"), "Bob's Invader"]}, deck=FILLER)
    play.end_phase()
    assert play.where("Scout") == "Bob's discard"
    assert play.where("Assassin") == "Ann's discard"
    assert play.where("Invader") == "Jungle Oasis"


def test_an_action_of_another_owner_works_for_its_controller_and_goes_home() -> None:
    """Mass Enchantment: Ann plays Bob's Overrun. It keeps Bob out, and leaves at the start of Ann's turn."""
    play = board(
        {"Jungle Oasis": [], "Tortuga": []},
        hand={"Ann": ["Mass Enchantment"], "Bob": ["Scout"]},
        deck={"Ann": ["Howl"] * 9, "Bob": ["Overrun"] + ["Howl"] * 9},
    )
    play.play("Mass Enchantment").choose("Jungle Oasis")
    assert play.at("Jungle Oasis") == ["Ann's Overrun"]
    play.end_phase()
    assert play.places("Scout") == {"Tortuga"}
    play.end_phase()
    assert play.where("Overrun") == "Bob's discard"


def test_pay_the_piper_of_another_owner_takes_from_the_others() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's Pay the Piper under Ann"]},
        hand={"Ann": ["Scout", "Howl"], "Bob": ["Invader", "Howl"]},
        deck=FILLER,
    )
    play.play("Scout")
    assert "Howl" in play.hand("Ann")
    play.end_phase().play("Invader")
    assert play.discard("Bob") == ["Howl"]


def test_a_card_in_the_discard_pile_has_its_owner_only() -> None:
    """A Tenacious Z that Ann controlled rises for Bob, who owns it."""
    play = board({"Jungle Oasis": ["Bob's Tenacious Z under Ann"]}, hand={"Ann": ["Seeing Stars"]}, deck=FILLER)
    play.play("Seeing Stars")
    assert not play.can_play("Tenacious Z")
    play.end_phase()
    assert play.can_play("Tenacious Z")
    play.play("Tenacious Z")
    assert play.at("Jungle Oasis") == ["Bob's Tenacious Z"]


def test_a_swapped_card_goes_to_the_hand_of_its_owner() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's Hideout under Ann"]}, hand={"Ann": ["Overrun"]}, deck={"Ann": ["Scout"], "Bob": []}
    )
    play.use("Hideout")
    assert play.at("Jungle Oasis") == ["Ann's Overrun"]
    assert play.hand("Ann") == []
    assert play.hand("Bob") == ["Hideout"]


def test_your_is_whoever_plays_another_players_action() -> None:
    """Mass Enchantment on a Sacrifice and on a Lend a Hand: your minion, your cards, your discard pile."""
    play = board(
        {"Jungle Oasis": ["Ann's Scout", "Bob's King Rex"]},
        hand={"Ann": ["Mass Enchantment"]},
        deck={"Ann": ["Howl"] * 5, "Bob": ["Sacrifice", "Gnome"]},
    )
    play.play("Mass Enchantment")
    assert play.hand("Ann") == ["Howl"] * 3
    assert play.at("Jungle Oasis") == ["Bob's King Rex"]
    assert play.discard("Bob") == ["Sacrifice"]
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Mass Enchantment"]},
        deck={"Ann": ["Howl"], "Bob": ["Lend a Hand", "Gnome"]},
        discard={"Ann": ["Scout"], "Bob": ["Zapbot"]},
    )
    play.play("Mass Enchantment")
    assert play.offered == ["Scout", "done"]
    play.choose("Scout")
    assert sorted(play.deck("Ann")) == ["Howl", "Scout"]
    assert play.discard("Bob") == ["Zapbot", "Lend a Hand"]


def test_what_waits_for_a_return_to_your_hand_waits_for_your_own_cards() -> None:
    """A borrowed minion goes to its owner's hand, so there is nothing to replace."""
    anchor = card(
        "Anchor",
        "minion",
        "Ongoing: If one of your other minions would be returned to your hand, you may move that minion to another"
        " base instead.",
    )
    there = ["Bob's Anchor", "Ann's Scout under Bob", "Bob's Invader"]
    play = table({"Jungle Oasis": there, "Tortuga": []}, anchor, hand=["Crop Circles"]).play("Crop Circles")
    play.choose("Jungle Oasis").yes()

    assert play.hand("Ann") == ["Scout"]
    assert play.where("Invader") == "Tortuga"


def test_a_minion_of_any_owner_goes_into_the_deck_that_is_named() -> None:
    words = "Shuffle a minion of power 3 or less in play owned by any player into your deck."
    snare = card("Snare", "action", words)
    play = table({"Tortuga": ["Bob's Invader"]}, snare, hand=["Snare"], deck={"Ann": [], "Bob": []}).play("Snare")

    assert play.deck("Ann") == ["Invader"]
    assert play.deck("Bob") == []
