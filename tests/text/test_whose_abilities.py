"""Cards whose abilities are cancelled: described so, and asked whether they are."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

_TEXTS = [
    "Destroy a minion {}.",
    "Ongoing: Other players' minions here {} cannot be moved.",
    "Ongoing: This minion has +1 power for each minion here {}.",
    "Ongoing: This minion is not affected by minions {}.",
    "Return each minion of power 3 or less {} to its owner's hand.",
]


@pytest.mark.parametrize("text", _TEXTS)
@pytest.mark.parametrize(
    "so",
    [
        "whose abilities have been cancelled",
        "whose ability is canceled",
        "with cancelled abilities",
        "with their abilities cancelled",
        "that have their abilities cancelled",
    ],
)
def test_it_is_said_in_several_ways(text: str, so: str) -> None:
    assert same(text.format(so), text.format("whose abilities are cancelled"), "minion")


@pytest.mark.parametrize("text", _TEXTS)
def test_whether_they_are_or_not_is_told_and_said_again(text: str) -> None:
    are, not_ = (text.format(f"whose abilities are {each}cancelled") for each in ("", "not "))
    assert "such that (the abilities of that same one are cancelled" in told(are, "minion")
    assert "it is not so that the abilities of that same one are cancelled" in told(not_, "minion")
    assert is_said_again(are, "minion")
    assert is_said_again(not_, "minion")


@pytest.mark.parametrize(("no", "so"), [("", "if the abilities"), ("not ", "if it is not so that the abilities")])
def test_it_is_asked_of_one_that_is_known(no: str, so: str) -> None:
    text = f"Choose a minion. If its abilities are {no}cancelled, draw a card."
    assert f"{so} of A are cancelled" in told(text, "action")
    assert is_said_again(text, "action")


def test_the_bearer_is_asked() -> None:
    text = "Play on a minion. Ongoing: While this minion's abilities are cancelled, it has -2 power."
    assert "only while the abilities of the minion this card is on are cancelled" in told(text, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion with cancelled Talents.",  # some of them
        "Destroy a minion whose abilities were cancelled.",  # when
        "Destroy a minion whose abilities are destroyed.",
        "If your minions' abilities are cancelled, draw a card.",  # of all, or of one
        "Choose a minion. If its abilities were cancelled, draw a card.",
        "Destroy a minion with the cancelled abilities.",
    ],
)
def test_which_of_them_and_when_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")
