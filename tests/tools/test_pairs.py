"""The tool that tells how well what sentences are made of goes together."""

from __future__ import annotations

from tools.pairs import unread


def test_what_goes_together_and_what_does_not() -> None:
    texts = ["Destroy a minion. Its owner draws a card.", "Discard a minion. If you have it there, draw a card."]
    assert list(unread(texts, "action")) == texts[1:]
