"""Who cannot do something under a condition of their own is each of whom it holds."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same


@pytest.mark.parametrize("lead", ["Ongoing: ", "Talent: Until the start of your next turn, "])
@pytest.mark.parametrize("deed", ["play actions here", "play minions here", "move minions to here", "draw cards"])
@pytest.mark.parametrize(
    ("who", "condition", "which"),
    [
        ("other players", "if they have a minion here", "other players with a minion here"),
        ("players", "while they have two or more minions here", "players with two or more minions here"),
        ("other players", "if they have more power here than you", "other players with more power here than you"),
        ("other players", "if they have no cards in their hand", "other players with no cards in their hand"),
    ],
)
def test_it_is_asked_of_each_of_them(lead: str, deed: str, who: str, condition: str, which: str) -> None:
    text = f"{lead}{who} cannot {deed} {condition}."
    assert same(text, f"{lead}{which} cannot {deed}.", "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize(
    ("some", "fewer"), [("an action", "no actions"), ("two or more actions", "one or fewer actions")]
)
def test_unless_is_said_of_each_as_well(some: str, fewer: str) -> None:
    unless = f"Ongoing: Other players cannot play minions here unless they have {some} here."
    assert same(unless, f"Ongoing: Other players with {fewer} here cannot play minions here.", "minion")
    assert is_said_again(unless, "minion")


def test_what_is_asked_of_you_is_asked_once() -> None:
    meant = told("Ongoing: Other players cannot play minions here if you have an action here.", "minion")
    assert "only while you control at least 1 action" in meant
