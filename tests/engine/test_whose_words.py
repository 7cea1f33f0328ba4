"""Whose words they are: the "you" of a base is each player, "another" is another than the very thing described."""

from __future__ import annotations

from tests.engine.table_talk import board
from tests.rulebook.own_cards import FILLER, card, game, ox, table

CASTLE = card("Castle", "base", "You cannot play minions here of power 2 or less.")
TWINS = card("Twins", "base", "If you have two or more minions here, your minions here cannot be destroyed.")
ALLEY = card("Alley", "base", "Your minions here are not affected by other players' cards.")
RESORT = card("Resort", "base", "If each player has a minion here, this base's printed breakpoint becomes 0.")
RAZE = card("Raze", "action", "Destroy a minion.")
ARMOR = card(
    "Armor",
    "action",
    "Each of your minions that is on a base with another of your minions gains +2 power until the end of the turn.",
)
RECALL = card(
    "Recall", "action", "Return any number of your actions on bases to your hand. Play each of them as extra actions."
)
FLAG = card("Flag", "action", "Play on a base. Ongoing: You have +1 power here.")
CALF, RAM, ELK = ox(2, "Calf"), ox(3, "Ram"), ox(4, "Elk")


def test_what_a_base_forbids_you_it_forbids_each_player() -> None:
    play = table({"Castle": ["Bob's Elk"], "Tar Pits": []}, CASTLE, CALF, ELK, hand=["Calf", "Elk"])

    assert play.places("Calf") == {"Tar Pits"}
    assert play.places("Elk") == {"Castle", "Tar Pits"}


def test_a_condition_on_a_base_is_asked_of_each_player_apart() -> None:
    there = {"Twins": ["Ann's Calf", "Ann's Ram", "Bob's Elk"]}
    play = table(there, TWINS, RAZE, CALF, RAM, ELK, hand=["Raze"]).play("Raze").choose("Calf")

    assert play.at("Twins") == ["Ann's Calf", "Ann's Ram", "Bob's Elk"]


def test_a_base_protects_each_player_from_the_others_only() -> None:
    spared = table({"Alley": ["Bob's Elk"]}, ALLEY, RAZE, ELK, hand=["Raze"]).play("Raze")
    own = table({"Alley": ["Ann's Elk"]}, ALLEY, RAZE, ELK, hand=["Raze"]).play("Raze")

    assert (spared.at("Alley"), own.at("Alley")) == (["Bob's Elk"], [])


def test_each_player_means_every_one_of_them() -> None:
    one = board(
        {"Resort": ["Bob's Elk"]}, hand={"Ann": ["Calf"]}, deck=FILLER, turn="Ann", game=game(RESORT, CALF, ELK)
    )
    assert one.breakpoint("Resort") > 0

    assert one.play("Calf", on="Resort").breakpoint("Resort") == 0


def test_another_minion_is_another_than_the_one_described() -> None:
    there = {"Tortuga": ["Ann's Calf"], "Tar Pits": ["Ann's Elk", "Ann's Elk"]}
    play = table(there, ARMOR, CALF, ELK, hand=["Armor"]).play("Armor")

    assert play.power("Calf") == 2
    assert play.total("Tar Pits", "Ann") == 12


def test_each_of_the_cards_returned_is_played_from_the_hand() -> None:
    there = {"Tortuga": ["Ann's Flag"], "Tar Pits": []}
    play = board(there, hand={"Ann": ["Recall"]}, deck=FILLER, turn="Ann", game=game(RECALL, FLAG)).play("Recall")
    play.choose("Flag").choose("Tar Pits")

    assert (play.at("Tortuga"), play.at("Tar Pits")) == ([], ["Ann's Flag"])
