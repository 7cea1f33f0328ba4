"""Power that a card gives, one number or another, and for how long."""

from __future__ import annotations

import pytest
from tests.text.worded import same


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Give a minion +2 power or -2 power until the end of the turn.",
            "Give a minion +2 or -2 power until the end of the turn.",
            "action",
        ),
        (
            "Ongoing: This minion gives +2 power to each other minion here.",
            "Ongoing: Each other minion here has +2 power.",
            "minion",
        ),
        (
            "Ongoing: This minion gives all your other minions here +1 power.",
            "Ongoing: All your other minions here have +1 power.",
            "minion",
        ),
        (
            "Play on a base. Ongoing: This action gives -1 power to each minion here.",
            "Play on a base. Ongoing: Each minion here has -1 power.",
            "action",
        ),
        (
            "Talent: This minion gives +1 power to a minion here until the end of the turn.",
            "Talent: Give a minion here +1 power until the end of the turn.",
            "minion",
        ),
        ("Ongoing: This minion adds 3 to your total power here.", "Ongoing: You have +3 power here.", "minion"),
        ("Play on a minion. Ongoing: +3 power.", "Play on a minion. Ongoing: This minion has +3 power.", "action"),
        (
            "Ongoing: +1 power for each minion here.",
            "Ongoing: This minion has +1 power for each minion here.",
            "minion",
        ),
        (
            "Ongoing: Each other minion here has 2 less power.",
            "Ongoing: Each other minion here has -2 power.",
            "minion",
        ),
        (
            "Ongoing: Other players' minions have 1 more power.",
            "Ongoing: Other players' minions have +1 power.",
            "minion",
        ),
        (
            "Give another minion here this minion's power until the end of the turn.",
            "Give another minion here power equal to this minion's power until the end of the turn.",
            "minion",
        ),
        (
            "This minion gains the power of a minion on another base until the end of the turn.",
            "This minion gains power equal to the power of a minion on another base until the end of the turn.",
            "minion",
        ),
        (
            "A minion here loses all its power until the end of the turn.",
            "A minion here has 0 power until the end of the turn.",
            "minion",
        ),
        ("Ongoing: This minion's power cannot change.", "Ongoing: This minion's power cannot be changed.", "minion"),
        (
            "Ongoing: This minion cannot be moved, destroyed, or lose power.",
            "Ongoing: This minion cannot be moved or destroyed and its power cannot be reduced.",
            "minion",
        ),
        (
            "Give two minions +2 power until the end of the turn, then -1 power until the start of your next turn.",
            "Give two minions +2 power until the end of the turn. "
            "At the end of the turn, they gain -1 power until the start of your next turn.",
            "action",
        ),
        (
            "This minion gains +3 power until the end of the turn, "
            "and then loses 2 power until the end of your next turn.",
            "This minion gains +3 power until the end of the turn. "
            "At the end of the turn, it gains -2 power until the end of your next turn.",
            "minion",
        ),
        (
            "Give one minion +2 power and a second minion +1 power until the end of the turn.",
            "Give one minion +2 power and another minion +1 power until the end of the turn.",
            "action",
        ),
        (
            "For the remainder of the turn, your minions have +2 power.",
            "For the rest of the turn, your minions have +2 power.",
            "action",
        ),
        (
            "This turn only, your minions have +2 power.",
            "Until the end of the turn, your minions have +2 power.",
            "action",
        ),
        (
            "Your minions cannot be moved through the end of your next turn.",
            "Your minions cannot be moved until the end of your next turn.",
            "action",
        ),
        (
            "Your minions cannot be moved until it is your turn again.",
            "Your minions cannot be moved until the start of your next turn.",
            "action",
        ),
        (
            "Other players cannot play actions before your next turn.",
            "Other players cannot play actions until the start of your next turn.",
            "action",
        ),
        ("Nothing can move your minions this turn.", "Your minions cannot be moved this turn.", "action"),
        (
            "Ongoing: Your other minions here are safe from being destroyed.",
            "Ongoing: Your other minions here cannot be destroyed.",
            "minion",
        ),
        (
            "Your next minion this turn gains +1 power until the end of the turn.",
            "The next minion you play this turn gains +1 power until the end of the turn.",
            "action",
        ),
        (
            "Give a minion here 2 more power until the end of the turn.",
            "Give a minion here +2 power until the end of the turn.",
            "minion",
        ),
        (
            "Ongoing: Double this minion's printed power while you have an action here.",
            "Ongoing: This minion gains power equal to its printed power while you have an action here.",
            "minion",
        ),
        (
            "Give a minion -3 power until the end of the turn. If that makes its power 0, destroy it.",
            "Give a minion -3 power until the end of the turn. If its power is 0, destroy it.",
            "action",
        ),
    ],
)
def test_it_says_the_same(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)
