"""What others do, too: the word that only says so, and one of what was done before."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("too", [", too", " too", " as well", ", as well", ", also"])
@pytest.mark.parametrize("deed", ["Each other player may draw a card", "You may play an extra minion"])
def test_the_full_stop_says_as_much(deed: str, too: str) -> None:
    assert same(f"Draw a card. {deed}{too}.", f"Draw a card. {deed}.", "action")


@pytest.mark.parametrize(
    ("first", "one", "meant"),
    [
        ("Draw a card.", "draw one", "draw a card"),
        ("Draw two cards.", "draw one", "draw a card"),
        ("Discard a card.", "discard one, too", "discard a card"),
        ("Destroy a minion of power 2 or less.", "destroy one", "destroy a minion of power 2 or less"),
        ("Play an extra minion.", "play one", "play an extra minion"),
    ],
)
def test_one_is_another_such(first: str, one: str, meant: str) -> None:
    text = f"{first} Each other player may {{}}."
    assert same(text.format(one), text.format(meant), "action")


def test_whose_one_is_is_not_guessed() -> None:
    with pytest.raises(TextError):
        read("Destroy one of your minions. Each other player destroys one.", type="action")
