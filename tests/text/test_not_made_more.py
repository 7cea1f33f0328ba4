"""A number that cannot be increased, but may be reduced: read, said again and told."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card
from tests.text.worded import is_said_again, same

from smashrules.engine.unmodelled import missing
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

ON_IT = "Play on a minion. Ongoing: This minion's power cannot be"


@pytest.mark.parametrize(
    ("text", "card_type"),
    [
        (f"{ON_IT} increased.", "action"),
        ("The power of minions here cannot be increased.", "base"),
        ("Play on a base. Ongoing: This base's breakpoint cannot be increased.", "action"),
        ("Choose a minion. Its power cannot be increased until the start of your next turn.", "action"),
        (
            "Play on a minion. Ongoing: This minion is not affected by other actions and its power cannot be "
            "increased.",
            "action",
        ),
    ],
)
def test_it_is_printed_so_that_it_is_read_again(text: str, card_type: str) -> None:
    assert is_said_again(text, card_type)


def test_it_is_not_the_same_as_not_reduced_or_not_changed() -> None:
    assert not same(f"{ON_IT} increased.", f"{ON_IT} reduced.", "action")
    by = "by other players' cards."
    assert not same(f"{ON_IT} increased {by}", f"{ON_IT} changed {by}", "action")


def test_it_is_told() -> None:
    tree = read(f"{ON_IT} increased.", type="action").tree
    assert "nothing makes the power of the minion this card is on more" in explain_tree(tree, type="action")


def test_below_what_it_is_not_increased_is_not_read() -> None:
    with pytest.raises(TextError):
        read(f"{ON_IT} increased below 5.", type="action")


def test_the_engine_plays_it() -> None:
    assert not missing(card("Crown", "action", f"{ON_IT} increased."))
    assert not missing(card("Crown", "action", f"{ON_IT} above 5."))
