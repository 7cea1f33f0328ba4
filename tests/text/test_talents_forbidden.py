"""Talents that cannot be used, told of the Talents or of who uses them."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same


@pytest.mark.parametrize(
    "cards", ["cards here", "minions here", "minions of power 3 or less", "another player's minions"]
)
def test_on_which_cards(cards: str) -> None:
    text = f"Talents cannot be used on {cards}."
    assert same(text, f"Players cannot use Talents on {cards}.", "base")
    assert is_said_again(text, "base")


@pytest.mark.parametrize(
    ("who", "told_who"),
    [("Players", "any player uses"), ("Other players", "any player other than you uses")],
)
@pytest.mark.parametrize(("where", "there"), [("", ""), (" here", " at the base this card is at")])
def test_by_whom_and_where(who: str, told_who: str, where: str, there: str) -> None:
    said = told(f"Ongoing: {who} cannot use Talents{where}.", "minion")
    assert f"this cannot happen: {told_who} any ability{there} labelled Talent" in said
