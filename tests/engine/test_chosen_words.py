"""What is chosen as a number or a word: a power, minion or action, one of each name."""

from __future__ import annotations

from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

DELVE = card(
    "Delve",
    "action",
    "Choose a base and a power of 4 or less. Play an extra minion of that power off the top of your deck there.",
)
WISH = card("Wish", "action", "Choose a power of 3 or 4. Destroy each minion of that power.")
HATCH = card(
    "Hatch",
    "minion",
    "Talent: Place this minion on the bottom of your deck to choose a power of 3 or 4 and play an extra minion of"
    " that power off the top of your deck here.",
)
DREDGE = card(
    "Dredge",
    "action",
    'Choose "minion" or "action" and shuffle a random card of that type from your discard pile into your deck.',
)
RECALL = card(
    "Recall", "action", "Shuffle one of each minion with a different name from your discard pile into your deck."
)
CENSUS = card("Census", "action", "Destroy one of each minion with a different name.")
NAP = card("Nap", "action", "Draw a card.")
OXEN = (ox(2), ox(3, "Elk"), ox(4, "Cow"))
CARDS = (DELVE, WISH, HATCH, DREDGE, RECALL, CENSUS, NAP, *OXEN)


def board(held: str, deck: tuple[str, ...] = (), discard: tuple[str, ...] = (), **bases: list[str]) -> Play:
    decks = {"Ann": [*deck], "Bob": ["Scout"] * 4}
    there = {"Tortuga": bases.get("tortuga", []), "Tar Pits": bases.get("tar_pits", [])}
    return table(there, *CARDS, hand=[held], deck=decks, discard={"Ann": [*discard]})


def test_a_power_is_chosen_among_those_allowed_before_anything_is_revealed() -> None:
    play = board("Delve", ("Nap", "Ox", "Elk", "Cow")).play("Delve").choose("Tar Pits")
    assert (play.asked, play.offered) == ("Ann", ["0", "1", "2", "3", "4"])
    assert not play.happened("reveal")
    play.choose("3")

    assert play.at("Tar Pits") == ["Ann's Elk"]
    assert sorted(play.deck("Ann")) == ["Cow", "Nap", "Ox"]


def test_a_power_that_no_minion_of_the_deck_has_brings_none() -> None:
    play = board("Delve", ("Nap", "Ox", "Cow")).play("Delve").choose("Tar Pits", "3")

    assert play.at("Tar Pits") == []
    assert sorted(play.deck("Ann")) == ["Cow", "Nap", "Ox"]


def test_only_minions_of_just_that_power_are_meant() -> None:
    play = board("Wish", tortuga=["Ann's Ox", "Bob's Elk"], tar_pits=["Bob's Cow", "Ann's Elk"]).play("Wish")
    assert play.offered == ["3", "4"]
    play.choose("4")

    assert play.at("Tortuga") == ["Ann's Ox", "Bob's Elk"]
    assert play.at("Tar Pits") == ["Ann's Elk"]


def test_each_time_a_power_is_chosen_anew() -> None:
    play = board("Nap", ("Nap", "Elk", "Cow", "Nap"), tortuga=["Ann's Hatch", "Ann's Hatch"])
    play.use_any("Hatch").choose("4").use_any("Hatch").choose("3")

    assert play.at("Tortuga") == ["Ann's Cow", "Ann's Elk"]


def test_a_card_of_the_type_chosen_is_taken() -> None:
    play = board("Dredge", discard=("Nap", "Ox", "Nap")).play("Dredge")
    assert play.offered == ["minion", "action"]
    play.choose("minion")

    assert play.deck("Ann") == ["Ox"]
    assert sorted(play.discard("Ann")) == ["Dredge", "Nap", "Nap"]


def test_a_type_of_which_there_is_none_may_be_chosen_in_vain() -> None:
    play = board("Dredge", discard=("Nap",)).play("Dredge").choose("minion")

    assert play.deck("Ann") == []


def test_of_each_name_one_goes_back() -> None:
    play = board("Recall", discard=("Ox", "Elk", "Ox", "Nap", "Elk", "Ox")).play("Recall")

    assert sorted(play.deck("Ann")) == ["Elk", "Ox"]
    assert sorted(play.discard("Ann")) == ["Elk", "Nap", "Ox", "Ox", "Recall"]


def test_in_play_it_is_chosen_which_of_them() -> None:
    play = board("Census", tortuga=["Ann's Ox", "Bob's Elk"], tar_pits=["Bob's Ox"]).play("Census")
    assert play.asked == "Ann"
    play.choose("Bob's Ox")

    assert play.at("Tortuga") == ["Ann's Ox"]
    assert play.at("Tar Pits") == []
