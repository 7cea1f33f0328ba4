"""The sixteen bases of the Core set, played at as at a table. Expectations are those of the printed bases, their
clarifications and the books (WIKI unless another is named)."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board


@pytest.mark.parametrize(
    ("base", "breakpoint_", "vps"),
    [
        ("The Homeworld", 23, (4, 2, 1)),
        ("The Mothership", 20, (4, 2, 1)),
        ("Jungle Oasis", 12, (2, 0, 0)),
        ("Tar Pits", 16, (4, 3, 2)),
        ("Ninja Dojo", 18, (2, 3, 2)),
        ("Temple of Goju", 16, (4, 3, 2)),
        ("The Grey Opal", 17, (3, 1, 1)),
        ("Tortuga", 21, (4, 3, 2)),
        ("Factory 436-1337", 25, (2, 2, 1)),
        ("The Central Brain", 19, (4, 2, 1)),
        ("Cave of Shinies", 23, (4, 2, 1)),
        ("Mushroom Kingdom", 19, (4, 3, 2)),
        ("School of Wizardry", 20, (3, 2, 1)),
        ("The Great Library", 22, (4, 2, 1)),
        ("Evans City Cemetery", 20, (5, 3, 2)),
        ("Rhodes Plaza Mall", 24, (0, 0, 0)),
    ],
)
def test_what_is_printed_on_the_bases(base: str, breakpoint_: int, vps: tuple[int, ...]) -> None:
    play = board({base: []})
    assert play.breakpoint(base) == breakpoint_
    assert play.game.definition(play.state, play.uid(base)).vps == vps


def test_the_homeworld_gives_one_small_minion_a_turn() -> None:
    play = board(
        {"The Homeworld": [], "Ninja Dojo": []},
        hand={"Ann": ["King Rex", "Zapbot", "Armor Stego", "Collector"]},
    )
    play.play("King Rex", on="The Homeworld")
    assert (play.asked, play.offered) == ("Ann", ["The Homeworld", "pass"])
    play.use("The Homeworld")
    assert not play.can_play("Armor Stego")  # power 2 or less
    assert play.can_play("Collector")
    play.play("Zapbot", on="The Homeworld").no()  # its own extra minion declined
    assert play.kind == "main"  # not a second time this turn
    assert not play.can_play("Collector")


def test_the_homeworld_s_extra_minion_may_go_elsewhere_and_later() -> None:
    play = board({"The Homeworld": [], "Ninja Dojo": []}, hand={"Ann": ["King Rex", "War Raptor", "Howl"]})
    play.play("King Rex", on="The Homeworld").use("The Homeworld").play("Howl")
    assert play.places("War Raptor") == {"The Homeworld", "Ninja Dojo"}


def test_the_homeworld_is_for_each_player_in_their_turn_and_not_for_other_bases() -> None:
    play = board({"The Homeworld": [], "Ninja Dojo": []}, hand={"Ann": ["King Rex"], "Bob": ["Nukebot", "Walker"]})
    play.play("King Rex", on="Ninja Dojo")
    assert play.kind == "main"
    play.to_the_next_turn()
    play.play("Nukebot", on="The Homeworld")
    assert (play.asked, play.kind) == ("Bob", "window")


def test_the_homeworld_is_not_triggered_by_a_move() -> None:
    play = board({"The Homeworld": [], "Ninja Dojo": ["Ann's Scout"]}, hand={"Ann": ["Invasion", "Zapbot"]})
    play.play("Invasion")
    assert play.where("Scout") == "The Homeworld"
    assert play.kind == "main"


def test_the_mothership_gives_the_winner_a_small_minion_back() -> None:
    play = board(
        {
            "The Mothership": [
                "Ann's King Rex",
                "Ann's Armor Stego",
                ("Ann's Zapbot", "Ann's Upgrade"),
                "Bob's King Rex",
                "Bob's Walker",
            ]
        },
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    assert (play.asked, play.offered) == ("Ann", ["The Mothership", "pass"])
    play.use("The Mothership")
    assert play.where("Armor Stego") == "Ann's hand"
    assert play.where("Zapbot") == "Ann's discard"
    assert (play.vp("Ann"), play.vp("Bob")) == (4, 2)


def test_the_mothership_may_be_passed_and_asks_only_the_winner() -> None:
    play = board(
        {"The Mothership": ["Ann's Scout", ("Bob's King Rex", 9), "Bob's Walker"]}, base_deck=["Jungle Oasis"]
    )
    play.end_phase()
    assert not play.can_use("The Mothership")
    play.pass_()
    assert (play.asked, play.can_use("The Mothership")) == ("Bob", True)
    play.pass_()
    assert play.where("Walker") == "Bob's discard"


def test_jungle_oasis_has_no_ability() -> None:
    play = board({"Jungle Oasis": ["Ann's King Rex", ("Bob's Nukebot", 1)]}, base_deck=["Tar Pits"])
    play.end_phase()
    assert (play.vp("Ann"), play.vp("Bob")) == (2, 0)  # nothing for the runner up
    assert (play.active, play.kind) == ("Bob", "main")


def test_tar_pits_take_the_first_of_each_turn_under_its_owners_deck() -> None:
    play = board(
        {"Tar Pits": [("Bob's Scout under Cyd", "Bob's Upgrade"), "Bob's Walker"]},
        players=("Ann", "Bob", "Cyd"),
        hand={"Ann": ["Ninja Master", "Seeing Stars"]},
        deck={"Bob": ["Probe"], "Cyd": ["Howl"]},
    )
    play.play("Ninja Master").yes().choose("Scout")
    assert play.deck("Bob") == ["Probe", "Scout"]  # its owner's
    assert play.where("Upgrade") == "Bob's discard"
    assert not play.happened("destroy", "Scout")
    play.play("Seeing Stars")
    assert play.where("Walker") == "Bob's discard"  # the second of the turn


def test_tar_pits_count_each_turn_anew_and_this_base_only() -> None:
    play = board(
        {"Tar Pits": ["Bob's Scout", "Bob's Walker"], "Ninja Dojo": ["Bob's Invader"]},
        hand={"Ann": ["Seeing Stars", "Tiger Assassin"], "Bob": ["Seeing Stars"]},
        deck={"Bob": ["Probe"] * 3},
    )
    play.play("Seeing Stars").choose("Invader")
    assert play.where("Invader") == "Bob's discard"
    play.play("Tiger Assassin", on="Ninja Dojo").yes().choose("Scout")
    assert play.deck("Bob")[-1] == "Scout"
    play.to_the_next_turn()
    play.play("Seeing Stars")
    assert play.deck("Bob")[-1] == "Walker"


def test_tar_pits_do_nothing_to_a_minion_that_cannot_be_destroyed() -> None:
    play = board({"Tar Pits": ["Bob's Warbot"]}, hand={"Ann": ["Ninja Master"]}, deck={"Bob": ["Probe"]})
    play.play("Ninja Master").yes().choose("Warbot")
    assert play.where("Warbot") == "Tar Pits"


def test_ninja_dojo_lets_the_winner_destroy_any_minion() -> None:
    play = board(
        {
            "Ninja Dojo": [("Ann's King Rex", 5), "Bob's King Rex"],
            "Tar Pits": ["Bob's Walker"],
            "Tortuga": ["Bob's Scout"],
        },
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    assert (play.vp("Ann"), play.vp("Bob")) == (2, 3)
    assert (play.asked, play.can_use("Ninja Dojo")) == ("Ann", True)
    play.use("Ninja Dojo")
    assert set(play.offered) == {"King Rex", "Walker", "Scout"}  # here and elsewhere
    play.choose("Scout")
    assert play.where("Scout") == "Bob's discard"


def test_ninja_dojo_s_victim_may_stand_at_the_dojo() -> None:
    play = board(
        {"Ninja Dojo": [("Ann's King Rex", 5), "Bob's Nukebot", ("Bob's Walker", 4)]}, base_deck=["Jungle Oasis"]
    )
    play.end_phase().use("Ninja Dojo").choose("Walker")
    assert play.happened("destroy", "Walker")
    assert play.where("Walker") == "Bob's discard"


def test_ninja_dojo_every_tied_winner_uses_it() -> None:
    play = board(
        {
            "Ninja Dojo": [("Ann's King Rex", 2), ("Bob's King Rex", 2)],
            "Tortuga": ["Ann's Scout", "Bob's Scout", "Bob's Walker"],
        },
        base_deck=["Jungle Oasis"],
        turn="Bob",
    )
    play.end_phase()
    assert (play.vp("Ann"), play.vp("Bob")) == (2, 2)
    assert play.asked == "Bob"  # from the current player on
    play.use("Ninja Dojo").choose("Ann's Scout")
    assert (play.asked, play.can_use("Ninja Dojo")) == ("Ann", True)
    play.use("Ninja Dojo").choose("Walker")
    assert play.at("Tortuga") == ["Bob's Scout"]
    assert play.kind == "main"


def test_temple_of_goju_puts_the_strongest_under_their_owners_decks() -> None:
    play = board(
        {
            "Temple of Goju": [
                "Ann's King Rex",
                "Ann's Scout",
                ("Bob's Walker", 4),
                "Bob's Nukebot",
                "Ann's Invader under Cyd",
            ]
        },
        players=("Ann", "Bob", "Cyd"),
        deck={"Ann": ["Probe"] * 3, "Bob": ["Howl"], "Cyd": ["Howl"]},
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    while play.kind == "window":
        play.pass_()
    assert (play.asked, play.kind) == ("Ann", "order-cards")  # her own cards, though Cyd has one of them
    play.choose("Invader")
    while play.kind == "window":
        play.pass_()
    assert play.known_deck("Ann")[-2:] == ["Invader", "King Rex"]  # drawing took the Probes from the top
    assert play.deck("Bob") == ["Howl", "Walker"]  # 2 + 4 power is the highest
    assert play.where("Nukebot") == "Bob's discard"
    assert play.where("Scout") == "Ann's discard"
    assert not play.happened("destroy")


def test_temple_of_goju_of_two_equally_strong_both_go() -> None:
    """Ties for a superlative all count (WIKI, "Conflicting Text & Timing")."""
    play = board(
        {"Temple of Goju": ["Ann's King Rex", "Ann's King Rex", ("Bob's Walker", 1)]},
        deck={"Ann": ["Probe"] * 3, "Bob": ["Howl"]},
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    assert [each for each in play.deck("Ann") if each == "King Rex"] == ["King Rex", "King Rex"]


def test_the_grey_opal_lets_everybody_but_the_winner_save_one() -> None:
    play = board(
        {
            "The Grey Opal": [("Ann's King Rex", 4), "Ann's Zapbot", "Bob's Scout", "Bob's Walker", "Cyd's Zapbot"],
            "Ninja Dojo": [],
            "Tortuga": [],
        },
        players=("Ann", "Bob", "Cyd"),
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    assert (play.vp("Ann"), play.vp("Bob"), play.vp("Cyd")) == (3, 1, 1)
    assert play.asked == "Bob"
    play.yes()
    assert {"Scout", "Walker"} <= set(play.offered)
    play.choose("Walker")
    assert set(play.offered) == {"Ninja Dojo", "Tortuga"}  # the new base is not there yet
    play.choose("Tortuga")
    assert (play.asked, play.kind) == ("Cyd", "may")
    play.no()  # she lets hers go
    assert (play.asked, play.kind) == ("Bob", "window")  # and there is his Scout
    play.pass_()
    assert play.at("Tortuga") == ["Bob's Walker"]
    assert play.where("Scout") != "The Grey Opal"
    assert play.where("Cyd's Zapbot") == "Cyd's discard"
    assert play.where("Ann's Zapbot") == "Ann's discard"


def test_tortuga_brings_the_runner_up_to_the_new_base() -> None:
    play = board(
        {
            "Tortuga": [("Ann's King Rex", 7), ("Bob's King Rex", 1), "Bob's Walker"],
            "Ninja Dojo": ["Bob's Scout", "Ann's Zapbot"],
            "Tar Pits": ["Bob's Invader"],
        },
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    assert (play.vp("Ann"), play.vp("Bob")) == (4, 3)
    assert play.asked == "Bob"
    assert "Jungle Oasis" in play.bases()  # scored and replaced
    play.use("Tortuga")
    assert set(play.offered) == {"Scout", "Invader"}  # one's own, on another base
    play.choose("Scout")
    assert play.where("Scout") == "Jungle Oasis"
    assert play.where("Walker") == "Bob's discard"


def test_tortuga_without_a_runner_up() -> None:
    play = board({"Tortuga": [("Ann's King Rex", 14)], "Ninja Dojo": ["Bob's Scout"]}, base_deck=["Jungle Oasis"])
    play.end_phase()
    assert (play.active, play.kind) == ("Bob", "main")
    assert play.where("Scout") == "Ninja Dojo"


@pytest.mark.parametrize(("counters", "gained"), [(7, 2), (8, 3), (12, 3), (13, 4)])
def test_factory_pays_the_winner_for_every_five_power(counters: int, gained: int) -> None:
    play = board(
        {"Factory 436-1337": [("Ann's King Rex", counters), ("Bob's King Rex", 4)]}, base_deck=["Jungle Oasis"]
    )
    assert play.total("Factory 436-1337", "Ann") == 7 + counters  # 14, 15, 19, 20
    play.end_phase()
    assert play.vp("Ann") == 2 + gained
    assert play.vp("Bob") == 2  # the runner up is paid no more than the base says


def test_factory_pays_every_tied_winner() -> None:
    play = board({"Factory 436-1337": [("Ann's King Rex", 6), ("Bob's King Rex", 6)]}, base_deck=["Jungle Oasis"])
    play.end_phase()
    assert (play.vp("Ann"), play.vp("Bob")) == (2 + 2, 2 + 2)


def test_the_central_brain_strengthens_each_minion_here() -> None:
    play = board(
        {"The Central Brain": ["Ann's Scout", ("Bob's Walker", "Ann's Poison")], "Ninja Dojo": ["Ann's Zapbot"]},
        hand={"Ann": ["Invasion", "Collector"]},
    )
    assert play.power("Scout") == 4
    assert play.power("Walker") == 0  # 2 + 1 - 4
    assert play.power("Zapbot") == 2
    assert play.total("The Central Brain", "Ann") == 4
    play.play("Collector", on="The Central Brain").yes()
    assert play.where("Walker") == "Bob's hand"  # the Scout has 4 here: there was no other
    assert play.power("Collector") == 3


def test_cave_of_shinies_pays_the_owner_once_a_turn() -> None:
    play = board(
        {
            "Cave of Shinies": ["Bob's Scout under Cyd", "Bob's Walker", "Ann's Invader"],
            "Ninja Dojo": ["Bob's Collector"],
        },
        players=("Ann", "Bob", "Cyd"),
        hand={"Ann": ["Time Loop", "Seeing Stars", "Seeing Stars", "Tiger Assassin"]},
    )
    play.play("Time Loop").play("Seeing Stars").choose("Scout")
    assert (play.vp("Ann"), play.vp("Bob"), play.vp("Cyd")) == (0, 1, 0)  # the owner
    play.play("Seeing Stars").choose("Walker")
    assert play.vp("Bob") == 1
    play.play("Tiger Assassin", on="Ninja Dojo").yes().choose("Collector")
    assert play.vp("Bob") == 1


def test_cave_of_shinies_pays_each_owner_once() -> None:
    """Once per turn is for each player who uses a base's ability: it speaks to "you"."""
    play = board(
        {"Cave of Shinies": ["Bob's Scout", "Ann's Invader"]},
        hand={"Ann": ["Time Loop", "Seeing Stars", "Seeing Stars"]},
    )
    play.play("Time Loop").play("Seeing Stars").choose("Scout").play("Seeing Stars")
    assert (play.vp("Ann"), play.vp("Bob")) == (1, 1)


