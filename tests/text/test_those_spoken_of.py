"""Several things spoken of again: "the cards", "the two minions", "one of the others", the two ends of a transfer."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

REVEAL = "Reveal the top three cards of your deck. "


@pytest.mark.parametrize(
    ("deed", "meant"),
    [
        ("Return the cards in any order.", "you return A in an order of your choice"),
        (
            "Return the cards to the top of your deck in any order.",
            "you return A to the top of your deck in an order",
        ),
        ("Place the cards on the bottom of your deck in any order.", "you place A to the bottom of your deck in an"),
        ("You may draw one of the cards.", "you draw one card that is among A"),
        ("Draw up to two of the cards.", "you draw 0 to 2 cards that are among A"),
    ],
)
def test_the_cards_are_those_that_were_revealed(deed: str, meant: str) -> None:
    assert meant in told(REVEAL + deed)


@pytest.mark.parametrize("these", ["the minions", "the two minions", "those minions"])
def test_things_that_were_chosen(these: str) -> None:
    assert "next, you destroy A" in told(f"Choose two minions. Destroy {these}.")
    assert "if no two of A are at the same base" in told(
        f"Choose two minions. If {these} are on different bases, draw a card."
    )


@pytest.mark.parametrize("these", ["the minions", "the two minions", "those minions"])
@pytest.mark.parametrize(
    "transfer",
    [
        "Transfer an action from one minion to another minion.",
        "Transfer one of your actions on a minion to another minion.",
        "Transfer a +1 power counter from one minion to another minion.",
        "Swap a minion with another player's minion.",
    ],
)
def test_both_ends_of_a_deed_are_spoken_of_together(transfer: str, these: str) -> None:
    assert "you destroy A together with B" in told(f"{transfer} Destroy {these}.")
    assert "if no two of A together with B are at the same base" in told(
        f"{transfer} If {these} are on different bases, draw a card."
    )


@pytest.mark.parametrize("others", ["the others", "the remaining cards", "the rest"])
def test_some_of_what_is_left(others: str) -> None:
    first = f"{REVEAL}Discard one of them. Draw one of {others}. "
    for back in ("the rest", "any others", "the others"):
        said = told(f"{first}Return {back} to the top of your deck.")
        assert "next, you draw one card that is among those of A that are left" in said
        assert "next, you return those of A that are left to the top of your deck" in said


@pytest.mark.parametrize(
    "text",
    [
        "Destroy the minions.",
        "Draw a card. Discard one of the others.",
        "Choose two minions. Destroy the actions.",
        "Choose a minion. Destroy the minions.",
        "Choose two minions. Play two extra minions and return the minions to your hand.",  # which two
        "Choose two minions. Destroy the minions chosen there.",
    ],
)
def test_what_was_not_spoken_of(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
