"""Bases told by what was moved to them or from them, and the other's base."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

ON_IT = "Destroy a minion on a base where you moved a minion to this turn."
TWO = "Choose two of your minions. "


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Destroy a minion on a base you moved a minion to this turn.", ON_IT),
        ("Destroy a minion on a base that you moved a minion to this turn.", ON_IT),
        (f"{TWO}Move one of them to the other's base.", f"{TWO}Move one to the other's base."),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    "text",
    [
        ON_IT,
        "Destroy a minion on a base where you moved a minion from this turn.",
        "Choose one of your minions. Place a +1 power counter on it for each base it moved to this turn.",
        "Choose a base where another player moved a minion to this turn. Draw a card.",
        f"{TWO}Move one of them to the other's base.",
    ],
)
def test_it_is_printed_so_that_it_is_read_again(text: str) -> None:
    assert is_said_again(text, "action")


def test_to_a_base_is_not_from_it() -> None:
    assert not same(ON_IT, ON_IT.replace(" to this turn", " from this turn"), "action")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion on a base where you moved a minion this turn.",  # to it, or from it
        "Choose three of your minions. Move one of them to the other's base.",
    ],
)
def test_it_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("cards buried here remain buried on", "move all cards buried here to"),
        ("each card buried here is moved to", "move each card buried here to"),
        ("your minions here stay on", "move all your minions here to"),
        ("minions of power 2 or less here go to", "move all minions of power 2 or less here to"),
        ("actions on it stay on", "move all actions on it to"),
    ],
)
@pytest.mark.parametrize("new", ["the replacement base", "the new base", "the base that replaces it"])
def test_what_goes_over_to_the_base_that_comes(said: str, meant: str, new: str) -> None:
    after = "After this base scores, {} {}."
    assert same(after.format(said, new), after.format(meant, new), "base")


def test_a_card_goes_over_itself() -> None:
    after = "Special: After this base scores, {} the replacement base."
    assert same(after.format("this minion stays on"), after.format("move this minion to"), "minion")
