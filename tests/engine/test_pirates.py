"""The cards of the Pirates, played as at a table. Expectations are those of the printed cards, their clarifications
and the books (WIKI unless another is named)."""

from __future__ import annotations

from tests.engine.table_talk import board


def test_pirate_king_sails_in_before_a_base_scores() -> None:
    play = board(
        {
            "Tar Pits": ["Bob's King Rex", ("Bob's Nukebot", 4)],
            "Ninja Dojo": [("Ann's Pirate King", "Ann's Upgrade")],
        },
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    assert (play.asked, play.kind) == ("Ann", "window")
    play.use("Pirate King")
    assert (play.vp("Bob"), play.vp("Ann")) == (4, 3)
    assert play.where("Pirate King") == "Ann's discard"


def test_pirate_king_in_another_players_turn_and_not_if_he_does_not_want() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's King Rex", "Ann's Nukebot"], "Ninja Dojo": ["Bob's Pirate King"]},
        base_deck=["Tar Pits"],
    )
    play.end_phase()
    assert play.asked == "Bob"
    play.pass_()
    assert play.where("Pirate King") == "Ninja Dojo"


def test_pirate_king_who_is_there_already_cannot_move_there() -> None:
    play = board({"Jungle Oasis": ["Ann's Pirate King", "Ann's King Rex"]}, base_deck=["Tar Pits"])
    play.end_phase()
    assert not play.happened("move")
    assert play.where("Pirate King") == "Ann's discard"
    assert play.vp("Ann") == 2


def test_buccaneer_may_escape_once_a_turn() -> None:
    play = board(
        {"Ninja Dojo": ["Bob's Buccaneer"], "Jungle Oasis": [], "The Homeworld": []},
        hand={"Ann": ["Time Loop", "Powderkeg", "Poison", "Seeing Stars", "Ninja Master"]},
    )
    play.play("Ninja Master", on="Ninja Dojo").yes().choose("Buccaneer")
    assert (play.asked, play.kind) == ("Bob", "may")
    play.yes()
    assert (play.asked, set(play.offered)) == ("Bob", {"Jungle Oasis", "The Homeworld"})
    play.choose("Jungle Oasis")
    assert play.where("Buccaneer") == "Jungle Oasis"
    assert not play.happened("destroy", "Buccaneer")
    assert play.happened("destroy", "Buccaneer", "replaced")
    play.play("Time Loop").play("Poison", on="Buccaneer")
    play.done()
    play.play("Seeing Stars")
    assert play.where("Buccaneer") == "Bob's discard"  # the second time in the turn


def test_buccaneer_may_go_down_with_the_ship() -> None:
    play = board({"Ninja Dojo": ["Bob's Buccaneer"], "Jungle Oasis": []}, hand={"Ann": ["Ninja Master"]})
    play.play("Ninja Master", on="Ninja Dojo").yes().choose("Buccaneer").no()
    assert play.where("Buccaneer") == "Bob's discard"


def test_buccaneer_cannot_escape_from_being_returned() -> None:
    play = board({"Ninja Dojo": ["Bob's Buccaneer"], "Jungle Oasis": []}, hand={"Ann": ["Beam Up"]})
    play.play("Beam Up")
    assert play.where("Buccaneer") == "Bob's hand"


def test_buccaneer_escapes_again_next_turn() -> None:
    play = board(
        {"Ninja Dojo": [("Bob's Buccaneer", "Ann's Assassin")], "Jungle Oasis": []}, hand={"Ann": ["Ninja Master"]}
    )
    play.play("Ninja Master", on="Ninja Dojo").yes().choose("Buccaneer").yes()
    assert play.where("Assassin") == "on Buccaneer"  # what is on a minion moves along
    play.end_phase()  # the Assassin strikes in the same turn
    assert play.where("Buccaneer") == "Bob's discard"
    play = board({"Ninja Dojo": [("Bob's Buccaneer", "Ann's Assassin")], "Jungle Oasis": []})
    play.end_phase()
    assert (play.asked, play.kind) == ("Bob", "may")
    play.yes()
    assert (play.active, play.where("Buccaneer")) == ("Bob", "Jungle Oasis")
    play.end_phase()
    assert (play.asked, play.kind) == ("Bob", "may")  # another turn


def test_cut_lass_destroys_small_ones_here() -> None:
    play = board(
        {
            "Jungle Oasis": [("Bob's Scout", "Ann's Poison"), "Bob's Invader", "Ann's Zapbot"],
            "Ninja Dojo": ["Bob's Walker"],
        },
        hand={"Ann": ["Cut Lass"]},
    )
    play.play("Cut Lass", on="Jungle Oasis").yes()
    assert set(play.offered) == {"Scout", "Zapbot"}
    play.choose("Scout")
    assert play.where("Scout") == "Bob's discard"


