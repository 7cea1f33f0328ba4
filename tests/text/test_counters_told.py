"""Counters that are shared out, moved, put on one card and another, and what a card had of them before."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.worded import is_said_again, same


@pytest.mark.parametrize(
    "said",
    [
        "Place three +1 power counters on your minions in any combination.",
        "Place three +1 power counters among your minions as you choose.",
        "Place three +1 power counters, divided as you choose, among your minions.",
        "Place a total of three +1 power counters on your minions.",
        "Distribute three +1 power counters on your minions.",
        "Divide three +1 power counters among your minions however you like.",
        "Put three +1 power counters in total on your minions.",
    ],
)
def test_so_many_among_them_all(said: str) -> None:
    assert same(said, "Place three +1 power counters among your minions.", "action")
    assert is_said_again(said, "action")


@pytest.mark.parametrize("number", ["two", "up to three", "any number of"])
def test_so_many_from_them_all(number: str) -> None:
    said = f"Remove {number} +1 power counters from your minions in any combination."
    assert same(said, f"Remove {number} +1 power counters total from your minions.", "action")


@pytest.mark.parametrize("told", ["for each counter moved", "for each +1 power counter moved this way"])
def test_counters_that_are_moved_are_transferred(told: str) -> None:
    said = "{} all +1 power counters from one minion to another. Draw a card {}."
    meant = told.replace("moved", "transferred")
    assert same(said.format("Move", told), said.format("Transfer", meant), "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("one on another.", "one +1 power counter on another of your minions."),
        ("another on a different one.", "one +1 power counter on another of your minions."),
        ("another one on another of your minions.", "one +1 power counter on another of your minions."),
    ],
)
def test_the_other_card_is_described_as_the_first(said: str, meant: str) -> None:
    first = "Place two +1 power counters on one of your minions and"
    assert same(f"{first} {said}", f"{first} place {meant}", "action")


def test_each_on_a_card_of_its_own() -> None:
    meant = "Place a +1 power counter on two of your minions."
    assert same("Place two +1 power counters on different minions of yours.", meant, "action")
    assert same(
        "Place a +1 power counter on each of two minions.", "Place a +1 power counter on two minions.", "action"
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("if it has none", "with no +1 power counters"),
        ("if it has fewer than two", "with fewer than two +1 power counters"),
    ],
)
def test_asked_of_the_one_that_is_chosen(said: str, meant: str) -> None:
    place = "Place a +1 power counter on one of your minions"
    assert same(f"{place} {said}.", f"{place} {meant}.", "action")


def test_asked_of_this_one() -> None:
    said = "Talent: Place a +1 power counter on this minion if it has {}."
    assert same(said.format("none"), said.format("no +1 power counters"), "minion")
    assert same(said.format("fewer than three"), said.format("fewer than three +1 power counters"), "minion")


@pytest.mark.parametrize(("held", "drawn"), [(0, 1), (1, 0)])
def test_what_it_had_is_asked_before_it_gets_more(held: int, drawn: int) -> None:
    text = "Place a +1 power counter on one of your minions. If it had none, draw a card."
    cheer = card("Cheer", "action", text)
    first = card("Ready", "action", "Place a +1 power counter on one of your minions. You may play an extra action.")
    play = table({"Tortuga": ["Ann's Ox"]}, cheer, first, ox(2), hand=["Cheer", "Ready"])
    play = play.play("Ready").yes() if held else play
    before = len(play.hand("Ann"))
    after = play.play("Cheer")
    assert len(after.hand("Ann")) == before - 1 + drawn
    assert after.power("Ox") == 3 + held


def test_what_it_had_is_read_as_asked_first() -> None:
    said = "Place a +1 power counter on one of your minions. If it had no +1 power counters, draw a card."
    meant = (
        "Choose one of your minions. If it has no +1 power counters, place a +1 power counter on it and draw a card. "
        "Otherwise, place a +1 power counter on it."
    )
    assert same(said, meant, "action")
