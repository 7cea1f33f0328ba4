"""By how many one has more than others: "at least two more minions here than each other player"."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import FILLER, card, ox, table

from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text

CROWD = card("Crowd", "minion", "If you have at least two more minions here than each other player, draw a card.")


@pytest.mark.parametrize(("others", "drawn"), [(0, True), (1, True), (2, False)])
def test_two_more_than_each_other_player(others: int, drawn: bool) -> None:
    there = ["Ann's Ox", "Ann's Ox", *["Bob's Ox"] * others]
    play = table({"Jungle Oasis": there}, CROWD, ox(1), hand=["Crowd"], deck=FILLER).play("Crowd")

    assert (play.hand("Ann") == ["Scout"]) is drawn


@pytest.mark.parametrize("what", ["cards in your hand", "minions here", "actions here"])
def test_it_is_said_again(what: str) -> None:
    text = f"If you have at least two more {what} than any other player, draw a card."
    tree = read(text, type="minion").tree
    assert to_text(tree, type="minion") == text
    assert tree != read(text.replace("at least two more", "more"), type="minion").tree
