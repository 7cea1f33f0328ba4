"""Cards told by who holds them: what other players control."""

from __future__ import annotations

import pytest
from tests.text.worded import same


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