def test_first_mate_moves_on_instead_of_being_discarded() -> None:
    play = board(
        {
            "Jungle Oasis": ["Ann's King Rex", "Ann's Scout", ("Bob's First Mate", "Bob's Upgrade")],
            "Ninja Dojo": [],
            "Tortuga": [],
        },
        base_deck=["Tar Pits"],
    )
    play.end_phase().pass_()
    assert (play.asked, play.can_use("First Mate")) == ("Bob", True)
    play.use("First Mate")
    assert set(play.offered) == {"Ninja Dojo", "Tortuga"}  # not the base to come
    play.choose("Tortuga")
    assert play.asked == "Ann"  # the round goes on
    play.pass_()
    assert play.at("Tortuga") == ["Bob's First Mate", "Bob's Upgrade"]
    assert "Tar Pits" in play.bases()


def test_first_mate_moves_on_twice_in_a_turn() -> None:
    play = board(
        {
            "Jungle Oasis": ["Ann's King Rex", "Ann's Chronomage", "Ann's First Mate"],
            "Ninja Dojo": ["Bob's King Rex", "Bob's King Rex", ("Bob's Zapbot", 3)],
            "Tortuga": [],
        },
        base_deck=["Tar Pits", "The Homeworld"],
    )
    play.end_phase().choose("Jungle Oasis").use("First Mate").choose("Ninja Dojo")
    assert play.can_use("First Mate")
    assert play.vp("Ann") == 2 + 3
    play.use("First Mate")
    assert set(play.offered) == {"Tortuga", "Tar Pits"}  # the first replacement is there by now
    play.choose("Tar Pits")
    assert play.asked == "Bob"  # the winner at the Dojo
    play.pass_()
    assert play.where("First Mate") == "Tar Pits"


def test_broadside_takes_one_players_small_minions() -> None:
    play = board(
        {
            "Ninja Dojo": [
                "Ann's Scout",
                "Ann's Zapbot",
                "Bob's Walker",
                ("Bob's Invader", "Ann's Poison"),
                "Bob's King Rex",
                "Cyd's Walker",
            ],
            "Jungle Oasis": ["Bob's Collector"],
        },
        players=("Ann", "Bob", "Cyd"),
        hand={"Ann": ["Broadside"]},
    )
    play.play("Broadside")
    assert set(play.offered) == {"Ann", "Bob", "Cyd"}
    play.choose("Bob")
    assert play.where("Bob's Walker") == "Bob's discard"
    assert play.where("Invader") == "Bob's discard"
    assert play.where("King Rex") == "Ninja Dojo"
    assert play.where("Cyd's Walker") == "Ninja Dojo"
    assert play.where("Collector") == "Jungle Oasis"
    assert play.where("Zapbot") == "Ninja Dojo"


def test_broadside_fires_nowhere_without_a_minion_of_ones_own() -> None:
    play = board({"Ninja Dojo": ["Bob's Walker"]}, hand={"Ann": ["Broadside"]})
    play.play("Broadside")
    while play.kind != "main":
        play.answer(play.decision.options[0])
    assert play.where("Walker") == "Ninja Dojo"


def test_cannon_destroys_up_to_two() -> None:
    small = {"Jungle Oasis": ["Bob's Walker", "Bob's Scout"], "Ninja Dojo": ["Ann's Zapbot", "Bob's Collector"]}
    play = board(small, hand={"Ann": ["Cannon"]})
    play.play("Cannon")
    assert set(play.offered) == {"Walker", "Zapbot", "Collector", "done"}
    play.choose("Walker", "Collector")
    assert play.kind == "main"  # two at most
    assert sorted(play.discard("Bob")) == ["Collector", "Walker"]
    play = board(small, hand={"Ann": ["Cannon"]})
    play.play("Cannon").done()  # "up to" is none, too
    assert play.discard("Bob") == []


def test_dinghy_to_two_different_bases() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Scout", "Bob's Walker"], "Ninja Dojo": ["Ann's Invader"], "Tortuga": []},
        hand={"Ann": ["Dinghy"]},
    )
    play.play("Dinghy")
    assert set(play.offered) == {"Scout", "Invader", "done"}
    play.choose("Scout", "Invader")
    asked = play.offered
    assert set(asked) == {"Ninja Dojo", "Tortuga"}
    play.choose("Tortuga")
    assert set(play.offered) == {"Jungle Oasis", "Tortuga"}
    play.choose("Jungle Oasis")
    assert (play.where("Scout"), play.where("Invader")) == ("Tortuga", "Jungle Oasis")


def test_dinghy_may_stay_in_the_harbour() -> None:
    play = board({"Jungle Oasis": ["Ann's Scout"], "Ninja Dojo": []}, hand={"Ann": ["Dinghy"]})
    play.play("Dinghy").done()
    assert play.where("Scout") == "Jungle Oasis"


