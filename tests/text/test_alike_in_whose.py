"""Several minions of one controller or owner, or of different ones: "two minions with the same controller"."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("which", ["", " on different bases", " with power 2 or less"])
@pytest.mark.parametrize(("whose", "held"), [("controller", "controlled"), ("owner", "owned")])
def test_one_of_them(whose: str, held: str, which: str) -> None:
    by = f"Choose two minions{which} {held} by the same player. Destroy one of them."
    for way in ("with", "that have"):
        assert same(f"Choose two minions{which} {way} the same {whose}. Destroy one of them.", by, "action")
    unlike = f"Choose two minions{which} with different {whose}s. Destroy one of them."
    assert same(unlike, by.replace("by the same player", "by different players"), "action")
    assert not same(unlike, by, "action")
    assert is_said_again(by, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Choose a minion with the same controller as a titan. Destroy it.",
        "Choose a minion. Destroy another minion on its base with the same controller.",
        "If two minions on a base have the same controller, draw a card.",
    ],
)
def test_whose_is_not_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
