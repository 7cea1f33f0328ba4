"""Those of several spoken of that have something, or have none of it."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

TWO = "Choose two minions."
THREE = "If you have three or more minions here, place a +1 power counter on each of them"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (f"{THREE} that has none.", f"{THREE} with no +1 power counters on it.", "base"),
        (f"{THREE} without one.", f"{THREE} with no +1 power counters.", "base"),
        (
            f"{TWO} Destroy each of them that has an action on it.",
            f"{TWO} Destroy each of them with an action on it.",
            "action",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


def test_each_is_not_each_with_something() -> None:
    assert not same(f"{THREE} that has none.", f"{THREE}.", "base")


@pytest.mark.parametrize(
    "text",
    [
        "Choose a minion. Destroy it with an action on it.",  # it is the one, with or without
        f"{TWO} Destroy each of them that has none.",  # none of what?
        f"{TWO} Destroy each of them that has one.",
    ],
)
def test_what_is_not_said_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


def test_it_is_printed_so_that_it_is_read_again() -> None:
    assert is_said_again(f"{TWO} Destroy each of them that has an action on it.", "action")
