"""A player's total power at a base that has become less, or more, this turn."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card
from tests.text.test_errors import read

from smashrules.engine import missing
from smashrules.text.reading.errors import TextError
from smashrules.text.saying.printer import to_text
from smashrules.text.showing.paraphrase import explain_tree

ASKED = "Play on a base. Talent: If {} this turn, draw a card."


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("another player's power here has decreased", "the total power of one player other than you"),
        ("another player's power here was reduced", "the total power of one player other than you"),
        ("your power here has decreased", "the total power of you"),
    ],
)
def test_a_players_power_at_a_base_has_become_less(asked: str, meant: str) -> None:
    tree = read(ASKED.format(asked), type="action").tree

    told = explain_tree(tree, type="action")
    assert f"if this has happened this turn: {meant} at the base this card is at is reduced (by whatever):" in told
    assert read(to_text(tree, type="action"), type="action").tree == tree


def test_whose_power_it_is_and_where_makes_a_difference() -> None:
    asked = ("another player's power here", "your power here", "the power of one of your minions")
    trees = [read(ASKED.format(f"{each} has been reduced"), type="action").tree for each in asked]

    assert len(set(trees)) == 3


def test_it_has_not_become_less() -> None:
    tree = read(ASKED.format("another player's power here has not decreased"), type="action").tree

    assert "if it is not so that this has happened this turn" in explain_tree(tree, type="action")
    assert read(to_text(tree, type="action"), type="action").tree == tree


def test_a_players_power_is_no_number_that_a_card_changes_so() -> None:
    for text in ("Reduce another player's power here by 2.", "Another player's power here becomes 5."):
        with pytest.raises(TextError):
            read(f"Play on a base. Talent: {text}", type="action")


def test_a_game_can_tell() -> None:
    text = ASKED.format("another player's power here has decreased")

    assert missing(card("Gate", "action", text)) == ()
