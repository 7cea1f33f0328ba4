"""A base that is replaced and the cards on it that go over to the one that comes."""

from __future__ import annotations

import pytest

from smashrules.cards import names
from smashrules.effects.actions import Act
from smashrules.effects.node import walk
from smashrules.effects.selectors import Kind, Select
from smashrules.effects.verbs import Verb
from smashrules.text.reading.reading import read, trees
from smashrules.text.saying.printer import to_text

OURS = (
    "Choose a base. Destroy each action {}. Replace it with the top card of the base deck keeping each minion there."
)
REPLACED = "Replace it with the top card of the base deck."


@pytest.mark.parametrize(
    ("printed", "ours"),
    [
        (f"Destroy a base and any actions on it. {REPLACED} All minions on the original base remain.", "on it"),
        (f"Destroy a base and each action played on it. {REPLACED} Each minion there stays.", "on it"),
        (
            f"Destroy a base and any actions played on it or on minions there. {REPLACED} All minions there remain.",
            "on it or on minions there",
        ),
    ],
)
def test_a_base_destroyed_from_under_its_minions_is_one_that_is_replaced(printed: str, ours: str) -> None:
    assert read(printed, type="action").tree == read(OURS.format(ours), type="action").tree


@pytest.mark.parametrize(
    "text",
    [
        f"Destroy a base. {REPLACED} All minions there remain.",  # with everything that lies on it, or nothing
        f"Destroy a minion and any actions on it. {REPLACED} All minions there remain.",
        "Choose a base. All minions there remain.",
        "Replace a base with the top card of the base deck keeping a minion there.",
        "Destroy a base keeping each minion there.",
    ],
)
def test_what_remains_where_nothing_is_replaced_is_not_known(text: str) -> None:
    assert not trees(text, "action", names())[0]


@pytest.mark.parametrize(
    ("kept", "kind"), [("minion", Kind.MINION), ("action", Kind.ACTION), ("card", Kind.CARD), ("titan", Kind.TITAN)]
)
def test_what_is_kept_was_on_the_base_that_goes(kept: str, kind: Kind) -> None:
    text = (
        "Choose a base. Replace it with the top card of the base deck or a base from the base discard pile keeping"
        f" each {kept} there."
    )
    (tree,) = trees(text, "action", names())[0]
    chosen, exchanged = (each for each in walk(tree) if isinstance(each, Act))
    assert isinstance(chosen.what, Select)
    assert exchanged.verb is Verb.REPLACE
    assert isinstance(exchanged.keeps, Select)
    assert exchanged.keeps.kind is kind
    assert exchanged.keeps.filters[0].place.label == chosen.what.label  # type: ignore[union-attr]
    assert to_text(tree, type="action") == text
