"""Which one is meant: "one" of those spoken of last, and the same ones again."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.cards import names
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings


@pytest.mark.parametrize(
    "who", ["Each player with {} in their hand discards", "If you have {} in your hand, discard"]
)
@pytest.mark.parametrize(
    ("held", "one"),
    [
        ("two or more actions", "an action"),
        ("a minion", "a minion"),
        ("a Madness card", "a Madness card"),
        ("two or more Madness cards", "a Madness card"),
        ("five or more cards", "a card"),
    ],
)
def test_one_of_those_in_the_hand_is_discarded(who: str, held: str, one: str) -> None:
    lead = who.format(held)
    said, meant = (read(f"{lead} {each}.", type="action", names=names()).tree for each in ("one", one))
    assert said == meant


def test_one_of_those_that_are_shown() -> None:
    text = "Reveal two actions from your hand. Discard one{}."
    assert same(text.format(""), text.format(" of them"), "action")


@pytest.mark.parametrize("drawn", ["Draw two cards, then discard one.", "Draw two cards. Discard one."])
def test_one_of_cards_drawn_is_any_card(drawn: str) -> None:
    assert same(drawn, drawn.replace("one", "a card"), "action")


@pytest.mark.parametrize("many", ["two minions", "two actions", "a minion"])
@pytest.mark.parametrize("number", ["two ", ""])
def test_the_same_ones_are_those(many: str, number: str) -> None:
    number = number if many.startswith("two") else ""
    noun = many.split(" ", 1)[1]
    text = f"Choose {many}. Destroy {{}}."
    assert same(text.format(f"the same {number}{noun}"), text.format(f"the chosen {noun}"), "action")


@pytest.mark.parametrize(
    "text",
    [
        "Choose two minions. Destroy the same minion.",
        "Choose two minions. Destroy up to two of the same minions.",
        "Destroy the same two minions.",
        "Draw three cards, play a minion, then discard one.",
    ],
)
def test_which_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


@pytest.mark.parametrize(
    "lead",
    [
        "If you have no Madness cards in your hand, draw {}.",
        "Each player without a Madness card in their hand draws {}.",
        "Each other player reveals their hand. Each player who did not reveal a Madness card draws {}.",
    ],
)
def test_one_of_those_that_have_a_deck_is_drawn(lead: str) -> None:
    said, meant = (read(lead.format(each), type="action", names=names()).tree for each in ("one", "a Madness card"))
    assert said == meant
