"""A number that is changed by so much more for each of something, and what remains of several."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

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


@pytest.mark.parametrize("joint", [" plus", ", plus", ", and an additional", " and an additional"])
@pytest.mark.parametrize("each", ["action here", "action you played this turn", "of your other minions here"])
@pytest.mark.parametrize(
    ("said", "again"),
    [
        ("Give a minion +1 power", "give it"),
        ("You may give one of your minions -1 power", "give it"),
        ("This minion gains +2 power", "gains"),
        ("Give each other player's minion here -1 power", "give them"),
    ],
)
def test_so_much_more_power_for_a_time(said: str, again: str, each: str, joint: str) -> None:
    until = "until the end of the turn"
    meant = f"{said} {until} and {again} +1 power for each {each} {until}."
    assert same(f"{said} {until}{joint} +1 power for each {each}.", meant, "minion")
    assert same(f"Talent: {said}{joint} +1 for each {each}, {until}.", f"Talent: {meant}", "minion")


@pytest.mark.parametrize("who", ["This minion has", "Your minions here have", "Each of your other minions has"])
def test_so_much_more_power_all_the_time(who: str) -> None:
    have = who.split()[-1]
    meant = f"Ongoing: {who} +1 power and {have} +1 power for each action here."
    assert same(f"Ongoing: {who} +1 power, plus +1 for each action here.", meant, "minion")
    assert same(f"Ongoing: {who} +1 power and +1 power for each action here.", meant, "minion")


def test_another_may_be_another_minion() -> None:
    with pytest.raises(TextError):
        read(
            "Give a minion +1 power until the end of the turn and another +2 power for each action here.",
            type="minion",
        )
