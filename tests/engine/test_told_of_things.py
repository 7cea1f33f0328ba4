"""What things have done this turn, where they are in numbers, and what stands in for one of several events."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

from smashrules.engine import missing

CARDS = (
    ox(3),
    ox(2, "Elk"),
    card("Goad", "minion", "Ongoing: Each minion here that moved here this turn has +2 power."),
    card("Drive", "action", "Move a minion to another base."),
    card("Axe", "action", "Destroy a minion of power 3 or less."),
    card("Drover", "minion", "Talent: Move one of your minions of power 3 or less to another base."),
    card("Census", "action", "If two or more minions moved this turn, gain 1 VP."),
    card("Crowd", "action", "If three or more minions are at a single base, gain 1 VP."),
    card("Pile Up", "action", "If two or more of your actions are on a single base, gain 1 VP."),
    card("Banner", "action", "Play on a base. Ongoing: Your minions here have +1 power."),
    card(
        "Guard",
        "minion",
        "Ongoing: If one of your other minions here would be destroyed or moved, destroy this minion instead.",
    ),
    card(
        "Survey",
        "action",
        "Reveal the top card of the base deck. If its breakpoint is higher than 20, gain 1 VP.",
    ),
    card("Herder", "minion", "Ongoing: Each of your minions here has +1 power for each other minion here."),
    card("Growth", "action", "Double the number of +1 power counters on one of your minions."),
)


def board(bases: dict[str, list[object]], *held: str, turn: str = "Ann") -> Play:
    return table(bases, *CARDS, hand=held, turn=turn)  # type: ignore[arg-type]


@pytest.mark.parametrize("each", CARDS, ids=lambda each: each.name)
def test_each_of_these_cards_can_be_played(each: object) -> None:
    assert missing(each) == ()  # type: ignore[arg-type]


def test_what_moved_here_this_turn_is_stronger_until_the_turn_is_over() -> None:
    play = board({"Tortuga": ["Ann's Goad", "Ann's Ox"], "Tar Pits": ["Ann's Elk"]}, "Drive")
    play.play("Drive").choose("Elk")

    assert (play.where("Elk"), play.power("Elk"), play.power("Ox")) == ("Tortuga", 4, 3)
    play.end_phase().to_the_next_turn()
    assert play.power("Elk") == 2


@pytest.mark.parametrize(("driven", "gained"), [([], 0), (["Ox"], 0), (["Ox", "Ox"], 0), (["Ox", "Elk"], 1)])
def test_so_many_minions_moved_is_that_many_different_ones(driven: list[str], gained: int) -> None:
    there: list[object] = ["Ann's Ox", "Ann's Elk", *["Ann's Drover"] * len(driven)]
    play = board({"Tortuga": there, "Tar Pits": []}, "Census")
    for each in driven:
        play.use_any("Drover").choose(each)
    play.play("Census")

    assert play.vp("Ann") == gained


@pytest.mark.parametrize(
    ("here", "there", "gained"),
    [(["Ann's Ox"] * 2, ["Bob's Elk"], 0), (["Ann's Ox", "Ann's Elk", "Bob's Ox"], [], 1)],
)
def test_minions_at_a_single_base_are_at_one(here: list[object], there: list[object], gained: int) -> None:
    assert board({"Tortuga": here, "Tar Pits": there}, "Crowd").play("Crowd").vp("Ann") == gained


@pytest.mark.parametrize(("there", "gained"), [("Tar Pits", 0), ("Tortuga", 1)])
def test_actions_on_a_single_base_are_on_one(there: str, gained: int) -> None:
    bases: dict[str, list[object]] = {"Tortuga": ["Ann's Banner"], "Tar Pits": []}
    bases[there] = [*bases[there], "Ann's Banner"]
    assert board(bases, "Pile Up").play("Pile Up").vp("Ann") == gained


@pytest.mark.parametrize("card_played", ["Axe", "Drive"])
def test_either_event_is_replaced(card_played: str) -> None:
    play = board({"Tortuga": ["Ann's Guard", "Ann's Ox"], "Tar Pits": []}, card_played, turn="Bob")
    play.play(card_played).choose("Ox")
    if play.kind == "thing" and "Tar Pits" in play.offered:
        play.choose("Tar Pits")

    assert play.at("Tortuga") == ["Ann's Ox"]
    assert "Guard" in " ".join(play.discard("Ann"))


@pytest.mark.parametrize(("top", "gained"), [("Tar Pits", 0), ("Jungle Oasis", 0), ("Tortuga", 1)])
def test_a_base_that_is_revealed_has_its_breakpoint(top: str, gained: int) -> None:
    bases: dict[str, list[object]] = {"Temple of Goju": [], "The Homeworld": []}
    play = table(bases, *CARDS, hand=["Survey"], base_deck=[top, "Rhodes Plaza Mall"])  # type: ignore[arg-type]

    assert play.play("Survey").vp("Ann") == gained


def test_doubled_counters_are_twice_as_many() -> None:
    play = board({"Tortuga": [("Ann's Ox", 3)], "Tar Pits": []}, "Growth")
    play.play("Growth")

    assert play.power("Ox") == 3 + 6


def test_each_minion_counts_the_others_and_not_itself() -> None:
    play = board({"Tortuga": ["Ann's Herder", "Ann's Ox", "Bob's Elk"], "Tar Pits": ["Ann's Elk"]})

    assert (play.power("Herder"), play.power("Ox"), play.power("Ann's Elk")) == (2 + 2, 3 + 2, 2)
    assert play.power("Bob's Elk") == 2
