"""A minion that keeps its power and adds none of it to its base."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

CURSE = card("Curse", "action", "Play on a minion. Ongoing: This minion adds no power to the base it is on.")
MIRE = card("Mire", "base", "Minions of power 2 or less here add no power to this base.")
HUSH = card("Hush", "action", "Choose a minion. It adds no power to its base until the end of the turn.")
CAP = card("Cap", "action", "Play on a minion. Ongoing: This minion has +1 power.")
PROUD = card("Proud", "minion", "Ongoing: This minion is not affected by other players' actions.")
FEATHER = card("Feather", "minion", "Ongoing: This minion's power does not count toward the breakpoint.", 30)
CARDS = (FEATHER, CURSE, MIRE, HUSH, CAP, PROUD, ox(2), ox(3, "Elk"), ox(30, "Bull"))


def at(base: str, *there: object, hand: tuple[str, ...] = (), edition: str = "WIKI") -> Play:
    bases = {base: list(there), "Tar Pits": []}
    return table(bases, *CARDS, hand=hand, edition=edition, base_deck=["Jungle Oasis"])  # type: ignore[arg-type]


@pytest.mark.parametrize("edition", ["WIKI", "MUNCHKIN"])
def test_it_keeps_its_power_and_does_not_break_the_base(edition: str) -> None:
    play = at("Tortuga", ("Ann's Bull", "Ann's Curse"), "Ann's Elk", edition=edition)

    assert (play.power("Bull"), play.total("Tortuga", "Ann")) == (30, 3)
    assert play.to_the_next_turn().happened("score-start") == []


def test_the_ledger_of_the_total_names_the_card() -> None:
    play = at("Tortuga", ("Ann's Bull", "Ann's Curse"), "Ann's Elk")

    lines = play.game.total_ledger(play.state, play.uid("Tortuga"), 0).lines
    assert [(line.amount, line.cause and line.cause.key) for line in lines] == [(0, "Curse"), (3, "Elk")]


def test_of_many_it_is_asked_of_each_as_its_power_is() -> None:
    play = at("Mire", "Ann's Ox", ("Ann's Ox", "Ann's Cap"), "Ann's Elk")

    assert play.total("Mire", "Ann") == 3 + 3


def test_for_a_turn() -> None:
    play = at("Tortuga", "Ann's Ox", "Ann's Elk", hand=("Hush",)).play("Hush").choose("Elk")
    assert play.total("Tortuga", "Ann") == 2

    assert play.to_the_next_turn().total("Tortuga", "Ann") == 5


def test_a_minion_that_is_not_affected_adds_its_power() -> None:
    assert at("Tortuga", ("Ann's Proud", "Bob's Curse")).total("Tortuga", "Ann") == 2
    assert at("Tortuga", ("Ann's Proud", "Ann's Curse")).total("Tortuga", "Ann") == 0


@pytest.mark.parametrize("edition", ["WIKI", "MUNCHKIN"])
def test_what_does_not_count_toward_the_breakpoint_counts_for_its_player(edition: str) -> None:
    play = at("Tortuga", "Ann's Feather", "Ann's Elk", edition=edition)

    assert play.total("Tortuga", "Ann") == 33
    assert play.to_the_next_turn().happened("score-start") == []
