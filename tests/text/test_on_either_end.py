"""Three cards of which one goes to a hand, one to the top and one to the bottom of a deck."""

from __future__ import annotations

import pytest
from tests.text.worded import same


@pytest.mark.parametrize("one", ["one", "one of them"])
@pytest.mark.parametrize("top", ["one on top", "one on the top"])
@pytest.mark.parametrize(("whose", "deck"), [("your", "your"), ("another player's", "that")])
def test_one_on_top_and_one_on_the_bottom(one: str, top: str, whose: str, deck: str) -> None:
    first = f"Look at the top three cards of {whose} deck."
    said = f"Place {one} into your hand, {top} and one on the bottom of {deck} deck."
    meant = f"Place one into your hand, one on top of {deck} deck, and one on the bottom of {deck} deck."
    assert same(f"{first} {said}", f"{first} {meant}", "action")
