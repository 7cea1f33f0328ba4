"""Bases with more, or fewer, cards than another."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize("kind", ["minions", "actions"])
@pytest.mark.parametrize(("more", "less", "op"), [("more", "fewer", "more than"), ("fewer", "more", "less than")])
def test_one_place_is_compared_with_another(kind: str, more: str, less: str, op: str) -> None:
    meant = told(f"If another base has {more} {kind} than this base, draw a card.", "minion")
    one = kind.removesuffix("s")
    assert f"(every {one} at that same one) is {op} the number of (every {one} at the base this card is at)" in meant
    for condition in (
        f"there is another base with {more} {kind} than this base",
        f"there are {less} {kind} here than on another base",
        f"there are {less} {kind} here than at another base",
        f"there are {more} {kind} on another base than here",
    ):
        assert told(f"If {condition}, draw a card.", "minion") == meant


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("Move this minion to a base with {} minions.", "the base where this card itself is"),
        ("Move another minion to a base with {} minions.", "the base where A is"),
        ("Move another minion to a base with {} minions than here.", "the base this card is at"),
        ("Choose a base. Move this minion to a base with {} minions than that base.", "every minion at A"),
    ],
)
@pytest.mark.parametrize(("more", "op"), [("more", "more than"), ("fewer", "less than")])
def test_a_base_to_go_to(text: str, where: str, more: str, op: str) -> None:
    meant = told(text.format(more), "minion")
    assert f"is {op} the number of" in meant
    assert where in meant


def test_no_other_base_has_more() -> None:
    meant = told("If no other base has more minions than this base, draw a card.", "minion")
    assert "there are no bases other than the base this card is at" in meant


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion with fewer actions on it.",
        "Play an extra minion on a base with more minions.",
        "If there are more minions here, draw a card.",
        "Each player with more minions here than this base discards a card.",
        "If this base has more minions than another base, draw a card.",
    ],
)
def test_more_than_what_is_not_lost(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


def _crowded(*at_the_pits: str) -> Play:
    crow = card(
        "Crow",
        "minion",
        "Talent: If there are fewer minions here than at another base, move this minion to that base.",
    )
    there = {"Tortuga": ["Ann's Crow", "Bob's Ox"], "Tar Pits": at_the_pits, "Factory 436-1337": ["Bob's Ox"] * 3}
    return table(there, crow, ox(2))


def test_it_goes_where_there_are_more() -> None:
    assert _crowded("Bob's Ox", "Ann's Ox").use("Crow").where("Crow") == "Factory 436-1337"


def test_of_several_with_more_one_is_chosen() -> None:
    play = _crowded("Bob's Ox", "Ann's Ox", "Ann's Ox").use("Crow")
    assert set(play.offered) == {"Tar Pits", "Factory 436-1337"}
    assert play.choose("Tar Pits").where("Crow") == "Tar Pits"


def test_which_base_is_chosen_when_it_is_done() -> None:
    text = "Ongoing: After you play an action, if there is another base with a minion, move this minion to that base."
    fickle = card("Fickle", "minion", text)
    quiet = card("Quiet", "action", "Draw a card.")
    there = {"Tortuga": ["Ann's Fickle"], "Tar Pits": ["Bob's Ox"], "Factory 436-1337": ["Bob's Ox"]}
    play = table(there, fickle, quiet, ox(2), hand=["Quiet"]).play("Quiet").choose("Tar Pits")
    assert play.where("Fickle") == "Tar Pits"
    assert told(text, "minion")


def test_a_base_where_there_is_a_minion_is_spoken_of() -> None:
    text = "Talent: If there is a minion on another base, move this minion to that base."
    there = {"Tortuga": ["Ann's Fickle"], "Tar Pits": ["Bob's Ox"], "Factory 436-1337": []}
    play = table(there, card("Fickle", "minion", text), ox(2)).use("Fickle")
    assert play.where("Fickle") == "Tar Pits"
