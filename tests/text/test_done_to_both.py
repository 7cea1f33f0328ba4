"""What was done to two things named side by side was done to each of them."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("done", "how"), [("Discard", "discarded"), ("Destroy", "destroyed"), ("Return", "returned")]
)
@pytest.mark.parametrize("counted", ["each card {}", "each {} card", "each card you {}"])
def test_each_of_both(done: str, how: str, counted: str) -> None:
    first = f"{done} a minion and an action."
    if done == "Return":
        first = "Return a minion and an action to their owners' hands."
    text = f"{first} Draw a card for {counted.format(how)}."
    assert same(text, f"{first} Draw a card for each of them.", "action")
    assert is_said_again(text, "action")


def test_those_of_one_sort() -> None:
    text = "Destroy one of your minions and one of your actions. Draw a card for each action destroyed."
    assert "every action that is among A together with B" in told(text, "action")
    assert is_said_again(text, "action")


def test_what_was_done_to_neither() -> None:
    with pytest.raises(TextError):
        read("Destroy a minion and an action. Draw a card for each discarded card.", type="action")
