"""What is asked to be there, and then spoken of as that one: it is one of those."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


@pytest.mark.parametrize(
    ("asked", "deed", "meant"),
    [
        (
            "there is another minion here",
            "destroy {}",
            "destroy one minion in play at the base this card is at other",
        ),
        ("another player has a minion here", "move {} to another base", "move one minion in play controlled by one"),
        ("you have another minion here", "place a +1 power counter on {}", "on one minion controlled by you at the"),
    ],
)
def test_that_minion_is_one_of_those_that_are_there(asked: str, deed: str, meant: str) -> None:
    that = f"If {asked}, you may {deed.format('that minion')}."
    assert read(that, type="minion").tree == read(that.replace("that minion", "it"), type="minion").tree
    assert meant in explain_tree(read(that, type="minion").tree, type="minion")


@pytest.mark.parametrize("one", ["it", "that minion"])
def test_what_is_said_of_it_later_is_not_said_of_another_one(one: str) -> None:
    first = f"If there is another minion here, you may move {one} to another base."
    read(first, type="minion")
    with pytest.raises(TextError):
        read(f"{first} Draw a card if it was yours.", type="minion")
