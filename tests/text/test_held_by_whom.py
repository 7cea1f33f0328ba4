"""Cards told by who holds them: whose controller has something, and what other players control."""

from __future__ import annotations

import pytest
from tests.text.worded import same


@pytest.mark.parametrize(
    ("whose", "held"),
    [
        ("whose controller has no cards in hand", "controlled by a player who has no cards in hand"),
        ("whose controller has more VP than you", "controlled by a player with more VP than you"),
        ("whose controller has no minions on a base", "controlled by a player who has no minions on a base"),
        ("whose owner is another player", "owned by another player"),
        ("whose owner has an action in play", "owned by a player who has an action in play"),
        ("whose controller is the player with the most VP", "controlled by the player with the most VP"),
    ],
)
@pytest.mark.parametrize(
    "text", ["Destroy a minion {}.", "Choose a minion {}. Draw a card.", "Return each minion {}."]
)
def test_whose_holder(text: str, whose: str, held: str) -> None:
    if text.startswith("Return"):
        text = "Return each minion {} to its owner's hand."

    assert same(text.format(whose), text.format(held), "action")


@pytest.mark.parametrize(("holds", "held"), [("control", "controlled"), ("own", "owned")])
@pytest.mark.parametrize("kind", ["minions", "actions"])
def test_what_other_players_hold(kind: str, holds: str, held: str) -> None:
    text = "Destroy up to two {}."

    assert same(
        text.format(f"{kind} other players {holds}"), text.format(f"{kind} {held} by other players"), "action"
    )
    assert same(
        text.format(f"{kind} that other players {holds}"), text.format(f"{kind} other players {holds}"), "action"
    )


def test_the_cards_are_there_and_not_the_players() -> None:
    told = "Ongoing: Minions {} cannot be destroyed."

    assert same(told.format("other players control here"), told.format("here controlled by other players"), "minion")
