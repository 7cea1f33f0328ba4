"""Who fights a duel, how often in it, and what can be done while it goes on."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

from smashrules.effects.abilities import Holds, Limit, Per
from smashrules.effects.conditions import Dueling
from smashrules.effects.node import walk
from smashrules.text.errors import TextError
from smashrules.text.reading import read, readings

WHO = ["one of your minions", "another player's minion", "this minion", "a minion here"]


def told(text: str, kind: str = "minion") -> str:
    return plain_meaning.told(text, kind)


@pytest.mark.parametrize("who", WHO)
def test_when_one_is_in_a_duel(who: str) -> None:
    text = f"Ongoing: Once per duel, when {who} is in a duel, you may place a +1 power counter on this minion."
    said = told(text)
    assert "as soon as" in said
    assert "at most 1 per duel" in said
    assert [node.per for node in walk(read(text, type="minion").tree) if isinstance(node, Limit)] == [Per.DUEL]


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("also", ["", "on your turn or "])
def test_all_through_a_duel(who: str, also: str) -> None:
    lead = f"{also}during a duel involving {who}"
    text = f"Special: {lead[0].upper()}{lead[1:]}, you may draw a card."
    assert "at any time while" in told(text)
    assert ("in the Play Cards phase of your turn OR" in told(text)) is bool(also)
    assert any(isinstance(node, Holds) and node.throughout for node in walk(read(text, type="minion").tree))


@pytest.mark.parametrize(("no", "said"), [("", "if A is one of the two"), (" not", "if it is not so that A is one")])
def test_whether_it_is_in_a_duel(no: str, said: str) -> None:
    text = f"Choose a minion. If it is{no} in a duel, draw a card."
    assert said in told(text, "action")
    assert any(isinstance(node, Dueling) for node in walk(read(text, type="action").tree))


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion in a duel involving your minion.",
        "Special: During a duel, draw a card.",
        "Choose a minion. If it is in a duel involving your minion, draw a card.",
    ],
)
def test_a_duel_that_is_not_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")
