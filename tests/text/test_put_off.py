"""What answers an event, but is done only at the end of the turn: once, not in each turn."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

HERE = "Play on a base. Ongoing: After a minion is played here,"


def test_where_it_is_said_makes_no_difference() -> None:
    assert same(f"{HERE} destroy it at the end of the turn.", f"{HERE} at the end of the turn, destroy it.", "action")


def test_it_is_not_done_at_once() -> None:
    assert not same(f"{HERE} destroy it at the end of the turn.", f"{HERE} destroy it.", "action")


@pytest.mark.parametrize(
    "text",
    [
        f"{HERE} destroy it at the end of the turn.",
        "Ongoing: After another player plays a minion here, they discard a card at the end of their turn.",
    ],
)
def test_it_is_printed_so_that_it_is_read_again(text: str) -> None:
    assert is_said_again(text, "minion" if text.startswith("Ongoing") else "action")


@pytest.mark.parametrize("when", ["at the end of each turn", "at the start of each player's turn"])
def test_each_of_several_turns_is_not_read(when: str) -> None:
    with pytest.raises(TextError):
        read(f"Ongoing: After you play an action, draw a card {when}.", type="minion")


def test_of_its_base_and_another_none_is_passed_over() -> None:
    moved = "Move one of your minions to another base. Play an extra minion on its base"
    assert not same(f"{moved} or on its previous base.", f"{moved}.", "action")
    assert same(
        f"{moved} or on its previous base.", f"{moved} or play an extra minion on its previous base.", "action"
    )
