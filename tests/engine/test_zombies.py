"""The Zombies at play: what goes to the discard pile comes back."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board

# -- Zombie Lord ---------------------------------------------------------------------------------------------------


def test_zombie_lord_fills_each_base_where_you_have_no_minions() -> None:
    play = board(
        {"Jungle Oasis": [], "Tortuga": ["Bob's Scout"], "Tar Pits": ["Ann's Scout"], "The Great Library": []},
        hand={"Ann": ["Zombie Lord"]},
        discard={"Ann": ["Walker", "Zapbot", "Grave Digger", "Enchantress"]},
    )
    play.play("Zombie Lord", on="Jungle Oasis").yes()
    # he is at the Oasis himself; a Grave Digger has 4 power
    assert {(play.name(each.thing), play.name(each.to)) for each in play.decision.options if each.to >= 0} == {
        (minion, base) for minion in ("Walker", "Zapbot", "Enchantress") for base in ("Tortuga", "The Great Library")
    }
    play.play("Enchantress", on="Tortuga")
    assert play.where("Enchantress") == "Tortuga"
    assert {play.name(each.to) for each in play.decision.options if each.to >= 0} == {"The Great Library"}
    play.play("Zapbot", on="The Great Library")
    play.no()  # the Zapbot's own extra minion
    assert play.kind == "main"
    assert play.discard("Ann") == ["Walker", "Grave Digger"]


def test_zombie_lord_may_stop_after_one_and_nothing_waits() -> None:
    play = board(
        {"Jungle Oasis": [], "Tortuga": [], "The Great Library": []},
        hand={"Ann": ["Zombie Lord"]},
        discard={"Ann": ["Enchantress", "War Raptor"]},
        deck={"Ann": ["Scout", "Scout"]},
    )
    play.play("Zombie Lord", on="Jungle Oasis").yes().play("War Raptor", on="Tortuga").done()
    assert play.kind == "main"
    assert not play.can_play("Enchantress")
    assert play.discard("Ann") == ["Enchantress"]


def test_zombie_lord_may_be_content_with_himself() -> None:
    play = board({"Jungle Oasis": [], "Tortuga": []}, hand={"Ann": ["Zombie Lord"]}, discard={"Ann": ["Walker"]})
    play.play("Zombie Lord", on="Jungle Oasis").no()
    assert play.discard("Ann") == ["Walker"]


def test_zombie_lords_bases_are_those_of_the_moment_he_is_played() -> None:
    """A base that becomes empty meanwhile takes nobody; one that got a minion meanwhile still takes one."""
    play = board(
        {"Jungle Oasis": [], "Tortuga": [], "Tar Pits": [], "The Great Library": ["Ann's Scout"]},
        hand={"Ann": ["Zombie Lord"]},
        discard={"Ann": ["Neophyte", "Walker", "Microbot Guard"]},
        deck={"Ann": ["Way of Deception", "Howl", "Invader"]},
    )
    play.play("Zombie Lord", on="Jungle Oasis").yes().play("Neophyte", on="Tortuga").yes().option(2)
    play.choose("Scout", "Tar Pits")  # by the Way of Deception the Neophyte has revealed
    assert play.at("The Great Library") == []
    assert play.at("Tar Pits") == ["Ann's Scout"]
    assert {play.name(each.to) for each in play.decision.options if each.to >= 0} == {"Tar Pits"}
    play.play("Walker", on="Tar Pits").option(2)
    assert play.kind == "main"


def test_zombie_lord_gives_a_base_one_minion_even_if_that_minion_moves_away() -> None:
    play = board(
        {"Jungle Oasis": [], "Tortuga": []},
        hand={"Ann": ["Zombie Lord"]},
        discard={"Ann": ["Neophyte", "Walker"]},
        deck={"Ann": ["Way of Deception", "Howl"]},
    )
    play.play("Zombie Lord", on="Jungle Oasis").yes().play("Neophyte", on="Tortuga").yes().option(2)
    play.choose("Neophyte")
    assert play.at("Tortuga") == []
    assert play.kind == "main"
    assert "Walker" in play.discard("Ann")


def test_zombie_lord_cannot_play_where_minions_cannot_be_played() -> None:
    play = board(
        {"Jungle Oasis": [], "Tortuga": ["Bob's Overrun"], "The Great Library": []},
        hand={"Ann": ["Zombie Lord"]},
        discard={"Ann": ["War Raptor", "War Raptor"]},
    )
    play.play("Zombie Lord", on="Jungle Oasis").yes()
    assert {play.name(each.to) for each in play.decision.options if each.to >= 0} == {"The Great Library"}


# -- Grave Digger --------------------------------------------------------------------------------------------------


def test_grave_digger_takes_a_minion_back() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Grave Digger"]},
        discard={"Ann": ["Walker", "Howl", "King Rex"], "Bob": ["Scout"]},
    )
    play.play("Grave Digger").yes()
    assert set(play.offered) == {"Walker", "King Rex"}
    play.choose("King Rex")
    assert play.hand("Ann") == ["King Rex"]
    assert not play.can_play("King Rex")  # the minion of the turn has been played


def test_grave_digger_may_leave_them() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Grave Digger"]}, discard={"Ann": ["Walker"]})
    play.play("Grave Digger").no()
    assert play.discard("Ann") == ["Walker"]


# -- Tenacious Z ---------------------------------------------------------------------------------------------------


def test_tenacious_z_rises_from_the_discard_pile_as_an_extra_minion() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["King Rex"]}, discard={"Ann": ["Tenacious Z", "Tenacious Z"]})
    play.play("Tenacious Z #1")
    assert play.where("Tenacious Z #1") == "Jungle Oasis"
    assert not play.can_play("Tenacious Z #2")  # one Tenacious Z's ability a turn
    assert play.can_play("King Rex")
    assert play.cites("extra.special-not-free")


def test_the_same_tenacious_z_rises_once_a_turn() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Sacrifice", "Summon"]},
        discard={"Ann": ["Tenacious Z"]},
        deck={"Ann": ["Scout"] * 5},
    )
    play.play("Tenacious Z").play("Sacrifice")
    assert play.where("Tenacious Z") == "Ann's discard"
    assert not play.can_play("Tenacious Z")


def test_a_tenacious_z_from_the_hand_uses_no_ability() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Tenacious Z"]}, discard={"Ann": ["Tenacious Z"]})
    play.play("Tenacious Z #1")
    assert play.can_play("Tenacious Z #2")
    play.play("Tenacious Z #2")
    assert play.at("Jungle Oasis") == ["Ann's Tenacious Z", "Ann's Tenacious Z"]


def test_tenacious_z_rises_again_in_the_next_turn_and_not_in_the_other_players() -> None:
    play = board(
        {"Jungle Oasis": []},
        discard={"Ann": ["Tenacious Z", "Tenacious Z"]},
    )
    play.play("Tenacious Z #1").to_the_next_turn()
    assert play.active == "Bob"
    assert not play.can_play("Tenacious Z #2")
    play.to_the_next_turn()
    assert play.can_play("Tenacious Z #2")


def test_two_players_have_a_tenacious_z_each() -> None:
    play = board({"Jungle Oasis": []}, discard={"Ann": ["Tenacious Z"], "Bob": ["Tenacious Z"]})
    play.play("Ann's Tenacious Z").to_the_next_turn()
    assert play.can_play("Bob's Tenacious Z")
    assert not play.can_play("Ann's Tenacious Z")


# -- Walker --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "deck", "discard"), [(1, ["Howl"], ["Scout"]), (2, ["Scout", "Howl"], [])])
def test_walker_discards_or_returns_the_top_card(choice: int, deck: list[str], discard: list[str]) -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Walker"]}, deck={"Ann": ["Scout", "Howl"]})
    play.play("Walker")
    assert play.happened("look")
    assert not play.happened("reveal")  # only its player sees it
    assert (play.asked, play.kind) == ("Ann", "one-of")
    play.option(choice)
    assert play.deck("Ann") == deck
    assert play.discard("Ann") == discard


def test_walker_with_no_card_left() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Walker"]}, deck={"Ann": []})
    play.play("Walker")
    if play.kind == "one-of":
        play.option(1)
    assert play.kind == "main"
    assert play.discard("Ann") == []


def test_walker_renews_an_empty_deck() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Walker"]}, deck={"Ann": []}, discard={"Ann": ["Scout"]})
    play.play("Walker").option(2)
    assert play.deck("Ann") == ["Scout"]


# -- Grave Robbing -------------------------------------------------------------------------------------------------


def test_grave_robbing_takes_any_card_but_itself() -> None:
    play = board(
        {"Jungle Oasis": []}, hand={"Ann": ["Grave Robbing"]}, discard={"Ann": ["Walker", "Howl"], "Bob": ["Scout"]}
    )
    play.play("Grave Robbing")
    assert play.offered == ["Walker", "Howl"]
    play.choose("Howl")
    assert play.hand("Ann") == ["Howl"]
    assert play.discard("Ann") == ["Walker", "Grave Robbing"]


def test_grave_robbing_in_an_empty_discard_pile() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Grave Robbing"]})
    play.play("Grave Robbing")
    assert play.discard("Ann") == ["Grave Robbing"]


# -- Lend a Hand ---------------------------------------------------------------------------------------------------


def test_lend_a_hand_shuffles_cards_back_but_not_itself() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Lend a Hand"]},
        discard={"Ann": ["Walker", "Howl", "Scout"]},
        deck={"Ann": ["Invader"]},
    )
    play.play("Lend a Hand")
    assert play.offered == ["Walker", "Howl", "Scout", "done"]
    play.choose("Walker", "Howl").done()
    assert sorted(play.deck("Ann")) == ["Howl", "Invader", "Walker"]
    assert play.discard("Ann") == ["Scout", "Lend a Hand"]


# -- Mall Crawl ----------------------------------------------------------------------------------------------------


def test_mall_crawl_discards_cards_of_one_name_from_the_deck() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Mall Crawl"]},
        deck={"Ann": ["Walker", "Howl", "Walker", "Scout", "Walker"]},
    )
    play.play("Mall Crawl").choose("Walker #1")
    assert play.offered == ["Walker", "done"]  # no other name goes with it
    play.choose("Walker #2").done()
    assert play.discard("Ann") == ["Walker", "Walker", "Mall Crawl"]
    assert sorted(play.deck("Ann")) == ["Howl", "Scout", "Walker"]
    assert len(play.happened("shuffle")) == 1


def test_mall_crawl_may_find_nothing() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Mall Crawl"]}, deck={"Ann": ["Walker", "Howl"]})
    play.play("Mall Crawl").done()
    assert sorted(play.deck("Ann")) == ["Howl", "Walker"]
    assert play.happened("shuffle")


def test_mall_crawl_shows_what_it_found() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Mall Crawl"]}, deck={"Ann": ["Walker", "Howl"]})
    play.play("Mall Crawl").choose("Walker")
    assert play.cites("deck.search-reveals")


# -- Not Enough Bullets --------------------------------------------------------------------------------------------


def test_not_enough_bullets_takes_minions_of_one_name() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Not Enough Bullets"]},
        discard={"Ann": ["Walker", "Tenacious Z", "Howl", "Walker", "Grave Digger"]},
    )
    play.play("Not Enough Bullets")
    assert set(play.offered) == {"Walker", "Tenacious Z", "Grave Digger", "done"}
    play.choose("Walker #1")
    assert play.offered == ["Walker", "done"]
    play.choose("Walker #2")
    assert play.hand("Ann") == ["Walker", "Walker"]
    assert play.discard("Ann") == ["Tenacious Z", "Howl", "Grave Digger", "Not Enough Bullets"]


def test_a_name_is_the_whole_name() -> None:
    """A Ninja Acolyte and a Ninja Master share a word, not a name."""
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Not Enough Bullets"]},
        discard={"Ann": ["Ninja Acolyte", "Ninja Master", "Ninja Acolyte"]},
    )
    play.play("Not Enough Bullets").choose("Ninja Acolyte #1")
    assert play.offered == ["Ninja Acolyte", "done"]


# -- Outbreak ------------------------------------------------------------------------------------------------------


def test_outbreaks_extra_minion_goes_where_you_have_none() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Scout"], "Tortuga": ["Bob's Scout"], "The Great Library": ["Ann's Overrun"]},
        hand={"Ann": ["Outbreak", "King Rex", "Nukebot"]},
    )
    play.play("Outbreak")
    bases = {play.name(each.to) for each in play.decision.options if each.kind == "play" and each.grant >= 0}
    assert bases == {"Tortuga", "The Great Library"}
    play.play("King Rex", on="Tortuga", extra=True)
    play.play("Nukebot", on="Tortuga")  # the minion of the turn may go anywhere
    assert play.at("Tortuga") == ["Bob's Scout", "Ann's King Rex", "Ann's Nukebot"]


def test_outbreak_can_wait_and_is_lost_when_you_are_everywhere() -> None:
    play = board({"Jungle Oasis": ["Ann's Scout"], "Tortuga": []}, hand={"Ann": ["Outbreak", "King Rex", "Nukebot"]})
    play.play("Outbreak")
    free = next(each for each in play.decision.options if each.grant < 0 and play.name(each.thing) == "King Rex")
    play.answer(free).choose("Tortuga")
    assert not play.can_play("Nukebot")


# -- Overrun -------------------------------------------------------------------------------------------------------


def test_overrun_keeps_other_players_minions_out_until_its_players_next_turn() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's Scout"], "Tortuga": []},
        hand={"Ann": ["Overrun", "Walker", "Invader"], "Bob": ["King Rex"]},
        deck={"Ann": ["Zapbot"] * 9, "Bob": ["Zapbot"] * 9},
    )
    play.play("Overrun", on="Jungle Oasis")
    play.play("Invader", on="Jungle Oasis")  # its own player can
    play.to_the_next_turn()
    assert play.places("King Rex") == {"Tortuga"}
    play.to_the_next_turn()
    assert play.active == "Ann"
    assert play.where("Overrun") == "Ann's discard"
    play.to_the_next_turn()
    assert play.places("King Rex") == {"Jungle Oasis", "Tortuga"}


def test_overrun_does_not_keep_minions_from_moving_in() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Overrun"], "Tortuga": ["Bob's Scout"]},
        hand={"Bob": ["Way of Deception"]},
        turn="Bob",
    )
    play.play("Way of Deception")
    assert play.where("Scout") == "Jungle Oasis"


def test_a_specials_minion_cannot_be_played_on_an_overrun_base() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Overrun", "Ann's King Rex", "Ann's Nukebot"]},
        hand={"Bob": ["Shinobi"]},
    )
    play.end_phase()
    assert play.active == "Bob"  # nobody was asked: the base has scored
    assert play.where("Shinobi") == "Bob's hand"


# -- They Keep Coming ----------------------------------------------------------------------------------------------


def test_they_keep_coming_plays_a_minion_from_the_discard_pile_at_once() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["They Keep Coming", "Scout"]},
        discard={"Ann": ["Walker", "Invader", "Howl"], "Bob": ["King Rex"]},
    )
    play.play("They Keep Coming")
    assert set(play.offered) == {"Walker", "Invader"}  # a certain card: it cannot wait, nor be declined
    play.choose("Invader")
    assert play.where("Invader") == "Jungle Oasis"
    assert play.vp("Ann") == 1
    assert play.can_play("Scout")
    assert play.cites("extra.immediate")


def test_they_keep_coming_without_a_minion_in_the_discard_pile() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["They Keep Coming"]}, discard={"Ann": ["Howl"]})
    play.play("They Keep Coming")
    assert play.discard("Ann") == ["Howl", "They Keep Coming"]


# -- They're Coming To Get You -------------------------------------------------------------------------------------


def test_coming_to_get_you_takes_the_minion_of_the_turn_from_the_discard_pile() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's They're Coming To Get You"], "Tortuga": []},
        hand={"Ann": ["Scout"]},
        discard={"Ann": ["King Rex", "Nukebot"]},
    )
    play.play("King Rex")
    assert play.where("King Rex") == "Jungle Oasis"  # here
    assert not play.can_play("Scout")  # it was the free minion
    assert not play.can_play("Nukebot")


def test_coming_to_get_you_once_a_turn_though_there_are_extra_minions() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's They're Coming To Get You"], "Tortuga": []},
        hand={"Ann": ["Summon", "Scout"]},
        discard={"Ann": ["King Rex", "Nukebot"]},
    )
    play.play("Summon")
    free = next(each for each in play.decision.options if each.grant < 0 and play.name(each.thing) == "King Rex")
    play.answer(free)
    assert not play.can_play("Nukebot")
    assert play.can_play("Scout")


def test_coming_to_get_you_in_the_place_of_a_generic_extra_minion() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's They're Coming To Get You"], "Tortuga": []},
        hand={"Ann": ["Summon", "Scout"]},
        discard={"Ann": ["King Rex"]},
    )
    play.play("Scout", on="Tortuga").play("Summon").play("King Rex")
    assert play.where("King Rex") == "Jungle Oasis"
    assert play.cites("extra.substitute")


def test_coming_to_get_you_keeps_to_the_condition_of_the_extra_minion() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's They're Coming To Get You"], "Tortuga": []},
        hand={"Ann": ["Zapbot"]},
        discard={"Ann": ["King Rex", "Walker"]},
    )
    play.play("Zapbot", on="Tortuga").yes()
    assert not play.can_play("King Rex")
    assert play.can_play("Walker")


def test_coming_to_get_you_cannot_replace_the_play_of_a_certain_card() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's They're Coming To Get You"], "Tortuga": []},
        hand={"Ann": ["Hoverbot"]},
        deck={"Ann": ["Scout", "Howl"]},
        discard={"Ann": ["King Rex"]},
    )
    play.play("Hoverbot", on="Tortuga").yes()
    assert play.kind == "place"  # where the Scout goes; the King is not offered
    play.choose("Tortuga")
    assert not play.can_play("King Rex")


def test_coming_to_get_you_is_its_controllers_alone() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's They're Coming To Get You"]},
        discard={"Bob": ["King Rex"], "Ann": ["King Rex"]},
        turn="Bob",
    )
    assert play.offered == ["end"]


def test_two_of_them_are_one_for_each_play() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's They're Coming To Get You"], "Tortuga": ["Ann's They're Coming To Get You"]},
        hand={"Ann": ["Summon"]},
        discard={"Ann": ["King Rex", "Scout"]},
    )
    play.play("Summon")
    first = next(
        each
        for each in play.decision.options
        if each.grant < 0 and play.name(each.thing) == "King Rex" and play.name(each.to) == "Jungle Oasis"
    )
    play.answer(first).play("Scout")
    assert play.where("Scout") == "Tortuga"


# -- their bases ---------------------------------------------------------------------------------------------------


def test_evans_city_cemetery_gives_its_winner_a_new_hand() -> None:
    play = board(
        {"Evans City Cemetery": ["Ann's King Rex", "Ann's King Rex", "Bob's King Rex"]},
        hand={"Ann": ["Howl", "Scout"], "Bob": ["Howl"]},
        deck={"Ann": ["Invader"] * 9, "Bob": ["Zapbot"] * 9},
    )
    play.end_phase()
    assert play.hand("Ann") == ["Invader"] * 7  # five, and two in the Draw 2 Cards phase
    assert sorted(play.discard("Ann"))[:2] == ["Howl", "King Rex"]
    assert play.hand("Bob") == ["Howl"]


def test_rhodes_plaza_mall_pays_by_the_minion_and_nothing_by_the_place() -> None:
    play = board(
        {
            "Rhodes Plaza Mall": [
                *["Ann's Walker"] * 4,
                "Bob's King Rex",
                "Bob's King Rex",
                "Cid's Microbot Guard",
                "Dot's Scout",
            ]
        },
        players=("Ann", "Bob", "Cid", "Dot"),
    )
    play.end_phase()
    while play.kind == "window":
        play.pass_()
    assert [play.vp(each) for each in ("Ann", "Bob", "Cid", "Dot")] == [4, 2, 1, 1]


# -- odd moments ---------------------------------------------------------------------------------------------------


def test_nothing_rises_where_nothing_can_be_played() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's Overrun"]},
        hand={"Ann": ["They Keep Coming"]},
        discard={"Ann": ["Tenacious Z", "Walker"]},
    )
    assert not play.can_play("Tenacious Z")
    play.play("They Keep Coming")
    while play.kind == "thing":
        play.answer(play.decision.options[0])
    assert play.discard("Ann") == ["Tenacious Z", "Walker", "They Keep Coming"]


def test_tenacious_z_rises_in_the_play_phase_and_not_before_a_base_scores() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's King Rex", "Ann's Zombie Lord"], "Tortuga": []},
        discard={"Ann": ["Tenacious Z"]},
        hand={"Ann": ["Hidden Ninja", "Scout"]},
        deck={"Ann": ["Howl"] * 4},
    )
    play.end_phase()
    assert play.offered == ["Hidden Ninja", "pass"]


def test_a_tenacious_z_taken_into_the_hand_is_a_minion_like_any_other() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Grave Robbing"]}, discard={"Ann": ["Tenacious Z"]})
    play.play("Grave Robbing").play("Tenacious Z")
    assert play.cites("play.free-minion")
    assert play.offered == ["end"]


def test_outbreak_counts_minions_you_control_and_not_other_cards_of_yours() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Scout under Bob"], "Tortuga": ["Bob's Scout under Ann"]},
        hand={"Ann": ["Outbreak", "King Rex"]},
    )
    play.play("Outbreak")
    bases = {play.name(each.to) for each in play.decision.options if each.kind == "play" and each.grant >= 0}
    assert bases == {"Jungle Oasis"}


def test_mall_crawl_with_an_empty_deck_renews_it_to_search() -> None:
    play = board(
        {"Jungle Oasis": []}, hand={"Ann": ["Mall Crawl"]}, deck={"Ann": []}, discard={"Ann": ["Walker", "Howl"]}
    )
    play.play("Mall Crawl").choose("Walker")
    assert play.deck("Ann") == ["Howl"]
    assert play.discard("Ann") == ["Walker", "Mall Crawl"]


def test_a_walker_discards_and_the_discarded_tenacious_z_rises_at_once() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Walker"]}, deck={"Ann": ["Tenacious Z", "Howl"]})
    play.play("Walker").option(1).play("Tenacious Z")
    assert play.at("Jungle Oasis") == ["Ann's Walker", "Ann's Tenacious Z"]
