"""What one, all, none or so many of several things are, and who of several has the highest or the lowest number."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

SHOWN = "Reveal the top three cards of your deck. If {}, draw a card."


def told(text: str, kind: str = "minion") -> str:
    return plain_meaning.told(text, kind)


@pytest.mark.parametrize("thing", ["minion", "action"])
@pytest.mark.parametrize(
    "whole",
    [
        "both are {}s",
        "both of them are {}s",
        "they are both {}s",
        "all are {}s",
        "all of them are {}s",
        "they are {}s",
    ],
)
def test_all_of_them_are(whole: str, thing: str) -> None:
    assert f"if each of A is one {thing}:" in told(SHOWN.format(whole.format(thing)))


@pytest.mark.parametrize(
    "some", ["one is a minion", "one of them is a minion", "either is a minion", "any are minions"]
)
def test_one_of_them_is_enough(some: str) -> None:
    assert "if one card that is among A is one minion:" in told(SHOWN.format(some))


@pytest.mark.parametrize("none", ["neither is a minion", "none of them is a minion", "none are minions"])
def test_none_of_them_is(none: str) -> None:
    assert "if it is not so that one card that is among A is one minion:" in told(SHOWN.format(none))


@pytest.mark.parametrize(
    ("said", "many"), [("at least two", "at least 2"), ("two or more", "at least 2"), ("two", "exactly 2")]
)
def test_so_many_of_them_are(said: str, many: str) -> None:
    meaning = told(SHOWN.format(f"{said} of them are minions of power 3 or less"))
    assert f"if there are {many} minions whose power is at most 3 that are among A:" in meaning


@pytest.mark.parametrize(
    "unsaid", ["one of them is not a minion", "they are not minions", "any of them are not minions"]
)
def test_it_is_not_said_of_how_many_it_is_denied(unsaid: str) -> None:
    with pytest.raises(TextError):
        read(SHOWN.format(unsaid), type="minion")


@pytest.mark.parametrize(("whose", "by"), [("yours", "you"), ("controlled by you", "you")])
def test_both_of_them_were_somebodys(whose: str, by: str) -> None:
    meaning = told(f"Destroy two minions. If both were {whose}, draw a card.")
    assert f"if each of A is one card controlled by {by}:" in meaning


@pytest.mark.parametrize("which", ["that has power 2 or less", "with power 2 or less", "of power 2 or less"])
def test_each_of_those_that_is_such(which: str) -> None:
    meaning = told(f"Choose two minions. Destroy each of those minions {which}.", "action")
    assert "you destroy every minion" in meaning
    assert "is among A" in meaning
    assert "power is at most 2" in meaning


@pytest.mark.parametrize("number", ["power", "printed power"])
@pytest.mark.parametrize("most", ["highest", "lowest"])
@pytest.mark.parametrize("which", ["of all minions here", "among minions here", "here"])
def test_the_one_of_them_with_the_most(number: str, most: str, which: str) -> None:
    meaning = told(f"Destroy the minion with the {most} {number} {which}.")
    assert f"one minion in play with the {most} {number} among these" in meaning
    assert "at the base this card is at" in meaning
    held = told(f"If this minion has the {most} {number} {which}, draw a card.")
    assert f"with the {most} {number} among these" in held


@pytest.mark.parametrize("number", ["breakpoint", "printed breakpoint"])
@pytest.mark.parametrize("which", ["", " in play", " among bases in play"])
def test_the_base_with_the_most(number: str, which: str) -> None:
    assert f"with the highest {number} among these" in told(
        f"Ongoing: While this base has the highest {number}{which}, each of your minions here has +1 power."
    )
    assert f"to one base with the lowest {number} among these" in told(
        f"Move this minion to the base with the lowest {number}{which}."
    )


@pytest.mark.parametrize("power", ["power", "printed power"])
@pytest.mark.parametrize("exactly", ["", "exactly "])
def test_one_has_the_same_power_as_another(power: str, exactly: str) -> None:
    same = f"{exactly}the same {power} as this minion"
    held = told(f"If another player's minion here has {same}, draw a card.")
    assert f"is one card whose {power} is exactly the {power} of (this card itself):" in held
    chosen = told(f"Destroy a minion here with {same}.")
    assert f"one minion in play whose {power} is exactly the {power} of (this card itself)" in chosen


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (
            "action",
            "Play on a minion. Ongoing: While this minion is the only one of your minions here, it has +2 power.",
        ),
        ("action", "Play on a minion. Ongoing: While this minion is your only minion here, it has +2 power."),
        ("minion", "Ongoing: While this minion is the only one here, it has +2 power."),
        ("minion", "Ongoing: While this minion is alone here, it has +2 power."),
    ],
)
def test_nothing_else_is_there(kind: str, text: str) -> None:
    assert "at the base this card is at and nothing else is:" in told(text, kind)


@pytest.mark.parametrize("said", ["lowest total", "lowest", "least"])
def test_who_has_the_lowest_power(said: str) -> None:
    meaning = told(f"If you have the {said} power here, draw a card.")
    assert "at most as much as that of every player other than you:" in meaning
    who = told(f"After this base scores, the player with the {said} power here draws a card.", "base")
    assert "is at most as much as that of every player other than that same one" in who


def test_who_is_compared_among_others_is_one_of_them() -> None:
    meaning = told(
        "At the end of your turn, if you have the lowest total power among players with minions here, draw a card.",
        "base",
    )
    assert (
        "you control at least 1 minion at this base and your total power at this base is at most as much" in meaning
    )
    assert "every player other than you that controls at least 1 minion at this base" in meaning


@pytest.mark.parametrize(
    "said", ["Treat this minion as if its printed power were 1", "Its printed power is treated as 1"]
)
def test_a_number_taken_for_another(said: str) -> None:
    text = "Play on a minion. Ongoing: {}."
    same = read(text.format("This minion's printed power is 1"), type="action").tree
    assert read(text.format(said), type="action").tree == same
