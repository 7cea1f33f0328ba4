"""The cards of the Ninjas, played as at a table. Expectations are those of the printed cards, their clarifications
and the books (WIKI unless another is named)."""

from __future__ import annotations

from tests.engine.table_talk import board


def test_ninja_master_may_destroy_a_minion_here_of_any_power() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's King Rex", "Ann's Zapbot"], "Ninja Dojo": ["Bob's Scout"]},
        hand={"Ann": ["Ninja Master"]},
    )
    play.play("Ninja Master", on="Jungle Oasis")
    assert play.kind == "may"
    play.yes()
    assert set(play.offered) == {"King Rex", "Zapbot", "Ninja Master"}
    play.choose("King Rex")
    assert play.where("King Rex") == "Bob's discard"
    assert play.where("Scout") == "Ninja Dojo"


def test_ninja_master_alone_need_not_destroy_itself() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Ninja Master"]})
    play.play("Ninja Master").no()
    assert play.where("Ninja Master") == "Jungle Oasis"


def test_tiger_assassin_reaches_any_base_up_to_power_three() -> None:
    play = board(
        {
            "Jungle Oasis": [("Bob's Walker", 2), "Ann's Scout"],
            "Ninja Dojo": ["Bob's Scout", ("Bob's King Rex", "Ann's Poison")],
        },
        hand={"Ann": ["Tiger Assassin"]},
    )
    play.play("Tiger Assassin", on="Jungle Oasis").yes()
    assert len(play.decision.options) == 3  # not the Walker of 4 and not the Tiger Assassin itself
    assert set(play.offered) == {"Scout", "King Rex"}
    play.choose("King Rex")
    assert play.where("King Rex") == "Bob's discard"
    assert play.where("Poison") == "Ann's discard"


def test_shinobi_comes_before_a_base_scores_and_counts() -> None:
    play = board(
        {"Tar Pits": ["Bob's King Rex", "Bob's King Rex", ("Ann's Zapbot", 1), ("Cyd's Scout", 1)], "Ninja Dojo": []},
        players=("Ann", "Bob", "Cyd"),
        hand={"Ann": ["Shinobi", "Zapbot"]},
        base_deck=["Jungle Oasis"],
    )
    play.play("Zapbot", on="Ninja Dojo")
    play.no()
    play.end_phase()
    assert (play.asked, play.kind) == ("Ann", "window")
    assert play.can_play("Shinobi")  # though the minion of the turn was played
    play.play("Shinobi", on="Tar Pits")
    assert play.vp("Bob") == 4
    assert play.vp("Ann") == 3  # 3 + 3 against 4: runner up thanks to the Shinobi
    assert play.vp("Cyd") == 2


def test_one_shinobi_for_each_player_and_scoring_base() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's King Rex", "Bob's Nukebot"]},
        hand={"Ann": ["Shinobi", "Shinobi"], "Bob": ["Shinobi"]},
        base_deck=["Tar Pits"],
    )
    play.end_phase()
    play.play("Shinobi")
    assert (play.asked, play.can_play("Shinobi")) == ("Bob", True)  # each player has one
    play.play("Shinobi")
    assert play.kind == "main"  # Ann's second cannot be used there
    assert play.hand("Ann").count("Shinobi") == 1
    assert play.vp("Bob") == 2


def test_another_base_takes_another_shinobi() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's King Rex", "Bob's Nukebot"], "Tar Pits": ["Bob's King Rex", ("Bob's Scout", 9)]},
        hand={"Ann": ["Shinobi", "Shinobi"]},
        base_deck=["Ninja Dojo", "The Homeworld"],
    )
    play.end_phase().choose("Jungle Oasis").play("Shinobi", on="Jungle Oasis")
    assert play.can_play("Shinobi")
    play.play("Shinobi", on="Tar Pits")
    assert (play.vp("Ann"), play.vp("Bob")) == (0 + 3, 2 + 4)


def test_shinobi_played_as_a_plain_minion_does_nothing() -> None:
    play = board({"Jungle Oasis": ["Bob's Walker"]}, hand={"Ann": ["Shinobi"]})
    play.play("Shinobi")
    assert (play.where("Shinobi"), play.kind) == ("Jungle Oasis", "main")


