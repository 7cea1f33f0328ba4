"""Several things at one base that is spoken of behind, and so many bases with something on them."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

BURIED = "Special: On your turn, you may discard two of your buried cards"
TITAN = "Special: On your turn, you may destroy two of your minions"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            f"{TITAN} on the same base to play this titan there.",
            f"{TITAN} on one base to play this titan there.",
            "titan",
        ),
        (
            f"{BURIED} from the same base to play this titan there.",
            f"{BURIED} on one base to play this titan there.",
            "titan",
        ),
        (
            "If you have minions on three or more different bases, draw a card.",
            "If you have minions on three or more bases, draw a card.",
            "action",
        ),
        (
            "If you have minions on two different bases, draw a card.",
            "If you have minions on two or more bases, draw a card.",
            "action",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


def test_how_many_bases_is_held() -> None:
    said = "If you have minions on {} different bases, draw a card."
    assert not same(said.format("two or more"), said.format("three or more"), "action")


@pytest.mark.parametrize(
    "condition",
    ["minions on different bases", "minions with different names here", "minions with the same name"],
)
def test_how_many_differ_has_to_be_said(condition: str) -> None:
    with pytest.raises(TextError):
        read(f"If you have {condition}, draw a card.", type="action")


def test_it_is_printed_so_that_it_is_read_again() -> None:
    assert is_said_again(f"{TITAN} on the same base to play this titan there.", "titan")
