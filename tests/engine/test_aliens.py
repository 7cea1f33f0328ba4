"""The cards of the Aliens, played as at a table. Expectations are those of the printed cards, their clarifications
and the books (WIKI unless another is named)."""

from __future__ import annotations

from tests.engine.table_talk import board


def test_supreme_overlord_may_return_any_minion_to_its_owner() -> None:
    play = board(
        {"Tar Pits": [("Bob's King Rex", "Bob's Upgrade", 1)], "Jungle Oasis": ["Ann's Invader"]},
        hand={"Ann": ["Supreme Overlord"]},
    )
    play.play("Supreme Overlord", on="Jungle Oasis")
    assert (play.asked, play.kind) == ("Ann", "may")
    play.yes()
    assert set(play.offered) == {"King Rex", "Invader", "Supreme Overlord"}  # "a minion" is any, itself included
    play.choose("King Rex")
    assert play.where("King Rex") == "Bob's hand"
    assert play.where("Upgrade") == "Bob's discard"  # what was on it is discarded
    assert play.cites("attach.discarded-when-host-leaves")
    assert play.power("Supreme Overlord") == 5


def test_supreme_overlord_need_not() -> None:
    play = board({"Tar Pits": ["Bob's King Rex"]}, hand={"Ann": ["Supreme Overlord"]})
    play.play("Supreme Overlord").no()
    assert play.where("King Rex") == "Tar Pits"
    assert play.kind == "main"


def test_supreme_overlord_sends_a_borrowed_minion_home() -> None:
    play = board({"Tar Pits": ["Bob's King Rex under Ann"]}, hand={"Ann": ["Supreme Overlord"]})
    play.play("Supreme Overlord").yes().choose("King Rex")
    assert play.where("King Rex") == "Bob's hand"


def test_invader_gains_a_point_when_played() -> None:
    play = board({"Tar Pits": []}, hand={"Ann": ["Invader"]}, vp={"Ann": 3, "Bob": 3})
    play.play("Invader")
    assert (play.vp("Ann"), play.vp("Bob")) == (4, 3)
    assert play.kind == "main"  # nothing to decide
    assert not play.can_play("Invader")


def test_invader_gains_nothing_when_moved_and_its_point_is_kept_when_destroyed() -> None:
    play = board({"Tar Pits": ["Ann's Invader"], "Jungle Oasis": []}, hand={"Ann": ["Invasion"]}, vp={"Ann": 1})
    play.play("Invasion")
    assert play.where("Invader") == "Jungle Oasis"
    assert play.vp("Ann") == 1  # moving is not playing
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Invader", "Seeing Stars"]})
    play.play("Invader").play("Seeing Stars")
    assert play.where("Invader") == "Ann's discard"
    assert play.vp("Ann") == 1


def test_scout_may_come_home_after_its_base_has_scored() -> None:
    play = board({"Jungle Oasis": ["Ann's King Rex", "Ann's Scout", "Bob's Scout"]}, base_deck=["Tar Pits"])
    play.end_phase()
    assert (play.asked, play.kind) == ("Ann", "window")
    assert play.vp("Ann") == 2  # points come before what is done after scoring
    play.use("Ann's Scout")
    assert play.asked == "Bob"
    assert play.can_use("Bob's Scout")
    play.pass_()
    assert play.hand("Ann").count("Scout") == 1
    assert "Scout" in play.discard("Bob")
    assert "King Rex" in play.discard("Ann")
    assert play.bases() == ["Tar Pits"]


def test_scout_elsewhere_is_not_asked() -> None:
    play = board({"Jungle Oasis": ["Ann's King Rex", "Bob's King Rex"], "Tar Pits": ["Ann's Scout"]})
    play.end_phase()
    assert not play.happened("return")
    assert play.where("Scout") == "Tar Pits"
    assert play.active == "Bob"


def test_scout_of_another_owner_goes_to_its_owners_hand() -> None:
    play = board({"Jungle Oasis": ["Ann's King Rex", "Ann's Chronomage", "Bob's Scout under Ann"]})
    play.end_phase()
    assert play.asked == "Ann"
    play.use("Scout")
    assert play.where("Scout") == "Bob's hand"


def test_collector_returns_what_is_weak_and_here_and_no_collector() -> None:
    play = board(
        {
            "Tar Pits": ["Bob's Invader", "Ann's Zapbot", ("Bob's Scout", 1), "Bob's Collector", "Bob's King Rex"],
            "Jungle Oasis": ["Bob's Walker"],
        },
        hand={"Ann": ["Collector"]},
    )
    play.play("Collector", on="Tar Pits").yes()
    assert set(play.offered) == {"Invader", "Zapbot"}
    play.choose("Invader")
    assert play.where("Invader") == "Bob's hand"


