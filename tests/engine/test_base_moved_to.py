"""What is done at a base that something was moved to in this turn: at no other one."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

SHUFFLE = card("Shuffle", "action", "Move one of your minions to another base. Play an extra action.")
AMBUSH = card("Ambush", "action", "Destroy a minion on a base you moved a minion to this turn.")
MEET = card("Meet", "action", "Choose two of your minions. Move one of them to the other's base.")


RULES = (SHUFFLE, AMBUSH, MEET, ox(2, "Calf"), ox(3, "Bull"), ox(4, "Cow"), ox(1, "Doe"))


def test_only_a_minion_where_one_was_moved_to_is_destroyed() -> None:
    bases = {"Tortuga": ["Ann's Calf", "Bob's Doe"], "Tar Pits": ["Bob's Bull"], "The Homeworld": ["Bob's Cow"]}
    play = table(bases, *RULES, hand=["Shuffle", "Ambush"])
    play.play("Shuffle").choose("Tar Pits")
    play.play("Ambush")
    assert set(play.offered) == {"Calf", "Bull"}


def test_one_of_the_two_goes_to_where_the_other_is() -> None:
    bases = {"Tortuga": ["Ann's Calf"], "Tar Pits": ["Ann's Bull"], "The Homeworld": []}
    play = table(bases, *RULES, hand=["Meet"])
    play.play("Meet").choose("Calf")
    assert sorted(play.at("Tar Pits")) == ["Ann's Bull", "Ann's Calf"]
    assert play.at("Tortuga") == []
