"""What is done instead of what would happen next, or to any of several."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize("thing", ["one of your minions", "a minion", "one of your actions"])
@pytest.mark.parametrize("deed", ["draw a card", "discard a card", "gain 1 VP"])
def test_the_next_time_it_would(thing: str, deed: str) -> None:
    text = f"The next time {thing} would be destroyed this turn, {deed} instead."
    assert same(
        text, f"Until the end of the turn, once per turn, if {thing} would be destroyed, {deed} instead.", "action"
    )
    assert "at most 1 per turn" in told(text, "action")


@pytest.mark.parametrize("until", ["", "Until the end of the turn, ", "Until the start of your next turn, "])
@pytest.mark.parametrize("which", ["any minion here that", "each minion here that", "minions here that"])
def test_any_that_would(until: str, which: str) -> None:
    many = which.startswith("minions")
    goes = "are returned to their owners' hands" if many else "is returned to its owner's hand"
    text = f"{until}{which} would be destroyed {goes} instead."
    other = f"{until}if a minion here would be destroyed, return it to its owner's hand instead."
    kind = "action" if until else "base"
    assert same(text[0].upper() + text[1:], other[0].upper() + other[1:], kind)


@pytest.mark.parametrize(
    "text",
    [
        "The next time one of your minions would be destroyed this turn, you may draw a card instead.",
        "Until the end of the turn, any minion that would be destroyed is returned to its owner's hand.",
        "Until the end of the turn, any player that would be destroyed is returned to their hand instead.",
    ],
)
def test_how_often_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")
