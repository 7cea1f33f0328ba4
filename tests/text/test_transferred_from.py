"""Actions that are transferred from somewhere, and several of them that go each to a base of its own."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("whose", ["an action is", "one of your actions is", "another player's action is"])
def test_what_is_waited_for(whose: str) -> None:
    text = f"Ongoing: After {whose} transferred {{}} here, draw a card."
    trees = [read(text.format(way), type="minion").tree for way in ("to", "from", "to or from")]
    assert len(set(trees)) == 3
    for way in ("to", "from", "to or from"):
        assert is_said_again(text.format(way), "minion")


@pytest.mark.parametrize("which", ["an action", "one of your actions", "each of your actions"])
@pytest.mark.parametrize("way", ["from here", "from this base", "to or from here"])
def test_where_it_goes_is_said(which: str, way: str) -> None:
    with pytest.raises(TextError):
        read(f"Transfer {which} {way}.", type="minion")


@pytest.mark.parametrize("which", ["any number of your actions", "two of your actions", "all actions"])
def test_each_goes_to_one_of_the_other_bases(which: str) -> None:
    said = told(f"Transfer {which} on a base to other bases.", "action")
    assert "(each to one of its own)" in said
    assert "(each to one of its own)" not in told(f"Transfer {which} on a base to another base.", "action")
