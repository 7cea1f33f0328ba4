"""The highest and the lowest: of each player apart, all that tie for it, or one of them."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

HERD = (ox(5, "Bull"), ox(2, "Calf"), ox(3, "Deer"), ox(3, "Elk"), ox(1, "Fawn"))
THERE = {"Tortuga": ["Ann's Bull", "Ann's Calf", "Bob's Deer"], "Jungle Oasis": ["Bob's Elk", "Bob's Fawn"]}


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("Destroy each player's highest-power minion.", {"Bull", "Deer", "Elk"}),
        ("Each player destroys their lowest-power minion.", {"Calf", "Fawn"}),
        ("Destroy each other player's lowest-power minion.", {"Fawn"}),
        ("Return the highest-power minion on each base to its owner's hand.", {"Bull", "Elk"}),
    ],
)
def test_each_players_is_found_among_their_own_minions(text: str, gone: set[str]) -> None:
    play = table(THERE, card("Cull", "action", text), *HERD, hand=["Cull"]).play("Cull")

    assert {play.name(event.what) for event in (*play.happened("destroy"), *play.happened("return"))} == gone


def test_of_those_that_tie_one_is_destroyed() -> None:
    text = "For each other player, destroy the highest-power minion they control."
    play = table(THERE, card("Cull", "action", text), *HERD, hand=["Cull"]).play("Cull")

    assert {play.name(each.thing) for each in play.decision.options} == {"Deer", "Elk"}
    play.choose("Elk")
    assert [play.name(event.what) for event in play.happened("destroy")] == ["Elk"]


@pytest.mark.parametrize(("there", "power"), [(["Bob's Bull", "Ann's Bull"], 5), (["Bob's Deer", "Ann's Elk"], 3)])
def test_of_those_that_tie_for_the_highest_any_one_has_it(there: list[str], power: int) -> None:
    mirror = card(
        "Mirror",
        "minion",
        "Ongoing: This minion's power is equal to the highest printed power of a minion in play.",
        0,
    )
    play = table({"Tortuga": ["Ann's Mirror"], "Tar Pits": there}, mirror, *HERD)

    assert play.power("Mirror") == power


def test_the_one_that_a_condition_speaks_of_is_meant_afterwards() -> None:
    text = "Play on a base. Talent: If you have exactly one minion here, place a +1 power counter on it."
    lone = card("Lone", "action", text)
    alone = table({"Tortuga": ["Ann's Calf", "Bob's Bull", "Ann's Lone"]}, lone, *HERD).use("Lone")
    two = table({"Tortuga": ["Ann's Calf", "Ann's Bull", "Ann's Lone"]}, lone, *HERD)

    assert alone.power("Calf") == 2 + 1
    assert not two.can_use("Lone")
