"""Which one is spoken of when another is in no play any more, or when it is told by what was done to it."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

SOLD = "Return one of your other minions here to your hand to play an extra minion."


def test_what_is_back_in_the_hand_gets_no_counter() -> None:
    asked = "If the extra minion has less power than the returned one, place a +1 power counter on it."
    said = told(f"{SOLD} {asked}", "minion")
    assert "if B is one card whose power is less than the power of (A)" in said
    assert "you put one +1 power counter on B" in said


@pytest.mark.parametrize(
    ("short", "long", "card"),
    [
        ("Destroy a minion here. Draw cards equal to the power of the destroyed one.",
         "Destroy a minion here. Draw cards equal to the destroyed card's power.", "minion"),
        ("If you already have two or more other minions here, draw a card.",
         "If you have two or more other minions here, draw a card.", "minion"),
        ("Special: After this base scores, move one of your other minions here to the base that replaces it. "
         "Play an extra minion there.",
         "Special: After this base scores, move one of your other minions here to the replacement base. "
         "Play an extra minion on the replacement base.", "minion"),
    ],
)  # fmt: skip
def test_told_by_what_was_done(short: str, long: str, card: str) -> None:
    assert same(short, long, card)
    assert is_said_again(short, card)


def test_as_much_power_as_another_has() -> None:
    said = told(
        "Choose one of your minions. Until the end of the turn, its power is the same as that of another minion.",
        "action",
    )
    assert "the power of A is the power of (one minion other than A)" in said
