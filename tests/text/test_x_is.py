"""A number called X, and one more than a number, mean what they mean without it."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

MANY = "the number of cards in your hand"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        ("Ongoing: This minion has +X power{}.", f"Ongoing: This minion gains power equal to {MANY}.", "minion"),
        ("Ongoing: This minion has X power{}.", f"Ongoing: This minion's power is equal to {MANY}.", "minion"),
        ("Draw X cards{}.", f"Draw cards equal to {MANY}.", "action"),
        ("Gain X VP{}.", f"Gain VP equal to {MANY}.", "action"),
        (
            "Place X +1 power counters on a minion{}.",
            f"Place +1 power counters on a minion equal to {MANY}.",
            "action",
        ),
        (
            "Destroy a minion of power X or less{}.",
            f"Destroy a minion with power less than or equal to {MANY}.",
            "action",
        ),
        (
            "Destroy a minion with a power of X or more{}.",
            f"Destroy a minion with power greater than or equal to {MANY}.",
            "action",
        ),
        ("Destroy a minion with power X{}.", f"Destroy a minion with power equal to {MANY}.", "action"),
        (
            "Give a minion +X power until the end of the turn{}.",
            f"Give a minion power equal to {MANY} until the end of the turn.",
            "action",
        ),
        (
            "Give a minion -X power until the end of the turn{}.",
            f"Reduce the power of a minion by {MANY} until the end of the turn.",
            "action",
        ),
        (
            "Reduce the breakpoint of a base by X until the end of the turn{}.",
            f"Reduce the breakpoint of a base by {MANY} until the end of the turn.",
            "action",
        ),
    ],
)
@pytest.mark.parametrize("tell", [", where X is {}", ". X is {}", ", where X equals {}"])
def test_x_is_the_number_that_is_told(said: str, meant: str, card: str, tell: str) -> None:
    assert same(said.format(tell.format(MANY)), meant, card)


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Ongoing: This minion's power is one more than the number of minions here.",
            "Ongoing: This minion's power is equal to the number of minions here plus 1.",
            "minion",
        ),
        (
            "Ongoing: This minion's power is 2 plus the number of minions here.",
            "Ongoing: This minion's power is equal to the number of minions here plus 2.",
            "minion",
        ),
        (
            "Ongoing: This minion's power is one less than the number of minions here.",
            "Ongoing: This minion's power is equal to the number of minions here minus 1.",
            "minion",
        ),
        (
            "Draw one more card than the number of minions you have in play.",
            "Draw cards equal to the number of minions you have in play plus one.",
            "action",
        ),
        (
            "The breakpoint of this base is 15 plus the number of minions here.",
            "The breakpoint of this base is equal to the number of minions here plus 15.",
            "base",
        ),
        (
            "Reveal the top card of your deck. If it is a minion, draw cards equal to the revealed minion's power.",
            "Reveal the top card of your deck. If it is a minion, draw cards equal to that minion's power.",
            "action",
        ),
    ],
)
def test_one_more_than_a_number(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Draw X cards.",
        "Draw X cards and discard X cards, where X is the number of bases in play.",
        "Draw X cards, where X is half the number of bases in play.",
        "Draw cards. X is the number of bases in play.",
    ],
)
def test_an_x_that_nobody_knows_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
