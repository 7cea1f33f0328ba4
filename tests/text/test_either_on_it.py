"""A card with one thing or another on it, or with neither."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Destroy a minion with an action or a +1 power counter on it.",
            "Destroy a minion with an action on it or destroy a minion with a +1 power counter.",
        ),
        (
            "Destroy a minion that has one or more +1 power counters or actions on it.",
            "Destroy a minion with a +1 power counter or destroy a minion with an action on it.",
        ),
        (
            "Choose a minion. If it has an action or a +1 power counter on it, destroy it.",
            "Choose a minion. If it has a +1 power counter on it or there is an action on it, destroy it.",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy each minion with an action or a +1 power counter on it.",
        "Destroy a minion with no +1 power counters and no actions on it.",  # none of the actions are destroyed
        "Destroy a minion with a +1 power counter and an action on it.",  # are both on it, or are both destroyed?
        "Choose a base with no minions and no actions.",
        "Destroy a minion with two or more +1 power counters or actions on it.",  # two of them together?
    ],
)
def test_what_a_choice_cannot_say_is_not_read(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
