"""What is said of things that are not there yet, and of what may still happen this turn: an event is waited for."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

SAME = [
    (
        "action",
        "The next minion you play this turn gains +2 power until the end of the turn.",
        "Until the end of the turn, once per turn, after you play a minion, that minion gains +2 power until the end "
        "of the turn.",
    ),
    (
        "action",
        "Each minion you move this turn gains +1 power until the end of the turn.",
        "Until the end of the turn, after you move a minion, that minion gains +1 power until the end of the turn.",
    ),
    (
        "action",
        "Destroy the next minion another player plays this turn.",
        "The next time another player plays a minion this turn, destroy it.",
    ),
    (
        "action",
        "Place a +1 power counter on the next minion you play this turn.",
        "The next time you play a minion this turn, place a +1 power counter on it.",
    ),
    (
        "minion",
        "Ongoing: Other minions you play here gain +1 power until the end of the turn.",
        "Ongoing: After you play another minion here, that minion gains +1 power until the end of the turn.",
    ),
    (
        "base",
        "The first minion each player plays here each turn is not affected by other players' cards until the end of "
        "the turn.",
        "After a player plays their first minion here in a turn, that minion is not affected by other players' cards "
        "until the end of the turn.",
    ),
    (
        "action",
        "Choose a base. If it scores this turn, gain 1 VP.",
        "Choose a base. Until the end of the turn, when it scores, gain 1 VP.",
    ),
    (
        "action",
        "Choose a minion. If it would be destroyed this turn, return it to its owner's hand instead.",
        "Choose a minion. Until the end of the turn, if it would be destroyed, return it to its owner's hand "
        "instead.",
    ),
]


@pytest.mark.parametrize(("kind", "one", "other"), SAME, ids=lambda each: each[:50])
def test_a_thing_to_come_is_the_thing_of_an_event(kind: str, one: str, other: str) -> None:
    assert read(one, type=kind).tree == read(other, type=kind).tree


def test_the_next_one_is_only_one_and_each_one_is_every_one() -> None:
    following = "gains +1 power until the end of the turn."
    assert "(at most 1 per turn" in told(f"The next minion you play this turn {following}")
    assert "(at most 1 per turn" not in told(f"Each minion you play this turn {following}")


def test_what_has_happened_this_turn_is_not_waited_for() -> None:
    assert "if this has happened this turn" in told("Choose a minion. If it was destroyed this turn, draw a card.")
    assert "until the end of the turn" in told("Choose a minion. If it is destroyed this turn, draw a card.")


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("minion", "Ongoing: Minions you play here gain +1 power."),  # for how long
        ("action", "The second minion you play this turn gains +1 power until the end of the turn."),  # from when on
        ("action", "Gain 1 VP if it scores this turn."),  # it may still do that
        ("minion", "Ongoing: After each player plays their first minion here each turn, draw a card."),
    ],
)
def test_what_is_not_said_clearly_is_refused(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)
