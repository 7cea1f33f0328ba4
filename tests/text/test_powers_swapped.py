"""Two that swap their powers, in many words; and the power that something has, told plainly."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

EACH = "The power of each of them is equal to the power of the other until the end of the turn."
BOTH = "The power of this minion and that minion is equal to the power of the other until the end of the turn."
PRINTED = EACH.replace("power", "printed power")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        ("Two minions swap powers until the end of the turn.", f"Choose two minions. {EACH}", "action"),
        (
            "Two of your minions trade powers until the end of the turn.",
            f"Choose two of your minions. {EACH}",
            "action",
        ),
        ("Until the end of the turn, two minions swap power.", f"Choose two minions. {EACH}", "action"),
        ("Swap the powers of two minions until the end of the turn.", f"Choose two minions. {EACH}", "action"),
        ("Choose two minions. Swap their powers until the end of the turn.", f"Choose two minions. {EACH}", "action"),
        (
            "Choose two minions. They exchange powers until the end of the turn.",
            f"Choose two minions. {EACH}",
            "action",
        ),
        (
            "Choose two minions. Until the end of the turn, they switch powers.",
            f"Choose two minions. {EACH}",
            "action",
        ),
        (
            "Choose two minions. Each has the power of the other until the end of the turn.",
            f"Choose two minions. {EACH}",
            "action",
        ),
        (
            "Choose two minions. Until the end of the turn, each one has the other's printed power.",
            f"Choose two minions. {PRINTED}",
            "action",
        ),
        (
            "Swap the printed powers of two minions until the end of the turn.",
            f"Choose two minions. {PRINTED}",
            "action",
        ),
        (
            "One of your minions and another player's minion on the same base swap powers until the end of the turn.",
            f"Choose one of your minions and another player's minion on the same base. {EACH}",
            "action",
        ),
        (
            "This minion and another minion here swap powers until the end of the turn.",
            f"Choose another minion here. {BOTH}",
            "minion",
        ),
        (
            "Swap this minion's power with that of another minion here until the end of the turn.",
            f"Choose another minion here. {BOTH}",
            "minion",
        ),
        (
            "You may swap powers with another minion here until the end of the turn.",
            f"You may choose another minion here. If you do, {BOTH[0].lower()}{BOTH[1:]}",
            "minion",
        ),
        (
            "Talent: You may have two of your minions here swap powers until the end of the turn.",
            f"Talent: You may choose two of your minions here. If you do, {EACH[0].lower()}{EACH[1:]}",
            "minion",
        ),
        (
            "After you play a minion here, swap the powers of two minions here until the end of the turn.",
            f"After you play a minion here, choose two minions here. {EACH}",
            "base",
        ),
    ],
)
def test_two_swap_powers(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Two of your minions on the same base swap powers until the end of the turn.", "action"),
        ("This minion and another minion here swap powers until the end of the turn.", "minion"),
    ],
)
def test_it_is_said_again(text: str, card: str) -> None:
    assert is_said_again(text, card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        (f"Choose three minions. {EACH}", "action"),  # the other of how many
        (
            "Choose two minions. Until the end of the turn, the power of each of them is equal to the other's power.",
            "action",
        ),
        ("Ongoing: This minion and the strongest minion here swap powers.", "minion"),
        ("Swap the powers of each minion here.", "minion"),
        ("Three minions swap powers until the end of the turn.", "action"),
    ],
)
def test_what_has_no_other_is_not_read(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "A minion has power 2 until the end of the turn.",
            "A minion's power is 2 until the end of the turn.",
            "action",
        ),
        (
            "A minion has 2 power until the end of the turn.",
            "A minion's power is 2 until the end of the turn.",
            "action",
        ),
        (
            "A minion has a power of 2 until the end of the turn.",
            "A minion's power is 2 until the end of the turn.",
            "action",
        ),
        (
            "Until the end of the turn, all minions on a base have power 3.",
            "Until the end of the turn, the power of each minion on a base is 3.",
            "action",
        ),
        ("Minions here have power 3.", "The power of each minion here is 3.", "base"),
        (
            "Ongoing: This minion has power 5 during other players' turns.",
            "Ongoing: This minion's power is 5 during other players' turns.",
            "minion",
        ),
        (
            "Ongoing: This minion has the power of the strongest other minion here.",
            "Ongoing: This minion's power is equal to the power of the strongest other minion here.",
            "minion",
        ),
        (
            "Ongoing: This minion has as much power as the strongest other minion here.",
            "Ongoing: This minion's power is equal to the power of the strongest other minion here.",
            "minion",
        ),
        (
            "Ongoing: This minion is always as strong as the strongest other minion here.",
            "Ongoing: This minion's power is equal to the power of the strongest other minion here.",
            "minion",
        ),
        (
            "Ongoing: This minion's power is the number of minions here.",
            "Ongoing: This minion's power is equal to the number of minions here.",
            "minion",
        ),
        (
            "Set a minion's power equal to that of another minion on its base until the end of the turn.",
            "Set a minion's power to that of another minion on its base until the end of the turn.",
            "action",
        ),
        (
            "Change a minion's power to 1 until the end of the turn.",
            "A minion's power is 1 until the end of the turn.",
            "action",
        ),
        (
            "One of your minions doubles its power until the end of the turn.",
            "Double the power of one of your minions until the end of the turn.",
            "action",
        ),
        (
            "Place as many +1 power counters on a minion as there are actions on it.",
            "Place a number of +1 power counters on a minion equal to the number of actions on it.",
            "action",
        ),
        (
            "Place as many +1 power counters on this minion as you have other minions here.",
            "Place a number of +1 power counters on this minion equal to the number of your other minions here.",
            "minion",
        ),
        (
            "Ongoing: The strongest of your minions here has +2 power.",
            "Ongoing: Your strongest minion here has +2 power.",
            "minion",
        ),
        (
            "Ongoing: Your minions here all have the power of the strongest one.",
            "Ongoing: The power of each of your minions here is equal to the power of your strongest minion here.",
            "minion",
        ),
        (
            "Ongoing: Each of your other minions here has the same power as the strongest of them.",
            "Ongoing: The power of each of your other minions here is equal to the power of your strongest other"
            " minion here.",
            "minion",
        ),
        (
            "Discard up to three cards, then draw as many plus one.",
            "Discard up to three cards, then draw that many cards plus one.",
            "action",
        ),
        (
            "Ongoing: All of your other minions here have this minion's power.",
            "Ongoing: The power of each of your other minions here is equal to the power of this minion.",
            "minion",
        ),
        (
            "You may reveal a minion from your hand. If you do, this minion's power is the printed power of the"
            " revealed minion until the end of the turn.",
            "You may reveal a minion from your hand. If you do, this minion's power is equal to the printed power of"
            " the revealed minion until the end of the turn.",
            "minion",
        ),
        (
            "You may reveal a minion from your hand. If you do, this minion's power becomes the power of the revealed"
            " minion until the end of the turn.",
            "You may reveal a minion from your hand. If you do, this minion's power is equal to the power of the"
            " revealed minion until the end of the turn.",
            "minion",
        ),
    ],
)
def test_the_power_it_has(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: This minion has its controller's power.",
        "Ongoing: This minion has the power of another minion here.",
    ],
)
def test_whose_power_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
