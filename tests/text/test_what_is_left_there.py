"""What is asked of the base that something has left, and how many were returned that had been chosen before."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

RETURN = "Return a minion to its owner's hand. If {} on that base, draw a card."


@pytest.mark.parametrize("held", ["you have exactly one minion", "you have two or more minions", "you have a minion"])
def test_that_base_is_where_it_was(held: str) -> None:
    tree = read(RETURN.format(held), type="action").tree
    assert "at the base where A was" in explain_tree(tree, type="action")


@pytest.mark.parametrize("them", ["them", "each of them"])
def test_so_many_of_those_that_were_chosen(them: str) -> None:
    text = f"Choose up to two of your minions. Return {them} to your hand. If you returned two, draw a card."
    assert same(text, text.replace("returned two,", "returned two minions this way,"), "action")
