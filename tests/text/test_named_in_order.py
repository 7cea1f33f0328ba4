""" "The first minion", "the second base": of two that the text names one after the other."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

_TRANSFER = "Transfer an action from a minion to a minion at another base."


def _told(text: str) -> str:
    return explain_tree(read(text, type="action").tree, type="action")


@pytest.mark.parametrize(("nth", "meant"), [("first", "A"), ("second", "B")])
def test_what_is_named_first_or_second_of_two_minions_is_meant(nth: str, meant: str) -> None:
    text = f"{_TRANSFER} The {nth} minion gains +1 power until the end of the turn. Destroy the {nth} minion."
    assert ("from one minion [A] to one minion [B] at" in _told(text)) == (meant == "B")
    assert "from one minion [A] to one minion" in _told(text)
    assert f"you destroy {meant}" in _told(text)
    assert is_said_again(text, "action")


def test_the_one_goes_to_the_base_of_the_other() -> None:
    text = f"{_TRANSFER} You may move the first minion to the second minion's base."
    assert "you move A to the base where B is" in _told(text)


@pytest.mark.parametrize("behind", ["", " base"])
def test_the_noun_may_be_left_out_where_the_other_has_it(behind: str) -> None:
    text = "Move all of your minions from a base to another base. Move a minion from the second base to the first"
    assert "you move one minion in play from B to A" in _told(f"{text}{behind}.")


@pytest.mark.parametrize(
    "text",
    [
        "Choose a minion. Destroy the first minion.",
        "Choose two minions. Destroy the first minion.",
        "Destroy a minion. Destroy another minion and another minion. The first minion's owner draws a card.",
        "Move a minion to another base. Destroy a minion at the first base.",
        "Transfer an action from a minion to each of your minions at another base. Destroy the second minion.",
    ],
)
def test_of_any_other_number_it_is_not_said_which_is_the_first(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("many", ["any number of actions", "two actions", "all actions"])
def test_of_several_actions_that_are_transferred_one_of_them_is_a_minion_all_the_same(many: str) -> None:
    told = _told(f"Choose two minions. Transfer {many} from one of them to the other.")
    assert "from one card that is among A [B] to one card other than B that is among A" in told
    assert "you choose 2 minions [A]" in told
