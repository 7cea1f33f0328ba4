"""Two things of which one is done to a thing, and one thing done to either of two."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

THEIRS = "Each other player moves one of their minions to another base"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Move one of your minions to another base or destroy it.",
            "Move one of your minions to another base or destroy one of your minions.",
        ),
        (f"{THEIRS} or destroys it.", f"{THEIRS} or destroys one of their minions."),
        (
            "Return a minion to its owner's hand or place it on the bottom of its owner's deck.",
            "Return a minion to its owner's hand or place a minion on the bottom of its owner's deck.",
        ),
        (
            "Move another player's minion to another base or place a +1 power counter on it.",
            "Move another player's minion to another base or place a +1 power counter on another player's minion.",
        ),
        (
            "Destroy an action OR a minion of power 2 or less.",
            "Destroy an action OR destroy a minion of power 2 or less.",
        ),
        (
            "Place a +1 power counter on one of your minions OR on each minion on a base.",
            "Place a +1 power counter on one of your minions OR place a +1 power counter on each minion on a base.",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str) -> None:
    assert same(said, meant, "action")
    assert is_said_again(said, "action")


def test_what_was_looked_at_is_that_card() -> None:
    read("Look at the top card of your deck. Place it in your hand or discard it.", type="action")


def test_both_done_is_not_either() -> None:
    with pytest.raises(TextError):
        read("Draw two cards OR one card for each minion.", type="action")
    with pytest.raises(TextError):
        read("Place two +1 power counters on one of your minions OR it.", type="action")


@pytest.mark.parametrize(
    "one", ["it or on this minion", "it or this minion", "this minion or on it", "this minion or it"]
)
@pytest.mark.parametrize("what", ["a +1 power counter", "two +1 power counters"])
def test_it_or_the_card_itself(one: str, what: str) -> None:
    text = "Ongoing: After you play a minion here, place {} on {}."
    assert same(text.format(what, one), text.format(what, "either it or this minion"), "minion")
    assert is_said_again(text.format(what, one), "minion")


@pytest.mark.parametrize("of", ["here", "there"])
def test_it_or_another_one(of: str) -> None:
    moved = "Move one of your minions to another base."
    text = f"{moved} You may place a +1 power counter on it or on another of your minions {of}."
    if of == "there":
        assert same(text, text.replace("or on", "or"), "minion")
        assert "other than A" in told(text, "minion")
        assert is_said_again(text, "minion")
    text = f"Ongoing: After this minion moves, place a +1 power counter on it or on another minion {of}."
    assert same(text.replace(of, "here"), text.replace("it or", "this minion or").replace(of, "here"), "minion")


@pytest.mark.parametrize(
    ("deed", "said"),
    [
        ("destroy it or this minion", "(1) you destroy A"),
        ("move it or this minion to another base", "(1) you move A to one base other than the base where A is"),
    ],
)
def test_done_to_it_or_to_another(deed: str, said: str) -> None:
    text = f"Ongoing: After another player plays a minion here, you may {deed}."
    assert said in told(text, "minion")
    assert is_said_again(text, "minion")


def test_it_or_this_is_not_twice_the_same() -> None:
    special = "Special: Instead of your regular minion play, you may play this titan on a base."
    said = told(
        f"{special} Ongoing: After you move a minion to here, place a +1 power counter on it or on this titan.",
        "titan",
    )
    assert "(1) you put one +1 power counter on A" in said
