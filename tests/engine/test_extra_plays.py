"""Extra plays: which may wait, which are made at once or not at all, and what none of them uses up."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import card, table

from smashrules.state.records import Option

FILLER = {"Ann": ["Scout"] * 30, "Bob": ["Invader"] * 30}


def kept(play: Play, card: str) -> Option:
    """The option to play a card with a permission that was kept."""
    return next(each for each in play.decision.options if each.grant >= 0 and play.name(each.thing) == card)


def free(play: Play, card: str) -> Option:
    """The option to play a card as the free card of the turn."""
    return next(each for each in play.decision.options if each.grant < 0 and play.name(each.thing) == card)


# -- generic: they wait ------------------------------------------------------------------------------------------


def test_a_generic_extra_minion_comes_before_or_after_the_free_one() -> None:
    hand = {"Ann": ["Summon", "King Rex", "Nukebot", "Leprechaun"]}
    play = board({"Jungle Oasis": []}, hand=hand)
    play.play("Summon").answer(kept(play, "King Rex"))
    assert play.can_play("Nukebot")
    play.answer(free(play, "Nukebot"))
    assert not play.can_play("Leprechaun")
    play = board({"Jungle Oasis": []}, hand=hand)
    play.play("King Rex").play("Summon").play("Nukebot")
    assert not play.can_play("Leprechaun")


def test_a_generic_extra_minion_waits_through_other_plays_and_talents() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Archmage"]}, hand={"Ann": ["Summon", "Howl", "Mystic Studies", "Scout"]}, deck=FILLER
    )
    play.play("Summon").use("Archmage").play("Howl")
    assert play.can_play("Scout")


def test_what_is_not_played_in_the_phase_is_lost() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Summon", "Nukebot", "King Rex"]}, deck=FILLER)
    play.play("Summon").play("Nukebot").end_phase().end_phase()
    assert play.active == "Ann"
    play.answer(free(play, "King Rex"))
    assert not any(each.grant >= 0 for each in play.decision.options)
    assert not play.can_play("Scout")


def test_an_extra_action_is_no_extra_minion() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Time Loop", "Scout", "Invader", "Howl"]})
    play.play("Time Loop").play("Scout")
    assert not play.can_play("Invader")
    assert play.can_play("Howl")


def test_an_extra_minion_for_one_player_is_none_for_another() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Summon"], "Bob": ["King Rex", "Nukebot"]}, deck=FILLER)
    play.play("Summon").end_phase().play("King Rex")
    assert not play.can_play("Nukebot")


def test_abduction_returns_first_and_its_extra_minion_may_be_that_very_one() -> None:
    play = board({"Jungle Oasis": ["Ann's Invader"]}, hand={"Ann": ["Abduction", "King Rex"]})
    play.play("Abduction")
    assert play.hand("Ann") == ["King Rex", "Invader"]
    play.play("King Rex").play("Invader")
    assert play.vp("Ann") == 1


# -- constrained: they wait too ----------------------------------------------------------------------------------


def test_the_homeworlds_extra_minion_has_power_2_or_less_and_can_wait() -> None:
    play = board(
        {"The Homeworld": [], "Tortuga": []}, hand={"Ann": ["Scout", "Invader", "Enchantress", "Howl"]}, deck=FILLER
    )
    play.play("Scout", on="The Homeworld")
    assert (play.asked, play.kind) == ("Ann", "window")
    play.use("The Homeworld").play("Howl")
    assert not play.can_play("Invader")
    play.play("Enchantress", on="Tortuga", extra=True)
    assert play.kind == "main"


def test_the_homeworld_allows_one_a_turn_to_each_player() -> None:
    play = board(
        {"The Homeworld": [], "Tortuga": []},
        hand={"Ann": ["Scout", "War Raptor", "Zapbot"], "Bob": ["Gnome"]},
        deck=FILLER,
    )
    play.play("Scout", on="The Homeworld").use("The Homeworld").play("War Raptor", on="The Homeworld")
    assert play.kind == "main"  # once per turn
    play.end_phase().play("Gnome", on="The Homeworld")
    assert (play.asked, play.kind) == ("Bob", "window")


def test_two_constrained_extra_minions_are_kept_apart() -> None:
    """A Zapbot's (power 2 or less) and the Mist's (here)."""
    play = board(
        {"Jungle Oasis": ["Ann's Enshrouding Mist"], "Tortuga": []}, hand={"Ann": ["Zapbot", "Walker", "King Rex"]}
    )
    play.use("Enshrouding Mist").answer(free(play, "Zapbot")).choose("Tortuga").yes()
    options = {(play.name(each.thing), each.to == play.uid("Jungle Oasis")) for each in play.decision.options[:-1]}
    assert options == {("Walker", True), ("Walker", False), ("King Rex", True)}


# -- certain cards: at once ----------------------------------------------------------------------------------------


def test_a_certain_card_is_played_at_once_and_cannot_be_declined() -> None:
    """WIKI, "Extra Cards": specific extra cards are not optional."""
    play = board({"Jungle Oasis": []}, hand={"Ann": ["They Keep Coming"]}, discard={"Ann": ["Scout", "Invader"]})
    play.play("They Keep Coming")
    assert play.offered == ["Scout", "Invader"]


@pytest.mark.parametrize("edition", ["BGB2018", "WTCS", "EMD2023"])
def test_in_the_printed_books_every_extra_card_can_be_declined(edition: str) -> None:
    """EMD2023, "Extra": extra cards are optional."""
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["They Keep Coming"]},
        discard={"Ann": ["Scout", "Invader"]},
        edition=edition,
    )
    play.play("They Keep Coming").done()
    assert play.kind == "main"
    assert play.discard("Ann") == ["Scout", "Invader", "They Keep Coming"]


def test_a_revealed_card_waits_for_nothing() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Hoverbot"]}, deck={"Ann": ["Scout", "Howl"]})
    play.play("Hoverbot")
    assert (play.kind, play.offered) == ("may", ["yes", "no"])


# -- where a later part depends on the play: at once --------------------------------------------------------------


def test_the_acolytes_extra_minion_is_played_immediately() -> None:
    play = board({"Jungle Oasis": ["Ann's Ninja Acolyte"], "Tortuga": []}, hand={"Ann": ["Scout"]})
    play.use("Ninja Acolyte")
    if play.kind == "may":
        play.yes()
    assert play.kind == "play"
    assert {"Scout", "Ninja Acolyte"} <= set(play.offered)
    play.play("Scout")
    assert play.where("Scout") == "Jungle Oasis"
    assert play.where("Ninja Acolyte") == "Ann's hand"


def test_the_acolyte_stays_at_rest_once_a_minion_was_played() -> None:
    play = board({"Jungle Oasis": ["Ann's Ninja Acolyte"]}, hand={"Ann": ["Scout", "Summon", "Invader"]})
    play.play("Summon").answer(kept(play, "Scout"))
    assert not play.can_use("Ninja Acolyte")


# -- Specials, and outside the phase --------------------------------------------------------------------------------


def broken_oasis(hand: dict[str, list[str]], **others: object) -> Play:
    """Ann's turn; the Oasis is about to score for her."""
    return board(
        {"Jungle Oasis": ["Ann's King Rex", "Ann's Nukebot"], "Tortuga": []},
        hand=hand,
        deck=FILLER,
        base_deck=["Tar Pits"],
        **others,  # type: ignore[arg-type]
    )


