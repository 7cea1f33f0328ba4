"""Bases that a card scores, at once or later, and bases that score later than they would."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

CHOSEN = "Choose a base. "
LATER = f"{CHOSEN}Score it at the end of the turn."
NEXT = "If this base would score, score it at the end of the next player's turn instead."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (f"{CHOSEN}It scores.", f"{CHOSEN}Score it."),
        (f"{CHOSEN}That base immediately scores.", f"{CHOSEN}Score that base."),
        (f"{CHOSEN}It scores at the end of this turn.", LATER),
        (f"{CHOSEN}It scores at the end of the turn, whatever its breakpoint.", LATER),
        (f"{CHOSEN}It scores at the end of this turn even if its breakpoint has not been reached.", LATER),
        (f"{CHOSEN}It scores at the end of the turn, no matter how much power is there.", LATER),
        (
            "Play on a base. Ongoing: At the end of your turn, this base scores.",
            "Play on a base. Ongoing: At the end of your turn, score this base.",
        ),
        (
            "Special: When a base is about to score, it does not. It scores at the end of your next turn instead.",
            "Special: If a base would score, score it at the end of your next turn instead.",
        ),
        ("Bases do not score at the end of this turn.", "Bases cannot score this turn."),
        (f"{CHOSEN}It does not score at the end of this turn.", f"{CHOSEN}It cannot score this turn."),
    ],
)
def test_a_base_that_a_card_scores(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    "said",
    [
        "When this base would score, it scores at the end of the next player's turn instead.",
        "When this base would score, it does not; it scores at the end of the next player's turn instead.",
        "When this base would score, it scores at the end of the next player's turn instead, "
        "whether or not its breakpoint is still reached.",
    ],
)
def test_a_base_that_scores_later(said: str) -> None:
    assert same(said, NEXT, "base")
    assert "in its place, so that it does not happen:" in told(NEXT, "base")
    assert "later, at the end of the turn after the one going on" in told(NEXT, "base")


@pytest.mark.parametrize(
    ("deed", "then"),
    [
        ("at the end of your next turn", "later, at the end of your next turn (not the one going on):"),
        ("at the end of the next player's turn", "later, at the end of the turn after the one going on"),
        ("at the end of the turn", "later, at the end of the turn that is going on"),
    ],
)
def test_what_waits_is_put_off(deed: str, then: str) -> None:
    for text in (
        f"After you play a minion here, draw a card {deed}.",
        f"If this minion would be destroyed, draw a card {deed} instead.",
    ):
        assert then in told(f"Ongoing: {text}", "minion")


def test_it_is_printed() -> None:
    assert is_said_again(f"{CHOSEN}Score that base.", "action")
    assert is_said_again(NEXT, "base")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: Draw a card at the end of your next turn.",
        "Before this base scores, draw a card. Then this base scores.",
        "Score a minion.",
    ],
)
def test_what_is_not_scored(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="base" if "this base" in text else "minion")
