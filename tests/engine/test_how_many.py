"""How many were revealed, how much less or more: numbers that are read off what lies on the table."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import card, game, ox, table

AUDIT = card(
    "Audit",
    "action",
    "Each other player reveals their hand. If one player revealed at least two actions, play an extra minion. If at"
    " least four actions are revealed, draw a card.",
)
SHRINK = card(
    "Shrink",
    "minion",
    "Talent: Reduce the power of a minion here by the number of minions you have here until the start of your turn.",
    power=1,
)
MOULT = card(
    "Moult",
    "action",
    "Choose one of your minions. Destroy the chosen minion to search your deck for a minion with up to 1 more power"
    " and play the found minion as an extra minion.",
)
EQUAL = card("Equal", "action", "Choose one of your minions. Destroy a minion with 1 less power.")
FEED = card("Feed", "action", "Place a +1 power counter on a minion with no +1 power counters.")
PAIR = card(
    "Pair",
    "minion",
    "Choose another minion you played this turn and place a +1 power counter on this minion and that minion.",
    power=1,
)
SHIFT = card(
    "Shift",
    "action",
    "Choose one of your cards. Transfer any number of +1 power counters from it to another card.",
)
TOLL = card("Toll", "action", "Each other player reveals their hand. For each revealed action, draw a card.")
SPRINT = card("Sprint", "action", "Play an extra minion.")
OXEN = (ox(2), ox(3, "Elk"), ox(4, "Cow"), ox(5, "Yak"))
CARDS = (AUDIT, SHRINK, MOULT, EQUAL, FEED, PAIR, SHIFT, TOLL, SPRINT, *OXEN)


def three(ann: list[str], bob: list[str], cid: list[str]) -> Play:
    """Three players with these hands."""
    return board(
        {"Tortuga": [], "Tar Pits": []},
        hand={"Ann": ann, "Bob": bob, "Cid": cid},
        deck={name: ["Ox"] * 4 for name in ("Ann", "Bob", "Cid")},
        players=("Ann", "Bob", "Cid"),
        game=game(*CARDS),
    )


def audit(bob: list[str], cid: list[str]) -> tuple[bool, int]:
    """Whether Ann may play another minion after hers, and how many cards she holds."""
    play = three(["Audit", "Cow", "Yak"], bob, cid).play("Audit").play("Cow", "Tortuga")
    return play.can_play("Yak"), len(play.hand("Ann"))


@pytest.mark.parametrize(
    ("bob", "cid", "drawn"), [(["Feed", "Ox"], ["Ox"], 1), (["Feed"], ["Shift", "Feed"], 3), ([], ["Ox"], 0)]
)
def test_what_each_of_them_revealed_counts(bob: list[str], cid: list[str], drawn: int) -> None:
    assert len(three(["Toll"], bob, cid).play("Toll").hand("Ann")) == drawn


def test_two_in_one_hand_are_more_than_one_in_each_of_two() -> None:
    assert audit(["Feed", "Feed"], ["Ox"]) == (True, 1)
    assert audit(["Feed", "Ox"], ["Feed"]) == (False, 1)


def test_in_all_counts_over_all_hands() -> None:
    assert audit(["Feed", "Feed", "Feed"], ["Ox"]) == (True, 1)
    assert audit(["Feed", "Feed", "Feed"], ["Feed"]) == (True, 2)
    assert audit(["Feed", "Feed"], ["Feed", "Shift"]) == (True, 2)


def test_power_is_less_by_so_many_minions_until_then() -> None:
    play = table({"Tortuga": ["Ann's Shrink", "Ann's Ox", "Bob's Yak"], "Tar Pits": ["Bob's Cow"]}, *CARDS)
    play.use("Shrink")
    assert play.offered == ["Shrink", "Ox", "Yak"]
    play.choose("Yak")
    assert play.power("Yak") == 3
    play.to_the_next_turn()
    assert play.power("Yak") == 3
    play.to_the_next_turn()

    assert play.power("Yak") == 5


def test_up_to_so_much_more_power_is_also_less() -> None:
    decks = {"Ann": ["Ox", "Elk", "Cow", "Yak", "Feed"], "Bob": ["Ox"] * 4}
    play = table({"Tortuga": ["Ann's Elk"], "Jungle Oasis": ["Ann's Ox"]}, *CARDS, hand=["Moult"], deck=decks)
    play.play("Moult").choose("Elk")

    assert sorted(play.offered) == ["Cow", "Elk", "Ox"]


def test_just_so_much_less_power_is_meant() -> None:
    bases = {"Tortuga": ["Ann's Cow", "Bob's Elk"], "Jungle Oasis": ["Bob's Ox", "Bob's Yak"]}
    play = table(bases, *CARDS, hand=["Equal"]).play("Equal")

    assert play.at("Tortuga") == ["Ann's Cow"]
    assert play.at("Jungle Oasis") == ["Bob's Ox", "Bob's Yak"]


def test_a_minion_that_has_a_counter_gets_no_other() -> None:
    bases = {"Tortuga": [("Ann's Ox", 1), "Ann's Elk"], "Tar Pits": [("Bob's Cow", 2), "Bob's Yak"]}
    play = table(bases, *CARDS, hand=["Feed"]).play("Feed")

    assert play.offered == ["Elk", "Yak"]


def test_a_counter_on_this_one_and_on_that_one() -> None:
    play = table({"Tortuga": [], "Tar Pits": ["Ann's Elk"]}, *CARDS, hand=["Sprint", "Pair", "Ox"])
    play.play("Sprint").play("Ox", "Tortuga").play("Pair", "Tortuga")

    assert (play.power("Ox"), play.power("Pair"), play.power("Elk")) == (3, 2, 3)


def test_with_no_other_that_was_played_this_one_has_it_alone() -> None:
    play = table({"Tortuga": [], "Tar Pits": ["Ann's Elk"]}, *CARDS, hand=["Pair"]).play("Pair", "Tortuga")

    assert (play.power("Pair"), play.power("Elk")) == (2, 3)


def test_as_many_counters_as_liked_go_from_the_one_chosen_to_another() -> None:
    bases = {"Tortuga": [("Ann's Ox", 3), "Ann's Elk"], "Tar Pits": [("Bob's Cow", 2)]}
    play = table(bases, *CARDS, hand=["Shift"]).play("Shift").choose("Ox")
    assert play.offered == ["Elk", "Cow"]
    play.choose("Cow")
    assert play.offered == ["0", "1", "2", "3"]
    play.choose("2")

    assert (play.power("Ox"), play.power("Cow")) == (3, 8)
