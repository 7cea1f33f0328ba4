"""So much, or more if something holds: of one, of each of several, and at another time."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

UNTIL = "until the end of the turn"
THERE = "Choose a base. Each of your minions there"
ONGOING = "Play on a minion. Ongoing:"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            f"Each of your minions gains +1 power {UNTIL}, or +2 power if it has an action on it.",
            f"For each of your minions, it gains +1 power {UNTIL}, or +2 power if it has an action on it.",
            "action",
        ),
        (
            "Ongoing: This minion has +1 power, or +3 power during your turn.",
            "Ongoing: This minion has +1 power during other players' turns and +3 power during your turn.",
            "minion",
        ),
        (
            "Ongoing: This minion has +2 power during your turn, or +4 power during other players' turns.",
            "Ongoing: This minion has +2 power during your turn and +4 power during other players' turns.",
            "minion",
        ),
        (
            "Ongoing: This minion has +1 power. During your turn, it has +3 power instead.",
            "Ongoing: This minion has +1 power, or +3 power during your turn.",
            "minion",
        ),
        (
            "Ongoing: Your minions here have +1 power, or +2 power while you have an action here.",
            "Ongoing: Your minions here have +1 power. If you have an action here, they have +2 power instead.",
            "minion",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        (f"{THERE} gains +1 power {UNTIL}, or +2 power if it moved this turn.", "action"),
        ("Ongoing: Each of your minions here has +1 power, or +2 power if it has an action on it.", "minion"),
        (f"{ONGOING} This minion has +1 power, or +3 power while there are two or more minions here.", "action"),
        ("Ongoing: This minion has +1 power, or +3 power during your turn.", "minion"),
    ],
)
def test_it_is_printed_so_that_it_is_read_again(text: str, card: str) -> None:
    assert is_said_again(text, card)


def test_who_is_asked_within_a_description_is_not_guessed() -> None:
    with pytest.raises(TextError):
        read("Each minion here has +1 power, or +2 power if its controller has no cards in hand.", type="base")
