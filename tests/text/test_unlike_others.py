"""What you are told to do, unlike another player: "its controller draws a card and you play an extra minion"."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

TEXTS = [
    ("Destroy a minion. Its controller draws a card and you play an extra minion.", "and you play one extra minion"),
    ("Choose another player. They destroy a minion, and you discard two cards.", "and you discard 2 cards"),
    ("Choose another player. That player draws a card and you draw a card.", "and you draw a card"),
    ("Each other player discards a card, then you discard two cards.", "then you discard 2 cards"),
    ("Choose another player. They draw a card. You discard a card.", "next, you discard one card"),
    ("Choose another player. They may draw a card. If they do, you discard a card.", "you discard one card"),
    ("Each player with a minion here draws a card, then you destroy a minion here.", "then you destroy one minion"),
    ("Each player may discard a card. If no one does, you discard a card.", "you discard one card"),
]


@pytest.mark.parametrize(("text", "done"), TEXTS)
def test_you_do_it_and_not_they(text: str, done: str) -> None:
    assert done in told(text, "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    "text",
    ["You discard two cards.", "Destroy a minion. You play an extra minion.", "Draw a card and you play a minion."],
)
def test_whether_you_must_or_may_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
