"""What the power of a card is or was, and a breakpoint, compared with a number or with what is printed."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

GONE = "Destroy a minion. If {}, draw a card."
THERE = "Choose a minion. If {}, draw a card."
BASE = "At the start of your turn, if {}, draw a card."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("its power was 3", "it had power 3"),
        ("its power was exactly 3", "it had power 3"),
        ("its power was 3 or more", "it had power 3 or more"),
        ("its power was at least 3", "it had power 3 or more"),
        ("its power was less than its printed power", "it had less power than its printed power"),
        ("its power was higher than its printed power", "it had more power than its printed power"),
        ("its power was equal to its printed power", "it had power equal to its printed power"),
    ],
)
def test_as_it_was(said: str, meant: str) -> None:
    assert same(GONE.format(said), GONE.format(meant), "action")
    assert is_said_again(GONE.format(said), "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("its power is equal to 3", "its power is 3"),
        ("its power is not equal to 3", "its power is not 3"),
        ("its power is higher than printed", "its power is higher than its printed power"),
        ("its power is different from its printed power", "its power is not equal to its printed power"),
        ("its power is the same as its printed power", "its power is equal to its printed power"),
    ],
)
def test_as_it_is(said: str, meant: str) -> None:
    assert same(THERE.format(said), THERE.format(meant), "action")
    assert is_said_again(THERE.format(said), "action")


def test_what_it_is_equal_to() -> None:
    assert "if the power of (A) is exactly the printed power of (A)" in told(
        THERE.format("its power is equal to its printed power")
    )
    assert "if it is not so that the power of (A) is exactly 3" in told(THERE.format("its power is not 3"))


@pytest.mark.parametrize(
    "said",
    [
        "this base's breakpoint is different from its printed breakpoint",
        "this base's breakpoint is different from the printed one",
        "this base's breakpoint is not the printed one",
    ],
)
def test_a_breakpoint_other_than_the_printed_one(said: str) -> None:
    text = BASE.format(said)
    assert "it is not so that the breakpoint of (this base) is exactly the printed breakpoint" in told(text, "base")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("it has the lowest power there (or is tied for it)", "it has the lowest power there"),
        ("it has the lowest power there, or is tied for it", "it has the lowest power there"),
        ("it has or is tied for the lowest power there", "it has the lowest power there"),
        ("it has the highest power there (or tied for highest)", "it has the highest power there"),
        ("you have the most power there (or are tied for it)", "you have the most power there"),
    ],
)
def test_those_that_tie_have_it_too(said: str, meant: str) -> None:
    assert same(THERE.format(said), THERE.format(meant), "action")


@pytest.mark.parametrize("which", ["whose power is different from", "with power different from"])
def test_those_whose_power_is_another(which: str) -> None:
    text = f"Destroy a minion {which} its printed power."
    assert same(text, "Destroy a minion that does not have power equal to its printed power.", "action")


@pytest.mark.parametrize(
    "said", ["this minion has another player's action on it", "another player's action is on this minion"]
)
def test_another_players_action_on_it(said: str) -> None:
    assert "at least 1 action controlled by one player other than you" in told(
        f"Talent: Draw a card if {said}.", "minion"
    )
