"""Of which none is said to have so much power, and what ties are left to who does it."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

AFTER = "After you play a minion here, if"
WEAKEST = "Destroy the weakest minion on a base"
MOVES = "At the end of each turn, the current player moves the lowest-power minion here"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            f"{AFTER} none of your other minions here has equal or more power, draw a card.",
            f"{AFTER} you have no other minions here with equal or more power, draw a card.",
            "base",
        ),
        (
            f"{AFTER} no other minion here has more power, draw a card.",
            f"{AFTER} there are no other minions here with more power, draw a card.",
            "base",
        ),
        (
            "Ongoing: While no minion in play has more power than this one, you have +1 power here.",
            "Ongoing: While there are no minions in play with more power than this minion, you have +1 power here.",
            "minion",
        ),
        (
            "If none of your other minions has power 3 or more, draw a card.",
            "If you have no other minions with power 3 or more, draw a card.",
            "minion",
        ),
        (
            "If no other player's minion here has more power than this one, draw a card.",
            "If no other player has a minion here with more power than this minion, draw a card.",
            "minion",
        ),
        (
            "Ongoing: While no other player's minions here have power 3 or more, this minion has +2 power.",
            "Ongoing: While no other player has a minion here with power 3 or more, this minion has +2 power.",
            "minion",
        ),
        (f"{WEAKEST} (if tied, choose one).", f"{WEAKEST} (you choose in case of a tie).", "action"),
        (f"{WEAKEST}. (If tied, choose one.)", f"{WEAKEST} (you choose in case of a tie).", "action"),
        (f"{WEAKEST} (choosing in case of a tie).", f"{WEAKEST} (you choose in case of a tie).", "action"),
        (
            "Each other player destroys their weakest minion (choosing in case of a tie).",
            "Each other player destroys their weakest minion (they choose in case of a tie).",
            "action",
        ),
        (
            f"{MOVES} to another base (choosing in case of a tie).",
            f"{MOVES} (they choose in case of a tie) to another base.",
            "base",
        ),
        (
            f"{MOVES} to another base (they choose in case of a tie).",
            f"{MOVES} (they choose in case of a tie) to another base.",
            "base",
        ),
        (
            "The player with the most minions here has +2 power here. In case of a tie, none of them do.",
            "The player with the most minions here has +2 power here. In case of a tie, no one does.",
            "base",
        ),
        (
            "On each base, your weakest minion gains +1 power until the end of the turn (you choose if tied).",
            "Your weakest minion on each base gains +1 power until the end of the turn (you choose if tied).",
            "action",
        ),
    ],
)
def test_it_is_the_same(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("If no other player's minion was destroyed this turn, draw a card.", "minion"),
        ("Destroy the weakest minion on a base (its owner chooses in case of a tie).", "action"),
    ],
)
def test_what_is_not_said_so_is_not_guessed(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)


@pytest.mark.parametrize("of", ["your minions here", "your other minions here", "your minions"])
@pytest.mark.parametrize("what", ["an action on it", "a +1 power counter on it"])
def test_none_of_them_has_or_have(of: str, what: str) -> None:
    text = "If none of {} {} {}, draw a card."
    assert same(text.format(of, "has", what), text.format(of, "have", what), "minion")
    assert same(
        f"If none of the minions here has {what}, draw a card.",
        f"If no minion here has {what}, draw a card.",
        "minion",
    )