def test_full_sail_as_the_action_of_the_turn() -> None:
    play = board(
        {
            "Jungle Oasis": ["Ann's Scout", "Ann's Zapbot", "Ann's Invader", "Bob's Walker"],
            "Ninja Dojo": [],
            "Tortuga": [],
        },
        hand={"Ann": ["Full Sail", "Howl"]},
    )
    play.play("Full Sail").choose("Scout", "Zapbot").done()
    play.choose("Ninja Dojo", "Tortuga")
    assert (play.where("Scout"), play.where("Zapbot")) == ("Ninja Dojo", "Tortuga")
    assert play.where("Invader") == "Jungle Oasis"
    assert not play.can_play("Howl")


def test_full_sail_away_from_a_scoring_base_does_not_stop_it() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's King Rex", ("Bob's Scout", 2)], "Ninja Dojo": []},
        hand={"Bob": ["Full Sail"]},
        base_deck=["Tar Pits"],
    )
    play.end_phase()
    assert (play.asked, play.kind) == ("Bob", "window")
    play.play("Full Sail").choose("Scout")
    assert play.where("Scout") == "Ninja Dojo"
    assert (play.vp("Ann"), play.vp("Bob")) == (2, 0)
    assert play.bases() == ["Tar Pits", "Ninja Dojo"]
    assert play.where("Full Sail") == "Bob's discard"


def test_powderkeg_takes_all_up_to_its_bearer() -> None:
    play = board(
        {
            "Ninja Dojo": ["Ann's Scout", "Ann's Zapbot", "Bob's Invader", "Bob's King Rex", ("Bob's Walker", 2)],
            "Jungle Oasis": ["Bob's Collector"],
        },
        hand={"Ann": ["Powderkeg"]},
    )
    play.play("Powderkeg")
    assert set(play.offered) == {"Scout", "Zapbot"}
    play.choose("Scout")
    assert sorted(play.discard("Ann")) == ["Powderkeg", "Scout", "Zapbot"]
    assert play.discard("Bob") == ["Invader"]
    assert play.at("Ninja Dojo") == ["Bob's King Rex", "Bob's Walker"]
    assert play.where("Collector") == "Jungle Oasis"


def test_powderkeg_under_a_minion_that_cannot_be_destroyed() -> None:
    play = board({"Ninja Dojo": ["Ann's Warbot", "Bob's Invader", "Bob's Warbot"]}, hand={"Ann": ["Powderkeg"]})
    play.play("Powderkeg")
    assert play.at("Ninja Dojo") == ["Ann's Warbot", "Bob's Warbot"]
    assert play.where("Invader") == "Bob's discard"
    assert "immunity.cannot" in play.prevented("destroy", "Ann's Warbot")


def test_sea_dogs_chase_a_faction_from_one_base_to_one_base() -> None:
    play = board(
        {
            "Jungle Oasis": ["Bob's Scout", "Bob's Invader", "Ann's Collector", "Bob's Walker"],
            "Ninja Dojo": ["Bob's Collector"],
            "Tortuga": [],
        },
        hand={"Ann": ["Sea Dogs"]},
    )
    play.play("Sea Dogs")
    assert "Aliens" in play.offered
    play.choose("Aliens")
    assert "Jungle Oasis" in play.offered
    play.choose("Jungle Oasis")
    assert set(play.offered) == {"Ninja Dojo", "Tortuga"}
    play.choose("Tortuga")
    assert play.at("Tortuga") == ["Bob's Scout", "Bob's Invader"]
    assert play.at("Jungle Oasis") == ["Ann's Collector", "Bob's Walker"]
    assert play.where("Bob's Collector") == "Ninja Dojo"


def test_shanghai_takes_another_players_minion_elsewhere() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's King Rex", "Ann's Scout", "Cyd's Walker"], "Ninja Dojo": [], "Tortuga": []},
        players=("Ann", "Bob", "Cyd"),
        hand={"Ann": ["Shanghai"]},
    )
    play.play("Shanghai")
    assert set(play.offered) == {"King Rex", "Walker"}
    play.choose("King Rex").choose("Tortuga")
    assert play.at("Tortuga") == ["Bob's King Rex"]


def test_swashbuckling_is_for_those_on_board_this_turn() -> None:
    play = board(
        {"Tar Pits": ["Ann's Scout", "Bob's Walker"], "Ninja Dojo": ["Ann's Zapbot"]},
        hand={"Ann": ["Swashbuckling", "King Rex"]},
    )
    play.play("Swashbuckling").play("King Rex", on="Tar Pits")
    assert [play.power(each) for each in ("Scout", "Zapbot", "King Rex", "Walker")] == [4, 3, 7, 2]
    play.to_the_next_turn()
    assert [play.power(each) for each in ("Scout", "Zapbot")] == [3, 2]


