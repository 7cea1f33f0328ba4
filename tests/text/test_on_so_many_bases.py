"""On how many bases somebody has minions, and no more; and what is asked of all of them together."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

ALONE = "there is exactly one base where you have a minion"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("all of your minions are on the same base", ALONE),
        ("all your minions are at one base", ALONE),
        ("your minions are all on a single base", ALONE),
        ("you have minions on exactly one base", "there is exactly one base where you have minions"),
        ("you have a minion on only one base", ALONE),
        ("you have a minion on exactly two bases", "there are exactly two bases where you have a minion"),
    ],
)
@pytest.mark.parametrize("text", ["If {}, draw a card. Otherwise, discard a card.", "If {}, gain 1 VP."])
def test_all_of_them_on_so_many(said: str, meant: str, text: str) -> None:
    assert same(text.format(said), text.format(meant), "action")
    assert is_said_again(text.format(said), "action")


@pytest.mark.parametrize(
    "text",
    [
        "Each player with minions on exactly one base draws a card.",
        "If another player has minions on only one base, draw a card.",
        "Each of your minions has +1 power this turn, or +2 power if they are all on the same base.",
    ],
)
def test_what_is_asked_of_all_is_not_asked_of_each(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
