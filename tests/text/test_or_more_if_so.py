"""What is done instead where what was given for it is such a card."""

from __future__ import annotations

import pytest
from tests.text.worded import same


@pytest.mark.parametrize("lead", ["", "Talent: ", "Ongoing: At the end of your turn, "])
@pytest.mark.parametrize(
    ("given", "asked"),
    [
        ("discard a card", "the discarded card is a minion"),
        ("discard two cards", "each discarded card is an action"),
        ("destroy one of your minions", "that minion had power 3 or more"),
        ("return one of your minions to its owner's hand", "that minion had power 4 or more"),
    ],
)
@pytest.mark.parametrize(("deed", "then"), [("draw a card", "draw two cards"), ("draw a card", "gain 1 VP")])
def test_more_is_done_for_such_a_card(deed: str, then: str, given: str, asked: str, lead: str) -> None:
    you = "you may" if lead.endswith(", ") else "You may"
    meant = f"{lead}{you} {given}. If you do, {deed}, or {then} instead if {asked}."
    assert same(f"{lead}{you} {given}. If you do, {deed}. If {asked}, {then} instead.", meant, "minion")
    assert same(f"{lead}{you} {given} to {deed}. If {asked}, {then} instead.", meant, "minion")


def test_both_of_those_given() -> None:
    meant = (
        "You may discard two cards. If you do, draw a card, or draw two cards instead if each discarded card is a "
        "minion."
    )
    said = "You may discard two cards to draw a card. If both discarded cards are minions, draw two cards instead."
    assert same(said, meant, "action")
