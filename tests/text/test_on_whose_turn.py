"""What is denied on somebody's turn is all denied on it; turns that are not yours are other players' turns."""

from __future__ import annotations

import pytest
from tests.text.worded import same

TURNS = ["other players' turns", "another player's turn", "your turn"]


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("who", ["This minion", "Each of your minions here"])
@pytest.mark.parametrize(
    "denied", ["moved or destroyed", "moved, destroyed, or returned to a hand", "destroyed, returned or moved"]
)
def test_all_of_it_is_denied_on_that_turn(denied: str, who: str, turn: str) -> None:
    behind = f"Ongoing: {who} cannot be {denied} on {turn}."
    ahead = f"Ongoing: During {turn}, {who[0].lower()}{who[1:]} cannot be {denied}."
    assert same(behind, ahead, "minion")


@pytest.mark.parametrize("on", ["on", "during"])
@pytest.mark.parametrize(
    "turn",
    ["any turn but yours", "any turn except yours", "every turn other than yours", "any turn that is not yours"],
)
@pytest.mark.parametrize(
    "text",
    [
        "This minion cannot be moved or destroyed {}.",
        "This minion has +2 power {}.",
        "Each of your minions here cannot be destroyed {}.",
    ],
)
def test_turns_that_are_not_yours(text: str, turn: str, on: str) -> None:
    told = [text.format(f"{on} {turn}"), text.format("during other players' turns")]
    one, other = (f"Ongoing: {each[0].upper()}{each[1:]}" for each in told)
    assert same(one, other, "minion")
