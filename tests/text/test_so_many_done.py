"""How many a deed was done to, told by the number alone; and what was done this way, told without who did it."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

DEEDS = [
    ("Destroy any number of minions.", "destroyed", "destroy", "minions"),
    ("You may discard up to three cards.", "discarded", "discard", "cards"),
    ("Move up to three of your minions to another base.", "moved", "move", "minions"),
    ("Return any number of your actions to your hand.", "returned", "return", "actions"),
    ("Draw two cards.", "drew", "draw", "cards"),
]


@pytest.mark.parametrize(("deed", "done", "do", "those"), DEEDS)
@pytest.mark.parametrize("number", ["two", "at least two", "exactly two", "two or more", "three"])
def test_so_many(deed: str, done: str, do: str, those: str, number: str) -> None:
    whole = f"{deed} If you {done} {number} {those} this way, gain 1 VP."

    assert same(f"{deed} If you {done} {number}, gain 1 VP.", whole, "action")
    assert same(f"{deed} If you {do} {number} this way, gain 1 VP.", whole, "action")
    assert same(f"{deed} Gain 1 VP if you {done} {number}.", whole, "action")


@pytest.mark.parametrize(("deed", "done", "do", "those"), DEEDS)
def test_none_of_them(deed: str, done: str, do: str, those: str) -> None:
    none = f"{deed} If you {done} none, gain 1 VP."

    assert same(none, f"{deed} If you {done} no {those} this way, gain 1 VP.", "action")
    assert same(none, f"{deed} If you did not {do} any, gain 1 VP.", "action")
    assert same(none, f"{deed} If you do not {do} any, gain 1 VP.", "action")
    assert not same(none, f"{deed} If you {done} any, gain 1 VP.", "action")
    assert is_said_again(none, "action")


def test_those_who_did_it_to_so_many() -> None:
    each = "Each player may discard any number of cards. Each player who discarded {} draws a card."

    assert same(each.format("none"), each.format("no cards"), "action")
    assert same(each.format("two or more"), each.format("at least two cards"), "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("no minions were destroyed", "it is not so that this has happened while this ability resolved"),
        ("no minion was destroyed this way", "it is not so that this has happened while this ability resolved"),
        ("two minions were destroyed", "if this has happened while this ability resolved: 2 minions in play"),
        ("a minion was destroyed this way", "if this has happened while this ability resolved: one minion"),
    ],
)
def test_what_was_done_is_asked_of_the_ability_and_of_no_event(said: str, meant: str) -> None:
    text = f"Destroy any number of minions. If {said}, draw a card."

    assert meant in told(text)
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Discard any number of cards. If you discarded only one, draw a card.",
        "You may discard a minion and an action. If you discarded two, draw a card.",
        "Destroy any number of minions. If you discarded two, draw a card.",
        "If you destroyed two, draw a card.",
    ],
)
def test_so_many_of_whom_is_not_told(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
