"""A power in the place of a card's own, and power that does not change."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

TURN = "until the start of your turn"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("This minion has a power of 3.", "This minion's power is 3."),
        ("This minion has power 3 instead of its own.", "This minion's power is 3."),
        ("Each other minion here has power 3.", "The power of each other minion here is 3."),
        ("Each minion here has a printed power of 3.", "The printed power of each minion here is 3."),
        (
            "Every minion here is treated as having a printed power of 3.",
            "The printed power of every minion here is 3.",
        ),
        ("Each minion here counts as having printed power 3.", "The printed power of each minion here is 3."),
        (
            "Other players' minions here have printed power 1.",
            "The printed power of other players' minions here is 1.",
        ),
        (
            "If you have another minion here, this minion has power 5 instead.",
            "If you have another minion here, this minion's power is 5.",
        ),
        (
            "Each other minion here has only its printed power.",
            "The power of other minions here is equal to their printed power.",
        ),
        ("This minion is treated as having no abilities.", "This minion has no abilities."),
    ],
)
def test_its_power_is_that(said: str, meant: str) -> None:
    assert same(f"Ongoing: {said}", f"Ongoing: {meant}", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            f"Choose another minion here. {TURN.capitalize()}, this minion has that minion's power "
            "instead of its own.",
            f"Choose another minion here. {TURN.capitalize()}, this minion's power is equal to that minion's power.",
        ),
        (
            f"Choose another minion here. This minion's power becomes that minion's power {TURN}.",
            f"Choose another minion here. This minion's power is equal to that minion's power {TURN}.",
        ),
        (
            f"{TURN.capitalize()}, this minion has the power of another minion here.",
            f"Choose another minion here. {TURN.capitalize()}, this minion's power is equal to that minion's power.",
        ),
        (
            f"{TURN.capitalize()}, this minion has the printed power of another minion here.",
            f"Choose another minion here. {TURN.capitalize()}, this minion's printed power is equal to that minion's "
            "printed power.",
        ),
        (
            f"{TURN.capitalize()}, a minion of your choice has only its printed power and no abilities.",
            f"Choose a minion. {TURN.capitalize()}, that minion's power is equal to its printed power and "
            "it loses its abilities.",
        ),
        (
            f"Choose a minion. It has only its printed power {TURN}.",
            f"Choose a minion. Its power is equal to its printed power {TURN}.",
        ),
    ],
)
def test_for_a_time_it_is_that_of_one_that_is_chosen(said: str, meant: str) -> None:
    assert same(f"Talent: {said}", f"Talent: {meant}", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("This minion cannot gain power.", "This minion's power cannot be increased."),
        ("Other minions here cannot gain any power.", "The power of other minions here cannot be increased."),
        ("This minion cannot lose power.", "This minion's power cannot be reduced."),
        ("This minion cannot gain or lose power.", "This minion's power cannot be changed."),
        ("This minion cannot have its power changed.", "This minion's power cannot be changed."),
        (
            "This minion cannot have its power reduced by other players' cards.",
            "This minion's power cannot be reduced by other players' cards.",
        ),
        (
            "On your turn, this minion cannot be moved, destroyed, or have its power changed.",
            "On your turn, this minion cannot be moved or destroyed, and its power cannot be changed.",
        ),
        (
            "This minion cannot be destroyed or have its power reduced.",
            "This minion cannot be destroyed, and its power cannot be reduced.",
        ),
    ],
)
def test_its_power_does_not_change(said: str, meant: str) -> None:
    assert same(f"Ongoing: {said}", f"Ongoing: {meant}", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: This minion has the power of another minion here.",
        "Ongoing: You are treated as having a minion of power 0 here.",
        "Ongoing: Players cannot gain power here.",
        "Ongoing: This minion's power cannot be changed below 3.",
    ],
)
def test_which_one_or_whose_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")
