"""An action whose Special says only what is different when it is played by it, played both ways."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

PARTY = card(
    "Party",
    "action",
    "Choose a base and place a +1 power counter on each of your minions there. Special: Play after you destroy a"
    " minion. Choose its base.",
)
CHEER = card(
    "Cheer",
    "action",
    "Each of your minions gains +1 power until the end of the turn. Special: Play before a base scores and each of"
    " your minions there gains +3 power instead.",
)
HOME = card(
    "Home",
    "action",
    "Return one of your minions to its owner's hand. Special: You may play this after a base scores; the minion must"
    " be on the scoring base.",
)
SMITE = card("Smite", "action", "Destroy a minion.")
HERD = (ox(2, "Calf"), ox(3, "Deer"), ox(4, "Elk"))
BOARD = {"Tortuga": ["Ann's Calf", "Bob's Deer"], "Tar Pits": ["Ann's Elk"]}


def test_played_on_a_turn_its_player_chooses_the_base() -> None:
    play = table(BOARD, PARTY, *HERD, hand=["Party"]).play("Party").choose("Tar Pits")
    assert (play.power("Elk"), play.power("Calf")) == (5, 2)


def test_played_for_what_was_destroyed_the_base_is_that_of_the_minion() -> None:
    play = table(BOARD, PARTY, SMITE, *HERD, hand=["Smite", "Party"]).play("Smite").choose("Deer").use("Party")
    assert (play.power("Elk"), play.power("Calf")) == (4, 3)
    assert play.where("Party") == "Ann's discard"


def test_what_is_done_instead_is_done_at_the_base_that_scores() -> None:
    play = table(BOARD, CHEER, *HERD, hand=["Cheer"]).play("Cheer")
    assert (play.power("Elk"), play.power("Calf")) == (5, 3)

    full = {"Jungle Oasis": [("Ann's Calf", 6), ("Bob's Deer", 6)], "Tortuga": ["Ann's Elk"]}
    play = table(full, CHEER, *HERD, hand=["Cheer"], base_deck=["Tar Pits"])
    play.end_phase().play("Cheer")
    assert play.power("Elk") == 4
    assert (play.vp("Ann"), play.vp("Bob")) == (2, 0)  # 11 against 9


def test_only_a_minion_of_the_scoring_base_can_be_chosen_then() -> None:
    full = {"Jungle Oasis": [("Ann's Calf", 6), ("Ann's Deer", 6)], "Tortuga": ["Ann's Elk"]}
    play = table(full, HOME, *HERD, hand=["Home"], base_deck=["Tar Pits"])
    play.end_phase().play("Home")
    assert set(play.offered) == {"Calf", "Deer"}
    play.choose("Calf")
    assert play.where("Calf") == "Ann's hand"

    play = table(full, HOME, *HERD, hand=["Home"]).play("Home")
    assert set(play.offered) == {"Calf", "Deer", "Elk"}
