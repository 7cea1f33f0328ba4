"""Power that a Special gives with no end said: it is done at that time, and ends as the rules on durations say."""

from __future__ import annotations

import pytest

from smashrules.effects.actions import Lasting
from smashrules.effects.node import walk
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text


@pytest.mark.parametrize(
    "text",
    [
        "Special: Before a base scores, one of your minions there gains +1 power.",
        "Special: Before a base scores, each of your minions there gains +1 power.",
        "Special: Before a base scores, choose one of your minions there. It gains +1 power.",
        "Special: Before a base scores, choose one of your minions there. It gains +1 power. Draw a card.",
    ],
)
def test_no_end_said(text: str) -> None:
    found = read(text, type="action").tree
    lasting = [each for each in walk(found) if isinstance(each, Lasting)]

    assert [each.until for each in lasting] == [None]
    assert to_text(found, type="action") == text
    assert found != read(text.replace("+1 power.", "+1 power until the end of the turn."), type="action").tree


def test_played_first() -> None:
    told = "Special: Play before a base scores. Give one of your minions there +2 power."
    plain = "Special: Before a base scores, one of your minions there gains +2 power."

    assert read(told, type="action").tree == read(plain, type="action").tree


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("action", "Each of your minions gains +1 power."),
        ("minion", "Talent: One of your minions gains +1 power."),
        ("base", "Before this base scores, one of your minions gains +1 power."),
    ],
)
def test_elsewhere_it_must_be_said(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)