def test_cave_of_shinies_wants_a_real_destruction() -> None:
    play = board({"Cave of Shinies": ["Bob's Warbot", "Bob's Scout"]}, hand={"Ann": ["Ninja Master", "Beam Up"]})
    play.play("Ninja Master").yes().choose("Warbot")
    play.play("Beam Up").choose("Scout")
    assert play.vp("Bob") == 0


def test_mushroom_kingdom_for_the_biggest_hand() -> None:
    bases = {"Mushroom Kingdom": ["Bob's Scout"], "Ninja Dojo": ["Bob's King Rex"], "Tortuga": []}
    play = board(bases, hand={"Ann": ["Howl", "Probe"], "Bob": ["Howl"]}, phase="start")
    assert (play.asked, play.kind) == ("Ann", "window")  # without a card there
    play.use("Mushroom Kingdom")
    assert play.kind == "one-of"
    play.option(1)
    assert play.where("King Rex") == "Mushroom Kingdom"
    assert (play.asked, play.kind) == ("Ann", "main")
    play = board(bases, hand={"Ann": ["Howl", "Probe"], "Bob": ["Howl"]}, phase="start")
    play.use("Mushroom Kingdom").option(2)
    play.choose("Tortuga")
    assert play.where("Scout") == "Tortuga"
    play = board(bases, hand={"Ann": ["Howl", "Probe"], "Bob": ["Howl"]}, phase="start")
    play.pass_()
    assert play.kind == "main"


