"""A power that was named, as a bound; what each of those who tie for the most does; how many were discarded."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

from smashrules.engine import missing

FEARED = card("Feared", "action", "Choose a number from 2 to 4. Destroy each minion of that power or less.")
ADORED = card("Adored", "action", "Choose a number from 2 to 4. Destroy each minion of that power or more.")
BARE = card("Bare", "action", "Destroy each minion without +1 power counters on it.")
TIED = card(
    "Tied",
    "base",
    "At the start of your turn, if two or more players are tied for the most power here, each of them draws a card.",
)
CARDS = (FEARED, ADORED, BARE, TIED, ox(3), ox(2, "Elk"), ox(4, "Yak"))


def board(bases: dict[str, list[object]], *held: str) -> Play:
    return table(bases, *CARDS, hand=held, turn="Ann")  # type: ignore[arg-type]


@pytest.mark.parametrize("each", CARDS, ids=lambda each: each.name)
def test_each_of_these_cards_can_be_played(each: object) -> None:
    assert missing(each) == ()  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "left"), [("Feared", ["Bob's Yak"]), ("Adored", ["Bob's Elk"])])
def test_a_named_power_is_a_bound(name: str, left: list[str]) -> None:
    play = board({"Tortuga": ["Ann's Ox", "Bob's Elk", "Bob's Yak"]}, name).play(name)

    assert play.choose("3").at("Tortuga") == left


def test_what_is_without_counters_is_destroyed() -> None:
    play = board({"Tortuga": ["Ann's Ox", "Bob's Elk"]}, "Bare").play("Bare")

    assert play.at("Tortuga") == []


@pytest.mark.parametrize(("anns", "drawn"), [(["Ann's Ox"], 0), (["Ann's Yak"], 1)])
def test_each_of_those_who_tie_draws(anns: list[object], drawn: int) -> None:
    play = table({"Tied": [*anns, "Bob's Yak"]}, *CARDS, turn="Bob")  # type: ignore[list-item]

    before = len(play.hand("Ann"))
    play.to_the_next_turn()

    assert len(play.hand("Ann")) - before == drawn
