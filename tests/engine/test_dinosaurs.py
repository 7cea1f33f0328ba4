"""The cards of the Dinosaurs, played as at a table. Expectations are those of the printed cards, their
clarifications and the books (WIKI unless another is named)."""

from __future__ import annotations

from tests.engine.table_talk import board


def test_king_rex_is_seven_power_and_nothing_else() -> None:
    play = board({"Tar Pits": ["Bob's Walker"]}, hand={"Ann": ["King Rex"]})
    play.play("King Rex")
    assert play.kind == "main"
    assert play.offered == ["end"]
    assert play.power("King Rex") == 7


def test_lasertops_goes_by_printed_power_here() -> None:
    play = board(
        {
            "Tar Pits": [("Bob's Walker", 5), ("Bob's Scout", "Ann's Poison"), "Bob's War Raptor", "Ann's Zapbot"],
            "Jungle Oasis": ["Bob's Collector"],
        },
        hand={"Ann": ["Lasertops"]},
    )
    play.play("Lasertops", on="Tar Pits")
    assert play.kind == "may"
    play.yes()
    # counters and Poison do not matter: 2 is printed on the Walker and the War Raptor, 3 on the Scout
    assert set(play.offered) == {"Walker", "War Raptor", "Zapbot"}
    play.choose("Walker")
    assert play.where("Walker") == "Bob's deck"  # it was at Tar Pits
    assert play.where("Collector") == "Jungle Oasis"


def test_lasertops_need_not() -> None:
    play = board({"Jungle Oasis": ["Bob's Walker"]}, hand={"Ann": ["Lasertops"]})
    play.play("Lasertops").no()
    assert play.where("Walker") == "Jungle Oasis"


def test_armor_stego_is_stronger_in_other_players_turns_until_its_owners_next() -> None:
    play = board({"Tar Pits": ["Ann's Armor Stego"]}, players=("Ann", "Bob", "Cyd"))
    play.use("Armor Stego")
    assert play.power("Armor Stego") == 3  # Ann's own turn
    assert not play.can_use("Armor Stego")  # each Talent once a turn
    play.to_the_next_turn()
    assert (play.active, play.power("Armor Stego")) == ("Bob", 5)
    play.to_the_next_turn()
    assert (play.active, play.power("Armor Stego")) == ("Cyd", 5)
    play.to_the_next_turn()
    assert (play.active, play.power("Armor Stego")) == ("Ann", 3)
    assert play.can_use("Armor Stego")
    play.to_the_next_turn()
    assert play.power("Armor Stego") == 3  # the Talent was not used this time


def test_armor_stego_s_talent_belongs_to_its_controller_alone_and_works_the_turn_it_is_played() -> None:
    play = board({"Tar Pits": ["Bob's Armor Stego"]}, hand={"Ann": ["Armor Stego"]})
    assert not play.can_use("Bob's Armor Stego")
    play.play("Armor Stego")
    assert play.can_use("Ann's Armor Stego")


def test_war_raptors_count_each_war_raptor_here_whosever_it_is() -> None:
    play = board(
        {"Tar Pits": ["Ann's War Raptor", "Bob's War Raptor"], "Jungle Oasis": ["Bob's War Raptor", "Bob's Scout"]},
        hand={"Ann": ["War Raptor", "Seeing Stars"]},
    )
    assert play.power("War Raptor at Jungle Oasis") == 3  # itself counts
    assert play.power("Ann's War Raptor at Tar Pits") == 4
    assert play.power("Bob's War Raptor at Tar Pits") == 4
    play.play("War Raptor", on="Jungle Oasis")
    assert play.power("Bob's War Raptor at Jungle Oasis") == 4
    assert play.power("Ann's War Raptor at Tar Pits") == 4
    assert play.total("Jungle Oasis", "Ann") == 4
    assert play.total("Jungle Oasis", "Bob") == 4 + 3


def test_war_raptor_is_a_minion_of_two_before_it_is_played() -> None:
    play = board({"The Homeworld": []}, hand={"Ann": ["King Rex", "War Raptor", "Armor Stego"]})
    play.play("King Rex").use("The Homeworld")
    assert play.can_play("War Raptor")  # an extra minion of power 2 or less
    assert not play.can_play("Armor Stego")
    play.play("War Raptor")
    assert play.power("War Raptor") == 3


def test_augmentation_lasts_until_the_end_of_the_turn() -> None:
    play = board({"Tar Pits": ["Ann's Zapbot", "Bob's Scout"]}, hand={"Ann": ["Augmentation"], "Bob": ["King Rex"]})
    play.play("Augmentation")
    assert set(play.offered) == {"Zapbot", "Scout"}  # any minion
    play.choose("Scout")
    assert (play.power("Scout"), play.power("Zapbot")) == (7, 2)
    play.to_the_next_turn()
    assert play.power("Scout") == 3