def test_collector_need_not() -> None:
    play = board({"Tar Pits": ["Bob's Invader"]}, hand={"Ann": ["Collector"]})
    play.play("Collector").no()
    assert play.where("Invader") == "Tar Pits"


def test_abduction_returns_a_minion_and_gives_an_extra_one() -> None:
    play = board(
        {"Tar Pits": ["Bob's Invader", "Ann's Scout"]}, hand={"Ann": ["Abduction", "Zapbot", "Walker", "King Rex"]}
    )
    play.play("Abduction")
    assert set(play.offered) == {"Invader", "Scout"}
    play.choose("Scout")
    assert play.where("Scout") == "Ann's hand"
    play.play("King Rex").play("Scout")  # the free minion and the extra one, in any order, even the one returned
    assert play.at("Tar Pits") == ["Bob's Invader", "Ann's King Rex", "Ann's Scout"]
    assert not play.can_play("Zapbot")
    assert not play.can_play("Walker")


def test_abduction_gives_the_extra_minion_though_nothing_was_returned() -> None:
    play = board(
        {"Tar Pits": [("Bob's Invader", "Bob's Smoke Bomb")]}, hand={"Ann": ["Abduction", "King Rex", "War Raptor"]}
    )
    play.play("Abduction")
    assert play.where("Invader") == "Tar Pits"
    assert "immunity.not-affected" in play.prevented("return", "Invader")
    play.play("King Rex").play("War Raptor")
    assert play.at("Tar Pits")[-2:] == ["Ann's King Rex", "Ann's War Raptor"]


def test_abduction_s_extra_minion_is_gone_with_the_phase() -> None:
    play = board({"Tar Pits": ["Ann's Scout"]}, hand={"Ann": ["Abduction", "King Rex"]})
    play.play("Abduction")
    assert play.can_play("King Rex")
    play.end_phase()  # the extra play is optional
    assert play.where("King Rex") == "Ann's hand"


def test_beam_up_returns_any_one_minion_and_is_discarded() -> None:
    play = board(
        {"Tar Pits": ["Bob's King Rex", "Bob's Warbot"], "Jungle Oasis": ["Ann's Invader"]}, hand={"Ann": ["Beam Up"]}
    )
    play.play("Beam Up")
    assert set(play.offered) == {"King Rex", "Warbot", "Invader"}
    play.choose("Warbot")  # what cannot be destroyed can be returned
    assert play.where("Warbot") == "Bob's hand"
    assert play.where("Beam Up") == "Ann's discard"


def test_beam_up_may_be_played_with_nothing_to_return() -> None:
    play = board({"Tar Pits": []}, hand={"Ann": ["Beam Up", "Beam Up"]})
    play.play("Beam Up")
    assert play.discard("Ann") == ["Beam Up"]
    assert not play.can_play("Beam Up")  # one action for free


def test_crop_circles_clears_one_base() -> None:
    play = board(
        {
            "Tar Pits": ["Ann's Invader", ("Bob's King Rex", "Ann's Upgrade"), "Bob's Infiltrate"],
            "Jungle Oasis": ["Bob's Scout"],
        },
        hand={"Ann": ["Crop Circles"]},
    )
    play.play("Crop Circles")
    assert set(play.offered) == {"Tar Pits", "Jungle Oasis"}
    play.choose("Tar Pits")
    assert play.where("Invader") == "Ann's hand"
    assert play.where("King Rex") == "Bob's hand"
    assert play.where("Upgrade") == "Ann's discard"
    assert play.at("Tar Pits") == ["Bob's Infiltrate"]
    assert play.where("Scout") == "Jungle Oasis"


def test_crop_circles_leaves_a_protected_minion_and_returns_the_others() -> None:
    play = board(
        {"Tar Pits": [("Bob's King Rex", "Bob's Smoke Bomb"), "Bob's Scout"]}, hand={"Ann": ["Crop Circles"]}
    )
    play.play("Crop Circles")
    assert play.where("King Rex") == "Tar Pits"
    assert play.where("Scout") == "Bob's hand"
    assert "immunity.not-affected" in play.prevented("return", "King Rex")


