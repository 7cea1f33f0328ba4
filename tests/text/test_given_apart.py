"""Power that is given to one and to another in one sentence: each gets their own, and both keep it as long."""

from __future__ import annotations

import pytest

from smashrules.effects.actions import Lasting, Modify
from smashrules.effects.amounts import Num
from smashrules.effects.node import walk
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text
from smashrules.text.showing.paraphrase import explain_tree


@pytest.mark.parametrize("until", ["the end of the turn", "the start of your turn"])
@pytest.mark.parametrize(
    "text",
    [
        "Give one of your minions here +2 power and another minion here -3 power until {}.",
        "You may give one of your minions here +2 power and another minion here -3 power until {}.",
        "One of your minions here gains +2 power and another minion here gets -3 power until {}.",
        "Give one of your minions here +2 power until {} and another minion here -3 power until {}.",
    ],
)
def test_each_gets_their_own_until_then(text: str, until: str) -> None:
    tree = read(text.replace("{}", until), type="minion").tree
    lasting = [node for node in walk(tree) if isinstance(node, Lasting)]
    assert [each.statement.amount for each in lasting if isinstance(each.statement, Modify)] == [Num(2), Num(-3)]
    assert lasting[0].until == lasting[1].until
    assert read(to_text(tree, type="minion"), type="minion").tree == tree


def test_another_is_another_than_the_first() -> None:
    text = "Give a minion +2 power and another minion -2 power until the end of the turn."
    meaning = explain_tree(read(text, type="action").tree, type="action")
    assert "the power of one minion [A] changes by +2" in meaning
    assert "the power of one minion other than A changes by -2" in meaning


@pytest.mark.parametrize(
    "text",
    [
        "Give a minion +2 power and another minion -2 power.",  # for how long
        "Ongoing: This minion has +1 power and your other minions gain +1 power until the end of the turn.",
        "Give a minion +2 power and draw a card.",
    ],
)
def test_power_without_an_end_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
