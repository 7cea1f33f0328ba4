"""Several cards for each of some things; what is discarded for each base; nothing moves to where it is."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize(("number", "count"), [("two", 2), ("three", 3)])
@pytest.mark.parametrize(
    "each",
    ["of your minions here", "base where you have the most power", "card in your discard pile", "other player"],
)
def test_so_many_cards_for_each(each: str, number: str, count: int) -> None:
    assert f"you draw {count} cards for each of (" in told(f"Draw {number} cards for each {each}.", "minion")


@pytest.mark.parametrize(
    "deed", ["Destroy any number of your minions.", "Place each of your minions here on the bottom of your deck."]
)
@pytest.mark.parametrize("gain", ["Draw two cards", "Draw a card", "Gain 1 VP"])
def test_each_one_is_each_of_them(deed: str, gain: str) -> None:
    assert told(f"{deed} {gain} for each one.", "minion") == told(f"{deed} {gain} for each of them.", "minion")


def test_up_to_so_many_for_each_leaves_open_how_many() -> None:
    with pytest.raises(TextError):
        readings("Draw up to two cards for each minion here.", type="minion")


@pytest.mark.parametrize(("minions", "drawn"), [(0, 0), (1, 2), (3, 6)])
def test_two_cards_are_drawn_for_each_minion(minions: int, drawn: int) -> None:
    haul = card("Haul", "action", "Draw two cards for each of your minions.")
    there = {"Tortuga": ["Ann's Ox"] * minions + ["Bob's Ox"]}
    play = table(there, haul, ox(2), hand=["Haul"], deck={"Ann": ["Scout"] * 8}).play("Haul")
    assert len(play.hand("Ann")) == drawn


@pytest.mark.parametrize("who", ["Discard", "Each other player discards"])
def test_a_card_is_discarded_for_each_base(who: str) -> None:
    whose = "they have" if who.startswith("Each") else "you have"
    discard = "discard exactly" if who == "Discard" else "discards exactly"
    assert discard in told(f"{who} a card for each base where {whose} a minion.")


def test_bases_are_counted_for_a_discard() -> None:
    toll = card("Toll", "action", "Draw three cards, then discard a card for each base where you have no minions.")
    there = {"Tortuga": ["Ann's Ox"], "Tar Pits": [], "Factory 436-1337": ["Bob's Ox"]}
    play = table(there, toll, ox(2), hand=["Toll"], deck={"Ann": ["Scout"] * 5}).play("Toll")
    assert play.kind == "thing"
    play.choose("Scout").choose("Scout")
    assert len(play.hand("Ann")) == 1


@pytest.mark.parametrize("to", ["another base", "the same other base"])
def test_the_same_other_base_is_another(to: str) -> None:
    said = told(f"You may move up to two of your other minions here to {to}.", "minion")
    assert "other than the base where A is (all to the same one)" in said


def test_nothing_moves_to_where_it_is() -> None:
    text = "Ongoing: After this minion moves, move another minion from the same base to the same base."
    with pytest.raises(TextError):
        readings(text, type="minion")