def test_powderkeg_under_a_nukebot() -> None:
    play = board(
        {
            "Ninja Dojo": ["Ann's Nukebot", "Bob's King Rex", "Bob's Scout", "Ann's Walker", "Ann's King Rex"],
            "Tortuga": ["Bob's Zapbot"],
        },
        hand={"Ann": ["Powderkeg"]},
    )
    play.play("Powderkeg").choose("Nukebot")
    assert play.at("Ninja Dojo") == ["Ann's King Rex"]
    assert play.where("Zapbot") == "Tortuga"


def test_powderkeg_lets_a_buccaneer_jump() -> None:
    play = board(
        {"Ninja Dojo": ["Ann's Nukebot", "Bob's Buccaneer", "Bob's Scout"], "Tortuga": []},
        hand={"Ann": ["Powderkeg"]},
    )
    play.play("Powderkeg")
    assert (play.asked, play.kind) == ("Bob", "may")
    play.yes()
    assert play.at("Ninja Dojo") == []
    assert play.where("Buccaneer") == "Tortuga"


def test_sea_dogs_leave_the_protected_behind() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's Scout", ("Bob's Invader", "Bob's Smoke Bomb")], "Tortuga": []},
        hand={"Ann": ["Sea Dogs"]},
    )
    play.play("Sea Dogs")
    play.choose("Aliens")
    play.choose("Jungle Oasis")
    assert play.where("Scout") == "Tortuga"
    assert play.where("Invader") == "Jungle Oasis"


def test_full_sail_as_a_special_after_the_action_of_the_turn() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 5), "Ann's Zapbot"], "Tortuga": []},
        hand={"Ann": ["Full Sail", "Howl"]},
        base_deck=["Tar Pits"],
    )
    play.play("Howl").end_phase()
    assert play.can_play("Full Sail")
    play.play("Full Sail").choose("Zapbot").done()
    assert play.where("Zapbot") == "Tortuga"
    assert play.vp("Ann") == 2


def test_buccaneer_takes_the_assassin_along() -> None:
    play = board({"Ninja Dojo": ["Bob's Buccaneer"], "Tortuga": []}, hand={"Ann": ["Assassin"]})
    play.play("Assassin").end_phase()
    assert (play.asked, play.kind) == ("Bob", "may")
    play.yes()
    assert play.active == "Bob"
    assert play.where("Buccaneer") == "Tortuga"
    assert play.where("Assassin") == "on Buccaneer"


def test_buccaneer_with_nowhere_to_go_is_destroyed() -> None:
    play = board({"Ninja Dojo": ["Bob's Buccaneer"]}, hand={"Ann": ["Ninja Master"]})
    play.play("Ninja Master").yes().choose("Buccaneer")
    assert play.where("Buccaneer") == "Bob's discard"


def test_pirate_king_at_the_scoring_base_is_not_asked() -> None:
    play = board({"Jungle Oasis": ["Ann's Pirate King", "Ann's King Rex"]}, base_deck=["Tar Pits"])
    play.end_phase()
    assert play.kind == "main"


def test_broadside_leaves_the_protected() -> None:
    play = board(
        {"Ninja Dojo": ["Ann's Scout", ("Bob's Walker", "Bob's Smoke Bomb"), "Bob's Zapbot"]},
        hand={"Ann": ["Broadside"]},
    )
    play.play("Broadside")
    play.choose("Bob")
    assert play.where("Walker") == "Ninja Dojo"
    assert play.where("Zapbot") == "Bob's discard"


def test_pirate_king_may_leave_a_base_that_was_ready() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 5)], "Tar Pits": [("Bob's Pirate King", 11)]},
        base_deck=["Ninja Dojo", "The Homeworld"],
    )
    play.end_phase().choose("Jungle Oasis")
    assert play.asked == "Bob"
    play.use("Pirate King")
    assert (play.vp("Ann"), play.vp("Bob")) == (0, 2)
    assert "Tar Pits" in play.bases()
    assert play.active == "Bob"


def test_first_mate_with_nowhere_to_go_is_discarded() -> None:
    play = board({"Jungle Oasis": [("Ann's King Rex", 5), "Ann's First Mate"]}, base_deck=["Tar Pits"])
    play.end_phase()
    assert play.kind == "main"
    assert play.where("First Mate") == "Ann's discard"


def test_swashbuckling_and_howl_add_up() -> None:
    play = board({"Tortuga": ["Ann's Scout"]}, hand={"Ann": ["Swashbuckling", "Howl", "Time Loop"]})
    play.play("Time Loop").play("Swashbuckling").play("Howl")
    assert play.power("Scout") == 5
    lines = play.game.ledger(play.state, play.uid("Scout")).lines
    assert sum(x.amount for x in lines) == 5
