"""A base that does not score, and power that is too low for it."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

UNTIL = "Choose a base. It cannot score until the end of the turn."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Choose a base. It does not score until the end of the turn.", UNTIL),
        ("Choose a base. It will not score until the end of the turn.", UNTIL),
        ("Choose a base. That base does not score until the end of the turn.", UNTIL),
        ("No base scores this turn.", "Bases cannot score this turn."),
        ("No bases can score this turn.", "Bases cannot score this turn."),
        ("Bases do not score this turn.", "Bases cannot score this turn."),
        (
            "Until the start of your next turn, no base can score.",
            "Until the start of your next turn, bases cannot score.",
        ),
        (
            "Play on a base. Ongoing: This base will not score.",
            "Play on a base. Ongoing: This base cannot score.",
        ),
    ],
)
def test_what_does_not_score_cannot_score(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    "however",
    [
        ", even if it reaches its breakpoint",
        " even if its breakpoint is reached",
        ", even if the total power here exceeds its breakpoint",
        ", no matter how much power is here",
        ", no matter what the total power here is",
        ", regardless of the total power here",
    ],
)
def test_however_much_power_there_is(however: str) -> None:
    said = "Play on a base. Ongoing: This base cannot score{}. Destroy this action at the start of your turn."
    assert same(said.format(however), said.format(""), "action")


@pytest.mark.parametrize("however", ["even if you have a minion here", "even if it reaches its breakpoint by 5"])
def test_other_things_that_do_not_matter_are_not_passed_over(however: str) -> None:
    with pytest.raises(TextError):
        read(f"Play on a base. Ongoing: This base cannot score, {however}.", type="action")


def test_what_is_asked_is_not_forbidden() -> None:
    said = "Play on a base. Ongoing: If this base does not score this turn, draw a card."
    assert "cannot happen" not in told(said)


@pytest.mark.parametrize(
    "low",
    [
        "is now too low",
        "is too low",
        "is not enough",
        "is no longer enough",
        "does not reach its breakpoint",
        "no longer reaches its breakpoint",
    ],
)
def test_power_that_is_too_low_is_below_the_breakpoint(low: str) -> None:
    said = (
        "Special: Before a base scores, increase its breakpoint by 3 until the end of the turn. "
        "If the total power there {}, that base does not score."
    )
    assert same(said.format(low), said.format("is below its breakpoint"), "action")
