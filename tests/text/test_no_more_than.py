"""How many it can be at most, said behind what is counted or behind what is done to any number."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text

GIVEN = "Discard any number of cards."
ROOFS = ["up to three", "to a maximum of three", "up to a total of three", "at most three", "but no more than three"]


def same(one: str, other: str) -> bool:
    return bool(read(one, type="action").tree == read(other, type="action").tree)


@pytest.mark.parametrize("roof", ROOFS)
@pytest.mark.parametrize(
    "done",
    [
        "Draw a card for each of your minions",
        f"{GIVEN} Draw that many cards",
        f"{GIVEN} Draw twice that many cards",
        f"{GIVEN} Draw that many cards plus one",
        f"{GIVEN} Gain that many VPs",
        f"{GIVEN} Place that many +1 power counters on a minion",
    ],
)
def test_of_what_is_counted(roof: str, done: str) -> None:
    bounded = f"{done} (up to 3)."

    assert to_text(read(bounded, type="action").tree, type="action") == bounded
    assert same(f"{done}, {roof}.", bounded)
    assert not same(f"{done}, {roof}.", f"{done}.")


def test_what_there_are_so_many_of() -> None:
    assert same(
        "Draw a card for each of your minions, up to three cards.", "Draw a card for each of your minions (up to 3)."
    )
    for other in ("three minions", "three actions"):
        with pytest.raises(TextError):
            read(f"Draw a card for each of your minions, up to {other}.", type="action")


@pytest.mark.parametrize("roof", ROOFS)
@pytest.mark.parametrize(
    ("told", "plain"),
    [
        ("Play any number of extra actions this turn", "Play up to three extra actions"),
        ("Destroy any number of your minions", "Destroy up to three of your minions"),
        ("Place a +1 power counter on each of your minions", "Place a +1 power counter on three of your minions"),
        ("Place a +1 power counter on each minion", "Place a +1 power counter on three minions"),
    ],
)
def test_of_any_number_and_of_all(told: str, plain: str, roof: str) -> None:
    assert same(f"{told}, {roof}.", f"{plain}.")
    assert same(f"{told}, {roof} of them.", f"{plain}.")


@pytest.mark.parametrize(
    "text", ["Destroy a minion, up to three.", "Draw two cards, up to three.", "Draw that many cards, up to three."]
)
def test_of_nothing_that_is_counted(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("verb", ["can", "may"])
def test_played_no_more_often(verb: str) -> None:
    told = f"Ongoing: Other players {verb} play no more than two cards here each turn."
    plain = "Ongoing: Other players cannot play more than two cards here each turn."

    assert read(told, type="minion").tree == read(plain, type="minion").tree


@pytest.mark.parametrize(
    ("told", "plain"),
    [
        (
            "Move any number of your minions (up to three) to another base.",
            "Move up to three of your minions to another base.",
        ),
        (
            "Move any number of your minions, up to three, to another base.",
            "Move up to three of your minions to another base.",
        ),
        ("Move up to a total of three minions to another base.", "Move up to three minions to another base."),
        ("Destroy any number of actions (maximum of two).", "Destroy up to two actions."),
        (
            "Gain 1 VP for each of your minions (to a maximum of 3 VP).",
            "Gain 1 VP for each of your minions (up to 3).",
        ),
        (
            "Draw a card for every two of your minions, max three.",
            "Draw a card for every two of your minions (up to 3).",
        ),
    ],
)
def test_in_brackets_and_amid_the_sentence(told: str, plain: str) -> None:
    assert same(told, plain)
