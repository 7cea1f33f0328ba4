"""A regular play that is given up for something else: for a deed, or for what is true for a time."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told


@pytest.mark.parametrize(
    ("given", "which"),
    [
        ("playing a card", "as a play of a card (the free one or an extra one)"),
        ("playing an action", "as a play of an action (the free one or an extra one)"),
        ("playing a minion", "as a play of a minion (the free one or an extra one)"),
        ("your regular play", "as the card that is free each turn"),
        ("your regular minion play", "as the minion that is free each turn"),
        ("your regular minion and action play", "as the minion and the action that are free each turn"),
    ],
)
@pytest.mark.parametrize(
    "deed",
    [
        "you may draw a card",
        "you may increase this base's breakpoint by 4 until the start of your turn",
        "you may give this minion +2 power until the end of the turn",
    ],
)
def test_it_is_told_which_play_it_uses(given: str, which: str, deed: str) -> None:
    meaning = told(f"Ongoing: Instead of {given}, {deed}.", "minion")
    assert which in meaning
    assert "if you want to give up the play that it uses" in meaning


def test_once_a_turn_and_one_way_or_the_other() -> None:
    text = (
        "Ongoing: Once per turn, instead of playing a card, you may increase or decrease the breakpoint of this base"
        " by 2 until the start of your turn."
    )
    meaning = told(text, "minion")
    assert "(at most 1 per turn for this card)" in meaning
    assert meaning.count("as a play of a card (the free one or an extra one)") == 2  # whichever is chosen
    assert "changes by +2" in meaning
    assert "changes by minus 2" in meaning


@pytest.mark.parametrize(
    ("use", "which"),
    [
        ("an action play", "as a play of an action (the free one or an extra one)"),
        ("a minion play", "as a play of a minion (the free one or an extra one)"),
        ("your regular action play", "as the action that is free each turn"),
        ("a regular minion play", "as the minion that is free each turn"),
    ],
)
def test_a_play_that_is_used_is_any_play_unless_it_is_the_regular_one(use: str, which: str) -> None:
    assert which in told(f"Ongoing: On your turn, you may use {use} to draw a card.", "minion")