def test_mushroom_kingdom_not_for_as_big_a_hand() -> None:
    play = board(
        {"Mushroom Kingdom": ["Ann's Scout"], "Tortuga": []},
        hand={"Ann": ["Howl", "Probe"], "Bob": ["Howl", "Probe"]},
        phase="start",
    )
    assert play.kind == "main"


def test_school_of_wizardry_lets_the_winner_choose_the_next_base() -> None:
    play = board(
        {"School of Wizardry": [("Bob's King Rex", 6), "Ann's King Rex"]},
        base_deck=["Tar Pits", "Tortuga", "Ninja Dojo", "The Great Library"],
    )
    play.end_phase()
    assert play.asked == "Bob"
    assert set(play.offered) == {"Tar Pits", "Tortuga", "Ninja Dojo"}
    play.choose("Tortuga")
    assert (play.asked, set(play.offered)) == ("Bob", {"Tar Pits", "Ninja Dojo"})
    play.choose("Ninja Dojo")  # which comes next
    assert play.bases() == ["Tortuga"]
    assert [play.name(each) for each in play.state.base_deck] == ["Ninja Dojo", "Tar Pits", "The Great Library"]
    assert play.where("School of Wizardry") == "base discard"


def test_the_great_library_gives_a_card_to_those_present() -> None:
    play = board(
        {
            "The Great Library": [("Ann's King Rex", 8), ("Cyd's King Rex", "Bob's Upgrade")],
            "Tortuga": ["Bob's Scout"],
        },
        players=("Ann", "Bob", "Cyd"),
        deck={"Ann": ["Howl"] * 5, "Bob": ["Probe"] * 5, "Cyd": ["Poison"] * 5},
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    assert (play.asked, play.kind) == ("Ann", "may")  # mandatory that each player is asked
    play.yes()
    assert (play.asked, play.kind) == ("Cyd", "may")  # Bob has no minion there
    play.yes()
    assert play.hand("Cyd") == ["Poison"]
    assert play.hand("Bob") == []
    assert play.hand("Ann") == ["Howl"] * 3  # and two in the Draw phase


def test_evans_city_cemetery_gives_the_winner_a_new_hand() -> None:
    play = board(
        {"Evans City Cemetery": [("Bob's King Rex", 6), "Ann's King Rex"]},
        hand={"Bob": ["Howl", "Probe"], "Ann": ["Poison"]},
        deck={"Bob": ["Scout"] * 6, "Ann": ["Walker"] * 3},
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    assert play.hand("Bob") == ["Scout"] * 5  # he must
    assert set(play.discard("Bob")) == {"Howl", "Probe", "King Rex"}
    assert play.hand("Ann") == ["Poison", "Walker", "Walker"]
    assert (play.vp("Bob"), play.vp("Ann")) == (5, 3)


def test_rhodes_plaza_mall_pays_for_each_minion_of_each_player() -> None:
    play = board(
        {
            "Rhodes Plaza Mall": [
                "Ann's King Rex",
                "Ann's Zapbot",
                "Bob's Nukebot",
                "Bob's Scout",
                "Bob's Walker",
                "Cyd's Scout",
                "Dan's Zapbot",
            ]
        },
        players=("Ann", "Bob", "Cyd", "Dan"),
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    while play.kind == "window":
        play.pass_()
    assert [play.vp(each) for each in ("Ann", "Bob", "Cyd", "Dan")] == [2, 3, 1, 1]


def test_tortuga_takes_every_tied_runner_up_from_the_current_player_on() -> None:
    play = board(
        {
            "Tortuga": [("Ann's King Rex", 6), ("Bob's King Rex", 1), ("Cyd's Nukebot", 3)],
            "Tar Pits": ["Bob's Scout", "Cyd's Scout", "Ann's Walker"],
        },
        players=("Ann", "Bob", "Cyd"),
        turn="Cyd",
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    assert [play.vp(x) for x in ("Ann", "Bob", "Cyd")] == [4, 3, 3]
    assert play.asked == "Cyd"
    play.use("Tortuga")
    assert play.where("Cyd's Scout") == "Jungle Oasis"
    assert play.asked == "Bob"
    play.use("Tortuga")
    assert play.where("Bob's Scout") == "Jungle Oasis"


def test_tortuga_has_no_runner_up_when_two_tie_for_winner() -> None:
    play = board(
        {
            "Tortuga": [("Ann's King Rex", 2), ("Bob's King Rex", 2), ("Cyd's Nukebot", 0)],
            "Tar Pits": ["Bob's Scout", "Cyd's Scout"],
        },
        players=("Ann", "Bob", "Cyd"),
        turn="Cyd",
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    assert [play.vp(x) for x in ("Ann", "Bob", "Cyd")] == [4, 4, 2]
    assert play.kind == "main"


def test_the_homeworld_s_extra_minion_out_of_phase_is_played_at_once() -> None:
    play = board(
        {"The Homeworld": [("Ann's King Rex", 16)], "Tortuga": []},
        hand={"Bob": ["Shinobi", "Walker", "Scout"]},
        base_deck=["Jungle Oasis"],
    )
    play.end_phase().play("Shinobi")
    assert (play.asked, play.offered) == ("Bob", ["The Homeworld", "pass"])
    play.use("The Homeworld")
    assert play.kind != "main"
    play.play("Walker", on="The Homeworld").option(2)
    assert play.vp("Bob") == 2


def test_the_grey_opal_saves_any_minion_from_here() -> None:
    play = board(
        {"The Grey Opal": [("Ann's King Rex", 4), "Ann's Zapbot", "Bob's Nukebot", "Bob's Walker"], "Tortuga": []},
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    play.yes()
    assert set(play.offered) == {"King Rex", "Zapbot", "Nukebot", "Walker"}


def test_a_jammed_mall_pays_nobody() -> None:
    play = board(
        {"Rhodes Plaza Mall": [("Ann's King Rex", 20), "Bob's Scout", "Bob's Jammed Signal"]}, base_deck=["Tar Pits"]
    )
    play.end_phase()
    while play.kind == "window":
        play.pass_()
    assert (play.vp("Ann"), play.vp("Bob")) == (0, 0)


def test_the_mall_counts_who_is_there_when_points_are_awarded() -> None:
    play = board({"Rhodes Plaza Mall": [("Ann's King Rex", 17)]}, hand={"Bob": ["Shinobi"]}, base_deck=["Tar Pits"])
    play.end_phase().play("Shinobi")
    assert (play.vp("Ann"), play.vp("Bob")) == (1, 1)


def test_school_of_wizardry_one_tied_winner_chooses() -> None:
    play = board(
        {"School of Wizardry": [("Ann's King Rex", 3), ("Bob's King Rex", 3)]},
        base_deck=["Tar Pits", "Tortuga", "Ninja Dojo", "The Great Library"],
        turn="Bob",
    )
    play.end_phase()
    assert play.asked == "Bob"
    play.choose("Tar Pits")
    while play.kind != "main":
        assert play.asked == "Bob"
        play.answer(play.decision.options[0])
    assert play.bases() == ["Tar Pits"]


def test_cave_of_shinies_pays_once_for_two_at_one_moment() -> None:
    play = board({"Cave of Shinies": ["Bob's Walker", "Bob's Collector"], "Tortuga": []}, hand={"Ann": ["Cannon"]})
    play.play("Cannon").choose("Walker", "Collector")
    play.answer(play.decision.options[0])  # both would be paid for, and one is
    assert play.kind == "main"
    assert play.vp("Bob") == 1


def test_cave_of_shinies_pays_two_owners_at_one_moment() -> None:
    play = board({"Cave of Shinies": ["Bob's Walker", "Ann's Collector"], "Tortuga": []}, hand={"Ann": ["Cannon"]})
    play.play("Cannon").choose("Walker", "Collector")
    assert (play.asked, play.kind) == ("Ann", "order")
    play.answer(play.decision.options[0])
    assert (play.vp("Ann"), play.vp("Bob")) == (1, 1)


def test_cave_of_shinies_pays_again_next_turn() -> None:
    play = board(
        {"Cave of Shinies": ["Bob's Walker", "Bob's Collector"], "Tortuga": []},
        hand={"Ann": ["Seeing Stars"], "Bob": ["Seeing Stars"]},
    )
    play.play("Seeing Stars").choose("Walker").to_the_next_turn()
    play.play("Seeing Stars")
    assert play.vp("Bob") == 2


def test_the_homeworld_s_offer_is_gone_when_it_is_passed() -> None:
    play = board({"The Homeworld": []}, hand={"Ann": ["King Rex", "War Raptor", "Collector"]})
    play.play("King Rex").pass_()
    assert not play.can_play("War Raptor")


def test_the_homeworld_s_offer_that_was_passed_comes_again_with_the_next_minion() -> None:
    play = board({"The Homeworld": []}, hand={"Ann": ["Zapbot", "War Raptor", "Walker"]})
    play.play("Zapbot")
    play.yes()
    play.pass_()
    play.play("War Raptor")
    assert play.kind == "window"  # the Homeworld was not used yet


def test_the_central_brain_s_power_counts_for_scoring() -> None:
    play = board({"The Central Brain": [("Ann's King Rex", 5), "Bob's Nukebot"]}, base_deck=["Tar Pits"])
    assert play.total("The Central Brain", "Ann") == 13
    play.end_phase()
    assert (play.vp("Ann"), play.vp("Bob")) == (4, 2)


def test_the_mothership_serves_every_tied_winner() -> None:
    play = board(
        {"The Mothership": [("Ann's King Rex", 1), "Ann's Zapbot", ("Bob's King Rex", 1), "Bob's Walker"]},
        base_deck=["Tar Pits"],
    )
    play.end_phase()
    assert (play.vp("Ann"), play.vp("Bob")) == (4, 4)
    play.use("The Mothership")
    assert play.where("Zapbot") == "Ann's hand"
    assert play.asked == "Bob"
    play.use("The Mothership")
    assert play.where("Walker") == "Bob's hand"


def test_the_mothership_sends_a_borrowed_minion_to_its_owner() -> None:
    play = board({"The Mothership": [("Ann's King Rex", 12), "Bob's Zapbot under Ann"]}, base_deck=["Tar Pits"])
    play.end_phase().use("The Mothership")
    assert play.where("Zapbot") == "Bob's hand"


def test_evans_city_cemetery_gives_every_tied_winner_a_new_hand() -> None:
    play = board(
        {"Evans City Cemetery": [("Ann's King Rex", 3), ("Bob's King Rex", 3)]},
        hand={"Ann": ["Howl"], "Bob": ["Probe"]},
        deck={"Ann": ["Scout"] * 8, "Bob": ["Walker"] * 8},
        base_deck=["Tar Pits"],
    )
    play.end_phase()
    assert play.hand("Bob") == ["Walker"] * 5
    assert play.hand("Ann") == ["Scout"] * 7


def test_the_grey_opal_moves_what_is_protected_from_players_cards() -> None:
    play = board(
        {
            "The Grey Opal": [
                ("Ann's King Rex", 4),
                "Bob's Nukebot",
                ("Ann's Walker", "Ann's Tooth and Claw...and Guns"),
            ],
            "Tortuga": [],
        },
        base_deck=["Tar Pits"],
    )
    play.end_phase().yes().choose("Walker")
    assert play.where("Walker") == "Tortuga"


def test_tar_pits_of_two_at_once_one_goes_under() -> None:
    play = board(
        {"Tar Pits": ["Bob's Walker", "Bob's Collector"], "Tortuga": []},
        hand={"Ann": ["Cannon"]},
        deck={"Bob": ["Probe"]},
    )
    play.play("Cannon").choose("Walker", "Collector")
    assert (play.asked, set(play.offered)) == ("Ann", {"Walker", "Collector"})
    play.choose("Collector")  # which of them was the first
    assert play.deck("Bob") == ["Probe", "Collector"]
    assert play.discard("Bob") == ["Walker"]
