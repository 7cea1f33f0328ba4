"""Who has more of something than others, told from either side, and drawing until it is so."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("you have more cards in your hand than each other player", "each other player has fewer {} than you"),
        ("you have more cards in your hand than another player", "another player has fewer {} than you"),
        ("you have more cards in your hand than another player", "at least one player has fewer {} than you"),
        ("you have fewer cards in your hand than any other player", "each other player has more {} than you"),
        ("you have fewer cards in your hand than another player", "at least one other player has more {} than you"),
    ],
)
def test_it_is_said_from_either_side(one: str, other: str) -> None:
    theirs = other.format("cards in their hand")
    assert told(f"If {one}, draw a card.") == told(f"If {theirs}, draw a card.")


@pytest.mark.parametrize("kind", ["minions", "actions"])
def test_what_is_counted_at_a_base_is_what_each_controls(kind: str) -> None:
    some = told(f"If you have more {kind} here than another player, draw a card.", "minion")
    assert f"if you have more {kind} at the base this card is at than at least 1 player other than you" in some
    every = told(f"If you have more {kind} here than any other player, draw a card.", "minion")
    assert f"if you have more {kind} at the base this card is at than every player other than you" in every


@pytest.mark.parametrize("draw", ["Draw", "Draw cards"])
def test_cards_are_drawn_until_it_is_so(draw: str) -> None:
    until = "you have more cards in your hand than another player"
    assert told(f"{draw} until at least one player has fewer cards in their hand than you.") == told(
        f"{draw} until {until}."
    )
    assert f"as many cards as it takes until {until.split(' in your')[0]}" in told(f"{draw} until {until}.")
    assert told(f"{draw} until you have five cards in your hand.") == told("Draw until you have five cards.")


@pytest.mark.parametrize(
    "text",
    [
        "If you have fewer cards in your hand than each player, draw a card.",  # than oneself
        "If any player has fewer cards in their hand than each other player, draw a card.",  # who compares
        "If you have more cards than another player, draw a card.",  # where
        "If you have more cards in their hand than another player, draw a card.",
        "Draw cards until you have more minions here than another player.",  # drawing does not help
        "Draw cards until another player has more cards in their hand than you.",
        "Draw cards until another player has five cards.",
        "Draw two cards until you have five cards.",
    ],
)
def test_what_cannot_be_compared_or_reached_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")