def test_a_special_on_another_players_turn_uses_no_free_card() -> None:
    play = broken_oasis({"Bob": ["Shinobi", "Gnome", "Howl"]})
    play.end_phase()
    assert (play.asked, play.kind) == ("Bob", "window")
    play.play("Shinobi")
    assert play.where("Shinobi") == "Bob's discard"  # the base has scored with it
    assert play.cites("extra.special-not-free")
    assert play.active == "Bob"
    assert play.can_play("Gnome")
    assert play.can_play("Howl")


def test_the_minion_of_a_hidden_ninja_is_played_at_once() -> None:
    play = broken_oasis({"Ann": ["Summon"], "Bob": ["Hidden Ninja", "King Rex"]})
    play.end_phase().play("Hidden Ninja")
    assert (play.asked, play.kind) == ("Bob", "play")
    play.play("King Rex")
    assert play.vp("Bob") == 0  # 7 against 12
    assert play.where("Bob's King Rex") == "Bob's discard"
    assert play.where("Hidden Ninja") == "Bob's discard"


def test_an_extra_minion_granted_outside_the_play_phase_is_played_at_once_or_not_at_all() -> None:
    play = broken_oasis({"Bob": ["Hidden Ninja", "Zapbot", "Enchantress", "Scout"]})
    play.end_phase().play("Hidden Ninja").play("Zapbot").yes()
    assert (play.asked, play.kind) == ("Bob", "play")
    assert set(play.offered) == {"Enchantress", "done"}
    assert "extra.immediate" in play.decision.rules
    play.play("Enchantress", on="Tortuga")
    assert play.where("Enchantress") == "Tortuga"