def test_no_shinobi_when_no_base_scores() -> None:
    play = board({"Jungle Oasis": ["Bob's Walker"]}, hand={"Ann": ["Shinobi"]})
    play.end_phase()
    assert play.active == "Bob"
    assert "Shinobi" in play.hand("Ann")


def test_ninja_acolyte_changes_places_with_a_minion_from_the_hand() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's Ninja Acolyte", "Ann's Upgrade")], "Ninja Dojo": []},
        hand={"Ann": ["Tiger Assassin", "King Rex"]},
    )
    play.use("Ninja Acolyte").yes()
    assert (play.asked, set(play.offered) - {"done"}) == ("Ann", {"Tiger Assassin", "King Rex", "Ninja Acolyte"})
    play.play("Tiger Assassin", on="Jungle Oasis")  # here, at once
    assert play.where("Ninja Acolyte") == "Ann's hand"
    assert play.where("Upgrade") == "Ann's discard"
    assert play.can_play("King Rex")  # the free minion is still to be played
    assert play.places("King Rex") == {"Jungle Oasis", "Ninja Dojo"}


def test_ninja_acolyte_does_nothing_after_a_minion_was_played() -> None:
    play = board({"Jungle Oasis": ["Ann's Ninja Acolyte"]}, hand={"Ann": ["King Rex", "Scout"]})
    play.play("King Rex")
    assert not play.can_use("Ninja Acolyte")
    assert play.kind == "main"
    assert play.where("Ninja Acolyte") == "Jungle Oasis"
    assert not play.can_play("Scout")


def test_a_second_ninja_acolyte_is_too_late() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Ninja Acolyte"], "Ninja Dojo": ["Ann's Ninja Acolyte"]}, hand={"Ann": ["King Rex"]}
    )
    play.use("Ninja Acolyte at Jungle Oasis").yes().play("King Rex")
    assert not play.can_use("Ninja Acolyte at Ninja Dojo")
    assert play.kind == "main"
    assert play.where("Ninja Acolyte #2") == "Ninja Dojo"


def test_ninja_acolyte_of_another_player_is_not_ones_own() -> None:
    play = board({"Jungle Oasis": ["Bob's Ninja Acolyte"]}, hand={"Ann": ["King Rex"]})
    assert not play.can_use("Ninja Acolyte")


def test_assassin_destroys_at_the_end_of_this_turn() -> None:
    play = board({"Jungle Oasis": ["Bob's King Rex", "Ann's Scout"]}, hand={"Ann": ["Assassin"]})
    assert play.places("Assassin") == {"King Rex", "Scout"}
    play.play("Assassin", on="King Rex")
    assert play.where("King Rex") == "Jungle Oasis"
    play.end_phase()
    assert play.where("King Rex") == "Bob's discard"
    assert play.where("Assassin") == "Ann's discard"
    destroyed = play.happened("destroy", "King Rex")
    assert [each.phase for each in destroyed] == ["end"]
    assert play.happened("draw")[-1].id < destroyed[0].id  # after drawing


def test_assassin_comes_too_late_to_keep_its_victim_from_scoring() -> None:
    play = board({"Jungle Oasis": [("Bob's King Rex", 5)]}, hand={"Ann": ["Assassin"]}, base_deck=["Tar Pits"])
    play.play("Assassin").end_phase()
    assert play.vp("Bob") == 2
    assert not play.happened("destroy", "King Rex")


def test_disguise_plays_as_many_as_it_returns() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Scout", "Ann's Invader", "Bob's Walker"], "Ninja Dojo": ["Ann's Collector"]},
        hand={"Ann": ["Disguise", "Shinobi", "Armor Stego", "King Rex"]},
    )
    play.play("Disguise")
    assert set(play.offered) == {"Scout", "Invader", "Collector"}
    play.choose("Scout")
    assert set(play.offered) == {"Invader", "done"}  # two of one base
    play.choose("Invader")
    play.yes()  # extra plays are optional
    play.play("Shinobi").play("Armor Stego")
    assert play.at("Jungle Oasis") == ["Bob's Walker", "Ann's Shinobi", "Ann's Armor Stego"]
    assert sorted(play.hand("Ann")) == ["Invader", "King Rex", "Scout"]
    assert play.where("Collector") == "Ninja Dojo"
    assert play.can_play("King Rex")  # they were extra minions


