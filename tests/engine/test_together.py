"""What is asked of several things together: a sum, one power, one name."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

CLASH = card(
    "Clash",
    "action",
    "Choose one of your minions. Destroy any number of minions at its base with total power less than or equal to"
    " that minion's power.",
)
PAIR = card(
    "Pair", "action", "Choose two of your minions with the same power to gain +2 power until the end of the turn."
)
NAMESAKES = card("Namesakes", "action", "Destroy two minions with the same name.")
REUNION = card("Reunion", "action", "If you have at least two minions with the same name on a base, draw two cards.")
HERD = (ox(6, "Bull"), ox(2, "Calf"), ox(3, "Deer"), ox(4, "Elk"))


def test_a_sum_may_be_reached_and_not_passed() -> None:
    there = ["Ann's Bull", "Bob's Calf", "Bob's Deer", "Bob's Elk"]
    play = table({"Tortuga": there}, CLASH, *HERD, hand=["Clash"]).play("Clash")
    assert set(play.offered) == {"Bull", "Calf", "Deer", "Elk", "done"}
    play.choose("Elk")
    assert set(play.offered) == {"Calf", "done"}  # 4 and 3 would be 7
    play.choose("Calf")

    assert play.at("Tortuga") == ["Ann's Bull", "Bob's Deer"]


def test_any_number_may_be_none() -> None:
    play = table({"Tortuga": ["Ann's Bull", "Bob's Calf"]}, CLASH, *HERD, hand=["Clash"]).play("Clash").done()

    assert play.at("Tortuga") == ["Ann's Bull", "Bob's Calf"]


def test_a_minion_too_strong_by_itself_cannot_be_chosen() -> None:
    play = table({"Tortuga": ["Ann's Calf", "Bob's Elk"]}, CLASH, *HERD, hand=["Clash"]).play("Clash")

    assert "Elk" not in play.offered


def test_only_minions_that_have_a_partner_of_the_same_power_can_be_chosen() -> None:
    there = ["Ann's Calf", "Ann's Deer", ("Ann's Calf", 1), "Ann's Bull"]
    play = table({"Tortuga": there}, PAIR, *HERD, hand=["Pair"]).play("Pair")
    # one Calf has a counter and is as strong as the Deer; the other Calf and the Bull are like nobody
    assert set(play.offered) == {"Deer", "Calf"}
    play.choose("Deer")
    assert (play.power("Deer"), play.power("Calf #2"), play.power("Calf #1")) == (5, 5, 2)


@pytest.mark.parametrize(("bobs", "gone"), [(["Bob's Calf", "Bob's Calf"], 2), (["Bob's Calf", "Bob's Elk"], 1)])
def test_two_of_one_name_are_two_of_one_name(bobs: list[str], gone: int) -> None:
    play = table({"Tortuga": bobs}, NAMESAKES, *HERD, hand=["Namesakes"]).play("Namesakes")
    while play.kind == "thing":
        play.answer(play.decision.options[0])

    assert len({play.name(event.what) for event in play.happened("destroy")}) == 1
    assert len(play.happened("destroy")) == gone


def test_two_that_move_to_another_base_go_to_one() -> None:
    """Only "to other bases" would let each have a base of its own."""
    lead = card("Lead", "minion", "Talent: Move this minion and one of your other minions here to another base.")
    play = table({"Tortuga": ["Ann's Lead", "Ann's Calf"], "Tar Pits": [], "Ninja Dojo": []}, lead, *HERD)
    play.use("Lead").choose("Tar Pits")

    assert sorted(play.at("Tar Pits")) == ["Ann's Calf", "Ann's Lead"]


@pytest.mark.parametrize(
    ("there", "elsewhere", "drawn"),
    [
        (["Ann's Calf", "Ann's Calf"], [], 2),
        (["Ann's Calf", "Ann's Deer"], [], 0),
        (["Ann's Calf", "Bob's Calf"], [], 0),
        (["Ann's Calf", "Ann's Deer"], ["Ann's Calf"], 0),
        (["Ann's Deer"], ["Ann's Calf", "Ann's Calf"], 2),
    ],
)
def test_namesakes_on_a_base_are_on_one_and_the_same(there: list[str], elsewhere: list[str], drawn: int) -> None:
    bases = {"Tortuga": there, "Tar Pits": elsewhere}
    play = table(bases, REUNION, *HERD, hand=["Reunion"], deck={"Ann": ["Bull", "Elk", "Bull"]}).play("Reunion")

    assert len(play.hand("Ann")) == drawn
