"""What older cards say, played at a table."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

PIT = card(
    "Pit",
    "action",
    "Play on a base. Ongoing: If you have a minion here, destroy any minion another player moves here.",
)
SHOVE = card("Shove", "action", "Move one of your minions to another base.")
AXE = card("Axe", "action", "Destroy a minion.")
DIG = card("Dig", "action", "Take any number of minions of the same name from your discard pile into your hand.")
GUIDE = card("Guide", "action", "Play an extra minion. Move another player's minion from that base to another base.")
EDGE = card(
    "Edge",
    "action",
    "Destroy one of your minions to destroy all minions at the same base with power equal to or less than the minion"
    " you destroyed.",
)
CALF, ELK, BULL = ox(2, "Calf"), ox(4, "Elk"), ox(5, "Bull")
CARDS = (PIT, SHOVE, AXE, DIG, GUIDE, EDGE, CALF, ELK, BULL)


def test_who_moves_to_the_pit_is_destroyed_where_there_is_a_minion_of_its_owner() -> None:
    for own, there in ((["Ann's Elk"], False), ([], True)):
        bases = {"Tortuga": [*own, "Ann's Pit"], "Tar Pits": ["Bob's Calf"]}
        play = table(bases, *CARDS, hand=["Shove"], turn="Bob")  # type: ignore[arg-type]
        play.play("Shove")
        if not play.at("Tortuga").count("Bob's Calf") and "Calf" not in play.discard("Bob"):
            play.choose("Tortuga")
        assert ("Bob's Calf" in play.at("Tortuga")) is there


def test_minions_of_one_name_are_taken_up() -> None:
    discard = {"Ann": ["Calf", "Elk", "Calf"]}
    play = table({"Tortuga": [], "Tar Pits": []}, *CARDS, hand=["Dig"], discard=discard).play("Dig")
    play.choose("Calf #1").choose("Calf #2")
    assert sorted(play.hand("Ann")) == ["Calf", "Calf"]


@pytest.mark.parametrize(("own", "left"), [("Elk", ["Bob's Bull"]), ("Calf", ["Ann's Elk", "Bob's Bull"])])
def test_all_that_are_no_stronger_than_the_one_destroyed_go_with_it(own: str, left: list[str]) -> None:
    bases = {"Tortuga": ["Ann's Elk", "Ann's Calf", "Bob's Bull"], "Tar Pits": ["Bob's Calf"]}
    play = table(bases, *CARDS, hand=["Edge"]).play("Edge").choose(f"Ann's {own}")  # type: ignore[arg-type]
    assert play.at("Tortuga") == left
    assert play.at("Tar Pits") == ["Bob's Calf"]


def test_who_is_moved_stood_where_the_minion_was_played() -> None:
    bases = {"Tortuga": ["Bob's Calf"], "Tar Pits": ["Bob's Bull"]}
    play = table(bases, *CARDS, hand=["Guide", "Elk"])  # type: ignore[arg-type]
    play.play("Guide").play("Elk", on="Tortuga")
    assert "Bob's Calf" not in play.at("Tortuga")
    assert "Bob's Bull" in play.at("Tar Pits")
