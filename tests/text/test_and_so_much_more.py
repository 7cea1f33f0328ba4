"""A number that is changed by so much more for each of something, and what remains of several."""

from __future__ import annotations

import pytest
from tests.text.worded import same

BREAKPOINT = "This base's breakpoint is {} by {}."


@pytest.mark.parametrize("changed", ["increased", "reduced"])
@pytest.mark.parametrize("joint", [", plus", " plus", " and"])
def test_a_breakpoint_is_changed_twice(changed: str, joint: str) -> None:
    said = BREAKPOINT.format(changed, f"2{joint} 1 for each action here")
    meant = f"{BREAKPOINT.format(changed, 2)} {BREAKPOINT.format(changed, '1 for each action here')}"
    assert same(said, meant, "base")


@pytest.mark.parametrize(
    ("remain", "have"),
    [
        ("exactly one of your minions remains there", "you have exactly one minion there"),
        ("only one of your minions is left there", "you have exactly one minion there"),
        ("none of your minions are left there", "you have no minions there"),
        ("none of your other minions remain there", "you have no other minions there"),
    ],
)
def test_what_remains_is_what_you_have(remain: str, have: str) -> None:
    told = "Choose one of your minions on a base. If {}, draw a card."
    assert same(told.format(remain), told.format(have), "action")
