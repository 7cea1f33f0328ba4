"""Cards that cannot leave a base."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Minions cannot leave this base.", "Minions here cannot leave play. Minions cannot be moved from here."),
        (
            "Minions here cannot leave this base.",
            "Minions here cannot leave play. Minions cannot be moved from here.",
        ),
        (
            "Minions cannot leave this base until it scores.",
            "Minions here cannot leave play until this base scores. "
            "Minions cannot be moved from here until this base scores.",
        ),
    ],
)
def test_what_cannot_leave_can_neither_leave_play_nor_be_moved_from_here(said: str, meant: str) -> None:
    assert same(said, meant, "base")


def test_so_may_those_of_others_on_the_base_of_a_card() -> None:
    kept = "Play on a base. Ongoing: Other players' minions cannot leave this base."
    apart = "Other players' minions here cannot leave play. Other players' minions cannot be moved from here."
    assert same(kept, f"Play on a base. Ongoing: {apart}", "action")


@pytest.mark.parametrize(
    "said", ["Minions can leave this base only by being destroyed.", "A minion cannot leave this base."]
)
def test_what_is_left_open_is_refused(said: str) -> None:
    with pytest.raises(TextError):
        read(said, type="base")