def test_an_extra_action_granted_outside_the_play_phase_is_lost_if_not_played() -> None:
    play = broken_oasis({"Bob": ["Hidden Ninja", "Chronomage", "Howl", "Swashbuckling"]})
    play.end_phase().play("Hidden Ninja").play("Chronomage").yes()
    assert set(play.offered) == {"Howl", "Swashbuckling", "done"}
    play.done()
    assert (play.active, play.kind) == ("Bob", "main")
    play.play("Howl")
    assert not play.can_play("Swashbuckling")


def test_your_own_specials_before_scoring_are_extra_as_well() -> None:
    play = broken_oasis({"Ann": ["Hidden Ninja", "Scout", "Howl"]})
    play.play("Scout", on="Tortuga").play("Howl").end_phase()
    assert (play.asked, play.kind) == ("Ann", "window")
    assert play.offered == ["Hidden Ninja", "pass"]


def test_a_special_is_no_card_for_the_play_phase() -> None:
    """Played then, it does not do its thing (ability.special.wrong-time)."""
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Hidden Ninja", "King Rex", "Scout"]})
    if play.can_play("Hidden Ninja"):
        play.play("Hidden Ninja")
    assert play.kind == "main"
    play.play("King Rex")
    assert not play.can_play("Scout")


def test_full_sail_is_an_action_of_the_turn_and_a_special() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's King Rex", "Ann's Nukebot"], "Tortuga": []}, hand={"Ann": ["Full Sail"]}, deck=FILLER
    )
    assert play.can_play("Full Sail")
    play.end_phase()
    assert play.offered == ["Full Sail", "pass"]
    play.play("Full Sail")
    play.choose("Nukebot").done()
    assert play.where("Nukebot") == "Tortuga"
    assert play.vp("Ann") == 2  # the base scores all the same
    assert play.cites("score.cannot-stop")


def test_a_fixer_brought_by_a_hidden_ninja_is_the_first_minion_you_played_this_turn() -> None:
    """ "This turn" is all of it, and no minion was played before (trigger.history)."""
    play = broken_oasis({"Ann": ["Hidden Ninja", "Microbot Fixer", "Scout"]})
    play.end_phase().play("Hidden Ninja").play("Microbot Fixer")
    assert (play.asked, play.kind) == ("Ann", "may")
    play.yes().play("Scout", on="Tortuga")
    assert play.where("Scout") == "Tortuga"


def test_a_fixer_brought_by_a_hidden_ninja_after_the_minion_of_the_turn_is_not() -> None:
    play = broken_oasis({"Ann": ["Hidden Ninja", "Microbot Fixer", "Scout", "Invader"]})
    play.play("Scout", on="Tortuga").end_phase().play("Hidden Ninja").play("Microbot Fixer")
    assert play.active == "Bob"


# -- what forbids forbids extra plays as well ---------------------------------------------------------------------


