"""Abilities that do not work, in other words than that they are cancelled."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize(
    "said",
    [
        "Ignore the abilities of minions here.",
        "Ignore all text on minions here.",
        "Players ignore the abilities of minions here.",
        "The abilities of minions here are ignored.",
        "The text of minions here is ignored.",
        "Abilities of minions here do nothing.",
        "Abilities of minions here do not work.",
        "The abilities of minions here are switched off.",
        "Minions here have no text.",
        "Minions here have blank text.",
        "Minions here are blank.",
        "Minions here are treated as if they were blank.",
        "Minions here are treated as having no abilities.",
        "Minions here lose their text.",
    ],
)
def test_they_are_cancelled(said: str) -> None:
    assert same(f"Ongoing: {said}", "Ongoing: Cancel the abilities of minions here.", "minion")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Ignore this minion's text. It cannot be moved.",
            "This minion has no abilities. It cannot be moved.",
            "minion",
        ),
        ("This minion's text box is blank.", "This minion has no abilities.", "minion"),
        ("Ignore the text printed on this base.", "The abilities of this base are cancelled.", "base"),
        ("This base has no abilities.", "The abilities of this base are cancelled.", "base"),
        ("This base is blank.", "The abilities of this base are cancelled.", "base"),
    ],
)
def test_what_is_played_on_a_card_says_so_of_it(said: str, meant: str, card: str) -> None:
    assert same(f"Play on a {card}. Ongoing: {said}", f"Play on a {card}. Ongoing: {meant}", "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Ignore its abilities until the start of your turn.", "Cancel its abilities until the start of your turn."),
        ("Ignore its text until the start of your turn.", "Cancel its abilities until the start of your turn."),
        ("Its Talent does not work until the end of the turn.", "Its Talent is cancelled until the end of the turn."),
        ("It is treated as blank until the end of the turn.", "It has no abilities until the end of the turn."),
        ("Disable its Talent until the end of the turn.", "Cancel its Talent until the end of the turn."),
    ],
)
def test_for_a_time(said: str, meant: str) -> None:
    assert same(
        f"Talent: Choose another minion here. {said}", f"Talent: Choose another minion here. {meant}", "minion"
    )


def test_a_minion_with_no_text_has_no_abilities() -> None:
    assert same("Destroy a minion with no text.", "Destroy a minion with no abilities.", "action")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: If the abilities of a minion here are ignored, draw a card.",
        "Ongoing: You ignore the abilities of minions here.",
        "Ongoing: Ignore minions here.",
    ],
)
def test_what_is_ignored_by_whom_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")
