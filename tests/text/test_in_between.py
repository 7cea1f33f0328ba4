"""What stands between the words of a deed, either of two things, and what is played that would affect something."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("until", ["until the end of the turn", "until the start of your next turn"])
@pytest.mark.parametrize(
    "text",
    [
        "One of your minions gains{} +2 power{}.",
        "Take control{} of a minion of power 2 or less{}.",
        "Choose another player. That player must give you control{} of one of their minions{}.",
        "You may discard a card. If you do, one of your minions gains{} +1 power{}.",
    ],
)
def test_for_how_long_stands_between(text: str, until: str) -> None:
    assert same(text.format(f", {until},", ""), text.format("", f" {until}"), "action")


@pytest.mark.parametrize(
    "deed",
    [
        "That player destroys either {} or one of their minions with more power on the same base.",
        "That player gives you control of either {} or one of their minions until the end of the turn.",
        "Destroy either {} or one of your minions.",
    ],
)
def test_either_it_or_another(deed: str) -> None:
    text = f"Choose another player's minion. {deed}"
    assert same(text.format("it"), text.format("that minion"), "action")


def test_of_one_or_another_it_is_not_said_which() -> None:
    with pytest.raises(TextError):
        read(
            "Choose another player's minion. That player gives you control of either it or one of their minions "
            "until the end of the turn. You may move the minion you control this way.",
            type="action",
        )


@pytest.mark.parametrize("affects", ["would affect", "could affect", "will affect"])
@pytest.mark.parametrize("then", ["cancel that action", "you may discard a card to cancel that action's ability"])
def test_what_is_played_would_affect_it(then: str, affects: str) -> None:
    text = "Special: When another player plays an action that {} one of your minions, " + f"{then}."
    assert same(text.format(affects), text.format("affects"), "action")
