"""Amounts: so many of them each time, twice as much, as much power as something has; abilities named side by side."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

DISCARD = "Discard any number of cards. "
FOR_NOW = " until the end of the turn."


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Draw two cards for each of your minions.", "you draw 2 cards for each of (every minion controlled by you)"),
        ("Draw three cards for every two minions you have in play.", "you draw 3 cards for each of (each full 2 of"),
        (
            "Draw two cards for each of your minions, up to six.",
            "2 for each of (every minion controlled by you), at most 6",
        ),
        (
            DISCARD + "Draw two cards for each card discarded.",
            "you draw 2 cards for each of (every card that is among A)",
        ),
    ],
)
def test_so_many_cards_each_time(text: str, meant: str) -> None:
    assert meant in told(text)


@pytest.mark.parametrize(
    ("deed", "once", "twice"),
    [
        ("Draw {} cards.", "that many", "you draw 2 cards for each of (A)"),
        ("Gain {} VPs.", "that many", "you gain 2 VP for each of (A)"),
        ("Place {} +1 power counters on a minion.", "that many", "you put two +1 power counters for each of (A)"),
        ("Reduce a base's breakpoint by {}" + FOR_NOW, "that many", "changes by minus 2 for each of (A)"),
        ("Reduce a base's breakpoint by {}" + FOR_NOW, "that number", "changes by minus 2 for each of (A)"),
        ("Increase a base's breakpoint by {}" + FOR_NOW, "that amount", "changes by +2 for each of (A)"),
    ],
)
def test_that_many_and_twice_that_many(deed: str, once: str, twice: str) -> None:
    assert "the number of (A)" in told(DISCARD + deed.format(once))
    assert twice in told(DISCARD + deed.format(f"twice {once}"))


def test_what_a_cost_was_tells_how_many() -> None:
    removed = "Talent: Remove any number of +1 power counters from this titan to reduce this base's breakpoint by "
    assert "minus the number of (A)" in told(removed + "that amount" + FOR_NOW, "titan")
    assert "minus 2 for each of (A)" in told(removed + "twice that amount" + FOR_NOW, "titan")


@pytest.mark.parametrize(
    ("number", "meant"),
    [
        ("its printed power", "changes by plus the printed power of (A)"),
        ("twice its printed power", "changes by +2 times the printed power of (A)"),
        ("the number of actions on it", "changes by +1 for each of (every action attached to A)"),
        ("twice the number of actions on it", "changes by +2 for each of (every action attached to A)"),
    ],
)
def test_power_that_is_gained(number: str, meant: str) -> None:
    assert meant in told(f"One of your minions gains power equal to {number}" + FOR_NOW)
    assert meant in told(f"Choose a minion. Give it power equal to {number}" + FOR_NOW)


def test_the_power_of_what_has_gone() -> None:
    gone = "Return one of your minions to your hand. Each of your minions gains power equal to "
    assert "plus the printed power of (A)" in told(gone + "the returned minion's printed power" + FOR_NOW)


def test_a_minion_of_twice_the_power() -> None:
    text = "Talent: Destroy a minion with {} twice this minion's power."
    assert "power is exactly 2 times the power of (this card itself)" in told(text.format("power equal to"), "minion")
    assert "power is less than 2 times the power of" in told(text.format("power less than"), "minion")


@pytest.mark.parametrize(
    "whose",
    [
        "The Talents and Specials of other players' minions here are cancelled.",
        "Other players' Talents and Specials on minions here are cancelled.",
    ],
)
def test_abilities_named_side_by_side_are_of_the_same_cards(whose: str) -> None:
    said = told(f"Ongoing: {whose}", "minion")
    theirs = "of every minion controlled by every player other than you at the base this card is at labelled "
    assert theirs + "Talent" in said
    assert theirs + "Special" in said


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Play an extra minion for each base where you have an action.", "once for each of every base such that"),
        ("Play an extra minion for each other player.", "once for each of every player other than you:"),
        (
            "Play on a base. Ongoing: After one of your minions goes to the discard pile from here, draw a card.",
            "one minion controlled by you at the base this card is at goes to the discard pile",
        ),
        (
            "Play on a base. Ongoing: Other players' cards cannot move your minions from here.",
            "any card controlled by any player other than you moves any minion in play controlled by you from the",
        ),
    ],
)
def test_for_each_of_what_and_from_where(text: str, meant: str) -> None:
    assert meant in told(text)


@pytest.mark.parametrize("kind", ["minion", "action"])
@pytest.mark.parametrize(
    ("counted", "meant"),
    [("each other player", "every player other than you"), ("each base where you have an action", "every base such")],
)
def test_extra_plays_for_each_but_no_more_than_so_many(kind: str, counted: str, meant: str) -> None:
    said = told(f"Play an extra {kind} for {counted}, up to two.")
    assert f"you play exactly as many as the number of ({meant}" in said
    assert f"), at most 2: extra {kind}s from the hand" in said


@pytest.mark.parametrize(
    "text",
    [
        "If you have an action (up to 2), draw a card.",
        "Destroy a minion on a base where you have an action (up to 2).",
        "Play an extra minion for each other player (minimum 2).",
        "Draw any number of cards for each of your minions.",
        "Destroy a minion. Draw twice a card.",
        DISCARD + "Draw twice those cards.",
        "Reduce a base's breakpoint by that number until the end of the turn.",
        "One of your minions has power equal to its printed power until the end of the turn.",
    ],
)
def test_what_is_no_amount(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
