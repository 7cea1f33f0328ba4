"""What somebody has and has done, asked with one subject; and one that is the only one."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

END = "At the end of your turn, if"
DRAW = "this turn, draw a card."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (f"{END} you have a minion here and played an action {DRAW}",
         f"{END} you have a minion here and have played an action {DRAW}"),
        (f"{END} you have no minions here and moved a minion {DRAW}",
         f"{END} you have no minions here and have moved a minion {DRAW}"),
        (f"{END} you have the most power here and played only one card {DRAW}",
         f"{END} you have the most power here and have played exactly one card {DRAW}"),
        (f"{END} you played only one card {DRAW}", f"{END} you played exactly one card {DRAW}"),
        (f"{END} you only played one card {DRAW}", f"{END} you played exactly one card {DRAW}"),
        (f"{END} you only have one minion {DRAW}", f"{END} you have exactly one minion {DRAW}"),
    ],
)  # fmt: skip
def test_it_is_asked_of_both(said: str, meant: str) -> None:
    assert same(said, meant, "base")


@pytest.mark.parametrize(
    ("one", "some", "many"),
    [
        ("you played exactly one card", "you have played a card", "you have not played two or more cards"),
        ("you moved exactly one minion", "you have moved a minion", "you have not moved two or more minions"),
        ("exactly one minion was destroyed here", "a minion was destroyed here", ""),
    ],
)
def test_exactly_one_is_one_and_no_more(one: str, some: str, many: str) -> None:
    assert is_said_again(f"{END} {one} {DRAW}", "base")
    assert not same(f"{END} {one} {DRAW}", f"{END} {some} {DRAW}", "base")
    if many:
        assert same(f"{END} {one} {DRAW}", f"{END} {some} this turn and {many} {DRAW}", "base")


@pytest.mark.parametrize("who", ["another player played", "you have not played", "you did not play"])
def test_exactly_one_of_nobody_known_or_denied_is_unclear(who: str) -> None:
    with pytest.raises(TextError):
        read(f"{END} {who} exactly one card {DRAW}", type="base")


HERE = "you have a minion here and you have an action here and you have a titan here"


@pytest.mark.parametrize(
    "three",
    [
        "you have a minion, an action and a titan here",
        "you have a minion, an action, and a titan here",
        "you have a minion here, an action here and a titan here",
    ],
)
@pytest.mark.parametrize(
    "said", ["If {}, draw a card.", "Draw a card if {}.", "Ongoing: While {}, this minion has +2 power."]
)
def test_three_things_that_you_have(said: str, three: str) -> None:
    assert same(said.format(three), said.format(HERE), "minion")


def test_three_conditions_are_said_again() -> None:
    held = "you have a minion of power 4 here and you have an action here and it is your turn"
    assert is_said_again(f"If {held}, draw a card.", "minion")
