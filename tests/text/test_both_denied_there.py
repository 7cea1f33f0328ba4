"""Two things at a place that is told once, and what nothing has brought about yet."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

ON_A_BASE = "Play on a base. Ongoing: "


@pytest.mark.parametrize(
    ("said", "first"),
    [
        (
            "Other players cannot transfer actions or move minions to here.",
            "transfers any action in play to the base",
        ),
        ("Other players cannot move minions or transfer actions to here.", "moves any minion in play to the base"),
        (
            "Other players cannot move minions or transfer actions from here.",
            "moves any minion in play from the base",
        ),
        ("Other players cannot play minions or move minions to here.", "plays any minion on the base"),
        ("Other players cannot play actions or use Talents here.", "plays any action on the base"),
    ],
)
def test_neither_can_be_done_there(said: str, first: str) -> None:
    assert f"{first} this card is at" in told(ON_A_BASE + said, "action")


@pytest.mark.parametrize(
    "who", ["you play an action or destroy a minion", "another player plays a card or destroys an action"]
)
def test_either_of_them_happens_there(who: str) -> None:
    text = f"{ON_A_BASE}After {who} here, draw a card."
    assert "on the base this card is at OR" in told(text, "action")


@pytest.mark.parametrize("deed", ["play a minion", "destroy a card", "move a minion"])
def test_what_waits_has_brought_nothing_about(deed: str) -> None:
    with pytest.raises(TextError):
        read(f"{ON_A_BASE}After you {deed} this way, draw a card.", type="action")
