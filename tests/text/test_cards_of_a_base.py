"""The cards on a base told as that base's, and what goes by itself."""

from __future__ import annotations

import pytest
from tests.text.worded import same

AFTER = "After this base scores, "
BOTTOM = "on the bottom of its owner's deck instead of the discard pile."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("return its minions to their owners' hands.", "return all minions here to their owners' hands."),
        ("return each of its minions to its owner's hand.", "return each minion here to its owner's hand."),
        ("destroy one of its actions.", "destroy an action here."),
        ("destroy two of this base's minions.", "destroy two minions here."),
        ("destroy one of the minions here.", "destroy a minion here."),
        ("destroy up to two of the minions here.", "destroy up to two minions here."),
        ("the winner may destroy one of this base's minions.", "the winner may destroy a minion here."),
    ],
)
def test_the_cards_of_a_base_are_those_there(said: str, meant: str) -> None:
    assert same(AFTER + said, AFTER + meant, "base")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "give each of its minions +1 power until the end of the turn.",
            "each minion there gains +1 power until the end of the turn.",
        ),
        ("destroy one of its minions.", "destroy a minion there."),
    ],
)  # fmt: skip
def test_so_are_those_of_any_base(said: str, meant: str) -> None:
    assert same("Special: Before a base scores, " + said, "Special: Before a base scores, " + meant, "action")
    assert same(
        "Choose a base. Destroy one of that base's minions.", "Choose a base. Destroy a minion there.", "action"
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "its minions go to the bottom of their owners' decks instead of the discard pile.",
            f"place all minions here {BOTTOM}",
        ),
        (
            "each minion here goes to the bottom of its owner's deck instead of the discard pile.",
            f"place each minion here {BOTTOM}",
        ),
        (
            "each of its minions goes to its owner's hand instead of the discard pile.",
            "place each minion here in its owner's hand instead of the discard pile.",
        ),
        (
            "minions here go on top of their owners' decks instead of the discard pile.",
            "place all minions here on top of their owners' decks instead of the discard pile.",
        ),
    ],
)  # fmt: skip
def test_what_goes_there_is_placed_there(said: str, meant: str) -> None:
    assert same(AFTER + said, AFTER + meant, "base")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "choose a player. Their minions there go to the bottom of their owners' decks instead of "
            "the discard pile.",
            f"choose a player. Place each of their minions there {BOTTOM}",
        ),
        (
            "choose a minion there. It goes to the bottom of its owner's deck instead of the discard pile.",
            f"choose a minion there. Place it {BOTTOM}",
        ),
        (
            "one of your minions there goes to your hand instead of the discard pile.",
            "place one of your minions there in your hand instead of the discard pile.",
        ),
    ],
)
def test_what_was_spoken_of_goes_too(said: str, meant: str) -> None:
    assert same("Special: After a base scores, " + said, "Special: After a base scores, " + meant, "action")
