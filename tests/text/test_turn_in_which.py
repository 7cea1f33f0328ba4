"""What is so on turns of which something is told."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same


@pytest.mark.parametrize("turn", ["during any turn in which", "on a turn in which", "during each turn during which"])
@pytest.mark.parametrize(
    ("so", "asked", "plain", "card"),
    [
        ("Ongoing: This minion has +3 power", "it has moved", "it has moved", "minion"),
        ("Ongoing: This minion has +2 power", "nobody has played an action", "nobody has played an action", "minion"),
        ("This base cannot score", "a minion was played here", "a minion was played here this turn", "base"),
    ],
)
def test_it_is_so_if_that_has_happened_this_turn(turn: str, so: str, asked: str, plain: str, card: str) -> None:
    text = f"{so} {turn} {asked}."
    assert same(text, f"{so} if {plain}.", card)
    assert is_said_again(text, card)


def test_of_each_player_who_did_so() -> None:
    text = "Players cannot play actions here during a turn in which they played a minion here."
    assert same(text, "Players cannot play actions here if they played a minion here this turn.", "base")
