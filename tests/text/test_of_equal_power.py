"""Cards of equal power, each with a name of its own, and of the same power as one of yours."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("two minions of equal power", "two minions with the same power"),
        ("two minions with equal printed power", "two minions with the same printed power"),
        ("two of your minions with equal power", "two of your minions with the same power"),
        ("up to three minions, each with a different name", "up to three minions with different names"),
        ("up to three of your minions, each on a different base", "up to three of your minions on different bases"),
        ("up to three minions, no two with the same power", "up to three minions with different powers"),
        ("three minions, each of a different power", "three minions with different powers"),
        ("three minions, all with the same name", "three minions with the same name"),
    ],
)
def test_alike_or_different(said: str, meant: str) -> None:
    text = "Destroy {}." if "base" not in said else "Place a +1 power counter on each of {}."
    assert same(text.format(said), text.format(meant), "action")


def test_cards_described_before_it() -> None:
    text = "Play up to two extra minions of power 2 or less, each with a different name."
    assert "whose power is at most 2 no two alike in name" in told(text)


@pytest.mark.parametrize("have", ["have", "control"])
@pytest.mark.parametrize("of", ["of", "with"])
def test_as_one_of_yours(have: str, of: str) -> None:
    text = f"Destroy a minion {of} the same power as a minion you {have} there."
    assert same(text, "Destroy a minion with the same power as one of your minions there.", "action")
    assert (
        "controlled by you" in explain_tree(read(text, type="action").tree, type="action").partition("whose power")[2]
    )


@pytest.mark.parametrize("there", ["If you have another minion here", "If there is another minion here"])
@pytest.mark.parametrize("power", ["power", "printed power"])
def test_another_is_compared_with_this_one(there: str, power: str) -> None:
    text = f"{there} with the same {power}, draw a card."
    assert same(text, f"{there} with the same {power} as this minion, draw a card.", "minion")


@pytest.mark.parametrize("opener", ["If {}, draw a card.", "Ongoing: While {}, this minion has +2 power."])
def test_this_as_another(opener: str) -> None:
    one, other = "this minion", "another minion here"
    text = "{} has the same power as {}"
    assert same(opener.format(text.format(one, other)), opener.format(text.format(other, one)), "minion")