def test_disintegrator_puts_a_weak_minion_under_its_owners_deck() -> None:
    play = board(
        {"Tar Pits": ["Bob's Invader", "Bob's King Rex", "Ann's Zapbot", ("Bob's Scout", "Bob's Upgrade")]},
        hand={"Ann": ["Disintegrator"]},
        deck={"Bob": ["Probe", "Invasion"]},
    )
    play.play("Disintegrator")
    assert set(play.offered) == {"Invader", "Zapbot"}  # the Scout has 5 power
    play.choose("Invader")
    assert play.deck("Bob") == ["Probe", "Invasion", "Invader"]
    assert not play.happened("destroy")


def test_disintegrator_reaches_what_cannot_be_destroyed() -> None:
    play = board(
        {"Jungle Oasis": [("Bob's Warbot", "Ann's Poison")]}, hand={"Ann": ["Disintegrator"]}, deck={"Bob": ["Probe"]}
    )
    play.play("Disintegrator")
    assert play.deck("Bob") == ["Probe", "Warbot"]
    assert play.where("Poison") == "Ann's discard"


def test_invasion_moves_any_minion_to_another_base_with_all_that_is_on_it() -> None:
    play = board(
        {"Tar Pits": [("Bob's Scout", "Bob's Upgrade", 1)], "Jungle Oasis": ["Ann's Invader"], "Ninja Dojo": []},
        hand={"Ann": ["Invasion"]},
    )
    play.play("Invasion").choose("Scout")
    assert set(play.offered) == {"Jungle Oasis", "Ninja Dojo"}  # a move is to another base
    play.choose("Ninja Dojo")
    assert play.at("Ninja Dojo") == ["Bob's Scout", "Bob's Upgrade"]
    assert play.power("Scout") == 3 + 2 + 1


def test_jammed_signal_silences_a_base() -> None:
    play = board(
        {"The Central Brain": ["Ann's King Rex", "Bob's Scout"], "Jungle Oasis": []}, hand={"Ann": ["Jammed Signal"]}
    )
    assert play.power("King Rex") == 8
    assert play.places("Jammed Signal") == {"The Central Brain", "Jungle Oasis"}
    play.play("Jammed Signal", on="The Central Brain")
    assert (play.power("King Rex"), play.power("Scout")) == (7, 3)
    assert play.where("Jammed Signal") == "The Central Brain"


def test_jammed_signal_neither_helps_nor_harms_anybody() -> None:
    play = board({"Tar Pits": ["Bob's Invader", "Ann's Jammed Signal"]}, hand={"Ann": ["Seeing Stars"]})
    play.play("Seeing Stars")
    assert play.where("Invader") == "Bob's discard"  # not under the deck
    play = board({"The Homeworld": ["Bob's Jammed Signal"]}, hand={"Ann": ["King Rex", "Zapbot"]})
    play.play("King Rex")
    assert not play.can_play("Zapbot")


def test_jammed_signal_gone_the_base_speaks_again() -> None:
    play = board({"The Central Brain": ["Ann's King Rex", "Bob's Jammed Signal"]}, hand={"Ann": ["Infiltrate"]})
    assert play.power("King Rex") == 7
    play.play("Infiltrate").yes()
    assert play.where("Jammed Signal") == "Bob's discard"
    assert play.power("King Rex") == 8


def test_jammed_signal_leaves_no_after_scoring_ability() -> None:
    play = board(
        {"Evans City Cemetery": ["Ann's King Rex", "Bob's Jammed Signal", ("Ann's Scout", 10)]},
        hand={"Ann": ["Probe"]},
        base_deck=["Tar Pits"],
    )
    play.end_phase()
    assert play.vp("Ann") == 5  # the numbers on the base are no ability
    play.pass_()
    assert "Probe" in play.hand("Ann")


def test_probe_discards_a_minion_chosen_by_the_one_who_looks() -> None:
    play = board({"Tar Pits": []}, hand={"Ann": ["Probe"], "Bob": ["King Rex", "Howl", "Scout"]})
    play.play("Probe")
    assert play.asked == "Ann"
    assert set(play.offered) == {"King Rex", "Scout"}
    play.choose("King Rex")
    assert play.hand("Bob") == ["Howl", "Scout"]
    assert play.discard("Bob") == ["King Rex"]
    assert not play.happened("destroy")


def test_probe_against_one_of_several_players() -> None:
    play = board(
        {"Tar Pits": []},
        players=("Ann", "Bob", "Cyd"),
        hand={"Ann": ["Probe", "Zapbot"], "Bob": ["King Rex", "Walker"], "Cyd": ["Scout", "Howl"]},
    )
    play.play("Probe")
    assert set(play.offered) == {"Bob", "Cyd"}
    play.choose("Cyd")
    assert play.discard("Cyd") == ["Scout"]
    assert play.hand("Bob") == ["King Rex", "Walker"]


