"""Whoever does something, or most of it; and who won, as a base scores."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

EACH = "Each player may discard any number of cards. "


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            f"{EACH}Whoever discarded the most draws a card.",
            f"{EACH}The player who discarded the most draws a card.",
            "action",
        ),
        (
            f"{EACH}Whoever discarded a minion draws a card.",
            f"{EACH}Each player who discarded a minion draws a card.",
            "action",
        ),
        (
            "Whoever has the fewest cards in their discard pile has +2 power here.",
            "The player with the fewest cards in their discard pile has +2 power here.",
            "base",
        ),
        (
            "When this base scores, the player who has the most cards in hand gains 1 VP.",
            "When this base scores, the player with the most cards in hand gains 1 VP.",
            "base",
        ),
        (
            "After this base scores, whoever won may draw a card.",
            "After this base scores, the winner may draw a card.",
            "base",
        ),
        (
            "After this base scores, the player who won draws a card.",
            "After this base scores, the winner draws a card.",
            "base",
        ),
    ],
)
def test_it_is_the_player_who_does(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


def test_who_wins_a_duel_is_no_winner_of_a_base() -> None:
    assert "wins a duel" in told("Choose two minions. They duel. Whoever wins draws a card.", "action")
