"""Which of several another player chooses, decides or picks, and what becomes of it; who is shown what."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

TWO = "Choose two cards in your discard pile."
ONE = "chooses one of them."


@pytest.mark.parametrize("who", ["Another player", "The player to your left", "An opponent"])
@pytest.mark.parametrize("decides", ["decides", "chooses", "picks"])
@pytest.mark.parametrize(
    "which", ["which one of them", "which card", "which of them", "which", "which one of the two"]
)
def test_which_of_two_you_draw(which: str, decides: str, who: str) -> None:
    assert same(f"{TWO} {who} {decides} {which} you draw.", f"{TWO} {who} {ONE} Draw it.", "action")


@pytest.mark.parametrize(
    ("becomes", "deed"),
    [
        ("you discard", "Discard it."),
        ("is discarded", "Discard it."),
        ("is destroyed", "Destroy it."),
        ("goes to your hand", "Place it in your hand."),
        ("goes on the bottom of your deck", "Place it on the bottom of your deck."),
        ("is returned to its owner's hand", "Return it to its owner's hand."),
    ],
)
def test_what_becomes_of_it(becomes: str, deed: str) -> None:
    first = "Choose a minion and an action. Another player"
    assert same(f"{first} decides which one {becomes}.", f"{first} {ONE} {deed}", "action")


def test_so_many_of_them() -> None:
    first = "Reveal the top five cards of your deck. Another player chooses"
    long = f"{first} two of them. Draw them. Shuffle the rest into your deck."
    assert same(f"{first} which two of them you draw. Shuffle the rest into your deck.", long, "action")


@pytest.mark.parametrize(
    "told",
    ["the one another player chooses", "the card chosen by another player", "the one that another player picks"],
)
@pytest.mark.parametrize("deed", ["Draw {}.", "Discard {}.", "Place {} on the bottom of your deck."])
def test_the_one_they_choose(deed: str, told: str) -> None:
    first = "Reveal two cards from your hand."
    long = f"{first} Another player {ONE} {deed.format('it')}"
    assert same(f"{first} {deed.format(told)}", long, "action")
    assert is_said_again(long, "action")


@pytest.mark.parametrize("show", ["and show them to another player", "and reveal them to another player"])
@pytest.mark.parametrize("draw", [". Draw the one they choose", " and draw the one they choose"])
def test_who_is_shown_something_looks_at_it(draw: str, show: str) -> None:
    first = "Search your deck for two cards with different names"
    long = f"{first}. Another player looks at them. They choose one of them. Draw it. Shuffle your deck."
    assert same(f"{first} {show}{draw}. Shuffle your deck.", long, "action")


def test_a_hand_is_shown() -> None:
    assert same("Show your hand to another player.", "Another player looks at your hand.", "action")


@pytest.mark.parametrize(
    "text",
    [
        "Choose three cards in your discard pile. Another player decides which of them you draw.",
        "Choose two minions. Another player decides which one to destroy.",  # who does it?
        "Draw the one another player chooses.",
        "Choose two minions. Another player decides which one is destroyed if you have a titan in play.",
        "Reveal the top card of your deck to another player.",
    ],
)
def test_how_many_and_who_does_it_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("what", ["card", "minion"])
@pytest.mark.parametrize("decides", ["chooses", "decides"])
def test_which_card_of_a_hand(decides: str, what: str) -> None:
    first = "Reveal your hand. Another player"
    long = f"{first} chooses a {what} in your hand. Discard it."
    assert same(f"{first} {decides} which {what} you discard.", long, "action")


def test_two_that_are_chosen_in_a_hand() -> None:
    first = "Choose two cards in your hand. Another player"
    assert same(f"{first} decides which one you discard.", f"{first} {ONE} Discard it.", "action")
