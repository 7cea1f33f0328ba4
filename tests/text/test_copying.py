"""The ability of an action that is copied: of which one, and that it is one that is done at once."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("action", "Special: Play after another player plays an action. Copy the ability of that action."),
        ("minion", "Ongoing: After another player plays an action here, you may copy the ability of that action."),
        ("action", "Choose an action in your discard pile. Copy the ability of that action."),
        ("base", "After a player plays an action here, each other player copies the ability of that action."),
    ],
)
def test_of_which_action(kind: str, text: str) -> None:
    action = "B" if kind == "base" else "A"  # there the player who plays it is spoken of, too
    assert f"as this card's own what is printed on {action}" in told(text, kind)


def test_one_that_is_chosen() -> None:
    assert "what is printed on one action from your hand that does not stay when played" in told(
        "Copy the ability of a standard action in your hand."
    )


@pytest.mark.parametrize(
    "text",
    [
        "Copy the ability of a minion.",
        "Copy the ability.",
        "Copy the ability of a base.",
        "Copy a minion.",
        "Copy an action.",
    ],
)
def test_what_is_not_done_at_once_or_not_named_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
