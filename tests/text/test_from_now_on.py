"""What is so from a moment on, told by "when": there are none of something, or so many."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same


@pytest.mark.parametrize(
    ("there", "meant"),
    [
        ("there are no actions on this minion", "there are no actions attached to this card itself"),
        ("there are three or more other minions here", "there are at least 3 minions other than this card itself"),
        ("you have no cards in your hand", "you have no cards in your hand"),
    ],
)
def test_as_soon_as_it_is_so(there: str, meant: str) -> None:
    text = f"Ongoing: When {there}, destroy this minion."
    assert f"as soon as {meant}" in told(text, "minion")
    assert same(text, f"Ongoing: If {there}, destroy this minion.", "minion")
    assert is_said_again(text, "minion")


def test_said_behind() -> None:
    behind = "Ongoing: Destroy this minion when there are no actions on it."
    assert same(behind, "Ongoing: When there are no actions on this minion, destroy it.", "minion")
