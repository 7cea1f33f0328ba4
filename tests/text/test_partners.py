"""Players named side by side: one thing is said of each of them, and nothing that only one of them could do."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.effects.actions import Act
from smashrules.effects.node import walk
from smashrules.effects.selectors import Both
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text


@pytest.mark.parametrize(
    "who", ["You and another player", "You and each other player", "You and this minion's owner"]
)
def test_each_of_them_does_it(who: str) -> None:
    tree = read(f"{who} each draw a card.", type="minion").tree
    assert to_text(tree, type="minion") == f"{who} draw a card."
    doers = [node.by for node in walk(tree) if isinstance(node, Act)]
    assert isinstance(doers[0], Both)
    assert len(doers[0].parts) == 2


def test_players_at_a_scoring_base_stand_side_by_side() -> None:
    text = "After this base scores, the winner and the runner-up draw a card."
    assert "the winner of the base together with every player who is the runner-up" in told(text, "base")


def test_what_they_have_must_hold_of_each_of_them() -> None:
    text = "If you and another player have a minion here, draw a card."
    assert (
        "if you control at least 1 minion at the base this card is at and one player other than you controls at least"
        " 1 minion at the base this card is at:" in told(text, "minion")
    )
    apart = "If you have a minion here and another player has a minion here, draw a card."
    assert read(text, type="minion").tree == read(apart, type="minion").tree


@pytest.mark.parametrize(
    "text",
    [
        "You and another player destroy a minion or draw a card.",  # who chooses
        "If you and another player do not have a minion here, draw a card.",  # both not, or not both
        "If you and another player have a minion on a base, draw a card.",  # on the same one
        "If you and another player have a minion here, destroy it.",  # which of them
        "You with a minion here draw a card.",
    ],
)
def test_what_is_not_clear_of_two_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


def test_at_a_moment_in_the_turn_a_condition_is_asked_then() -> None:
    behind = "Ongoing: If you have no minions here at the start of your turn, destroy this action."
    before = "Ongoing: At the start of your turn, if you have no minions here, destroy this action."
    trees = [read("Play on a base. " + each, type="action").tree for each in (behind, before)]
    assert trees[0] == trees[1]
    once = "If you have no minions here at the end of the turn, draw a card."
    assert "later, at the end of the turn" in told(once, "minion")