def test_howl_is_for_the_minions_that_are_there_now() -> None:
    play = board(
        {"Tar Pits": ["Ann's Zapbot", "Bob's Scout"], "Ninja Dojo": ["Ann's King Rex", "Bob's Invader under Ann"]},
        hand={"Ann": ["Howl", "Armor Stego"]},
    )
    play.play("Howl")
    assert [play.power(each) for each in ("Zapbot", "King Rex", "Invader", "Scout")] == [3, 8, 4, 3]
    play.play("Armor Stego", on="Tar Pits")
    assert play.power("Armor Stego") == 3
    play.to_the_next_turn()
    assert play.power("King Rex") == 7


def test_natural_selection_needs_less_power_on_the_same_base() -> None:
    play = board(
        {
            "Jungle Oasis": ["Ann's Armor Stego", "Bob's Scout", "Bob's Walker", "Ann's Zapbot"],
            "Ninja Dojo": ["Bob's Collector"],
        },
        hand={"Ann": ["Natural Selection"]},
    )
    play.play("Natural Selection")
    assert set(play.offered) == {"Armor Stego", "Zapbot"}
    play.choose("Armor Stego")
    assert set(play.offered) == {"Walker", "Zapbot"}  # less, not equal; one's own too
    play.choose("Walker")
    assert play.where("Walker") == "Bob's discard"


def test_natural_selection_compares_the_power_they_have_now() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's Zapbot", 2), "Bob's Scout", ("Bob's Walker", 3)]},
        hand={"Ann": ["Natural Selection"]},
    )
    play.play("Natural Selection")
    assert play.where("Scout") == "Bob's discard"
    assert play.where("Walker") == "Jungle Oasis"


def test_natural_selection_finds_none_weaker() -> None:
    play = board({"Jungle Oasis": ["Ann's Zapbot", "Bob's King Rex"]}, hand={"Ann": ["Natural Selection"]})
    play.play("Natural Selection")
    assert play.where("King Rex") == "Jungle Oasis"
    assert play.where("Zapbot") == "Jungle Oasis"
    assert play.discard("Ann") == ["Natural Selection"]


def test_rampage_lowers_a_breakpoint_by_a_fixed_number_for_the_turn() -> None:
    play = board(
        {"Ninja Dojo": [("Ann's Armor Stego", "Ann's Upgrade"), "Bob's Scout"], "Jungle Oasis": ["Bob's King Rex"]},
        hand={"Ann": ["Rampage", "Invasion"]},
    )
    play.play("Rampage")
    assert play.breakpoint("Ninja Dojo") == 18 - 5  # only there has Ann a minion
    assert play.breakpoint("Jungle Oasis") == 12
    assert play.where("Rampage") == "Ann's discard"  # it is on neither of them
    play.to_the_next_turn()
    assert play.breakpoint("Ninja Dojo") == 18


def test_rampage_is_not_counted_again_when_the_minion_has_gone() -> None:
    play = board(
        {"Ninja Dojo": ["Ann's King Rex"], "Jungle Oasis": []},
        hand={"Ann": ["Rampage", "Time Loop", "Invasion"]},
    )
    play.play("Time Loop").play("Rampage")
    assert play.breakpoint("Ninja Dojo") == 11
    play.play("Invasion")
    assert play.where("King Rex") == "Jungle Oasis"
    assert play.breakpoint("Ninja Dojo") == 11


def test_rampage_makes_a_base_score() -> None:
    play = board({"Jungle Oasis": ["Ann's King Rex"]}, hand={"Ann": ["Rampage"]}, base_deck=["Tar Pits"])
    play.play("Rampage")
    assert play.breakpoint("Jungle Oasis") == 5
    play.end_phase()
    assert play.vp("Ann") == 2
    assert play.bases() == ["Tar Pits"]
    assert play.breakpoint("Tar Pits") == 16  # the new base is not touched


def test_rampage_never_lowers_a_breakpoint_below_zero() -> None:
    play = board({"Jungle Oasis": [("Ann's King Rex", 8)]}, hand={"Ann": ["Rampage"]})
    play.play("Rampage")
    assert play.breakpoint("Jungle Oasis") == 0


