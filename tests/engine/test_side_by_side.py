"""Things spoken of together, each to a base of its own, and what leaves a base, played as at a table."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

PAIR = card(
    "Pair",
    "action",
    "Choose one of your minions and another player's minion on the same base. Place a +1 power counter on each.",
)
GUARD = card(
    "Guard",
    "action",
    "Choose one of your minions and another player's minion on the same base. Neither of them can be destroyed until"
    " the end of the turn. Play an extra action.",
)
FENCE = card(
    "Fence",
    "action",
    "Choose one of your minions and another player's minion on a different base. Move each one to the other's base.",
)
SCATTER = card("Scatter", "action", "Move two of your minions to different bases.")
LANDING = card("Landing", "action", "Play two extra minions on different bases.")
WATCH = card(
    "Watch", "minion", "Ongoing: After another minion leaves this base, place a +1 power counter on this minion."
)
ALONE = card("Alone", "minion", "Ongoing: If there are no other minions or actions here, this minion has +3 power.")
CLIMB = card("Climb", "action", "Move one of your minions to a base with a higher breakpoint.")
KILL = card("Kill", "action", "Destroy a minion.")
AWAY = card("Away", "action", "Move a minion to another base.")
SIGN = card("Sign", "action", "Play on a base.")
MIXED = card("Mixed", "action", "Destroy two minions with different powers.")
CALF, ELK, STAG = ox(2, "Calf"), ox(3, "Elk"), ox(3, "Stag")


def test_both_of_a_pair_get_a_counter() -> None:
    play = table({"Tortuga": ["Ann's Calf", "Bob's Elk"]}, PAIR, CALF, ELK, hand=["Pair"]).play("Pair")

    assert (play.power("Calf"), play.power("Elk")) == (3, 4)


@pytest.mark.parametrize("victim", ["Calf", "Elk", "Stag"])
def test_neither_of_a_pair_is_destroyed(victim: str) -> None:
    there = ["Ann's Calf", "Bob's Elk", "Bob's Stag"]
    play = table({"Tortuga": there}, GUARD, KILL, CALF, ELK, STAG, hand=["Guard", "Kill"])
    play.play("Guard").choose("Elk").play("Kill").choose(victim)

    assert (play.where(victim) == "Bob's discard") == (victim == "Stag")


def test_each_of_a_pair_moves_to_where_the_other_was() -> None:
    bases = {"Tortuga": ["Ann's Calf", "Bob's Elk"], "The Homeworld": ["Bob's Stag"]}
    play = table(bases, FENCE, CALF, ELK, STAG, hand=["Fence"]).play("Fence")

    assert (play.where("Calf"), play.where("Stag"), play.where("Elk")) == ("The Homeworld", "Tortuga", "Tortuga")


def test_two_move_to_different_bases() -> None:
    bases = {"Tortuga": ["Ann's Calf", "Ann's Elk"], "The Homeworld": [], "Tar Pits": []}
    play = table(bases, SCATTER, CALF, ELK, hand=["Scatter"]).play("Scatter").choose("Tar Pits")

    assert (play.where("Calf"), play.where("Elk")) == ("Tar Pits", "The Homeworld")


def test_there_may_be_too_few_different_bases() -> None:
    bases = {"Tortuga": ["Ann's Calf", "Ann's Elk"], "The Homeworld": []}
    play = table(bases, SCATTER, CALF, ELK, hand=["Scatter"]).play("Scatter")

    assert (play.where("Calf"), play.where("Elk")) == ("The Homeworld", "Tortuga")


def test_two_are_played_on_different_bases() -> None:
    bases: dict[str, list[str]] = {"Tortuga": [], "The Homeworld": []}
    play = table(bases, LANDING, CALF, ELK, hand=["Landing", "Calf", "Elk"]).play("Landing")
    play.play("Calf", on="Tortuga")

    assert [play.name(each.to) for each in play.decision.options if each.kind == "play"] == ["The Homeworld"]


@pytest.mark.parametrize("deed", ["Kill", "Away"])
@pytest.mark.parametrize(("where", "power"), [("Tortuga", 3), ("The Homeworld", 2)])
def test_what_leaves_this_base(deed: str, where: str, power: int) -> None:
    bases = {"Tortuga": ["Ann's Watch"], "The Homeworld": [], "Tar Pits": []}
    bases[where] = [*bases[where], "Bob's Calf"]
    play = table(bases, WATCH, KILL, AWAY, CALF, hand=[deed]).play(deed).choose("Calf")
    if deed == "Away":
        play.choose("Tar Pits")

    assert play.power("Watch") == power


def test_alone_without_minions_or_actions() -> None:
    play = table({"Tortuga": ["Ann's Alone"], "The Homeworld": []}, ALONE, SIGN, CALF, hand=["Sign", "Calf"])

    assert play.power("Alone") == 5
    assert play.play("Sign", on="Tortuga").power("Alone") == 2


def test_not_alone_with_a_minion() -> None:
    assert table({"Tortuga": ["Ann's Alone", "Bob's Calf"]}, ALONE, CALF).power("Alone") == 2


def test_to_a_base_with_a_higher_breakpoint() -> None:
    bases = {"Tar Pits": ["Ann's Calf"], "Tortuga": [], "The Homeworld": []}
    play = table(bases, CLIMB, CALF, hand=["Climb"])
    higher = [each for each in bases if play.breakpoint(each) > play.breakpoint("Tar Pits")]
    play.play("Climb")

    assert [play.where("Calf")] == higher or set(play.offered) == set(higher)


def test_two_of_different_powers() -> None:
    play = table({"Tortuga": ["Bob's Calf", "Bob's Elk", "Bob's Stag"]}, MIXED, CALF, ELK, STAG, hand=["Mixed"])
    play.play("Mixed").choose("Elk")

    assert (play.where("Elk"), play.where("Calf"), play.where("Stag")) == (
        "Bob's discard",
        "Bob's discard",
        "Tortuga",
    )
