"""What is said in two ways that no player would tell apart is one tree; what only looks like it is another one."""

from __future__ import annotations

import pytest

from smashrules.text.reading.reading import read, readings
from smashrules.text.saying.printer import to_text

SAME = (
    (
        "Talent: Move one of your minions to or from this base.",
        "Talent: Move one of your minions from another base here or move one of your minions from"
        " here to another base.",
    ),
    (
        "Talent: Move a minion to or from here.",
        "Talent: Move a minion from another base here or move a minion from here to another base.",
    ),
    ("Move a minion from one base to another.", "Move a minion to another base."),
    (
        "At the start of your turn, draw a card if you have no minions here.",
        "At the start of your turn, if you have no minions here, draw a card.",
    ),
    ("You may draw a card if you have a minion here.", "If you have a minion here, you may draw a card."),
    (
        "Ongoing: During your turn, if this is your only minion here, this base's breakpoint is reduced by 4.",
        "Ongoing: If this is your only minion here, this base's breakpoint is reduced by 4 during your turn.",
    ),
    (
        "Ongoing: After you play an action or a minion here, draw a card.",
        "Ongoing: After you play an action here or a minion here, draw a card.",
    ),
    (
        "Choose up to two minions. Draw a number of cards equal to the number of cards you chose.",
        "Choose up to two minions. Draw that many cards.",
    ),
    (
        "Discard two cards. For each minion discarded, draw a card. For each other card discarded, gain 1 VP.",
        "Discard two cards. For each discarded minion, draw a card. For each discarded card that is not a minion,"
        " gain 1 VP.",
    ),
    (
        "Discard up to two cards. For each you own, draw a card. For each other card, gain 1 VP.",
        "Discard up to two cards. For each discarded card you own, draw a card. For each"
        " discarded card you do not own,"
        " gain 1 VP.",
    ),
    (
        "Choose one effect for each other player: That player discards a card, or destroys one of their minions.",
        "For each other player, that player discards a card or that player destroys one of their minions.",
    ),
)

DIFFERENT = (
    ("Talent: Move a minion to or from here.", "Talent: Move a minion to here."),
    ("Move a minion from one base to another. Draw a card for each minion there.", "Move a minion to another base."),
    (
        "Discard two cards. For each minion discarded, draw a card. For each other card discarded, gain 1 VP.",
        "Discard two cards. For each discarded minion, draw a card. For each discarded card, gain 1 VP.",
    ),
    (
        "Choose one effect for each other player: That player discards a card, or destroys one of their minions.",
        "Each other player discards a card or destroys one of their minions.",
    ),
    (
        "Ongoing: After you play an action here or a minion, draw a card.",
        "Ongoing: After you play an action or a minion here, draw a card.",
    ),
)


@pytest.mark.parametrize(("one", "other"), SAME)
def test_both_ways_are_one_tree(one: str, other: str) -> None:
    tree = read(one, type="minion").tree
    assert tree == read(other, type="minion").tree
    if "each you own" not in one:  # "for each of them you own" is not read
        assert tree == read(to_text(tree, type="minion"), type="minion").tree


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_these_are_told_apart(one: str, other: str) -> None:
    trees = [{each.tree for each in readings(text, type="minion")} for text in (one, other)]
    assert not trees[0] & trees[1]


def test_what_a_condition_finds_is_chosen_when_it_is_done() -> None:
    text = "Ongoing: After you play an action, if there is another base with a minion, move this minion to that base."
    told = to_text(read(text, type="minion").tree, type="minion")
    assert told == text.replace("move this minion to that base", "move this minion there") or told == text


def test_what_is_here_is_not_moved_to_here() -> None:
    text = (
        "Talent: Choose a minion with power less than or equal to the number of your minions"
        " here, and move it to or from here."
    )
    (one,) = readings(text, type="minion")
    assert "number of minions you have here" in to_text(one.tree, type="minion")
