"""Who gained VPs as a base scored, or none; and players of whom two things are so."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

AFTER = "After this base scores, "
NONE = "each player who gained no VP draws a card."


@pytest.mark.parametrize(
    "who",
    [
        "each player who received no VP from it",
        "each player who got no VP from this base",
        "each player who scored no VP here",
        "each player who did not get any VP from it",
        "each player who didn't earn VP from this base",
    ],
)
def test_players_who_gained_none(who: str) -> None:
    assert same(f"{AFTER}{who} draws a card.", AFTER + NONE, "base")


def test_so_it_is_with_you_and_with_some() -> None:
    after = "Special: After a base scores, "
    assert same(
        f"{after}if you got no VP from it, draw a card.", f"{after}if you gained no VP, draw a card.", "action"
    )
    some = "each player who {} VP discards a card."
    assert same(AFTER + some.format("received"), AFTER + some.format("gained"), "base")


@pytest.mark.parametrize(
    "who",
    [
        "who gained no VP",
        "who drew no cards this turn",
        "who did not play a minion this turn",
        "who discarded a card this turn",
    ],
)
def test_players_who_have_something_and_did_something(who: str) -> None:
    text = f"{AFTER}each player with a minion here {who} draws two cards."
    assert is_said_again(text, "base")
    assert not same(text, f"{AFTER}each player {who} draws two cards.", "base")
    assert not same(text, f"{AFTER}each player with a minion here draws two cards.", "base")


def test_players_who_have_two_things() -> None:
    meant = "each player with a minion here and three cards in hand draws a card."
    assert same(
        f"{AFTER}each player with a minion here who has three cards in hand draws a card.", AFTER + meant, "base"
    )
