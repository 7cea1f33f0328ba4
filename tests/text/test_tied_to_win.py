"""Players who tie as a base scores, and ties that do not count."""

from __future__ import annotations

import pytest
from tests.text.worded import same

MEANT = "After this base scores, if players are tied for the most power here, each of them discards their hand."


@pytest.mark.parametrize(
    "asked",
    [
        "two or more players tie as the winner here",
        "two or more players tie for the win",
        "players are tied for first place here",
        "several players tie for first place",
        "there is a tie for the winner here",
        "there is more than one winner here",
        "this base has more than one winner",
        "several players share first place",
    ],
)
@pytest.mark.parametrize("lead", ["If", "After this base scores, if"])
def test_players_who_tie_to_win(lead: str, asked: str) -> None:
    assert same(f"{lead} {asked}, each of them discards their hand.", MEANT, "base")


@pytest.mark.parametrize("who", ["each tied player discards", "they each discard", "those players each discard"])
def test_each_of_those_who_tie(who: str) -> None:
    assert same(f"If two or more players tie for the win here, {who} their hand.", MEANT, "base")


@pytest.mark.parametrize(
    "remark", [" (Ties do not count.)", " (ties don't count)", " Ties do not count.", " (not if tied)"]
)
@pytest.mark.parametrize("most", ["the most minions here", "the most actions here"])
def test_ties_do_not_count(most: str, remark: str) -> None:
    text = f"The player with {most} has +3 power here"
    stop = "." if "." in remark else ""
    said = f"{text}{stop}{remark}" if stop else f"{text}{remark}."
    assert same(said, f"{text} (no one if tied).", "base")
