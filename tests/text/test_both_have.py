"""What you have there, and somebody else has there, too, is said of each of the two."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


@pytest.mark.parametrize(
    ("said", "many"),
    [
        ("both you and another player have a minion", "at least 1 minion"),
        ("you and another player have minions", "at least 1 minion"),
        ("you and another player each have a minion", "at least 1 minion"),
        ("you and another player both have two or more minions", "at least 2 minions"),
        ("both you and another player have at least two minions", "at least 2 minions"),
        ("you and another player have two or more minions each", "at least 2 minions"),
    ],
)
@pytest.mark.parametrize("text", ["Choose a base where {}. Draw a card.", "Draw a card for each base where {}."])
def test_a_base_where_both_have_them(said: str, many: str, text: str) -> None:
    told = explain_tree(read(text.format(said), type="action").tree, type="action")
    assert f"such that (you control {many} at that same one and one player other than you controls {many}" in told


@pytest.mark.parametrize(
    "said",
    [
        "both you and another player have a minion here",
        "you and another player both have a minion here",
        "you and another player have a minion here",
    ],
)
def test_it_is_asked_of_both(said: str) -> None:
    meant = "If you and another player each have a minion here, draw a card."
    assert same(f"If {said}, draw a card.", meant, "minion")
    assert is_said_again(f"If {said}, draw a card.", "minion")


def test_what_only_one_can_have_is_refused() -> None:
    with pytest.raises(TextError):
        read("Choose a base where you and another player have the most power. Draw a card.", type="action")


@pytest.mark.parametrize(
    "said", ["both you and its controller have actions there", "you and its controller each have actions there"]
)
def test_its_controller_and_you(said: str) -> None:
    text = f"Choose a minion. If {said}, gain 1 VP."
    meaning = explain_tree(read(text, type="action").tree, type="action")
    assert "you control at least 1 action at the base where A is" in meaning
    assert "A's controller controls at least 1 action at the base where A is" in meaning
