"""What is asked of the one card to which something is done is what it is chosen by."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("asked", ["has power 3 or less", "has an action on it", "has a +1 power counter on it"])
@pytest.mark.parametrize(
    ("deed", "goal"),
    [
        ("Destroy a minion", ""),
        ("You may destroy another minion", ""),
        ("Return a minion", " to its owner's hand"),
        ("Move a minion", " to another base"),
    ],
)
def test_it_is_one_of_which_that_is_so(asked: str, deed: str, goal: str) -> None:
    text = f"{deed}{goal} if it {asked}."
    assert same(text, f"{deed} that {asked}{goal}.", "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize("does", ["Play", "Draw"])
@pytest.mark.parametrize("sort", ["a minion", "an action"])
def test_a_top_card_is_revealed(does: str, sort: str) -> None:
    text = f"{does} the top card of your deck if it is {sort}."
    told = f"Reveal the top card of your deck. If it is {sort}, {does.lower()} it."
    assert same(text, told, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy two minions if it has power 3 or less.",
        "Discard a card if its power is 3 or less.",
    ],
)
def test_of_which_it_is_asked(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    "text",
    [
        "Reveal the top card of your deck. Draw a card if it is a minion.",
        "Choose one of your minions. Destroy an action if it has power 3 or less.",
        "Choose one of your minions. Draw the top card of your deck if it has power 3 or less.",
    ],
)
def test_it_is_what_was_spoken_of_before(text: str) -> None:
    assert "if A is one" in told(text, "action")
