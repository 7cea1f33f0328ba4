"""Scoring: which bases score, in which order things happen, who gets what. Expectations are those of WIKI, "The Big
Score" to "Declaring Victory", and of BGB2018 where it is named."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.engine.table_talk import Play, board

FOUR = ("Ann", "Bob", "Cyd", "Dan")


def standing(totals: Sequence[int], base: str = "Tar Pits", turn: str = "", edition: str = "WIKI") -> Play:
    """A base at which each player has one minion of so much power, and None has none; scored."""
    names = FOUR[: max(2, len(totals))]
    there = [(f"{name}'s Zapbot", total - 2) for name, total in zip(names, totals, strict=False) if total]
    play = board({base: there}, players=names, base_deck=["Jungle Oasis"], turn=turn, edition=edition)
    play.end_phase()
    return play


def points(play: Play) -> list[int]:
    return [seat.vp for seat in play.state.players]


# -- which bases score, and when -----------------------------------------------------------------------------------


def test_a_base_scores_at_its_breakpoint_and_not_one_below() -> None:
    assert points(standing([12, 0], "Jungle Oasis")) == [2, 0]
    play = standing([11, 0], "Jungle Oasis")
    assert points(play) == [0, 0]
    assert play.where("Zapbot") == "Jungle Oasis"
    assert play.cites("score.done")


def test_all_players_power_counts_towards_the_breakpoint() -> None:
    assert points(standing([5, 5, 6])) == [3, 3, 4]


def test_a_base_waits_for_the_score_bases_phase() -> None:
    play = board({"Jungle Oasis": [("Ann's King Rex", 5)], "Ninja Dojo": []}, hand={"Ann": ["Invasion"]})
    assert play.total("Jungle Oasis", "Ann") == 12
    play.play("Invasion")  # it was full, and is no longer when bases are checked
    play.end_phase()
    assert points(play) == [0, 0]
    assert not play.happened("score-start")


def test_a_base_scores_in_anybodys_turn() -> None:
    play = standing([5, 11], turn="Ann")
    assert points(play) == [3, 4]


def test_a_ready_base_must_be_scored() -> None:
    play = board(
        {"Jungle Oasis": [("Bob's King Rex", 5)], "Tar Pits": [("Bob's King Rex", 9)], "Ninja Dojo": ["Ann's Scout"]},
        base_deck=["The Homeworld", "Tortuga"],
    )
    play.end_phase()
    assert (play.asked, play.kind) == ("Ann", "score")
    assert set(play.offered) == {"Jungle Oasis", "Tar Pits"}  # and no way out
    play.choose("Tar Pits")
    assert points(play) == [0, 4 + 2]
    scored = [play.name(each.what) for each in play.happened("score-start")]
    assert scored == ["Tar Pits", "Jungle Oasis"]
    assert set(play.bases()) == {"Tortuga", "The Homeworld", "Ninja Dojo"}


def test_the_next_base_is_looked_at_again_and_may_be_ready_no_more() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 5)], "Ninja Dojo": ["Bob's Pirate King", ("Ann's Scout", 10)]},
        base_deck=["Tar Pits"],
    )
    play.end_phase().choose("Jungle Oasis")
    assert play.asked == "Bob"
    play.use("Pirate King")  # 18 power at the Dojo become 13
    assert points(play) == [2, 0]
    assert play.where("Scout") == "Ninja Dojo"
    assert play.active == "Bob"


def test_a_base_may_become_ready_by_the_scoring_of_another() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 3), "Ann's First Mate"], "Ninja Dojo": [("Bob's King Rex", 9)]},
        base_deck=["Tar Pits", "Tortuga"],
    )
    assert play.total("Ninja Dojo", "Bob") == 16  # of 18
    play.end_phase().use("First Mate")
    assert play.where("First Mate") == "Ninja Dojo"
    assert points(play) == [2 + 3, 2]
    assert play.cites("score.recheck")


def test_rampage_until_the_end_of_the_turn_counts_in_its_score_phase_only_for_that_base() -> None:
    play = board(
        {"Ninja Dojo": ["Ann's King Rex", ("Bob's Scout", 1)], "Tar Pits": ["Ann's Scout"]},
        hand={"Ann": ["Rampage"]},
        base_deck=["Jungle Oasis"],
    )
    play.play("Rampage").choose("Ninja Dojo")
    assert play.breakpoint("Ninja Dojo") == 11
    assert play.breakpoint("Tar Pits") == 16
    play.end_phase()
    while play.kind == "window":
        play.pass_()
    assert points(play) == [2, 3]


# -- places and ties -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ([16, 0], [4, 0]),  # nobody takes the other places
        ([10, 6], [4, 3]),
        ([8, 8], [4, 4]),
        ([10, 5, 3], [4, 3, 2]),
        ([10, 10, 5], [4, 4, 2]),  # the third is third
        ([10, 5, 5], [4, 3, 3]),  # two runners up, no third place
        ([6, 6, 6], [4, 4, 4]),
        ([9, 4, 3, 2], [4, 3, 2, 0]),  # the fourth has nothing
        ([9, 3, 3, 2], [4, 3, 3, 0]),
        ([9, 4, 2, 2], [4, 3, 2, 2]),
        ([7, 7, 2, 2], [4, 4, 2, 2]),
        ([5, 5, 5, 2], [4, 4, 4, 0]),
        ([4, 4, 4, 4], [4, 4, 4, 4]),
        ([9, 3, 3, 3], [4, 3, 3, 3]),
        ([7, 7, 3, 2], [4, 4, 2, 0]),
    ],
)  # fmt: skip
def test_places_and_ties(totals: list[int], expected: list[int]) -> None:
    assert points(standing(totals)) == expected


def test_a_runner_up_may_get_more_than_the_winner() -> None:
    play = standing([10, 8], "Ninja Dojo")
    assert points(play) == [2, 3]


def test_power_zero_takes_a_place_and_absence_does_not() -> None:
    play = board(
        {"Tar Pits": [("Ann's King Rex", 9), ("Bob's Zapbot", "Ann's Poison")]},
        players=("Ann", "Bob", "Cyd"),
        base_deck=["Jungle Oasis"],
    )
    assert play.total("Tar Pits", "Bob") == 0
    play.end_phase()
    assert points(play) == [4, 3, 0]


def test_several_minions_of_one_player_are_added_up() -> None:
    play = board(
        {"Tar Pits": ["Ann's King Rex", "Bob's Scout", "Bob's Invader", "Bob's Zapbot", "Bob's Walker under Ann"]},
        base_deck=["Jungle Oasis"],
    )
    assert (play.total("Tar Pits", "Ann"), play.total("Tar Pits", "Bob")) == (9, 8)
    play.end_phase()
    while play.kind == "window":
        play.pass_()
    assert points(play) == [4, 3]
    assert play.where("Walker") == "Bob's discard"  # to its owner


# -- the order of the steps ----------------------------------------------------------------------------------------


def test_the_order_of_the_steps() -> None:
    play = board(
        {"Factory 436-1337": [("Ann's King Rex", 8), ("Bob's Scout", 7), "Bob's Infiltrate"]},
        hand={"Ann": ["Shinobi"]},
        base_deck=["Jungle Oasis"],
        vp={"Ann": 1},
    )
    play.end_phase()
    assert points(play) == [1, 0]  # before scoring: no points yet
    play.play("Shinobi")
    assert points(play) == [1 + 2 + 18 // 5, 2]
    assert (play.asked, play.can_use("Scout")) == ("Bob", True)  # after scoring: all is still there
    assert play.where("King Rex") == "Factory 436-1337"
    assert play.bases() == ["Factory 436-1337"]
    play.use("Scout")
    assert play.where("Scout") == "Bob's hand"
    assert play.where("Shinobi") == "Ann's discard"
    assert play.where("Infiltrate") == "Bob's discard"
    assert play.where("Factory 436-1337") == "base discard"
    assert play.bases() == ["Jungle Oasis"]

    def first(rule: str) -> int:
        return next(number for number, each in enumerate(play.events) if rule in each.rules)

    steps = ["score.check", "score.before", "score.award", "score.when", "score.after", "score.discard",
             "score.discard-base", "score.replace", "score.done"]  # fmt: skip
    assert [first(each) for each in steps] == sorted(first(each) for each in steps)


def test_cards_leave_the_scored_base_without_being_destroyed() -> None:
    play = board(
        {"Cave of Shinies": [("Ann's King Rex", 16), ("Bob's Buccaneer", "Ann's Upgrade")], "Ninja Dojo": []},
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    assert points(play) == [4, 2]  # and nothing from the Cave
    assert play.where("Buccaneer") == "Bob's discard"  # it would not be destroyed: no escape
    assert play.where("Upgrade") == "Ann's discard"
    assert not play.happened("destroy")
    assert play.cites("score.discard")


def test_a_new_base_takes_the_place_and_an_empty_base_deck_is_renewed() -> None:
    play = board(
        {"Ninja Dojo": [], "Jungle Oasis": [("Ann's King Rex", 5)], "Tortuga": []},
        base_deck=[],
        base_discard=["Tar Pits"],
    )
    play.end_phase()
    bases = play.bases()
    assert bases[0] == "Ninja Dojo"
    assert bases[2] == "Tortuga"
    assert bases[1] in ("Jungle Oasis", "Tar Pits")  # the scored base is shuffled in with the others
    assert len(play.state.base_deck) == 1
    assert play.state.base_discard == ()
    assert play.cites("deck.base-deck") or play.cites("score.replace")


def test_nothing_stops_a_base_once_it_scores() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 5), "Bob's Walker"]},
        hand={"Bob": ["Hidden Ninja", "Ninja Master"]},
        base_deck=["Tar Pits"],
    )
    play.end_phase().play("Hidden Ninja").play("Ninja Master").yes().choose("King Rex")
    assert points(play) == [0, 2]  # 7 power are left of the 12 that were needed
    assert play.bases() == ["Tar Pits"]


def test_a_special_that_came_by_a_special() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 5)]}, hand={"Bob": ["Hidden Ninja", "Scout"]}, base_deck=["Tar Pits"]
    )
    play.end_phase().play("Hidden Ninja")
    play.play("Scout")
    assert (play.asked, play.can_use("Scout")) == ("Bob", True)
    play.use("Scout")
    assert "Scout" in play.hand("Bob")


def test_no_card_is_played_in_the_score_phase_but_specials() -> None:
    play = board(
        {"Jungle Oasis": [("Bob's King Rex", 5)]},
        hand={"Ann": ["Shinobi", "King Rex", "Beam Up", "Full Sail"]},
        base_deck=["Tar Pits"],
    )
    play.end_phase()
    assert set(play.offered) == {"Shinobi", "Full Sail", "pass"}


# -- Me First! -----------------------------------------------------------------------------------------------------


def test_the_round_goes_clockwise_from_the_current_player_and_passing_is_not_final() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 5)]},
        players=("Ann", "Bob", "Cyd"),
        hand={each: ["Shinobi"] for each in ("Ann", "Bob", "Cyd")},
        base_deck=["Tar Pits"],
        turn="Bob",
    )
    play.end_phase()
    assert play.asked == "Bob"
    play.pass_()
    assert play.asked == "Cyd"
    play.play("Shinobi")
    assert play.asked == "Ann"
    play.pass_()
    assert play.asked == "Bob"  # he passed before, and may use one now
    play.play("Shinobi")
    assert play.asked == "Ann"  # Cyd has nothing left
    play.pass_()
    assert points(play) == [2, 0, 0]  # all have passed in sequence
    assert play.hand("Ann").count("Shinobi") == 1


def test_one_ability_at_a_time() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 5)], "Tortuga": ["Ann's Pirate King"]},
        hand={"Ann": ["Shinobi"], "Bob": ["Shinobi"]},
        base_deck=["Tar Pits"],
    )
    play.end_phase()
    assert set(play.offered) == {"Pirate King", "Shinobi", "pass"}  # table and hand in one round
    play.use("Pirate King")
    assert play.asked == "Bob"  # one, then the next player
    play.pass_()
    assert (play.asked, set(play.offered)) == ("Ann", {"Shinobi", "pass"})
    play.play("Shinobi")
    assert play.asked == "Bob"
    play.pass_()
    assert play.bases()[0] == "Tar Pits"


def test_mandatory_abilities_come_before_optional_ones() -> None:
    """The winner at the Cemetery discards the hand first; so a Scout that comes back stays."""
    play = board(
        {"Evans City Cemetery": [("Ann's King Rex", 12), "Ann's Scout"]},
        hand={"Ann": ["Howl"]},
        deck={"Ann": ["Probe"] * 8},
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    assert play.hand("Ann") == ["Probe"] * 5
    assert (play.asked, play.can_use("Scout")) == ("Ann", True)
    play.use("Scout")
    assert play.hand("Ann").count("Scout") == 1
    assert play.cites("me-first.mandatory-first")


def test_each_player_may_is_mandatory_and_asked_first() -> None:
    play = board(
        {"The Great Library": [("Ann's King Rex", 12), ("Bob's Scout", 1)]},
        deck={"Ann": ["Probe"] * 4, "Bob": ["Howl"] * 4},
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    assert (play.asked, play.kind) == ("Ann", "may")
    play.yes()
    assert (play.asked, play.kind) == ("Bob", "may")
    play.yes()
    assert (play.asked, play.kind) == ("Bob", "window")
    assert play.can_use("Scout")
    assert play.hand("Bob") == ["Howl"]


def test_in_the_older_books_the_current_player_orders_the_cards_in_play_before_any_hand() -> None:
    play = board(
        {"Evans City Cemetery": [("Ann's King Rex", 12), "Ann's Scout"]},
        hand={"Ann": ["Howl"]},
        deck={"Ann": ["Probe"] * 8},
        base_deck=["Jungle Oasis"],
        edition="BGB2018",
    )
    play.end_phase()
    assert (play.asked, play.kind) == ("Ann", "order")
    assert set(play.offered) == {"Evans City Cemetery", "Scout"}
    play.use("Scout")
    play.yes()
    assert play.discard("Ann").count("Scout") == 1  # back in the hand, and discarded with it


def test_in_the_older_books_the_table_comes_before_the_hands() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 5)], "Tortuga": ["Bob's Pirate King"]},
        hand={"Ann": ["Shinobi"]},
        base_deck=["Tar Pits"],
        edition="BGB2018",
    )
    play.end_phase()
    assert play.asked == "Bob"
    assert "Shinobi" not in play.offered
    play.no()
    assert (play.asked, play.can_play("Shinobi")) == ("Ann", True)


# -- the end of the game -------------------------------------------------------------------------------------------


def test_fifteen_points_end_the_game_at_the_end_of_the_turn() -> None:
    play = board({"Jungle Oasis": [], "Tar Pits": []}, hand={"Ann": ["Invader", "Howl"]}, vp={"Ann": 14, "Bob": 13})
    play.play("Invader", on="Tar Pits")
    assert play.vp("Ann") == 15
    assert play.can_play("Howl")  # the turn is played to its end
    play.end_phase()
    assert play.state.decision is None
    assert play.state.result is not None
    assert play.state.result.winners == (0,)
    assert len(play.hand("Ann")) == 3  # two cards were drawn


def test_the_most_points_win_not_the_first_to_have_fifteen() -> None:
    play = board(
        {"Tar Pits": [("Bob's King Rex", 9), "Ann's Zapbot"]}, vp={"Ann": 12, "Bob": 14}, base_deck=["Jungle Oasis"]
    )
    play.end_phase()
    assert points(play) == [15, 18]
    assert play.state.result is not None
    assert play.state.result.winners == (1,)


def test_a_tie_for_the_most_is_played_on() -> None:
    play = board(
        {"Tar Pits": [("Bob's King Rex", 9), "Ann's Zapbot"]},
        vp={"Ann": 15, "Bob": 14},
        hand={"Bob": ["Invader"]},
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    assert points(play) == [18, 18]
    assert (play.active, play.kind) == ("Bob", "main")
    assert play.cites("end.tie-play-on")
    play.play("Invader").end_phase()
    assert play.state.result is not None
    assert play.state.result.winners == (1,)


def test_fourteen_points_are_not_enough() -> None:
    play = board({"Jungle Oasis": []}, vp={"Ann": 14})
    play.end_phase()
    assert play.state.result is None


def test_two_cards_are_drawn_after_scoring_and_the_hand_is_cut_to_ten() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 3), "Ann's Scout"]},
        hand={"Ann": ["Howl"] * 9},
        deck={"Ann": ["Probe"] * 3},
        base_deck=["Tar Pits"],
    )
    play.end_phase().use("Scout")
    assert (play.asked, play.kind) == ("Ann", "discard")
    assert len(play.hand("Ann")) == 12
    play.choose("Howl")
    play.choose("Scout")
    assert len(play.hand("Ann")) == 10
    assert play.where("Scout") == "Ann's discard"
    assert play.active == "Bob"


def test_an_extra_minion_in_the_score_phase_is_played_at_once() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 5)], "Tortuga": []},
        hand={"Bob": ["Hidden Ninja", "Zapbot", "Walker", "Scout"]},
        base_deck=["Tar Pits"],
    )
    play.end_phase().play("Hidden Ninja").play("Zapbot")
    assert play.kind == "may"
    play.yes()
    assert "Scout" not in play.offered
    play.play("Walker")
    play.choose("Tortuga")
    assert play.where("Walker") == "Tortuga"


def test_a_breakpoint_of_zero_is_reached_by_nobody_s_power() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 8)], "Tortuga": []},
        hand={"Ann": ["Time Loop", "Rampage", "Invasion"]},
        base_deck=["Tar Pits"],
    )
    play.play("Time Loop").play("Rampage")
    play.play("Invasion")
    play.end_phase()
    assert play.vp("Ann") == 0
    assert play.bases()[0] == "Tar Pits"


def test_a_move_instead_of_the_discard_pile_waits_and_may_come_too_late() -> None:
    play = board(
        {"Ninja Dojo": [("Ann's King Rex", 5), "Bob's Nukebot", "Bob's First Mate"], "Tortuga": []},
        base_deck=["Jungle Oasis"],
        turn="Bob",
    )
    play.end_phase().use("First Mate")
    assert (play.asked, play.can_use("Ninja Dojo")) == ("Ann", True)
    play.use("Ninja Dojo")
    assert "First Mate" in play.offered
    play.choose("First Mate")
    assert play.where("First Mate") == "Bob's discard"
    assert play.happened("destroy", "First Mate")


def test_a_second_scoring_base_opens_a_new_round() -> None:
    play = board(
        {
            "Jungle Oasis": [("Ann's King Rex", 5)],
            "Tar Pits": [("Ann's King Rex", 9)],
            "Tortuga": ["Bob's Pirate King"],
        },
        base_deck=["Ninja Dojo", "The Homeworld"],
    )
    play.end_phase().choose("Jungle Oasis")
    play.pass_()
    assert play.asked == "Bob"
    play.use("Pirate King")
    assert play.vp("Bob") == 3


def test_a_mandatory_ability_may_leave_nothing_for_an_optional_one() -> None:
    play = board(
        {"Temple of Goju": [("Ann's Scout", 9), "Ann's Zapbot", "Bob's Zapbot"]},
        deck={"Ann": ["Probe"] * 4},
        base_deck=["Jungle Oasis"],
    )
    play.end_phase()
    assert play.deck("Ann")[-1] == "Scout"  # it has gone under the deck before it could come home
    assert play.where("Scout") != "Ann's hand"
    assert not play.happened("return", "Scout")
    assert play.active == "Bob"


def test_after_scoring_abilities_at_other_bases_are_not_asked() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 5)], "Tortuga": ["Bob's Scout", "Bob's First Mate"]},
        base_deck=["Tar Pits"],
    )
    play.end_phase()
    assert play.kind == "main"


@pytest.mark.parametrize("edition", ["MUNCHKIN", "BGB2018", "WTCS", "EMD2023", "WIKI"])
def test_before_and_after_scoring_in_every_edition(edition: str) -> None:
    play = board(
        {"Tar Pits": [("Ann's King Rex", 9), "Bob's Scout"]},
        hand={"Cyd": ["Shinobi"]},
        players=("Ann", "Bob", "Cyd"),
        base_deck=["Jungle Oasis"],
        edition=edition,
    )
    play.end_phase()
    assert (play.asked, play.can_play("Shinobi")) == ("Cyd", True)
    play.play("Shinobi")
    assert points(play) == [4, 3, 3]
    assert play.asked == "Bob"
    play.yes() if play.kind == "may" else play.use("Scout")
    assert play.where("Scout") == "Bob's hand"


def test_a_base_below_its_breakpoint_says_why_it_scores() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 2), ("Bob's Scout", 0)], "Tortuga": []}, hand={"Bob": ["Full Sail"]}
    )
    play.end_phase().play("Full Sail").choose("Scout")
    assert play.cites("score.cannot-stop")


def test_four_players_in_a_round() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's King Rex", 5)], "Tortuga": ["Dan's Pirate King"]},
        players=("Ann", "Bob", "Cyd", "Dan"),
        hand={each: ["Shinobi"] for each in ("Ann", "Bob", "Cyd")},
        base_deck=["Tar Pits"],
        turn="Cyd",
    )
    play.end_phase()
    order = []
    while play.kind == "window":
        order.append(play.asked)
        play.pass_()
    assert order == ["Cyd", "Dan", "Ann", "Bob"]
    assert play.vp("Ann") == 2
