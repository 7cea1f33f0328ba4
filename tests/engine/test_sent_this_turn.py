"""Whether something was sent to its owner's hand or deck this turn: the place is told of the very thing."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

AWAY = card("Away", "action", "Return a minion to its owner's hand. Play an extra action.")
DOWN = card("Down", "action", "Place a minion on the bottom of its owner's deck. Play an extra action.")
ANY = card("Any", "action", "If a minion was returned to its owner's hand this turn, draw a card.")
MINE = card("Mine", "action", "If you placed a minion on the bottom of its owner's deck this turn, draw a card.")


@pytest.mark.parametrize(
    ("first", "then", "cards"), [("Away", "Any", 1), ("Down", "Any", 0), ("Down", "Mine", 1), ("Away", "Mine", 0)]
)
def test_where_it_was_sent(first: str, then: str, cards: int) -> None:
    play = table(
        {"Tortuga": ["Bob's Ox", "Bob's Stag"]}, AWAY, DOWN, ANY, MINE, ox(2), ox(3, "Stag"), hand=[first, then]
    )
    play.play(first)
    play.choose("Stag")
    play.play(then, extra=True)

    assert 8 - len(play.deck("Ann")) == cards