def test_an_extra_minion_goes_only_where_minions_can_be_played() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's Overrun", "Ann's Enshrouding Mist"], "Tortuga": []},
        hand={"Ann": ["Scout", "Summon"]},
    )
    play.use("Enshrouding Mist").play("Summon")
    assert not any(each.to == play.uid("Jungle Oasis") for each in play.decision.options)
    play.answer(free(play, "Scout"))
    assert play.where("Scout") == "Tortuga"


def test_the_homeworld_answers_a_shinobi_and_its_extra_minion_cannot_wait() -> None:
    play = board(
        {"The Homeworld": [*["Ann's King Rex"] * 3, "Ann's Invader"], "Tortuga": ["Ann's Brownie"]},
        hand={"Bob": ["Shinobi", "Zapbot", "Enchantress", "Scout"]},
        deck={"Ann": ["Howl"] * 5, "Bob": ["Howl"] * 5},
        base_deck=["Tar Pits"],
    )
    play.end_phase().play("Shinobi").use("The Homeworld")
    assert (play.asked, play.kind) == ("Bob", "play")
    assert set(play.offered) == {"Zapbot", "Enchantress", "done"}
    play.play("Zapbot", on="Tortuga").yes()  # which gives one more, at once as well
    assert set(play.offered) == {"Enchantress", "done"}
    play.play("Enchantress", on="Tortuga")
    assert play.at("Tortuga") == ["Ann's Brownie", "Bob's Zapbot", "Bob's Enchantress"]
    assert (play.active, play.kind) == ("Bob", "main")
    play.play("Scout")  # Bob's own turn begins with all its plays


def test_a_zombie_lord_brought_by_a_hidden_ninja_fills_the_other_bases() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's King Rex", "Ann's Nukebot"], "Tortuga": [], "Tar Pits": []},
        hand={"Bob": ["Hidden Ninja", "Zombie Lord"]},
        discard={"Bob": ["Enchantress", "War Raptor"]},
        deck=FILLER,
        base_deck=["Ninja Dojo"],
    )
    play.end_phase().play("Hidden Ninja").play("Zombie Lord").yes()
    play.play("Enchantress", on="Tortuga").play("War Raptor", on="Tar Pits")
    assert play.at("Tortuga") == ["Bob's Enchantress"]
    assert play.at("Tar Pits") == ["Bob's War Raptor"]
    assert (play.vp("Ann"), play.vp("Bob")) == (2, 0)  # 12 against the Lord's 5, and the Oasis pays winners only


def test_a_revealed_special_played_at_the_wrong_time_does_nothing() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Neophyte", "Scout"]}, deck={"Ann": ["Hidden Ninja", "Howl"]})
    play.play("Neophyte").yes().option(2)
    assert play.discard("Ann") == ["Hidden Ninja"]
    assert play.offered == ["end"]


def test_immediately_obliges_nobody_to_an_extra_play() -> None:
    """It is now or never, and may be never (BGB2018, "Card Clarifications")."""
    rush = card("Rush", "action", "Play an extra minion immediately.")
    play = table({"Tortuga": []}, rush, hand=["Rush", "Scout", "Invader"]).play("Rush").done()
    play.play("Scout")

    assert not play.can_play("Invader")


def test_a_search_that_may_be_made_is_offered_whatever_lies_in_play() -> None:
    """Nobody knows what a deck holds before it is searched."""
    words = "You may search your deck for a minion of power 2 or less and play it as an extra minion."
    seek = card("Seek", "action", words)
    play = table({"Tortuga": []}, seek, hand=["Seek"], deck={"Ann": ["Howl", "Walker", "King Rex"]}).play("Seek")
    play.yes()

    assert play.at("Tortuga") == ["Ann's Walker"]


def test_a_minion_that_was_played_as_an_extra_minion_knows_it() -> None:
    heron = card("Heron", "minion", "If this minion was played as an extra minion, draw a card.")
    play = table({"Jungle Oasis": []}, heron, hand=["Heron"])
    play.play("Heron")
    assert play.hand("Ann") == []  # the free minion of the turn
    play = table({"Jungle Oasis": []}, heron, hand=["Summon", "Heron"])
    play.play("Summon")
    play.answer(kept(play, "Heron"))
    assert play.hand("Ann") == ["Scout"]
