"""Two things of which neither was done this turn: each of them is asked of the whole turn."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same


@pytest.mark.parametrize("lead", ["If", "At the end of your turn, if"])
@pytest.mark.parametrize(
    ("both", "apart"),
    [
        ("this minion did not move or use a talent", ("this minion did not move", "did not use a talent")),
        ("this minion did not move or use its talent", ("this minion did not move", "did not use its talent")),
        ("you did not play an action or discard a card", ("you did not play an action", "did not discard a card")),
        (
            "you did not move a minion and did not play an action",
            ("you did not move a minion", "did not play an action"),
        ),
    ],
)
def test_neither_was_done_this_turn(both: str, apart: tuple[str, str], lead: str) -> None:
    ongoing = "Ongoing: " if lead.startswith("At") else ""
    one, other = apart
    long = f"{ongoing}{lead} {one} this turn and {other} this turn, draw a card."
    assert same(f"{ongoing}{lead} {both} this turn, draw a card.", long, "minion")
    assert told(long, "minion").count("this has happened this turn") == 2


@pytest.mark.parametrize("verbs", ["play or move", "move or destroy"])
def test_of_one_object_it_is_asked_as_before(verbs: str) -> None:
    said = told(f"If you did not {verbs} a minion this turn, draw a card.", "minion")
    assert said.count("this has happened this turn") == 2
    assert said.count("one minion") == 2