def test_disguise_with_one() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Scout", "Ann's Invader"]}, hand={"Ann": ["Disguise", "Shinobi", "King Rex"]}
    )
    play.play("Disguise").choose("Scout").done().yes().play("King Rex")
    assert play.at("Jungle Oasis") == ["Ann's Invader", "Ann's King Rex"]
    assert sorted(play.hand("Ann")) == ["Scout", "Shinobi"]


def test_disguise_declined_returns_none() -> None:
    play = board({"Jungle Oasis": ["Ann's Scout"]}, hand={"Ann": ["Disguise", "King Rex"]})
    play.play("Disguise").no()
    assert play.where("Scout") == "Jungle Oasis"
    assert play.where("King Rex") == "Ann's hand"


def test_hidden_ninja_plays_a_minion_to_the_scoring_base() -> None:
    play = board(
        {"Tar Pits": ["Bob's King Rex", ("Bob's Nukebot", 4)], "Ninja Dojo": []},
        hand={"Ann": ["Hidden Ninja", "King Rex", "Zapbot"]},
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    assert (play.asked, play.kind) == ("Ann", "window")
    play.play("Hidden Ninja")
    assert set(play.offered) >= {"King Rex", "Zapbot"}
    play.play("King Rex")
    assert (play.vp("Bob"), play.vp("Ann")) == (4, 3)
    assert play.where("Hidden Ninja") == "Ann's discard"


def test_hidden_ninja_works_in_another_players_turn_and_on_play_abilities_too() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's King Rex", ("Ann's Scout", 2)]},
        hand={"Bob": ["Hidden Ninja", "Ninja Master"]},
        base_deck=["Tar Pits"],
    )
    play.end_phase()
    assert play.asked == "Bob"
    play.play("Hidden Ninja").play("Ninja Master").yes().choose("King Rex")
    assert play.where("King Rex") == "Ann's discard"
    # Bob has 5 power against 5: both are winners, and the base still scores
    assert (play.vp("Ann"), play.vp("Bob")) == (2, 2)


def test_infiltrate_may_destroy_another_action_here() -> None:
    play = board(
        {
            "The Central Brain": [
                "Bob's Jammed Signal",
                ("Bob's King Rex", "Bob's Upgrade"),
                "Ann's Wildlife Preserve",
            ],
            "Jungle Oasis": ["Bob's Overrun"],
        },
        hand={"Ann": ["Infiltrate"]},
    )
    play.play("Infiltrate", on="The Central Brain")
    assert play.kind == "may"
    play.yes()
    # what is on a minion is not on the base; Infiltrate is not another action
    assert set(play.offered) == {"Jammed Signal", "Wildlife Preserve"}
    play.choose("Jammed Signal")
    assert play.where("Jammed Signal") == "Bob's discard"
    assert play.where("Infiltrate") == "The Central Brain"
    assert play.power("King Rex") == 7 + 2 + 1


def test_infiltrate_s_talent_cancels_the_base_until_ones_next_turn() -> None:
    play = board({"The Central Brain": ["Ann's Infiltrate", "Bob's King Rex"]})
    assert play.power("King Rex") == 8
    play.use("Infiltrate")
    assert play.where("Infiltrate") == "Ann's discard"
    assert play.power("King Rex") == 7
    play.to_the_next_turn()
    assert (play.active, play.power("King Rex")) == ("Bob", 7)
    play.to_the_next_turn()
    assert (play.active, play.power("King Rex")) == ("Ann", 8)


def test_infiltrate_keeps_an_after_scoring_ability_from_anybody() -> None:
    play = board(
        {"Evans City Cemetery": ["Ann's Infiltrate", ("Bob's King Rex", 13)]},
        hand={"Bob": ["Probe", "Howl"]},
        base_deck=["Tar Pits"],
    )
    play.use("Infiltrate").end_phase()
    assert play.vp("Bob") == 5
    assert play.hand("Bob")[:2] == ["Probe", "Howl"]


