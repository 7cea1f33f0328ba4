"""What is affected in the place of something else; what has no talents; a base that does not score."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

PLAYS = "Special: When another player plays an action that affects one of your minions, you may"
AFFECTS = "Special: When another player's action directly affects one of your minions,"
HERE = "Play on a base. Ongoing: Other players' actions on this base"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            f"{PLAYS} choose another minion on the same base to be affected instead.",
            f"{PLAYS} have it affect another minion on that minion's base instead.",
        ),
        (
            f"{AFFECTS} choose another minion to be affected instead.",
            f"{AFFECTS} have it affect another minion instead.",
        ),
        (
            f"{PLAYS} choose another minion at that base for it to affect instead.",
            f"{PLAYS} have it affect another minion on that minion's base instead.",
        ),
        (
            f"{AFFECTS} choose one of your other minions for that action to affect instead.",
            f"{AFFECTS} have it affect another of your minions instead.",
        ),
        (
            f"{AFFECTS} choose another of your minions there to be affected instead.",
            f"{AFFECTS} have it affect another of your minions on that minion's base instead.",
        ),
        (f"{HERE} have no Ongoing abilities.", f"{HERE} lose all Ongoing abilities."),
        ("Choose a base. It does not score this turn.", "Choose a base. It cannot score this turn."),
        (
            "Play on a base. Ongoing: After three or more minions are moved in a turn (by any players), draw a card.",
            "Play on a base. Ongoing: After three or more minions are moved in a turn, draw a card.",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str) -> None:
    assert same(said, meant, "action")


def test_whether_it_has_none_is_asked() -> None:
    assert same(
        "If your minions here have no talents, draw a card.",
        "If each of your minions here has no talents, draw a card.",
        "minion",
    )


@pytest.mark.parametrize(
    "text",
    [
        f"{PLAYS} choose another minion to be destroyed instead.",
        "Choose another minion to be affected instead.",
        "This base does not score.",
    ],
)
def test_what_is_not_said_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    "text",
    [
        f"{PLAYS} choose another minion on the same base to be affected instead.",
        "Choose a base. It does not score this turn.",
        f"{HERE} have no Ongoing abilities.",
    ],
)
def test_it_is_printed_so_that_it_is_read_again(text: str) -> None:
    assert is_said_again(text, "action")


PLAYED = "Special: Play when another player's {} would affect one of your minions. {} instead."
WHEN = "Special: When another player's {} would affect one of your minions, have it affect {} instead."


@pytest.mark.parametrize("whose", ["action", "card"])
@pytest.mark.parametrize(
    ("deed", "other"),
    [
        ("Have it affect another minion", "another minion"),
        ("It affects another of your minions", "another of your minions"),
        ("Choose another minion to be affected", "another minion"),
        ("Choose a different minion on that base to be affected", "another minion on that minion's base"),
        ("Choose another minion there to be affected", "another minion on that minion's base"),
    ],
)
def test_the_card_is_made_to_affect_another(whose: str, deed: str, other: str) -> None:
    assert same(PLAYED.format(whose, deed), WHEN.format(whose, other), "action")
    that = PLAYED.format(whose, f"That {whose} affects {other}")
    assert same(that, WHEN.format(whose, other), "action")


def test_there_is_where_that_minion_is() -> None:
    there = WHEN.format("action", "another of your minions there")
    assert same(there, WHEN.format("action", "another of your minions on that minion's base"), "action")
    assert not same(there, WHEN.format("action", "another of your minions"), "action")
