"""Of several that no two are alike, of none that something was done to; and how strong one may be, told last."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

GAINS = "gains +1 power until the end of the turn"
DOWN = "Give a minion -2 power until the end of the turn."


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Choose two of your minions. If no two of them have the same name, draw a card.",
            "Choose two of your minions. If all of them have different names, draw a card.",
            "action",
        ),
        (
            "Choose a base where no two of your minions have the same power. Draw a card.",
            "Choose a base where all of your minions have different powers. Draw a card.",
            "action",
        ),
        (
            "If no two of your minions here have the same printed power, draw a card.",
            "If all of your minions here have different printed powers, draw a card.",
            "minion",
        ),
        (
            "Ongoing: While no two minions here share a name, this minion has +2 power.",
            "Ongoing: While all minions here have different names, this minion has +2 power.",
            "minion",
        ),
        (
            f"If none of your minions moved this turn, each of them {GAINS}.",
            f"If none of your minions moved this turn, each of your minions {GAINS}.",
            "action",
        ),
        (
            "If none of your minions have moved this turn, they all gain +1 power until the end of the turn.",
            f"If none of your minions have moved this turn, each of your minions {GAINS}.",
            "action",
        ),
        (
            "Ongoing: This minion has +1 power for each copy of it in your discard pile.",
            "Ongoing: This minion has +1 power for each copy of this minion in your discard pile.",
            "minion",
        ),
        (
            "Play on a minion. Ongoing: This minion has +1 power for each other copy of it in play.",
            "Play on a minion. Ongoing: This minion has +1 power for each other copy of this minion in play.",
            "action",
        ),
        (
            "Shuffle a minion from your discard pile into your deck if it has power 5 or more.",
            "Shuffle a minion of power 5 or more from your discard pile into your deck.",
            "action",
        ),
        (
            "You may play an extra minion here if its power is 2 or less.",
            "You may play an extra minion of power 2 or less here.",
            "minion",
        ),
        (
            "You may play an extra minion here if its printed power is 2.",
            "You may play an extra minion of printed power 2 here.",
            "minion",
        ),
        (
            "Ongoing: This minion has +1 power for each of your cards on other players' minions.",
            "Ongoing: This minion has +1 power for each of your actions on other players' minions.",
            "minion",
        ),
        (f"{DOWN} If that leaves it with 0 power, draw a card.", f"{DOWN} If it has 0 power, draw a card.", "action"),
        (
            "Remove a +1 power counter from a minion. If that leaves it with none, draw a card.",
            "Remove a +1 power counter from a minion. If it has no +1 power counters, draw a card.",
            "action",
        ),
        (f"{DOWN} If that leaves it with none, draw a card.", f"{DOWN} If it has no power, draw a card.", "action"),
        (
            "Each other player may draw a card. For each one who does, draw a card.",
            "Each other player may draw a card. For each player who does, draw a card.",
            "action",
        ),
    ],
)
def test_it_is_the_same(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: You have +1 power here for each different name among your other minions here.",
        "Ongoing: You have +1 power here for each other player with a minion here.",
        "Ongoing: You have +1 power here for each other base where you have a minion.",
    ],
)
def test_power_of_a_player_for_each(text: str) -> None:
    assert is_said_again(text, "minion")
