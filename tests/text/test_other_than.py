"""Cards other than those that are named: this one, the one spoken of, yours, those of a sort."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings

TABLE = [
    ("Destroy each minion here other than this minion.", "Destroy each other minion here.", "minion"),
    ("Destroy a minion here other than this one.", "Destroy another minion here.", "minion"),
    ("Ongoing: Your minions other than this minion have +1 power.",
     "Ongoing: Each of your other minions has +1 power.", "minion"),
    ("Ongoing: After a minion other than this one is destroyed here, draw a card.",
     "Ongoing: After another minion here is destroyed, draw a card.", "minion"),
    ("Play on a minion. Ongoing: Minions here other than this minion have -1 power.",
     "Play on a minion. Ongoing: Each other minion here has -1 power.", "action"),
    ("Choose a minion. Destroy each minion on its base other than that minion.",
     "Choose a minion. Destroy each other minion on its base.", "action"),
    ("All minions other than your minions have -2 power until the end of the turn.",
     "All minions you do not control have -2 power until the end of the turn.", "action"),
    ("Ongoing: Minions here other than yours have -1 power.",
     "Ongoing: Each minion here you do not control has -1 power.", "minion"),
    ("Minions here other than yours cannot be moved.", "Minions you do not control here cannot be moved.", "base"),
]  # fmt: skip


@pytest.mark.parametrize(("short", "long", "card"), TABLE)
def test_other_than_what_is_named(short: str, long: str, card: str) -> None:
    assert same(short, long, card)
    assert is_said_again(short, card)


def test_cards_other_than_those_of_a_sort() -> None:
    said = told("Destroy all cards here other than titans.", "minion")
    assert "it is not so that that same one is one titan" in said


@pytest.mark.parametrize(
    ("text", "without"),
    [
        ("Destroy each minion here other than this minion.", "Destroy each minion here."),
        ("Minions here other than yours cannot be moved.", "Minions here cannot be moved."),
        ("Destroy all cards here other than titans.", "Destroy all cards here."),
    ],
)
def test_what_is_left_out_is_not_lost(text: str, without: str) -> None:
    card = "base" if text.startswith("Minions") else "minion"
    assert not same(text, without, card)


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion other than two minions.",
        "Destroy each minion here other than a minion of power 3 or less in your hand.",
        "Destroy a base here other than this minion.",
    ],
)
def test_other_than_what_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


def test_what_is_left_out_is_said_of_the_minions_and_not_of_their_base() -> None:
    found = readings("Choose one of your minions. Destroy each minion at its base other than it.", type="action")
    assert len(found) == 1
