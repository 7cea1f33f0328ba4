"""One thing done instead of another that was said before: which of the two, when, and to what."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text import plain_meaning

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.words.lexicon import Names


def told(text: str, kind: str = "action") -> str:
    return plain_meaning.told(text, kind, Names())


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Draw a card. If you have an action in your discard pile, draw two cards instead.",
            "If you have an action in your discard pile, draw two cards. Otherwise, draw a card.",
        ),
        (
            "Draw a card. Destroy a minion of power 2 or less. If you have no minions, destroy a minion of power 4 or"
            " less instead.",
            "Draw a card. If you have no minions, destroy a minion of power 4 or less. Otherwise, destroy a minion of"
            " power 2 or less.",
        ),
        (
            "Place a +1 power counter on a minion. If it has power 4 or more, place two +1 power counters on it"
            " instead.",
            "Choose a minion. If it has power 4 or more, place two +1 power counters on it. Otherwise, place a +1"
            " power counter on it.",
        ),
        (
            "Draw a card. You may discard a card to draw two cards instead.",
            "You may discard a card to draw two cards. Otherwise, draw a card.",
        ),
    ],
)
def test_one_of_the_two_is_done(text: str, same: str) -> None:
    assert read(text, type="action").tree == read(same, type="action").tree


@pytest.mark.parametrize(
    "text",
    [
        "Draw two cards instead.",  # than what
        "Draw a card. Draw two cards instead.",  # when
        "Destroy a minion. If you destroyed it, draw a card instead.",  # then it was done already
    ],
)
def test_what_takes_the_place_of_nothing_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


def test_what_is_forbidden_and_what_is_had_are_said_of_one_minion() -> None:
    lines = told("Ongoing: This minion cannot be moved and has +1 power.", "minion").splitlines()
    assert [line.split(":")[0].strip() for line in lines[1:]] == ["all the time", "all the time"]


def test_the_first_time_each_turn_is_also_of_what_would_happen() -> None:
    text = "The first time each turn a minion here would be destroyed, you may return it to its owner's hand instead."
    assert "whenever this would happen, only the first time in each turn" in told(text, "base")


GAIN = card("Gain", "action", "Draw a card. If you have a minion in your discard pile, draw two cards instead.")


@pytest.mark.parametrize(("discard", "drawn"), [(["Ox"], 2), ([], 1)])
def test_two_cards_are_drawn_instead_of_one_and_not_besides(discard: list[str], drawn: int) -> None:
    deck = {"Ann": ["Elk", "Bull", "Cow"]}
    cards = (GAIN, ox(2), ox(1, "Elk"), ox(3, "Bull"), ox(4, "Cow"))
    play = table({"Tortuga": []}, *cards, hand=["Gain"], deck=deck, discard={"Ann": discard}).play("Gain")

    assert len(play.hand("Ann")) == drawn
