"""A base told by how many cards it has more or fewer than the one from which something goes."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("a base that has fewer minions", "a base with fewer minions"),
        ("another base that has more actions than here", "another base with more actions than this base"),
        ("a base with fewer minions than this one", "a base with fewer minions than this base"),
        ("a base with more of your minions", "a base with more minions you control"),
        ("a base where you have fewer minions", "a base with fewer minions you control"),
        ("a base where you have fewer minions than here", "a base with fewer minions you control than this base"),
        ("a base with more other players' minions", "a base with more minions of other players"),
    ],
)
def test_a_base_with_more_or_fewer(said: str, meant: str) -> None:
    for move in ("You may move this minion to", "Talent: Move one of your minions to"):
        assert same(f"{move} {said}.", f"{move} {meant}.", "minion")


def test_how_many_of_theirs_is_not_passed_over() -> None:
    tree = read("You may move this minion to a base with fewer other players' minions.", type="minion").tree
    assert "is less than the number of" in explain_tree(tree, type="minion")
    for text in ("If you have fewer other players' minions here, draw a card.", "Destroy more players' minions."):
        with pytest.raises(TextError):
            read(text, type="minion")
