"""Minions told by what they are like, played out: of one name or faction with another, and alone at their base."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

from smashrules.engine.unmodelled import missing

TWIN = card("Twin", "minion", "Destroy a minion with the same name as another of your minions.")
KIN = card("Kin", "action", "Destroy a minion that shares a faction with one of your minions.")
LONE = card("Lone", "action", "Destroy the only minion on a base.")
MOST = card("Most", "action", "Destroy the minion with the most +1 power counters.")
CALF, DOE = ox(2, "Calf"), ox(3, "Doe")


def test_a_name_is_shared_with_another_minion_and_not_with_itself() -> None:
    there = ["Ann's Calf", "Bob's Calf", "Ann's Doe", "Bob's Warbot"]
    play = table({"Tortuga": there}, TWIN, CALF, DOE, hand=["Twin"]).play("Twin", on="Tortuga")

    assert play.at("Tortuga") == ["Ann's Calf", "Ann's Doe", "Bob's Warbot", "Ann's Twin"]  # Bob's Calf is like Ann's


def test_a_faction_is_shared_with_any_of_yours() -> None:
    play = table({"Tortuga": ["Ann's Doe", "Bob's Calf", "Bob's Warbot"]}, KIN, CALF, DOE, hand=["Kin"]).play("Kin")

    assert "Warbot" not in play.offered
    assert "Calf" in play.offered


@pytest.mark.parametrize(("there", "left"), [(["Bob's Calf"], []), (["Bob's Calf", "Bob's Doe"], None)])
def test_the_only_minion_on_a_base_is_alone_there(there: list[str], left: list[str] | None) -> None:
    play = table({"Tortuga": there, "Tar Pits": []}, LONE, CALF, DOE, hand=["Lone"]).play("Lone")

    assert play.at("Tortuga") == (there if left is None else left)


def test_which_card_has_the_most_on_it_is_not_played_yet() -> None:
    assert any("the most of something on it" in each for each in missing(MOST))
