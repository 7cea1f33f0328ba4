"""What is kept for somebody's next turn: it is chosen and done then, and "your turn" alone is not that."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card

from smashrules.effects.actions import Delayed
from smashrules.effects.node import walk
from smashrules.engine.unmodelled import missing
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text
from smashrules.text.showing.paraphrase import explain_tree


@pytest.mark.parametrize(
    "text",
    [
        "After this base scores, the winner may play an extra minion on their next turn.",
        "After this base scores, the winner, on their next turn, may play an extra minion.",
        "The winner, on their next turn, may play an extra minion.",
    ],
)
def test_the_winner_chooses_on_the_turn_to_come(text: str) -> None:
    tree = read(text, type="base").tree
    assert to_text(tree, type="base") == (
        "After this base scores, on the winner's next turn, they may play an extra minion."
    )
    lines = [each.strip() for each in explain_tree(tree, type="base").splitlines()]
    assert lines[2].startswith("later, in the Play Cards phase of the next turn of every player who is the winner")
    assert lines[3:5] == ["A may do this, or leave it:", "that player plays one extra minion from the hand"]


@pytest.mark.parametrize("deed", ["you may play an extra action", "draw two cards", "destroy a minion"])
def test_the_next_turn_is_not_every_turn(deed: str) -> None:
    later = read(f"On your next turn, {deed}.", type="action").tree
    assert any(isinstance(node, Delayed) for node in walk(later))
    assert read(to_text(later, type="action"), type="action").tree == later
    assert later != read(f"On your turn, {deed}.", type="action").tree


def test_each_of_several_has_a_next_turn_of_their_own() -> None:
    text = "On each other player's next turn, they may draw a card."
    assert "of the next turn of every player other than you [A]" in explain_tree(
        read(text, type="action").tree, type="action"
    )


@pytest.mark.parametrize(
    "text",
    [
        "During your next turn, your minions have +1 power.",
        "Your minions have +1 power during your next turn.",
        "Choose a player. That player cannot play actions during their next turn.",
        "Choose a minion. On your next turn, it cannot be destroyed.",
        "Other players cannot play minions during your next turn.",
    ],
)
def test_what_is_true_during_a_turn_to_come_begins_and_ends_with_it(text: str) -> None:
    tree = read(text, type="action").tree
    assert read(to_text(tree, type="action"), type="action").tree == tree
    told = explain_tree(tree, type="action")
    assert "later, at the start of" in told
    assert "until the end of the turn that is going on" in told


@pytest.mark.parametrize(
    "text",
    [
        "One of your minions has +3 power during your next turn.",
        "During the next turn, minions cannot be destroyed.",
    ],
)
def test_what_is_true_of_whoever_or_whatever_is_still_to_be_found_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


def test_a_game_says_what_it_lacks_for_it() -> None:
    assert missing(card("Later", "action", "On your next turn, draw two cards.")) == (
        "what must be done in a turn to come",
    )