def test_poison_destroys_actions_and_takes_four_power() -> None:
    play = board(
        {"Tar Pits": [("Bob's King Rex", "Bob's Upgrade", "Bob's Smoke Bomb under Bob"), "Ann's Scout"]},
        hand={"Ann": ["Poison"]},
    )
    play = board({"Tar Pits": [("Bob's King Rex", "Bob's Upgrade", "Ann's Upgrade")]}, hand={"Ann": ["Poison"]})
    assert play.power("King Rex") == 11
    play.play("Poison")
    assert "done" in play.offered  # any number, none too
    play.choose("Bob's Upgrade")
    play.done()
    assert play.where("Bob's Upgrade") == "Bob's discard"
    assert play.where("Ann's Upgrade") == "on King Rex"
    assert play.where("Poison") == "on King Rex"
    assert play.power("King Rex") == 7 + 2 - 4


def test_poison_never_makes_power_negative() -> None:
    play = board({"Tar Pits": ["Bob's Scout", "Bob's King Rex"]}, hand={"Ann": ["Poison"]})
    play.play("Poison", on="Scout")
    play.done()
    assert play.power("Scout") == 0
    assert play.total("Tar Pits", "Bob") == 7


def test_seeing_stars_destroys_up_to_power_three() -> None:
    play = board(
        {
            "Jungle Oasis": ["Bob's Scout", "Bob's Tiger Assassin", ("Bob's Walker", 1)],
            "Ninja Dojo": ["Ann's Zapbot"],
        },
        hand={"Ann": ["Seeing Stars"]},
    )
    play.play("Seeing Stars")
    assert set(play.offered) == {"Scout", "Walker", "Zapbot"}
    play.choose("Walker")
    assert play.where("Walker") == "Bob's discard"


def test_seeing_stars_must_take_the_only_one_there_is() -> None:
    play = board({"Jungle Oasis": ["Ann's Scout", "Bob's King Rex"]}, hand={"Ann": ["Seeing Stars"]})
    play.play("Seeing Stars")
    assert play.where("Scout") == "Ann's discard"


def test_smoke_bomb_goes_on_ones_own_minion_and_stops_others_actions() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's Scout", "Bob's Poison"), "Bob's Walker"]}, hand={"Ann": ["Smoke Bomb"], "Bob": []}
    )
    assert play.places("Smoke Bomb") == {"on Scout"}
    play.play("Smoke Bomb")
    assert play.where("Poison") == "Bob's discard"
    assert play.power("Scout") == 3


def test_smoke_bomb_does_not_stop_minions_nor_ones_own_actions() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's Scout", "Ann's Smoke Bomb")]},
        hand={"Bob": ["Shanghai", "Tiger Assassin"]},
        turn="Bob",
    )
    play.play("Shanghai")
    assert play.where("Scout") == "Jungle Oasis"
    play.play("Tiger Assassin").yes()
    assert play.where("Scout") == "Ann's discard"
    play = board({"Jungle Oasis": [("Ann's Scout", "Ann's Smoke Bomb")]}, hand={"Ann": ["Augmentation"]})
    play.play("Augmentation")
    assert play.power("Scout") == 7


def test_way_of_deception_moves_ones_own_minion() -> None:
    play = board(
        {
            "Jungle Oasis": ["Ann's Scout", "Bob's Walker", "Bob's Invader under Ann"],
            "Ninja Dojo": [],
            "Tar Pits": [],
        },
        hand={"Ann": ["Way of Deception"]},
    )
    play.play("Way of Deception")
    assert set(play.offered) == {"Scout", "Invader"}  # "your" is what you control
    play.choose("Invader")
    assert set(play.offered) == {"Ninja Dojo", "Tar Pits"}
    play.choose("Tar Pits")
    assert play.at("Tar Pits") == ["Ann's Invader"]  # a move changes no control


