"""What was on a card that has left play since is counted as what is on it."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("thing", ["+1 power counter", "action"])
@pytest.mark.parametrize("said", ["that was on it", "it had", "it had on it", "that it had"])
@pytest.mark.parametrize("deed", ["Destroy a minion", "Return one of your minions to its owner's hand"])
def test_what_was_on_it(thing: str, said: str, deed: str) -> None:
    text = f"{deed}. Draw a card for each {thing} {said}."
    assert same(text, f"{deed}. Draw a card for each {thing} on it.", "action")
    assert is_said_again(text, "action")


def test_what_was_on_this_minion() -> None:
    assert same(
        "Special: After this minion is destroyed, draw a card for each +1 power counter that was on it.",
        "Special: After this minion is destroyed, draw a card for each +1 power counter on it.",
        "minion",
    )


@pytest.mark.parametrize(
    "deed", ["Remove all counters from a base", "Transfer all actions from a base to another base"]
)
def test_what_was_taken_away_before_is_not_on_it(deed: str) -> None:
    with pytest.raises(TextError):
        read(
            f"{deed}. Draw a card for each {'action' if 'action' in deed else 'counter'} that was on it.",
            type="action",
        )
