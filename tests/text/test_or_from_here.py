"""One deed or another, of which it is told at the end from where: "moved or returned from here"."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


@pytest.mark.parametrize("who", ["a minion", "one of your minions"])
@pytest.mark.parametrize("deeds", ["moved or returned", "returned or moved"])
def test_from_there_is_said_of_both(deeds: str, who: str) -> None:
    text = f"Ongoing: After {who} is {deeds} from here, draw a card."
    told = explain_tree(read(text, type="minion").tree, type="minion")
    assert "moves from the base this card is at" in told
    assert "at the base this card is at is returned" in told
    assert is_said_again(text, "minion")


def test_each_by_itself_says_the_same() -> None:
    assert same(
        "Ongoing: After a minion is moved or returned from here, draw a card.",
        "Ongoing: After a minion is moved from here or is returned from here, draw a card.",
        "minion",
    )


@pytest.mark.parametrize("base", ["here", "this base"])
def test_neither_can_be_done_from_there(base: str) -> None:
    text = f"Ongoing: Minions cannot be moved or returned from {base}."
    assert same(
        text, f"Ongoing: Minions cannot be moved from {base}. Minions cannot be returned from {base}.", "minion"
    )


def test_neither_is_done_from_there_and_one_goes_to_a_pile() -> None:
    text = "Ongoing: Minions cannot be moved or returned to their owners' hands from here."
    apart = "Minions cannot be moved from here. Minions cannot be returned to their owners' hands from here."
    assert same(text, f"Ongoing: {apart}", "minion")
