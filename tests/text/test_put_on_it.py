"""Power that is added, taken away or set as in a sum is increased, reduced, or is that."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

IT = "Choose a minion."
FOR = "until the end of the turn"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (f"{IT} Add 3 to its power {FOR}.", f"{IT} Increase its power by 3 {FOR}.", "action"),
        (f"{IT} Subtract two from its power {FOR}.", f"{IT} Reduce its power by 2 {FOR}.", "action"),
        (f"Add 2 power to a minion {FOR}.", f"Increase the power of a minion by 2 {FOR}.", "action"),
        (f"{IT} Set its power to 1 {FOR}.", f"{IT} Its power becomes 1 {FOR}.", "action"),
        (
            f"{IT} Set its power to the number of cards in your hand {FOR}.",
            f"{IT} Its power is equal to the number of cards in your hand {FOR}.",
            "action",
        ),
        (
            f"{IT} Its power is twice its printed power {FOR}.",
            f"{IT} Its power is equal to twice its printed power {FOR}.",
            "action",
        ),
        ("If this minion's power is exactly 5, draw a card.", "If this minion's power is 5, draw a card.", "minion"),
        (
            "If your total power here is exactly 10, draw a card.",
            "If your total power here is 10, draw a card.",
            "minion",
        ),
        ("Ongoing: Add 2 to your total power here.", "Ongoing: You have +2 power here.", "minion"),
        ("Ongoing: Subtract 1 from your power here.", "Ongoing: You have -1 power here.", "minion"),
        (
            "Ongoing: Subtract 1 from the power of each other minion here.",
            "Ongoing: The power of each other minion here is reduced by 1.",
            "minion",
        ),
        (
            "Ongoing: Other players' minions here have their power reduced by 1.",
            "Ongoing: The power of other players' minions here is reduced by 1.",
            "minion",
        ),
        (
            "Ongoing: Each minion here with power 2 or less has its power reduced by 1 (to a minimum of 1).",
            "Ongoing: The power of each minion here with power 2 or less is reduced by 1 (to a minimum of 1).",
            "minion",
        ),
        (
            f"Each of your minions has its power doubled {FOR}.",
            f"Double the power of each of your minions {FOR}.",
            "action",
        ),
        ("Ongoing: Each other minion here loses 1 power.", "Ongoing: Each other minion here has -1 power.", "minion"),
        (
            "Ongoing: Each minion here with power 2 or less counts as having power 3.",
            "Ongoing: The power of each minion here with power 2 or less is 3.",
            "minion",
        ),
        ("Minions here are considered to have a power of 3.", "The power of minions here is 3.", "base"),
        ("Minions here are treated as having 3 power.", "The power of minions here is 3.", "base"),
        ("Treat each minion here as having 3 power.", "The power of each minion here is 3.", "base"),
        ("Treat the power of each minion here as 3.", "The power of each minion here is 3.", "base"),
        (
            "Treat the power of each minion here as if it were 3.",
            "The power of each minion here is 3.",
            "base",
        ),
        (
            "Minions here have power equal to their printed power.",
            "The power of minions here is equal to their printed power.",
            "base",
        ),
        (
            f"{IT} It has power equal to the number of cards in your hand {FOR}.",
            f"{IT} Its power is equal to the number of cards in your hand {FOR}.",
            "action",
        ),
    ],
)
def test_it_is_said_plainly(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize("when", ["during your turn", "on your turn"])
def test_when_it_is_that_may_stand_behind(when: str) -> None:
    told = explain_tree(read(f"Ongoing: This minion's power is 5 {when}.", type="minion").tree, type="minion")
    assert "only while it is your turn: the power of this card itself is 5" in told


@pytest.mark.parametrize(("least", "told"), [("(minimum 1)", 1), ("(to a minimum of 2)", 2)])
def test_what_it_does_not_fall_below(least: str, told: int) -> None:
    text = f"Ongoing: Each other minion here has -1 power {least}."
    said = explain_tree(read(text, type="minion").tree, type="minion")
    assert f"changes by -1, but makes it no less than {told}" in said


@pytest.mark.parametrize("sign", ["plus", "minus"])
@pytest.mark.parametrize(
    ("things", "told"),
    [
        ("minions here", "every minion"),
        ("bases in play", "every base"),
        ("players with minions here", "every player"),
    ],
)
def test_so_many_more_or_fewer_than_are_there(sign: str, things: str, told: str) -> None:
    text = f"Ongoing: This minion's power is equal to the number of {things} {sign} 1."
    said = explain_tree(read(text, type="minion").tree, type="minion")
    assert f"is the number of ({told}" in said
    assert f") {sign} 1" in said


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: After a minion loses 1 power, draw a card.",
        "Add 2 to a minion until the end of the turn.",
        "Set this minion to 5.",
        "If a minion here counts as having 3 power, draw a card.",
    ],
)
def test_what_is_not_said_of_a_power_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
