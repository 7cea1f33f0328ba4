"""What is already had where a card has come is something else than this card."""

from __future__ import annotations

import pytest
from tests.text.worded import same


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Move one of your minions to another base. If you already have a minion there, draw a card.",
            "Move one of your minions to another base. If you have another minion there, draw a card.",
        ),
        (
            "Move one of your minions to another base. If you already had one minion there, draw a card.",
            "Move one of your minions to another base. If you have another minion there, draw a card.",
        ),
        (
            "Play an extra minion. Unless you already control a minion there, draw a card.",
            "Play an extra minion. Unless you have another minion there, draw a card.",
        ),
        (
            "Move an action to another base. If you already have a minion there, draw a card.",
            "Move an action to another base. If you have a minion there, draw a card.",
        ),
    ],
)
def test_it_is_another_one(said: str, meant: str) -> None:
    assert same(said, meant, "action")