def test_probe_finds_no_minion() -> None:
    play = board({"Tar Pits": []}, hand={"Ann": ["Probe"], "Bob": ["Howl"]})
    play.play("Probe")
    assert play.hand("Bob") == ["Howl"]
    assert play.kind == "main"


def test_terraforming_swaps_a_base_and_keeps_what_is_there() -> None:
    play = board(
        {"Tar Pits": ["Ann's King Rex", ("Bob's Scout", "Bob's Upgrade", 1), "Bob's Infiltrate"], "Ninja Dojo": []},
        hand={"Ann": ["Terraforming"]},
        base_deck=["The Central Brain", "Jungle Oasis"],
    )
    play.play("Terraforming")
    assert set(play.offered) == {"The Central Brain", "Jungle Oasis"}
    play.choose("The Central Brain")
    assert set(play.offered) == {"Tar Pits", "Ninja Dojo"}
    play.choose("Tar Pits")
    assert set(play.bases()) == {"The Central Brain", "Ninja Dojo"}
    assert play.where("Tar Pits") == "base deck"
    assert play.at("The Central Brain") == ["Ann's King Rex", "Bob's Scout", "Bob's Upgrade", "Bob's Infiltrate"]
    assert (play.power("King Rex"), play.power("Scout")) == (8, 3 + 2 + 1 + 1)
    assert play.cites("deck.search-shuffles")


def test_terraforming_s_extra_minion_goes_to_the_new_base_only() -> None:
    play = board(
        {"Tar Pits": ["Ann's King Rex"], "Ninja Dojo": []},
        hand={"Ann": ["Terraforming", "Scout", "Invader"]},
        base_deck=["The Central Brain", "Jungle Oasis"],
    )
    play.play("Terraforming").choose("The Central Brain", "Tar Pits")
    play.yes()
    play.play("Invader", on="The Central Brain", extra=True)
    assert play.vp("Ann") == 1
    play.play("Scout", on="Ninja Dojo")  # the free minion of the turn goes anywhere
    assert play.where("Scout") == "Ninja Dojo"


def test_terraforming_renews_an_empty_base_deck() -> None:
    play = board(
        {"Tar Pits": ["Ann's Scout"], "Tortuga": []},
        hand={"Ann": ["Terraforming"]},
        base_deck=[],
        base_discard=["Jungle Oasis"],
    )
    play.play("Terraforming")
    play.choose("Tar Pits")
    assert play.where("Scout") == "Jungle Oasis"


def test_terraforming_brings_a_base_that_nobody_has_cancelled() -> None:
    play = board(
        {"Tar Pits": ["Ann's Scout", "Ann's Infiltrate"], "Tortuga": []},
        hand={"Ann": ["Terraforming"]},
        base_deck=["The Central Brain"],
    )
    play.use("Infiltrate").play("Terraforming").choose("Tar Pits")
    assert play.power("Scout") == 4


def test_probe_may_look_at_an_empty_hand() -> None:
    play = board(
        {"Tar Pits": []}, hand={"Ann": ["Probe"], "Bob": [], "Cyd": ["Scout"]}, players=("Ann", "Bob", "Cyd")
    )
    play.play("Probe")
    assert set(play.offered) == {"Bob", "Cyd"}
    play.choose("Bob")
    assert play.kind == "main"


def test_invasion_where_there_is_no_other_base() -> None:
    play = board({"Tar Pits": ["Bob's King Rex"]}, hand={"Ann": ["Invasion"]})
    play.play("Invasion")
    assert play.where("King Rex") == "Tar Pits"
    assert play.kind == "main"


def test_scouts_come_home_one_after_the_other() -> None:
    play = board({"Jungle Oasis": [("Ann's Scout", 9), "Ann's Scout"]}, base_deck=["Tar Pits"])
    play.end_phase()
    play.use("Scout #1")
    assert play.kind == "window"
    play.use("Scout #2")
    assert play.hand("Ann").count("Scout") == 2


def test_collector_among_collectors_asks_nothing() -> None:
    play = board({"Tortuga": ["Ann's Collector", "Bob's Collector"]}, hand={"Ann": ["Collector"]})
    play.play("Collector")
    assert play.kind == "main"


def test_what_is_left_of_the_plays_lapses_with_the_turn() -> None:
    play = board({"Jungle Oasis": ["Ann's Scout"]}, hand={"Ann": ["Abduction", "King Rex", "Zapbot"]})
    play.play("Abduction").play("King Rex", extra=True)
    assert play.can_play("Zapbot")
    play.to_the_next_turn()
    assert play.where("Zapbot") == "Ann's hand"
