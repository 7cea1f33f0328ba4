"""What is done with several that are there: with one of them, with all of them, on one of the bases with so many."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

PICK = card("Pick", "action", "If there are three or more minions in play, destroy one of them.")
CLEAR = card("Clear", "action", "If there are two or more minions on a base, destroy them.")
CULL = card("Cull", "action", "If there are two or more minions of power 3 or less on a base, destroy one of them.")
RULES = (PICK, CLEAR, CULL, ox(3, "Calf"), ox(4, "Bull"), ox(5, "Cow"))


def test_one_of_so_many_is_destroyed() -> None:
    play = table({"Tortuga": ["Ann's Calf", "Bob's Bull"], "Tar Pits": ["Bob's Cow"]}, *RULES, hand=["Pick"])
    play.play("Pick")
    assert sorted(play.offered) == ["Bull", "Calf", "Cow"]
    play.choose("Cow")
    assert play.where("Cow") != "Tar Pits"
    assert play.where("Calf") == play.where("Bull") == "Tortuga"


def test_of_too_few_none_is() -> None:
    play = table({"Tortuga": ["Ann's Calf", "Bob's Bull"]}, *RULES, hand=["Pick"])
    play.play("Pick")
    assert play.where("Calf") == play.where("Bull") == "Tortuga"


def test_they_are_those_on_that_base() -> None:
    play = table({"Tortuga": ["Ann's Calf", "Bob's Bull"], "Tar Pits": ["Bob's Cow"]}, *RULES, hand=["Clear"])
    play.play("Clear")
    assert play.where("Cow") == "Tar Pits"
    assert "Tortuga" not in (play.where("Calf"), play.where("Bull"))


def test_of_two_such_bases_one_is_chosen() -> None:
    bases = {"Tortuga": ["Ann's Calf", "Bob's Scout"], "Tar Pits": ["Bob's Cow", "Bob's Bull"]}
    play = table(bases, *RULES, hand=["Clear"])
    play.play("Clear")
    assert sorted(play.offered) == ["Tar Pits", "Tortuga"]
    play.choose("Tar Pits")
    assert sorted(play.offered) == ["Bull", "Cow"]  # which of them goes first
    play.choose("Cow")
    assert "Tar Pits" not in (play.where("Cow"), play.where("Bull"))
    assert play.where("Calf") == "Tortuga"


def test_what_is_elsewhere_is_none_of_them() -> None:
    bases = {"Tortuga": ["Ann's Scout", "Bob's Calf", "Bob's Bull"], "Tar Pits": ["Ann's Zapbot"]}
    play = table(bases, *RULES, hand=["Cull"])
    play.play("Cull")
    assert sorted(play.offered) == ["Calf", "Scout"]
