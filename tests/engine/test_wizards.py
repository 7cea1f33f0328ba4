"""The Wizards at play: cards drawn, shown and searched for, and actions upon actions."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board

# -- Archmage ------------------------------------------------------------------------------------------------------


def test_archmage_gives_an_extra_action_in_each_of_your_turns() -> None:
    play = board(
        {"The Great Library": ["Ann's Archmage"]},
        hand={"Ann": ["Mystic Studies", "Beam Up", "Swashbuckling"]},
        deck={"Ann": ["Scout"] * 20},
    )
    play.use("Archmage")
    assert not play.can_use("Archmage")
    play.play("Mystic Studies", extra=True).play("Swashbuckling")
    assert not play.can_play("Beam Up")
    play.to_the_next_turn().to_the_next_turn()
    assert play.can_use("Archmage")


def test_archmage_can_be_used_in_the_turn_it_is_played_and_not_in_another_players() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Archmage"]})
    play.play("Archmage")
    assert play.can_use("Archmage")
    play.to_the_next_turn()
    assert play.active == "Bob"
    assert not play.can_use("Archmage")


def test_archmages_extra_action_outlives_the_archmage() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Archmage"]},
        hand={"Ann": ["Sacrifice", "Mystic Studies"]},
        deck={"Ann": ["Scout"] * 9},
    )
    play.use("Archmage").play("Sacrifice", extra=True)
    assert play.where("Archmage") == "Ann's discard"
    assert play.can_play("Mystic Studies")


def test_archmage_gone_before_its_talent_was_used_gives_nothing() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Archmage"]},
        hand={"Ann": ["Sacrifice", "Mystic Studies"]},
        deck={"Ann": ["Scout"] * 9},
    )
    play.play("Sacrifice")
    assert not play.can_play("Mystic Studies")
    assert play.offered == ["Scout", "end"]


def test_an_archmage_that_comes_back_is_a_new_card() -> None:
    """leave.new-object: its Talent can be used again."""
    play = board(
        {"Jungle Oasis": ["Ann's Archmage"]},
        hand={"Ann": ["Beam Up", "Mystic Studies"]},
        deck={"Ann": ["Scout"] * 9},
    )
    play.use("Archmage").play("Beam Up", extra=True).play("Archmage")
    assert play.can_use("Archmage")


# -- Chronomage ----------------------------------------------------------------------------------------------------


def test_chronomage_gives_an_extra_action_for_the_turn() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Chronomage", "Mystic Studies", "Swashbuckling", "Howl"]},
        deck={"Ann": ["Scout"] * 20},
    )
    play.play("Chronomage").yes()
    assert play.cites("extra.generic-may-wait")
    play.play("Mystic Studies").play("Swashbuckling")
    assert not play.can_play("Howl")


def test_chronomages_extra_action_outlives_the_chronomage() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Chronomage", "Sacrifice", "Mystic Studies"]},
        deck={"Ann": ["Scout"] * 9},
    )
    play.play("Chronomage").yes().play("Sacrifice", extra=True)
    assert play.where("Chronomage") == "Ann's discard"
    assert play.can_play("Mystic Studies")


def test_chronomage_that_is_moved_is_not_played() -> None:
    play = board({"Jungle Oasis": ["Ann's Chronomage"], "Tortuga": []}, hand={"Ann": ["Way of Deception", "Howl"]})
    play.play("Way of Deception")
    assert play.where("Chronomage") == "Tortuga"
    assert play.kind == "main"
    assert not play.can_play("Howl")


# -- Enchantress ---------------------------------------------------------------------------------------------------


def test_enchantress_draws_a_card() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Enchantress"]}, deck={"Ann": ["Scout", "Invader"]})
    play.play("Enchantress")
    assert play.hand("Ann") == ["Scout"]
    assert play.kind == "main"


def test_enchantress_draws_from_a_renewed_deck() -> None:
    play = board(
        {"Jungle Oasis": []}, hand={"Ann": ["Enchantress"]}, deck={"Ann": []}, discard={"Ann": ["Scout", "Scout"]}
    )
    play.play("Enchantress")
    assert play.hand("Ann") == ["Scout"]
    assert play.deck("Ann") == ["Scout"]
    assert play.discard("Ann") == []
    assert play.cites("deck.reshuffle")


def test_enchantress_with_nothing_left_to_draw() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Enchantress"]}, deck={"Ann": []})
    play.play("Enchantress")
    assert play.hand("Ann") == []
    assert play.cites("deck.nothing-left")


# -- Neophyte ------------------------------------------------------------------------------------------------------


def test_neophyte_takes_the_revealed_action_into_the_hand() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Neophyte"]}, deck={"Ann": ["Mystic Studies", "Scout"]})
    play.play("Neophyte")
    assert play.happened("reveal")[0].things == (play.uid("Mystic Studies"),)
    play.yes()
    assert play.kind == "one-of"
    play.option(1)
    assert play.hand("Ann") == ["Mystic Studies"]
    assert play.deck("Ann") == ["Scout"]
    assert play.can_play("Mystic Studies")


def test_neophyte_plays_the_revealed_action_as_an_extra_one() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Neophyte", "Howl"]},
        deck={"Ann": ["Mystic Studies", "Scout", "Invader", "King Rex"]},
    )
    play.play("Neophyte").yes().option(2)
    assert play.hand("Ann") == ["Howl", "Scout", "Invader"]
    assert play.where("Mystic Studies") == "Ann's discard"
    assert play.can_play("Howl")  # the action of the turn is still there


def test_neophyte_puts_back_what_is_not_wanted() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Neophyte"]}, deck={"Ann": ["Mystic Studies", "Scout"]})
    play.play("Neophyte").no()
    assert play.deck("Ann") == ["Mystic Studies", "Scout"]
    assert play.offered == ["end"]


def test_neophyte_puts_a_minion_back_without_a_question() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Neophyte"]}, deck={"Ann": ["Scout", "Mystic Studies"]})
    play.play("Neophyte")
    assert play.kind == "main"
    assert play.deck("Ann") == ["Scout", "Mystic Studies"]


def test_neophyte_plays_an_action_on_a_base_where_its_player_wants() -> None:
    play = board({"Jungle Oasis": [], "Tortuga": []}, hand={"Ann": ["Neophyte"]}, deck={"Ann": ["Overrun", "Scout"]})
    play.play("Neophyte", on="Tortuga").yes().option(2)
    assert play.kind == "place"
    play.choose("Jungle Oasis")
    assert play.where("Overrun") == "Jungle Oasis"


def test_neophyte_under_the_mark_of_sleep_may_only_take_the_card() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Mark of Sleep"], "Bob": ["Neophyte"]},
        deck={"Bob": ["Mystic Studies", "Scout", "Scout", "Scout"]},
    )
    play.play("Mark of Sleep").option(1).to_the_next_turn()
    play.play("Neophyte").yes()
    if play.kind == "one-of":
        play.option(1)
    assert play.where("Mystic Studies") == "Bob's hand"
    assert not play.can_play("Mystic Studies")


# -- Mass Enchantment ----------------------------------------------------------------------------------------------


def test_mass_enchantment_plays_another_players_action_as_your_own() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Mass Enchantment"]},
        deck={"Ann": ["Zapbot"] * 4, "Bob": ["Mystic Studies", "Scout"], "Cid": ["Invader", "Howl"]},
        players=("Ann", "Bob", "Cid"),
    )
    play.play("Mass Enchantment")
    assert play.hand("Ann") == ["Zapbot"] * 2  # you control it: you draw
    assert play.hand("Bob") == []
    assert play.where("Mystic Studies") == "Bob's discard"  # it is still Bob's
    assert play.deck("Bob") == ["Scout"]
    assert play.deck("Cid") == ["Invader", "Howl"]
    assert play.where("Mass Enchantment") == "Ann's discard"


def test_mass_enchantment_lets_you_choose_among_the_revealed_actions() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Mass Enchantment", "Howl"]},
        deck={"Ann": ["Zapbot"] * 4, "Bob": ["Mystic Studies", "Scout"], "Cid": ["Take The Shinies", "Howl"]},
        players=("Ann", "Bob", "Cid"),
    )
    play.play("Mass Enchantment")
    assert play.asked == "Ann"
    assert set(play.offered) == {"Mystic Studies", "Take The Shinies"}  # it has to be one: no "done"
    play.choose("Take The Shinies")
    assert play.where("Take The Shinies") == "Cid's discard"
    assert play.deck("Bob") == ["Mystic Studies", "Scout"]
    assert not play.can_play("Howl")


def test_mass_enchantment_that_reveals_no_action_puts_everything_back() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Mass Enchantment"]}, deck={"Bob": ["Scout", "Mystic Studies"]})
    play.play("Mass Enchantment")
    assert play.deck("Bob") == ["Scout", "Mystic Studies"]
    assert play.kind == "main"


def test_an_action_that_stays_is_controlled_by_who_played_it_and_goes_to_its_owner() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's King Rex"]},
        hand={"Ann": ["Mass Enchantment", "Scout"]},
        deck={"Bob": ["Enshrouding Mist", "Zapbot", "Zapbot"]},
    )
    play.play("Mass Enchantment")
    assert play.at("Jungle Oasis") == ["Ann's King Rex", "Ann's Enshrouding Mist"]
    assert play.can_use("Enshrouding Mist")
    play.use("Enshrouding Mist").play("Scout", extra=True)
    play.to_the_next_turn()
    assert not play.can_use("Enshrouding Mist")  # Bob owns it; Ann controls it


# -- Mystic Studies ------------------------------------------------------------------------------------------------


def test_mystic_studies_draws_two() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Mystic Studies"]}, deck={"Ann": ["Scout", "Invader", "Howl"]})
    play.play("Mystic Studies")
    assert play.hand("Ann") == ["Scout", "Invader"]
    assert play.where("Mystic Studies") == "Ann's discard"


def test_mystic_studies_reshuffles_in_the_middle_and_not_itself() -> None:
    """The action that resolves is not yet in the discard pile (deck.resolving-card-apart)."""
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Mystic Studies"]},
        deck={"Ann": ["Scout"]},
        discard={"Ann": ["Invader"]},
    )
    play.play("Mystic Studies")
    assert play.hand("Ann") == ["Scout", "Invader"]
    assert play.deck("Ann") == []
    assert play.discard("Ann") == ["Mystic Studies"]


# -- Portal --------------------------------------------------------------------------------------------------------


def test_portal_takes_minions_and_puts_the_rest_back_in_any_order() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Portal"]},
        deck={"Ann": ["Scout", "Howl", "Invader", "Beam Up", "Cannon", "King Rex"]},
    )
    play.play("Portal")
    assert len(play.happened("reveal")[0].things) == 5
    assert play.offered == ["Scout", "Invader", "done"]
    play.choose("Invader").done()
    assert play.hand("Ann") == ["Invader"]
    assert play.kind == "order-cards"
    play.choose("Cannon", "Scout", "Beam Up")
    assert play.deck("Ann") == ["Cannon", "Scout", "Beam Up", "Howl", "King Rex"]


def test_portal_may_take_none_and_all() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Portal"]}, deck={"Ann": ["Scout", "Invader", "Howl", "Howl"]})
    play.play("Portal").choose("Scout", "Invader")
    assert sorted(play.hand("Ann")) == ["Invader", "Scout"]
    while play.kind == "order-cards":
        play.answer(play.decision.options[0])
    assert play.deck("Ann") == ["Howl", "Howl"]
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Portal"]}, deck={"Ann": ["Scout", "Howl"]})
    play.play("Portal").done().choose("Howl")
    assert play.deck("Ann") == ["Howl", "Scout"]
    assert play.hand("Ann") == []


def test_portal_with_fewer_than_five_cards_renews_the_deck() -> None:
    """EMD2023, Draw 2 Cards: the discard pile is shuffled when the deck runs out in the middle of revealing."""
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Portal"]},
        deck={"Ann": ["Scout", "Invader"]},
        discard={"Ann": ["King Rex", "Zapbot", "Hoverbot", "Warbot"]},
    )
    play.play("Portal")
    assert len(play.happened("reveal")[0].things) == 5
    assert set(play.offered) >= {"Scout", "Invader", "done"}
    assert play.discard("Ann") == []


# -- Sacrifice -----------------------------------------------------------------------------------------------------


def test_sacrifice_draws_by_the_power_and_destroys() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's Scout", "Ann's Upgrade", 1), "Ann's Zapbot", "Bob's King Rex"]},
        hand={"Ann": ["Sacrifice"]},
        deck={"Ann": ["Invader"] * 9},
    )
    play.play("Sacrifice")
    assert set(play.offered) == {"Scout", "Zapbot"}
    play.choose("Scout")
    assert play.hand("Ann") == ["Invader"] * 6  # 3, the counter, the Upgrade
    assert play.where("Scout") == "Ann's discard"
    assert play.where("Upgrade") == "Ann's discard"


def test_sacrifice_of_a_minion_without_power_draws_nothing() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's Scout", "Bob's Poison")]},
        hand={"Ann": ["Sacrifice"]},
        deck={"Ann": ["Invader"] * 3},
    )
    play.play("Sacrifice")
    assert play.hand("Ann") == []
    assert play.where("Scout") == "Ann's discard"
    assert play.where("Poison") == "Bob's discard"


def test_sacrifice_without_a_minion_of_yours_can_be_played_for_nothing() -> None:
    play = board({"Jungle Oasis": ["Bob's Scout"]}, hand={"Ann": ["Sacrifice"]}, deck={"Ann": ["Invader"] * 3})
    play.play("Sacrifice")
    assert play.hand("Ann") == []
    assert play.where("Sacrifice") == "Ann's discard"
    assert play.where("Scout") == "Jungle Oasis"


# -- Scry ----------------------------------------------------------------------------------------------------------


def test_scry_finds_an_action_shows_it_and_shuffles() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Scry"]},
        deck={"Ann": ["Scout", "Howl", "Invader", "Beam Up"]},
    )
    play.play("Scry")
    assert sorted(play.offered) == ["Beam Up", "Howl"]
    play.choose("Beam Up")
    assert play.hand("Ann") == ["Beam Up"]
    assert sorted(play.deck("Ann")) == ["Howl", "Invader", "Scout"]
    assert any(play.uid("Beam Up") in each.things for each in play.happened("reveal"))
    assert len(play.happened("shuffle")) == 1


def test_scry_in_a_deck_without_actions_shuffles_all_the_same() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Scry"]}, deck={"Ann": ["Scout", "Invader"]})
    play.play("Scry")
    assert play.hand("Ann") == []
    assert sorted(play.deck("Ann")) == ["Invader", "Scout"]
    assert len(play.happened("shuffle")) == 1


def test_scry_with_an_empty_deck_searches_the_renewed_one() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Scry"]}, deck={"Ann": []}, discard={"Ann": ["Howl", "Scout"]})
    play.play("Scry")
    assert play.hand("Ann") == ["Howl"]
    assert play.deck("Ann") == ["Scout"]
    assert play.discard("Ann") == ["Scry"]


# -- Summon --------------------------------------------------------------------------------------------------------


def test_summon_is_an_extra_minion_that_can_wait() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Summon", "King Rex", "Nukebot", "Leprechaun"]})
    play.play("Summon")
    assert play.kind == "main"
    play.play("King Rex").play("Nukebot")
    assert not play.can_play("Leprechaun")
    assert play.cites("extra.generic-may-wait")


def test_summon_obliges_to_nothing() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Summon", "King Rex"]})
    play.play("Summon").to_the_next_turn()
    assert play.hand("Ann")[0] == "King Rex"


# -- Time Loop -----------------------------------------------------------------------------------------------------


def test_time_loop_is_two_extra_actions() -> None:
    play = board({"Jungle Oasis": ["Ann's Scout"]}, hand={"Ann": ["Time Loop", "Howl", "Howl", "Swashbuckling"]})
    play.play("Time Loop").play("Howl").play("Howl")
    assert not play.can_play("Swashbuckling")
    assert play.power("Scout") == 5


def test_time_loop_on_time_loop() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Scout"]},
        hand={"Ann": ["Time Loop", "Time Loop", "Howl", "Howl", "Howl", "Swashbuckling"]},
    )
    play.play("Time Loop").play("Time Loop").play("Howl").play("Howl").play("Howl")
    assert not play.can_play("Swashbuckling")
    assert play.power("Scout") == 6


# -- Winds of Change -----------------------------------------------------------------------------------------------


def test_winds_of_change_brings_a_new_hand_of_five() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Winds of Change", "Howl", "Howl"]},
        deck={"Ann": ["Scout"] * 6},
        discard={"Ann": ["Invader"]},
    )
    play.play("Winds of Change")
    assert len(play.hand("Ann")) == 5
    assert len(play.deck("Ann")) == 3
    assert sorted(play.hand("Ann") + play.deck("Ann")) == ["Howl"] * 2 + ["Scout"] * 6
    assert play.kind == "may"
    play.yes()
    assert play.discard("Ann") == ["Invader", "Winds of Change"]


def test_winds_of_change_is_not_shuffled_in_and_an_empty_hand_still_draws() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Winds of Change"]},
        deck={"Ann": ["Scout"] * 2},
        discard={"Ann": ["Invader"]},
    )
    play.play("Winds of Change").no()
    assert sorted(play.hand("Ann")) == ["Invader", "Scout", "Scout"]
    assert play.discard("Ann") == ["Winds of Change"]


def test_winds_of_change_gives_an_extra_action() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Winds of Change"]}, deck={"Ann": ["Howl"] * 6})
    play.play("Winds of Change").yes().play("Howl")
    assert not play.can_play("Howl")


# -- their bases ---------------------------------------------------------------------------------------------------


def test_the_great_library_lets_everybody_with_a_minion_there_draw() -> None:
    play = board(
        {"The Great Library": ["Ann's King Rex", "Ann's King Rex", "Bob's King Rex", "Bob's Microbot Guard"]},
        deck={"Ann": ["Scout"] * 9, "Bob": ["Invader"] * 9, "Cid": ["Zapbot"] * 9},
        players=("Ann", "Bob", "Cid"),
    )
    play.end_phase()
    assert (play.asked, play.kind) == ("Ann", "may")
    play.yes()
    assert (play.asked, play.kind) == ("Bob", "may")
    play.no()
    assert play.hand("Ann") == ["Scout"] * 3  # one from the Library, two in the Draw 2 Cards phase
    assert play.hand("Bob") == []
    assert play.hand("Cid") == []


@pytest.mark.parametrize("chosen", ["Tortuga", "Tar Pits", "The Mothership"])
def test_the_winner_at_the_school_of_wizardry_chooses_the_next_base(chosen: str) -> None:
    play = board(
        {"School of Wizardry": ["Bob's King Rex", "Bob's King Rex", "Ann's King Rex"]},
        base_deck=["Tortuga", "Tar Pits", "The Mothership", "Jungle Oasis"],
    )
    play.end_phase()
    assert play.asked == "Bob"
    assert set(play.offered) == {"Tortuga", "Tar Pits", "The Mothership"}
    play.choose(chosen)
    while play.kind == "order-cards":
        assert play.asked == "Bob"
        play.choose(play.offered[-1])
    assert play.bases() == [chosen]
    assert len(play.state.base_deck) == 3
    assert play.name(play.state.base_deck[2]) == "Jungle Oasis"


# -- odd moments -----------------------------------------------------------------------------------------------------


def test_mass_enchantment_cannot_play_what_has_nothing_to_be_played_on() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Mass Enchantment"]}, deck={"Bob": ["Upgrade", "Scout"]})
    play.play("Mass Enchantment")
    assert play.kind == "main"
    assert play.deck("Bob") == ["Upgrade", "Scout"]


def test_neophyte_passes_a_time_loop_on() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Scout"]},
        hand={"Ann": ["Neophyte", "Howl", "Howl", "Howl", "Swashbuckling"]},
        deck={"Ann": ["Time Loop"]},
    )
    play.play("Neophyte").yes().option(2)
    play.play("Howl").play("Howl").play("Howl")  # two extra ones and the free one
    assert not play.can_play("Swashbuckling")
    assert play.power("Scout") == 6


def test_winds_of_change_draws_through_a_renewed_deck() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Winds of Change", "Howl"]},
        deck={"Ann": ["Scout"]},
        discard={"Ann": ["Invader"] * 4},
    )
    play.play("Winds of Change").no()
    assert sorted(play.hand("Ann")) == ["Howl", *["Invader"] * 3, "Scout"]
    assert play.deck("Ann") == ["Invader"]
    assert play.discard("Ann") == ["Winds of Change"]


def test_in_the_book_of_2018_a_search_goes_on_in_the_renewed_deck() -> None:
    """BGB2018, "Decks, Discards, and Searches"; the newer books stop at the end of the deck."""
    position = {"deck": {"Ann": ["Scout"]}, "discard": {"Ann": ["Howl", "Invader"]}, "hand": {"Ann": ["Scry"]}}
    play = board({"Jungle Oasis": []}, edition="BGB2018", **position)
    play.play("Scry")
    assert play.hand("Ann") == ["Howl"]
    play = board({"Jungle Oasis": []}, **position)
    play.play("Scry")
    assert play.hand("Ann") == []
    assert sorted(play.discard("Ann")) == ["Howl", "Invader", "Scry"]


def test_an_unknown_deck_gives_unknown_cards() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Mystic Studies"]})
    play.play("Mystic Studies")
    assert play.hand("Ann") == ["unknown card"] * 2
    assert not play.can_play("unknown card")
