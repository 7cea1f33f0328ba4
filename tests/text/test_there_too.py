"""What is on a base and on the minions there: the base is chosen first, or each base of which it is told."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("many", ["all actions", "any number of actions", "up to two actions", "an action"])
@pytest.mark.parametrize("joint", ["and", "or"])
@pytest.mark.parametrize("minions", ["minions there", "all minions there", "your minions there"])
def test_the_base_is_chosen_first(many: str, joint: str, minions: str) -> None:
    if (many, joint) == ("an action", "and"):  # one action is not on both
        with pytest.raises(TextError):
            read(f"Destroy {many} on a base {joint} on {minions}.", type="action")
        return
    said = told(f"Destroy {many} on a base {joint} on {minions}.")
    assert "you choose one base [A]" in said
    assert said == told(f"Choose a base. Destroy {many} on it {joint} on {minions}.")


@pytest.mark.parametrize("comma", ["", ","])
def test_bases_that_are_described_and_minions_there(comma: str) -> None:
    where = "such that (you control at least 1 minion at that same one)"
    said = told(
        f"Until the start of your next turn, other players cannot play actions on bases where you have a"
        f" minion{comma} or on minions there."
    )
    assert f"either any base {where} or any minion at any base {where}" in said


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card for each minion on your bases.",
        "Draw a card for each minion on your base.",
        "You may destroy an action on a base or on a minion there.",  # on which base is not said when it is asked
    ],
)
def test_which_base_is_not_said(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
