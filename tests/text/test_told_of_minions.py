"""What is said of minions: power against the printed one or at two times, who trades places, which are there."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("card", "said", "meant"),
    [
        ("action", "Destroy a minion that has less than its", "Destroy a minion with less power than its"),
        ("action", "Destroy a minion that is below its", "Destroy a minion with less power than its"),
        ("action", "Destroy each minion with more than its", "Destroy each minion with more power than its"),
        ("action", "Destroy all minions that have less than their", "Destroy all minions with less power than their"),
        (
            "action",
            "Draw a card for each minion with less than its",
            "Draw a card for each minion with less power than its",
        ),
    ],
)
def test_what_is_compared_with_a_printed_power_is_power(card: str, said: str, meant: str) -> None:
    assert same(f"{said} printed power.", f"{meant} printed power.", card)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "This minion's power is 2 during your turn and 6 during everyone else's.",
            "power is 6 during other players' turns.",
        ),
        (
            "This minion's power is 2 during your turn and 6 on each other turn.",
            "power is 6 during other players' turns.",
        ),
        (
            "This minion has power 2 during your turn and power 6 on all other turns.",
            "power is 6 during other players' turns.",
        ),
    ],
)
def test_two_powers_at_two_times(said: str, meant: str) -> None:
    assert same(
        "Ongoing: " + said, f"Ongoing: This minion's power is 2 during your turn and this minion's {meant}", "minion"
    )


@pytest.mark.parametrize("who", ["This minion has", "Each minion here has", "Your minions here have"])
@pytest.mark.parametrize("every", ["on each other turn", "on every other turn", "during all other turns"])
def test_other_turns_are_other_players_turns(who: str, every: str) -> None:
    said = f"Ongoing: {who} +2 power on your turn and +1 power {every}."
    assert same(said, f"Ongoing: {who} +2 power on your turn and +1 power during other players' turns.", "minion")


def test_other_turns_than_its_controllers() -> None:
    has = "Play on a minion. Ongoing: This minion has +2 power during its controller's turn and "
    said = has + "+1 power on each other turn."
    assert same(said, has + "this minion has +1 power while it is not its controller's turn.", "action")
    assert is_said_again(said, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "You may return another minion here with the same power to its owner's hand.",
            "You may return another minion here with the same power as this minion to its owner's hand.",
        ),
        (
            "Talent: Destroy another player's minion here with the same power.",
            "Talent: Destroy another player's minion here with the same power as this minion.",
        ),
        (
            "Ongoing: Each other minion here with the same printed power has -1 power.",
            "Ongoing: Each other minion here with the same printed power as this minion has -1 power.",
        ),
    ],
)
def test_the_same_power_as_this_one(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Two of your minions change places.", "Swap two of your minions."),
        ("Two of your minions on different bases trade places.", "Swap two of your minions on different bases."),
        ("Two minions may switch places.", "You may swap two minions."),
        ("Have two of your minions swap bases.", "Swap two of your minions."),
    ],
)
def test_two_that_trade_places(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    ("which", "said", "meant"),
    [
        ("two or more minions", "Destroy one of them at random.", "Destroy a random minion there."),
        ("four minions", "Destroy one of those.", "Destroy one minion there."),
        ("two or more minions", "You may destroy one of them.", "You may destroy one minion there."),
        ("two or more minions", "Destroy up to two of them.", "Destroy up to two minions there."),
        (
            "two or more minions",
            "Move any number of them to another base.",
            "Move any number of minions there to another base.",
        ),
        ("at least three minions", "Move them to another base.", "Move all minions there to another base."),
        (
            "at least three minions",
            "Place a +1 power counter on each of them.",
            "Place a +1 power counter on each minion there.",
        ),
        (
            "two or more of your minions",
            "Return each of them to your hand.",
            "Return each of your minions there to your hand.",
        ),
    ],
)
@pytest.mark.parametrize("lead", ["Talent: Choose", "Ongoing: After you play an action, choose"])
def test_those_of_whom_a_base_was_told(lead: str, which: str, said: str, meant: str) -> None:
    base = f"{lead} a base with {which}. "
    assert same(base + said, base + meant, "minion")


@pytest.mark.parametrize("each", ["from each of them", "from each", "from each base", "on each"])
def test_from_each_of_two_to_the_other(each: str) -> None:
    said = "Choose two bases. Move one of your minions {} to the other."
    assert same(said.format(each), said.format("on each of them"), "action")


@pytest.mark.parametrize("which", ["any of your minions", "any number of your minions", "each of your minions"])
@pytest.mark.parametrize("there", ["there", "there too", "with it"])
def test_any_of_yours_may_go_there(which: str, there: str) -> None:
    move = "Move one of your minions to another base. "
    meant = f"{move}You may move any number of your minions at its previous base {there}."
    assert same(f"{move}{which.capitalize()} at its old base may move {there}.", meant, "action")


@pytest.mark.parametrize("names", ["from the returned minions", "than those minions", "than either of them"])
def test_a_different_name_than_each_of_those(names: str) -> None:
    said = "Return two of your minions to your hand. Play an extra minion with a different name {}."
    assert same(said.format(names), said.format("than each of those minions"), "action")


def test_back_or_something_else() -> None:
    move = "Move a minion to another base. Then "
    assert same(
        f"{move}move it back OR draw a card.", f"{move}return it to its previous base OR draw a card.", "action"
    )


def test_as_much_power_as_a_number() -> None:
    play = "Choose a base. Play an extra minion there "
    number = "the number of minions there."
    assert same(f"{play}of the same power as {number}", f"{play}with power equal to {number}", "action")
    with pytest.raises(TextError):
        read("Destroy a minion with less power than the power of the number of cards in your hand.", type="action")


@pytest.mark.parametrize("who", ["this minion", "one of your minions", "a minion"])
@pytest.mark.parametrize("lead", ["", "Talent: ", "Ongoing: After you play an action here, "])
def test_one_that_is_moved_more_than_once(lead: str, who: str) -> None:
    once = f"ou may move {who} to another base"
    you = "y" if lead.startswith("O") else "Y"
    for twice in ("twice", "two times"):
        said = f"{lead}{you}ou may move {who} {twice}."
        assert same(said, f"{lead}{you}{once}, then move it to another base.", "minion")
    so_often = f"{lead}{you}ou may move {who} up to three times."
    assert same(so_often, f"{lead}{you}{once}." + " You may move it to another base." * 2, "minion")


def test_how_often_it_was_moved_is_left_open() -> None:
    with pytest.raises(TextError):
        read("You may move this minion up to two times. If you do, draw a card.", type="minion")
