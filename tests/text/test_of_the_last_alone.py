"""What a comma, a place or a number before it says of which part something is told: an "if" of the last option alone,
an owner behind a place, another counter behind several."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same


def test_with_a_comma_the_condition_is_of_the_last_option() -> None:
    said = told(
        "Destroy a minion here of power 2 or less, or a minion here of power 4 or less if you have an action here.",
        "minion",
    )
    first, second = said.index("(1) you destroy"), said.index("(2) if you control at least 1 action")
    assert said.index("you choose one of these") < first < second


def test_without_a_comma_it_is_of_both() -> None:
    said = told("Draw a card if you have a minion in play, or discard a card.", "action")
    assert "(1) if you control at least 1 minion" in said


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("Ongoing: This minion has +2 power for each action on it that you control.",
         "Ongoing: This minion has +2 power for each of your actions on this minion."),
        ("Destroy a minion in play that you own.", "Destroy a minion in play you own."),
        ("Ongoing: After you place one or more +1 power counters on this minion, place another one on it.",
         "Ongoing: After you place one or more +1 power counters on this minion, place a +1 power counter on it."),
        ("Choose a base. Look at the cards buried there.", "Choose a base. Look at all buried cards there."),
        ("Look at any number of the cards buried here. Destroy one of them.",
         "Look at any number of buried cards here. Destroy one of them."),
    ],
)  # fmt: skip
def test_said_in_either_way(short: str, long: str) -> None:
    assert same(short, long, "minion")
    assert is_said_again(short, "minion")
