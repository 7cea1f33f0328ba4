"""Who is ahead by so much, and who is tied with whom."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

POWERFUL = "Choose a base. If {}, draw a card."


@pytest.mark.parametrize("number", [2, 5])
@pytest.mark.parametrize("whom", ["each other player", "any other player"])
def test_by_how_much_one_is_ahead(number: int, whom: str) -> None:
    said = told(POWERFUL.format(f"you have at least {number} more power there than {whom}"))
    assert f"if your total power at A is {number} or more above that of every player other than you:" in said


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        (
            "they have at least 5 more power here than each other player",
            "is 5 or more above that of every player other than A:",
        ),
        ("they have more power here than each other player", "is more than that of every player other than A:"),
        ("they have 10 or more power here", "if the total power of A at the base this card is at is at least 10:"),
    ],
)  # fmt: skip
def test_what_is_asked_of_those_spoken_of_is_asked_of_them(asked: str, meant: str) -> None:
    said = told(f"Talent: Choose another player. If {asked}, draw a card.", "minion")
    assert meant in said


@pytest.mark.parametrize("be", ["are", "were"])
@pytest.mark.parametrize("whom", ["another player", "any other player"])
def test_tied_with_another_player(be: str, whom: str) -> None:
    said = told(POWERFUL.format(f"you {be} tied with {whom} there"))
    assert (
        "at least 1 player other than you such that (the total power of that same one at A is exactly your total"
        in said
    )
    assert said == told(POWERFUL.format("another player has power equal to your power there"))


def test_so_much_more_than_another_card_has() -> None:
    said = told("Destroy a minion with at least 2 more power than this minion.", "minion")
    assert "whose power is at least the power of (this card itself) plus 2" in said


@pytest.mark.parametrize(
    "text",
    [
        POWERFUL.format("you have at least 5 more power there"),
        POWERFUL.format("you are tied there"),
        POWERFUL.format("you are tied with another player"),
    ],
)
def test_what_is_not_said(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
