"""Phrases that lean on words before them mean what they mean at full length."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

REVEAL = "Reveal the top two cards of your deck. "


@pytest.mark.parametrize(
    ("kind", "short", "full"),
    [
        (
            "action",
            "For every two minions you have in play, draw a card.",
            "Draw a card for every two minions you have in play.",
        ),
        (
            "action",
            "Discard any number of cards. For every three cards discarded this way, gain 1 VP.",
            "Discard any number of cards. Gain 1 VP for every three cards discarded this way.",
        ),
        (
            "base",
            "After you play a minion here, destroy a minion with less power than the one you played.",
            "After you play a minion here, destroy a minion with less power than the minion you played.",
        ),
        (
            "action",
            "Play an extra minion. Destroy a minion with less power than the one you played.",
            "Play an extra minion. Destroy a minion with less power than the minion you played.",
        ),
        (
            "action",
            REVEAL + "Another player chooses one of them for you to draw.",
            REVEAL + "Another player chooses one of them. Draw it.",
        ),
        (
            "action",
            "Another player chooses a minion for you to destroy.",
            "Another player chooses a minion. Destroy it.",
        ),
        (
            "action",
            "Destroy another player's minion. If that player has no minions left there, draw a card.",
            "Destroy another player's minion. If that player has no minions there, draw a card.",
        ),
        (
            "action",
            "Choose another player with more cards in their hand than you have in yours. That player discards a"
            " card.",
            "Choose another player with more cards in their hand than you. That player discards a card.",
        ),
        (
            "action",
            "Draw a card for each player with fewer cards in their discard pile than you do in yours.",
            "Draw a card for each player with fewer cards in their discard pile than you.",
        ),
    ],
)
def test_shortly_and_at_length(kind: str, short: str, full: str) -> None:
    assert read(short, type=kind).tree == read(full, type=kind).tree


@pytest.mark.parametrize(
    "text",
    [
        "For every one minion you have in play, draw a card.",
        "Draw a card. Destroy a minion with less power than the one you played.",
        "Destroy a minion and destroy an action. Destroy a card with less power than the one you destroyed.",
        "Another player draws one of them for you to destroy.",
    ],
)
def test_what_leans_on_nothing(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
