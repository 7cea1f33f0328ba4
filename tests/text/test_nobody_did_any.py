"""What nobody did of what each could do."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize("who", ["Each player", "Each other player"])
@pytest.mark.parametrize(
    ("deed", "verb"),
    [("discard any number of cards", "discards"), ("return any number of their minions to their hand", "returns")],
)
@pytest.mark.parametrize("way", ["", " this way"])
@pytest.mark.parametrize("order", ["If {}, draw a card.", "Draw a card if {}."])
def test_nobody_did_any(who: str, deed: str, verb: str, way: str, order: str) -> None:
    text = f"{who} may {deed}. {order}"
    assert same(text.format(f"no player {verb} any{way}"), text.format("no player does so"), "action")


@pytest.mark.parametrize(
    "text", ["Each player may discard any number of cards. Draw a card if no player returns any."]
)
def test_any_of_something_else_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


@pytest.mark.parametrize("deed", ["discards a card", "destroys a minion", "plays an action"])
def test_nobody_does_is_that_none_does(deed: str) -> None:
    said = told(f"Special: Before a base scores, if no player {deed}, draw a card.", "action")
    assert "it is not so that " in said
    assert "no players" not in said


def test_where_nobody_can_nobody_does() -> None:
    text = "Each other player may discard a card. If no player discards any, draw a card."
    play = table({"Tortuga": ["Ann's Ox"]}, card("Offer", "action", text), ox(2), hand=["Offer"])
    play.play("Offer")
    assert len(play.hand("Ann")) == 1
