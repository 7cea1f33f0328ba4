"""Who has the most of something, or has done the most of it; all who tie do, and nobody has the most of nothing."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

HALL = card("Hall", "base", "After this base scores, the player with the most minions here draws a card.")
CELLAR = card("Cellar", "base", "After this base scores, each player with the fewest minions here draws a card.")
CONTEST = card(
    "Contest",
    "action",
    "Each player reveals their hand. Each player who revealed the most actions draws a card.",
)
RITE = card(
    "Rite",
    "action",
    "Each player may destroy any number of their minions. Each player who destroyed the most minions gains 1 VP.",
)
THRONE = card("Throne", "base", "After this base scores, the player with the most power here draws a card.")
RICH = card("Rich", "action", "Each player with the most cards in their hand gains 1 VP.")
SHARED = card(
    "Shared",
    "base",
    "After this base scores, the player with the most minions here draws two cards. In case of a tie, all tied"
    " players draw one card instead.",
)
WASTE = card("Waste", "base", "If this base has no minions on it, its breakpoint is 5.")
CHEER = card("Cheer", "action", "Draw a card.")
PARLEY = card(
    "Parley",
    "base",
    "After this base scores, if two or more players are tied for the most power here, each player draws a card.",
)
CROWD = card(
    "Crowd",
    "base",
    "After this base scores, if two or more players are tied for the most minions here, each player draws a card.",
)
RIVAL = card("Rival", "action", "Choose a base. If you are tied for the most power there, draw a card.")
CARDS = (
    PARLEY,
    CROWD,
    RIVAL,
    HALL,
    CELLAR,
    CONTEST,
    RITE,
    THRONE,
    RICH,
    SHARED,
    WASTE,
    CHEER,
    ox(2),
    ox(1, "Elk"),
    ox(30, "Bull"),
)


def scored(base: str, *there: str) -> Play:
    play = table({base: list(there), "Tar Pits": []}, *CARDS, base_deck=["Tortuga"])  # type: ignore[arg-type]
    return play.to_the_next_turn()


def drew(play: Play, name: str) -> int:
    """How many cards a player has drawn because of a card."""
    seats = [seat.name for seat in play.state.players]
    return sum(each.cause is not None and each.player == seats.index(name) for each in play.happened("draw"))


def test_minions_are_counted_and_not_their_power() -> None:
    play = scored("Hall", "Ann's Bull", "Bob's Ox", "Bob's Elk")

    assert (drew(play, "Ann"), drew(play, "Bob")) == (0, 1)


def test_all_who_tie_have_the_most() -> None:
    play = scored("Hall", "Ann's Bull", "Ann's Ox", "Bob's Ox", "Bob's Elk")

    assert (drew(play, "Ann"), drew(play, "Bob")) == (1, 1)


def test_those_who_tie_do_what_is_said_of_them_and_nobody_does_the_other_thing() -> None:
    tied = scored("Shared", "Ann's Bull", "Ann's Ox", "Bob's Ox", "Bob's Elk")
    assert (drew(tied, "Ann"), drew(tied, "Bob")) == (1, 1)

    alone = scored("Shared", "Ann's Bull", "Bob's Ox", "Bob's Elk")
    assert (drew(alone, "Ann"), drew(alone, "Bob")) == (0, 2)


def test_who_has_none_has_the_fewest() -> None:
    play = scored("Cellar", "Ann's Bull", "Ann's Ox")

    assert (drew(play, "Ann"), drew(play, "Bob")) == (0, 1)


def test_what_was_revealed_is_counted_for_whoever_revealed_it() -> None:
    play = table({"Tortuga": []}, *CARDS, hand=["Contest", "Ox", "Cheer"])
    play.play("Contest")
    assert play.hand("Ann") == ["Ox", "Cheer", "Scout"]


def test_nobody_has_revealed_the_most_of_what_nobody_revealed() -> None:
    play = table({"Tortuga": []}, *CARDS, hand=["Contest", "Ox"]).play("Contest")

    assert (drew(play, "Ann"), drew(play, "Bob")) == (0, 0)


def test_what_was_destroyed_is_counted_for_whoever_controlled_it() -> None:
    there = ["Ann's Ox", "Bob's Ox", "Bob's Elk"]
    play = table({"Tortuga": there}, *CARDS, hand=["Rite"]).play("Rite").yes().choose("Ann's Ox")
    play.yes().choose("Bob's Ox", "Elk")

    assert (play.vp("Ann"), play.vp("Bob")) == (0, 1)


def test_all_who_tie_for_the_most_power_have_it() -> None:
    play = scored("Throne", "Ann's Bull", "Bob's Ox")
    assert (drew(play, "Ann"), drew(play, "Bob")) == (1, 0)

    play = scored("Throne", "Ann's Bull", "Bob's Bull")
    assert (drew(play, "Ann"), drew(play, "Bob")) == (1, 1)


def test_cards_are_counted_in_the_hand_of_each() -> None:
    play = table({"Tortuga": []}, *CARDS, hand=["Rich", "Ox"]).play("Rich")
    assert (play.vp("Ann"), play.vp("Bob")) == (1, 0)

    play = table({"Tortuga": []}, *CARDS, hand=["Rich"]).play("Rich")
    assert (play.vp("Ann"), play.vp("Bob")) == (0, 0)  # nobody has the most of no cards


def test_a_base_without_minions_is_known_by_what_lies_there() -> None:
    play = table({"Waste": ["Ann's Cheer"], "Tar Pits": []}, *CARDS, hand=["Ox"])
    assert play.breakpoint("Waste") == 5

    assert play.play("Ox", on="Waste").breakpoint("Waste") == 20


@pytest.mark.parametrize(
    ("base", "there", "tied"),
    [
        ("Parley", ("Ann's Bull", "Bob's Bull"), True),
        ("Parley", ("Ann's Bull", "Bob's Elk"), False),
        ("Parley", ("Ann's Bull", "Ann's Elk", "Bob's Bull", "Bob's Elk"), True),
        ("Crowd", ("Ann's Bull", "Bob's Elk"), True),
        ("Crowd", ("Ann's Bull", "Ann's Ox", "Bob's Bull"), False),
    ],
)
def test_a_tie_is_asked_about_by_how_many_have_the_most(base: str, there: tuple[str, ...], tied: bool) -> None:
    play = scored(base, *there)

    assert (drew(play, "Ann"), drew(play, "Bob")) == ((1, 1) if tied else (0, 0))


@pytest.mark.parametrize(("theirs", "drawn"), [("Bob's Ox", 1), ("Bob's Elk", 0), ("Bob's Bull", 0)])
def test_you_tie_if_you_have_the_most_and_another_has_it_too(theirs: str, drawn: int) -> None:
    play = table({"Tortuga": ["Ann's Ox", theirs]}, *CARDS, hand=["Rival"]).play("Rival")

    assert drew(play, "Ann") == drawn