def test_hidden_ninja_at_the_wrong_moment_does_nothing_and_is_discarded() -> None:
    play = board({"Jungle Oasis": ["Bob's Scout"]}, hand={"Ann": ["Hidden Ninja", "King Rex"]})
    play.play("Hidden Ninja")
    assert play.kind == "main"
    assert play.where("Hidden Ninja") == "Ann's discard"
    assert play.where("King Rex") == "Ann's hand"


def test_the_current_player_orders_what_happens_at_the_end_of_the_turn() -> None:
    play = board(
        {"Ninja Dojo": [("Bob's King Rex", "Ann's Assassin", "Bob's Assassin"), ("Ann's Scout", "Bob's Assassin")]}
    )
    play.end_phase()
    assert (play.asked, play.kind) == ("Ann", "order")
    while play.kind != "main":
        play.answer(play.decision.options[0])
    assert play.where("King Rex") == "Bob's discard"
    assert play.where("Scout") == "Ann's discard"


def test_ninja_acolyte_once_home_somebody_must_be_played() -> None:
    play = board({"Jungle Oasis": ["Ann's Ninja Acolyte"]}, hand={"Ann": ["King Rex"]})
    play.use("Ninja Acolyte").yes()
    assert "done" not in play.offered  # must both return and play


def test_infiltrate_s_talent_in_the_turn_it_is_played() -> None:
    play = board({"The Central Brain": ["Bob's King Rex"], "Tortuga": []}, hand={"Ann": ["Infiltrate"]})
    play.play("Infiltrate", on="The Central Brain")
    play.use("Infiltrate")
    assert play.power("King Rex") == 7


def test_disguise_plays_first_and_returns_then() -> None:
    play = board({"Jungle Oasis": ["Ann's Scout", "Bob's King Rex"]}, hand={"Ann": ["Disguise", "Ninja Master"]})
    play.play("Disguise")
    play.yes()  # to Disguise, and with it the only minion in the hand is played
    play.yes()  # to the Ninja Master
    assert "Scout" in play.offered  # it is still there: the return comes after the play
    play.choose("King Rex")
    assert play.where("Scout") == "Ann's hand"


def test_ninja_acolyte_has_gone_when_the_new_minion_acts() -> None:
    play = board({"Jungle Oasis": ["Ann's Ninja Acolyte", "Bob's King Rex"]}, hand={"Ann": ["Ninja Master"]})
    play.use("Ninja Acolyte").yes().play("Ninja Master")
    play.yes()
    assert "Ninja Acolyte" not in play.offered
    play.choose("King Rex")
    assert play.where("King Rex") == "Bob's discard"


def test_smoke_bomb_goes_on_a_borrowed_minion_not_on_a_lent_one() -> None:
    play = board({"Tar Pits": ["Bob's Scout under Ann", "Ann's Scout under Bob"]}, hand={"Ann": ["Smoke Bomb"]})
    play.play("Smoke Bomb")
    assert play.where("Smoke Bomb") == "on Scout"
    assert play.at("Tar Pits") == ["Ann's Scout", "Bob's Scout", "Ann's Smoke Bomb"]
    host = play.state.objects[play.uid("Smoke Bomb")].host
    assert play.state.cards[host].owner == 1


def test_way_of_deception_does_not_move_a_minion_that_others_control() -> None:
    play = board({"Tar Pits": ["Ann's Scout under Bob"], "Tortuga": []}, hand={"Ann": ["Way of Deception"]})
    play.play("Way of Deception")
    assert play.where("Scout") == "Tar Pits"


def test_disguise_without_a_minion_to_play_returns_none() -> None:
    play = board({"Jungle Oasis": ["Ann's Scout"]}, hand={"Ann": ["Disguise"]})
    play.play("Disguise")
    assert play.where("Scout") == "Jungle Oasis"  # both or neither
    assert play.kind == "main"


def test_disguise_with_one_minion_in_hand_does_not_return_two() -> None:
    play = board({"Jungle Oasis": ["Ann's Scout", "Ann's Zapbot"]}, hand={"Ann": ["Disguise", "King Rex"]})
    play.play("Disguise").choose("Scout", "Zapbot")
    while play.kind != "main":
        play.answer(play.decision.options[0])
    assert play.where("Scout") == "Jungle Oasis"
    assert play.where("Zapbot") == "Jungle Oasis"
