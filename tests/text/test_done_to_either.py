"""What is done to either of two things, with the verb said once."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

_EITHER = (
    ("Move", "this minion to another base", "another of your minions to here"),
    ("Return", "a minion here to its owner's hand", "an action here to its owner's hand"),
    ("Transfer", "an action on this minion to another minion", "an action on another minion here to this minion"),
    ("Place", "a card from your hand on top of your deck", "a card from your discard pile into your hand"),
    ("Give", "this minion +1 power until the end of the turn", "another minion +2 power until the end of the turn"),
    ("Play", "an extra minion from your hand", "an extra action from your discard pile"),
)


@pytest.mark.parametrize(("verb", "one", "other"), _EITHER)
@pytest.mark.parametrize("may", ["", "You may "])
def test_the_verb_is_said_again(verb: str, one: str, other: str, may: str) -> None:
    does = verb.lower() if may else verb
    text = f"Talent: {may}{does} {one} OR {{}}{other}."
    assert same(text.format(""), text.format(f"{verb.lower()} "), "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Move a minion to another base OR an action to another minion.",  # an action is transferred
        "Draw a card and move a minion to another base OR an action to its owner's hand.",
        "Return a minion to its owner's hand OR to the top of a deck on an action.",
    ],
)
def test_another_verb_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
