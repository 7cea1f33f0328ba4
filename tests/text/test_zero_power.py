"""Minions that have no power at all, or as much as another; and who is in a duel with what an action is on."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

WHO = ["each other minion here", "other minions here", "your other minions", "each monster here"]


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("much", ["0 power", "power equal to the power of this minion"])
def test_what_they_have(who: str, much: str) -> None:
    has = "has" if who.startswith("each") else "have"
    said = told(f"Ongoing: {who[0].upper()}{who[1:]} {has} {much}.", "minion")
    number = "0" if much.startswith("0") else "the power of (this card itself)"
    assert said.rstrip().endswith(f"is {number}")
    assert "the power of every " in said


@pytest.mark.parametrize(
    "lead", ["Until the start of your turn, minions there {}", "Minions there {} until the start of your turn"]
)
def test_for_a_time(lead: str) -> None:
    assert "is 0" in told(f"Choose a base. {lead.format('have 0 power')}.", "action")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: Other players have 0 power here.",
        "Ongoing: This minion may have 0 power.",
        "Ongoing: Other minions here have 0 or more power.",
    ],
)
def test_whose_and_how_much_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


def test_it_is_played_so() -> None:
    mire = card("Mire", "minion", "Ongoing: Other minions here have 0 power.", power=3)
    play = table(
        {"Tortuga": ["Ann's Mire", "Bob's Bull"], "Tar Pits": ["Bob's Calf"]}, mire, ox(4, "Bull"), ox(2, "Calf")
    )
    assert (play.power("Mire"), play.power("Bull"), play.power("Calf")) == (3, 0, 2)


@pytest.mark.parametrize("who", ["minions", "other players' minions"])
def test_in_a_duel_with_what_an_action_is_on(who: str) -> None:
    text = f"Play on a minion. Ongoing: {who[0].upper()}{who[1:]} {{}} this minion have -1 power."
    assert same(text.format("that are dueling"), text.format("in a duel with"), "action")
    assert "the other of them is the minion this card is on" in told(text.format("in a duel with"), "action")


@pytest.mark.parametrize("which", ["one of the minions in the duel", "either minion in that duel"])
@pytest.mark.parametrize("deed", ["Destroy {}", "Move {} to another base", "Place a +1 power counter on {}"])
def test_one_of_the_two_who_fight(which: str, deed: str) -> None:
    text = f"Special: Play during a duel. {deed}."
    assert same(text.format(which), text.format("a minion in a duel"), "action")
