"""The base that is replaced after one has scored is that one, however it is called."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

LOOK = "look at the top three cards of the base deck"
DEEDS = [
    "search the base deck for a base to replace {}",
    "search the base deck for a base. Replace {} with it",
    LOOK + ". Choose one of them to replace {} and return the others in any order",
    LOOK + ". Choose one to replace {} and return the others in any order",
    LOOK + ". Replace {} with one of them, and return the others in any order",
    "draw a card. Replace {} with the top card of the base deck",
]


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("lead", ["After a base scores, ", "After a base scores, if you had a minion there, "])
@pytest.mark.parametrize("which", ["it", "that base", "the base"])
def test_that_base_is_the_scored_base(deed: str, lead: str, which: str) -> None:
    text = f"Special: {lead}{deed}."
    assert same(text.format(which), text.format("the scored base"), "action")


@pytest.mark.parametrize("which", ["it", "that base"])
def test_another_base_that_was_chosen_is_that_base(which: str) -> None:
    text = f"Special: After a base scores, choose another base. Replace {which} with the top card of the base deck."
    assert not same(text, text.replace(which + " with", "the scored base with"), "action")


@pytest.mark.parametrize("deed", DEEDS[:3])
def test_where_no_base_has_scored_it_is_refused(deed: str) -> None:
    with pytest.raises(TextError):
        readings(f"{deed[0].upper()}{deed[1:].format('it')}.", type="action")
