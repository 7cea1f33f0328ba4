"""So many of either sort in all, and all but so many, as whoever does it chooses."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

SWEEP = card("Sweep", "action", "Destroy up to two minions and/or actions.")
PURGE = card("Purge", "action", "Each player discards all but two cards from their hand.")
POINT = card(
    "Point",
    "base",
    "Before this base scores, each player destroys all of their minions and actions on this base but one card total.",
)
SIGN = card("Sign", "action", "Play on a base. Ongoing: Your minions here have +1 power.")
HAT = card("Hat", "action", "Play on a minion. Ongoing: This minion has +1 power.")
CARDS = (SWEEP, PURGE, POINT, SIGN, HAT, ox(2), ox(1, "Elk"), ox(30, "Bull"))


def test_a_minion_and_an_action_are_two_of_them() -> None:
    there = [("Bob's Ox", "Bob's Hat"), "Bob's Sign", "Bob's Elk"]
    play = table({"Tortuga": there}, *CARDS, hand=["Sweep"]).play("Sweep")
    assert set(play.offered) == {"Ox", "Hat", "Sign", "Elk", "done"}
    play.choose("Hat", "Elk")

    assert play.at("Tortuga") == ["Bob's Ox", "Bob's Sign"]


def test_two_of_one_sort_are_two_as_well_and_fewer_will_do() -> None:
    play = table({"Tortuga": ["Bob's Ox", "Bob's Elk", "Bob's Sign"]}, *CARDS, hand=["Sweep"]).play("Sweep")
    play.choose("Ox").done()

    assert play.at("Tortuga") == ["Bob's Elk", "Bob's Sign"]


def test_each_player_keeps_as_many_as_are_spared() -> None:
    play = table({"Tortuga": []}, *CARDS, hand=["Purge", "Ox", "Elk", "Bull"]).play("Purge").choose("Elk")

    assert play.hand("Ann") == ["Ox", "Bull"]
    assert play.discard("Ann") == ["Elk", "Purge"]


def test_who_has_no_more_than_that_loses_none() -> None:
    play = table({"Tortuga": []}, *CARDS, hand=["Purge", "Ox"]).play("Purge")

    assert play.hand("Ann") == ["Ox"]


def test_one_card_of_either_sort_is_kept_by_each_player() -> None:
    there = ["Ann's Bull", "Ann's Sign", "Ann's Ox", "Bob's Elk"]
    play = table({"Point": there, "Tar Pits": []}, *CARDS, base_deck=["Tortuga"])  # type: ignore[arg-type]
    play.end_phase()
    assert (play.asked, set(play.offered)) == ("Ann", {"Bull", "Sign", "Ox"})
    play.choose("Ox", "Sign")

    assert [play.name(each.what) for each in play.happened("destroy")] == ["Ox", "Sign"]
    assert (play.vp("Ann"), play.vp("Bob")) == (3, 2)
