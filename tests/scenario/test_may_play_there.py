"""Whether a card may be played at a certain place, also one that is not in the hand."""

from __future__ import annotations

import pytest

from smashrules import adjudicate
from smashrules.explain import Verdict

BOARD = "players: Ann (to play), Bob\nbase: Tortuga\n  Ann: They're Coming to Get You\nbase: Tar Pits\n"
TENACIOUS = "players: Ann (to play), Bob\nbase: Tortuga\nbase: Tar Pits\n"


@pytest.mark.parametrize(
    ("board", "card", "pile", "place", "verdict"),
    [
        (BOARD, "Warbot", "from her discard", "at Tortuga", Verdict.YES),
        (BOARD, "Warbot", "from her discard", "at Tar Pits", Verdict.NO),
        (BOARD, "Warbot", "from her discard", "", Verdict.YES),
        (TENACIOUS, "Tenacious Z", "from her discard", "at Tar Pits", Verdict.YES),
        (TENACIOUS, "Warbot", "from her discard", "at Tar Pits", Verdict.NO),
    ],
)
def test_from_the_discard_pile(board: str, card: str, pile: str, place: str, verdict: Verdict) -> None:
    asked = f"{board}discard of Ann: {card}\nMay Ann play {card} {pile} {place}?\n"

    assert adjudicate(asked).verdict is verdict


def test_what_is_expected_of_it() -> None:
    text = f"{TENACIOUS}discard of Ann: Tenacious Z\nAnn may not play Tenacious Z from her discard at Tar Pits\n"

    (expected,) = adjudicate(text).expectations
    assert not expected.met