def test_survival_of_the_fittest_takes_the_weakest_where_there_is_a_stronger() -> None:
    play = board(
        {
            "Jungle Oasis": ["Ann's King Rex", "Bob's Scout"],
            "Ninja Dojo": ["Bob's Walker", "Ann's Zapbot", "Bob's Invader"],
            "The Homeworld": ["Bob's Collector", "Ann's Tenacious Z"],
            "Tortuga": ["Bob's Tiger Assassin"],
        },
        hand={"Ann": ["Survival of the Fittest"]},
    )
    play.play("Survival of the Fittest")
    assert (play.asked, set(play.offered)) == ("Ann", {"Walker", "Zapbot"})
    play.choose("Walker")
    assert play.where("Scout") == "Bob's discard"
    assert play.where("Walker") == "Bob's discard"
    assert play.where("Zapbot") == "Ninja Dojo"
    assert play.where("Collector") == "The Homeworld"  # both have the same power: no higher one
    assert play.where("Tenacious Z") == "The Homeworld"
    assert play.where("Tiger Assassin") == "Tortuga"


def test_survival_of_the_fittest_does_not_look_for_another_when_the_weakest_is_protected() -> None:
    play = board(
        {"Jungle Oasis": [("Bob's Scout", "Bob's Smoke Bomb"), "Bob's King Rex", "Bob's Warbot"]},
        hand={"Ann": ["Survival of the Fittest"]},
    )
    play.play("Survival of the Fittest")
    assert play.at("Jungle Oasis") == ["Bob's Scout", "Bob's Smoke Bomb", "Bob's King Rex", "Bob's Warbot"]
    assert "immunity.not-affected" in play.prevented("destroy", "Scout")


def test_tooth_and_claw_stops_other_players_cards() -> None:
    on_it = ("Ann's Armor Stego", "Ann's Tooth and Claw...and Guns")
    play = board({"Jungle Oasis": [on_it]}, hand={"Ann": [], "Bob": ["Beam Up", "Tiger Assassin"]}, turn="Bob")
    play.play("Beam Up")
    assert play.where("Armor Stego") == "Jungle Oasis"
    assert "immunity.not-affected" in play.prevented("return", "Armor Stego")
    play.play("Tiger Assassin").yes()
    assert play.where("Armor Stego") == "Jungle Oasis"  # minions are cards too
    assert "immunity.not-affected" in play.prevented("destroy", "Armor Stego")
    assert play.where("Tooth and Claw...and Guns") == "on Armor Stego"


def test_tooth_and_claw_lets_ones_own_cards_and_bases_through() -> None:
    on_it = ("Ann's Armor Stego", "Ann's Tooth and Claw...and Guns")
    play = board({"The Central Brain": [on_it]}, hand={"Ann": ["Augmentation"]})
    assert play.power("Armor Stego") == 4
    play.play("Augmentation")
    assert play.power("Armor Stego") == 8


def test_tooth_and_claw_throws_off_what_others_had_put_on_the_minion() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's Armor Stego", "Bob's Poison", "Ann's Upgrade")]},
        hand={"Ann": ["Tooth and Claw...and Guns"]},
    )
    assert play.power("Armor Stego") == 1
    play.play("Tooth and Claw...and Guns")
    assert play.where("Poison") == "Bob's discard"
    assert play.where("Upgrade") == "on Armor Stego"
    assert play.power("Armor Stego") == 5
    assert play.cites("attach.immune") or play.cites("immunity.attached-action-discarded")


def test_tooth_and_claw_discards_what_others_try_to_put_on_the_minion() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's Armor Stego", "Ann's Tooth and Claw...and Guns")]},
        hand={"Bob": ["Poison"]},
        turn="Bob",
    )
    play.play("Poison")
    assert play.where("Poison") == "Bob's discard"
    assert play.where("Tooth and Claw...and Guns") == "on Armor Stego"
    assert play.power("Armor Stego") == 3
    assert play.cites("immunity.attached-action-discarded")


def test_upgrade_adds_two_and_two_of_them_four() -> None:
    play = board({"Tar Pits": [("Ann's Zapbot", "Ann's Upgrade"), "Bob's Scout"]}, hand={"Ann": ["Upgrade"]})
    assert play.places("Upgrade") == {"Zapbot", "Scout"}
    play.play("Upgrade", on="Zapbot")
    assert play.power("Zapbot") == 6
    assert play.where("Upgrade #1") == "on Zapbot"


def test_upgrade_cannot_be_played_where_there_is_no_minion() -> None:
    play = board({"Tar Pits": []}, hand={"Ann": ["Upgrade"]})
    assert not play.can_play("Upgrade")


def test_wildlife_preserve_stops_actions_and_nothing_else() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Wildlife Preserve", "Ann's Scout"]},
        hand={"Bob": ["Seeing Stars", "Tiger Assassin"]},
        turn="Bob",
    )
    play.play("Seeing Stars")
    assert play.where("Scout") == "Jungle Oasis"
    assert "immunity.not-affected" in play.prevented("destroy", "Scout")
    play.play("Tiger Assassin").yes()
    assert play.where("Scout") == "Ann's discard"


