"""Players by where they sit and whose turn it is, and with whom it begins when several do something in turn."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text


@pytest.mark.parametrize(("word", "side"), [("to your left", "left"), ("on your right", "right")])
def test_who_sits_beside_you(word: str, side: str) -> None:
    assert f"the player to the {side} of you draws a card" in told(f"The player {word} draws a card.", "action")
    assert f"the hand of the player to the {side} of you" in told(f"Look at the hand of the player {word}.", "action")


def test_who_sits_beside_the_one_spoken_of() -> None:
    meaning = told("Choose another player. The player to their left draws a card.", "action")
    assert "the player to the left of A draws" in meaning


def test_the_one_beside_is_the_one_who_goes_on() -> None:
    meaning = told("The player to your left reveals their hand.", "action")
    assert "the player to the left of you reveals the hand of the player to the left of you" in meaning


def test_on_a_base_somebody_has_the_turn() -> None:
    meaning = told("After this base scores, the current player may move a minion here to another base.", "base")
    assert "the player whose turn it is may do this" in meaning


@pytest.mark.parametrize(
    "text",
    [
        "Starting with the player to your left, each other player may discard a card.",
        "Each other player, starting with the player to your left, may discard a card.",
        "Each other player may discard a card, starting with the player on your left.",
    ],
)
def test_with_whom_it_begins_stands_anywhere(text: str) -> None:
    begins = "every player other than you (in turn, the player to the left of you first) may do this"
    assert begins in told(text, "action")


def test_before_a_base_scores_it_can_begin_with_the_next_player() -> None:
    text = (
        "Before this base scores, starting with the player to the current player's left, each player with a minion"
        " here may play an extra minion here."
    )
    meaning = told(text, "base")
    assert "(in turn, the player to the left of the player whose turn it is first)" in meaning
    assert to_text(read(text, type="base").tree, type="base") == text


@pytest.mark.parametrize(
    "text",
    [
        "Starting with you, destroy a minion.",
        "Starting with the player to your left, your minions gain +1 power until the end of the turn.",
        "Destroy a minion to your left.",
    ],
)
def test_one_alone_does_nothing_in_turn(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
