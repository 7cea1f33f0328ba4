"""What is paid is paid for either of two things that may come of it."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.effects.actions import Cost
from smashrules.effects.node import walk
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Discard a card to draw a card, or two cards if it is an action.",
            "Discard a card to draw a card. If that card is an action, draw two cards instead.",
        ),
        (
            "You may discard a minion to draw a card, or two if it has power 3 or less.",
            "You may discard a minion to draw a card. If that minion has power 3 or less, draw two cards instead.",
        ),
        (
            "Destroy this minion to gain 1 VP, or 2 VP if you have an action here.",
            "Destroy this minion to gain 1 VP. If you have an action here, gain 2 VP instead.",
        ),
        (
            "You may destroy this minion to gain 1 VP, or gain 2 VP instead if you have an action here.",
            "You may destroy this minion to gain 1 VP. If you have an action here, gain 2 VP instead.",
        ),
    ],
)
def test_it_is_paid_for_either(said: str, meant: str) -> None:
    assert same(f"Talent: {said}", f"Talent: {meant}", "minion")


def test_nothing_comes_of_it_unpaid() -> None:
    tree = read("Talent: Destroy this minion to draw a card, or two if you have no cards.", type="minion").tree
    effect = tree.abilities[0].clauses[0].effect
    assert isinstance(effect, Cost)
    assert sum(isinstance(each, Cost) for each in walk(tree)) == 1


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Draw a card for each of your minions there, or if you have none there, play an extra minion.",
            "Draw a card for each of your minions there. If you have no minions there, play an extra minion instead.",
        ),
        (
            "Draw a card for each of your actions there, or, if you have no actions there, draw two cards.",
            "Draw a card for each of your actions there. If you have no actions there, draw two cards instead.",
        ),
    ],
)
def test_what_is_done_where_there_are_none(said: str, meant: str) -> None:
    assert same(f"Choose a base. {said}", f"Choose a base. {meant}", "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "That player chooses one: they discard a card, OR you draw a card and play an extra minion.",
            "That player may discard a card. If they do not, draw a card and play an extra minion.",
        ),
        (
            "They choose one: they discard two cards, OR you gain 1 VP and draw a card.",
            "They may discard two cards. If they do not, gain 1 VP and draw a card.",
        ),
    ],
)
def test_one_of_theirs_or_two_of_yours(said: str, meant: str) -> None:
    assert same(f"Choose another player. {said}", f"Choose another player. {meant}", "action")