def test_wildlife_preserve_guards_ones_own_minions_here_only() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Wildlife Preserve", "Bob's Scout"], "Ninja Dojo": ["Ann's Invader"]},
        hand={"Cyd": ["Seeing Stars", "Time Loop", "Seeing Stars"]},
        players=("Ann", "Bob", "Cyd"),
        turn="Cyd",
    )
    play.play("Time Loop")
    play.play("Seeing Stars").choose("Scout")
    play.play("Seeing Stars")
    assert play.where("Scout") == "Bob's discard"
    assert play.where("Invader") == "Ann's discard"


def test_wildlife_preserve_sheds_other_players_actions_and_keeps_ones_own() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", "Bob's Poison", "Ann's Upgrade"), ("Bob's Scout", "Bob's Upgrade")]},
        hand={"Ann": ["Wildlife Preserve"]},
    )
    assert play.power("King Rex") == 5
    play.play("Wildlife Preserve")
    assert play.where("Poison") == "Bob's discard"
    assert play.power("King Rex") == 9
    assert play.where("Bob's Upgrade") == "on Scout"


def test_wildlife_preserve_protects_minions_that_come_later() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Wildlife Preserve"], "Ninja Dojo": [("Ann's King Rex", "Bob's Poison")]},
        hand={"Ann": ["Way of Deception"]},
    )
    play.play("Way of Deception")
    assert play.where("King Rex") == "Jungle Oasis"
    assert play.where("Poison") == "Bob's discard"
    assert play.power("King Rex") == 7


def test_rampage_by_a_borrowed_minion_with_all_that_is_on_it() -> None:
    play = board({"Tar Pits": [("Bob's King Rex under Ann", "Bob's Upgrade")]}, hand={"Ann": ["Rampage"]})
    play.play("Rampage")
    assert play.breakpoint("Tar Pits") == 16 - 9


def test_augmentation_is_forgotten_when_the_minion_leaves_play() -> None:
    play = board(
        {"Ninja Dojo": ["Ann's Buccaneer", "Ann's Archmage"], "Tortuga": []},
        hand={"Ann": ["Time Loop", "Powderkeg", "Beam Up", "Seeing Stars", "Augmentation"]},
    )
    play.play("Time Loop").play("Augmentation").choose("Buccaneer")
    assert play.power("Buccaneer") == 8
    play.play("Beam Up").choose("Buccaneer")
    play.play("Buccaneer", on="Tortuga")
    assert play.power("Buccaneer") == 4


def test_howl_goes_along_with_a_minion_that_moves() -> None:
    play = board(
        {"Ninja Dojo": ["Ann's Scout"], "Tortuga": []}, hand={"Ann": ["Time Loop", "Howl", "Way of Deception"]}
    )
    play.play("Time Loop").play("Howl").play("Way of Deception")
    assert play.power("Scout") == 4


def test_armor_stego_s_talent_helps_a_base_to_score_in_another_players_turn() -> None:
    play = board({"Jungle Oasis": ["Ann's King Rex", "Ann's Armor Stego"]}, base_deck=["Tar Pits"])
    play.use("Armor Stego").to_the_next_turn()
    assert play.vp("Ann") == 0  # 10 power in her own turn
    assert play.total("Jungle Oasis", "Ann") == 12
    play.end_phase()
    assert play.vp("Ann") == 2


def test_natural_selection_may_choose_a_protected_minion_in_vain() -> None:
    play = board(
        {"Tortuga": ["Ann's King Rex", ("Bob's Scout", "Bob's Smoke Bomb"), "Bob's Walker"]},
        hand={"Ann": ["Natural Selection"]},
    )
    play.play("Natural Selection")
    assert set(play.offered) == {"Scout", "Walker"}
    play.choose("Scout")
    assert play.where("Scout") == "Tortuga"
    assert play.where("Walker") == "Tortuga"


def test_lasertops_without_a_victim_asks_nothing() -> None:
    play = board({"Tortuga": ["Bob's Scout"]}, hand={"Ann": ["Lasertops"]})
    play.play("Lasertops")
    assert play.kind == "main"


def test_two_rampages_add_up() -> None:
    play = board({"Tortuga": ["Ann's King Rex", "Ann's Scout"]}, hand={"Ann": ["Time Loop", "Rampage", "Rampage"]})
    play.play("Time Loop").play("Rampage").choose("King Rex").play("Rampage").choose("Scout")
    assert play.breakpoint("Tortuga") == 21 - 7 - 3
