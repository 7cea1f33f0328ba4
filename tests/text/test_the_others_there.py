"""The other minions at a place: which they are others than, and what is chosen without being spoken of again."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("short", "long", "card"),
    [
        ("Destroy the other minions here.", "Destroy each other minion here.", "minion"),
        ("Return the other minions on this base to their owners' hands.",
         "Return each other minion here to its owner's hand.", "minion"),
        ("Ongoing: The other minions here have -1 power.", "Ongoing: Each other minion here has -1 power.", "minion"),
        ("Choose a minion. Destroy the other minions at its base.",
         "Choose a minion. Destroy each other minion at its base.", "action"),
        ("Choose a minion. The other minions there gain +1 power until the end of the turn.",
         "Choose a minion. Each other minion there gains +1 power until the end of the turn.", "action"),
    ],
)  # fmt: skip
def test_the_other_minions_at_a_place_are_all_others_there(short: str, long: str, card: str) -> None:
    assert same(short, long, card)
    assert is_said_again(short, card)


def test_the_most_of_the_others_is_not_ones_own() -> None:
    said = told(
        "Ongoing: This minion's power is equal to the highest printed power of the other minions here.", "minion"
    )
    assert "one minion with the highest printed power" in said
    assert "other than this card itself" in said


@pytest.mark.parametrize(
    "text",
    [
        "Choose a minion here. Each other minion here gains -1 power until the end of the turn.",
        "Choose a minion here. The other minions here gain -1 power until the end of the turn.",
        "Choose one of your minions. Your other minions gain +1 power until the end of the turn.",
        "Choose a base.",
    ],
)
def test_it_is_not_chosen_for_nothing(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    "text",
    [
        "Choose a base. Destroy a minion there.",
        "Choose one of your minions. It gains +1 power until the end of the turn.",
        "Choose another player. Draw a card for each card in their hand.",
        "Choose a power. Destroy each minion of that power here.",
    ],
)
def test_what_is_chosen_is_spoken_of_again(text: str) -> None:
    assert read(text, type="minion").tree
