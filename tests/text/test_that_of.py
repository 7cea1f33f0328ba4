"""A number told by what it is that of, and the most of all where a minion is."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

CHOSEN = "Choose one of your minions."


@pytest.mark.parametrize("stat", ["power", "printed power"])
@pytest.mark.parametrize("much", ["equal to", "less than", "greater than or equal to"])
@pytest.mark.parametrize("whose", ["the chosen minion", "that minion"])
def test_that_is_the_number_named_before(stat: str, much: str, whose: str) -> None:
    begin = f"{CHOSEN} Destroy a minion with {stat} {much}"
    assert same(f"{begin} that of {whose}.", f"{begin} the {stat} of {whose}.", "action")


@pytest.mark.parametrize("much", ["higher than", "less than", "above", "below"])
@pytest.mark.parametrize("whose", ["each of your other minions here", "one of your other minions here"])
def test_that_of_what_is_compared_in_a_clause(much: str, whose: str) -> None:
    begin = f"You can only play a minion here if its printed power is {much}"
    assert same(f"{begin} that of {whose}.", f"{begin} the printed power of {whose}.", "base")


def test_those_already_there_are_others() -> None:
    begin = "You can only play a minion here if its power is higher than that of each of your"
    assert same(f"{begin} minions already here.", f"{begin} other minions here.", "base")


def test_what_was_discarded_is_compared_and_not_destroyed() -> None:
    text = (
        "Each other player discards a card. Destroy a minion with power equal to that of a minion discarded this way."
    )
    assert "whose power is exactly the power of (one minion that is among A)" in told(text, "action")
    assert is_said_again(text, "action")


def test_a_number_that_was_not_named() -> None:
    with pytest.raises(TextError):
        read("Draw cards equal to that of this minion.", type="minion")


@pytest.mark.parametrize("most", ["most", "highest", "lowest"])
@pytest.mark.parametrize("place", ["on its base", "at its base"])
@pytest.mark.parametrize("which", ["a minion", "each minion", "another player's minion", "one of your minions"])
def test_the_most_where_it_is(most: str, place: str, which: str) -> None:
    text = f"Destroy {which} with the {most} power {place}."
    if which != "one of your minions":
        assert same(text, f"Destroy {which} that has the {most} power {place}.", "action")
        assert "power among these (if several tie, each of them has it) at the base where A is" in told(
            text, "action"
        )
        assert is_said_again(text, "action")
        return
    with pytest.raises(TextError):
        read(text, type="action")
