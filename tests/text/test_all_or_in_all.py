"""All of several things, each of them, or so many in all."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("said", "plainly"),
    [
        ("Destroy all your minions.", "Destroy each of your minions."),
        (
            "Move all your minions from one base to another.",
            "Move each of your minions from one base to another base.",
        ),
        ("Each other player discards all their actions.", "Each other player discards all of their actions."),
        ("Place two +1 power counters on your minions.", "Place two +1 power counters among your minions."),
        (
            "Place up to two +1 power counters on your minions.",
            "Place up to two +1 power counters among your minions.",
        ),
        (
            "Choose a player. That player must discard a card to draw a card.",
            "Choose a player. That player discards a card. If they do, they draw a card.",
        ),
    ],
)
def test_the_same_is_meant(said: str, plainly: str) -> None:
    assert read(said, type="action").tree == read(plainly, type="action").tree


@pytest.mark.parametrize(
    "said",
    [
        "Place a +1 power counter on your minions.",
        "Place +1 power counters on your minions.",
        "Each other player must discard a card to draw a card.",
    ],
)
def test_one_on_each_or_one_in_all_is_not_guessed(said: str) -> None:
    with pytest.raises(TextError):
        read(said, type="action")


def test_each_of_them_gets_so_many() -> None:
    assert "(one for each of these)" in told("Place two +1 power counters on each of your minions.")


@pytest.mark.parametrize("many", ["up to three cards", "two cards"])
@pytest.mark.parametrize("piles", ["any players' discard piles", "the discard piles of any players"])
def test_so_many_from_whichever_piles_are_not_so_many_from_each(piles: str, many: str) -> None:
    with pytest.raises(TextError):
        read(f"Place {many} from {piles} on the bottom of their owners' decks.", type="action")


@pytest.mark.parametrize("of", ["your minions here", "your other minions", "the minions here"])
@pytest.mark.parametrize(
    "what", ["three or more +1 power counters", "at least two +1 power counters", "exactly four counters"]
)
def test_what_they_have_in_all(of: str, what: str) -> None:
    meant = f"If there are {what} on {of}, draw a card."
    for said in (
        "{} total",
        "{} in total",
        "{} on them in total",
        "{} among them",
        "a total of {}",
        "a total of {} on them",
    ):
        assert same(f"If {of} have {said.format(what)}, draw a card.", meant, "minion")
    assert not same(f"If {of} have {what}, draw a card.", meant, "minion")
