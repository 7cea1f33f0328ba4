"""What is played on a base where there are several, by giving up one of these: it is played where that one is."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

PLAYED = ["this titan", "an extra minion"]


@pytest.mark.parametrize("played", PLAYED)
@pytest.mark.parametrize("many", ["two or more", "at least three", "two"])
@pytest.mark.parametrize(
    ("things", "paying", "pay"),
    [
        ("minions", "destroying", "destroy"),
        ("actions", "discarding", "discard"),
        ("buried cards", "uncovering", "uncover"),
    ],
)
def test_one_of_those_there(played: str, many: str, things: str, paying: str, pay: str) -> None:
    where = f"on a base where you have {many} {things}"
    text = f"Special: On your turn, you may play {played} {where} by {paying} one of them."
    meant = f"Special: On your turn, you may {pay} one of your {things} {where} to play {played} there."
    assert same(text, meant, "titan")
    assert "A" in told(text, "titan").split("only if all of that happened", 1)[1]


@pytest.mark.parametrize(
    "text",
    [
        "Special: On your turn, you may play this titan on a base where you have a minion by destroying it.",
        "Special: On your turn, you may play this titan on a base by destroying one of them.",
    ],
)
def test_which_of_them_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="titan")


def test_of_a_card_that_is_uncovered() -> None:
    text = "Special: On your turn, you may play this titan by uncovering one of your buried cards."
    assert same(text, "Special: On your turn, you may uncover one of your buried cards to play this titan.", "titan")
