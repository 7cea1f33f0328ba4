"""As many as somebody has, where words stand in between, and as many as somebody has just done something to."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

DECK = "cards from the top of your deck"
MINIONS = "equal to the number of minions you have in play"
AFTER = "Ongoing: After another player"
SPENT = "Discard any number of cards"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (f"Look at as many {DECK} as you have minions in play.", f"Look at {DECK} {MINIONS}."),
        ("Reveal as many of the top cards of your deck as you have minions in play.", f"Reveal {DECK} {MINIONS}."),
        (f"You may discard as many {DECK} as you have minions in play.", f"You may discard {DECK} {MINIONS}."),
        (
            f"Each other player discards as many {DECK.replace('your', 'their')} as you have minions in play.",
            f"Each other player discards {DECK.replace('your', 'their')} {MINIONS}.",
        ),
        (
            "Talent: Place as many cards from your discard pile on the bottom of your deck as you have minions here.",
            "Talent: Place cards from your discard pile equal to the number of minions you have here on the bottom of your deck.",  # noqa: E501
        ),
        (
            "Place as many +1 power counters on this minion as there are actions here.",
            "Place +1 power counters on this minion equal to the number of actions here.",
        ),
        (
            "Play as many extra minions as you have actions in play.",
            "Play a number of extra minions equal to the number of actions you have in play.",
        ),
        (
            "Move as many minions to another base as you have actions in play, then draw a card.",
            "Move minions equal to the number of actions you have in play to another base, then draw a card.",
        ),
        ("Gain as many VP as you have minions here.", "Gain VP equal to the number of minions you have here."),
        (
            "Choose another player. Draw as many cards as they have in their hand.",
            "Choose another player. Draw cards equal to the number of cards in their hand.",
        ),
    ],
)
def test_so_many_of_them_as_there_are(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


@pytest.mark.parametrize(
    "last", ["as many", "as many as you discarded", "just as many", "the same number", "that many"]
)
def test_as_many_without_the_noun(last: str) -> None:
    assert same(f"{SPENT}, then draw {last}.", f"{SPENT}, then draw that many cards.", "action")


@pytest.mark.parametrize(
    ("first", "last", "many"),
    [
        (
            f"{AFTER} draws two or more cards,",
            "they discard as many cards as they drew.",
            "cards",
        ),
        (f"{AFTER} discards one or more cards,", "draw as many as they discarded.", "cards"),
        ("Each other player may discard up to two cards.", "Draw as many as they discarded.", "cards"),
        ("Destroy any number of your minions.", "Draw as many cards as you destroyed minions.", "cards"),
        ("Return any number of your minions to your hand.", "Draw as many cards as you returned this way.", "cards"),
        (
            f"{AFTER} discards one or more cards,",
            "place as many +1 power counters on this minion.",
            "+1 power counters on this minion",
        ),
        (
            f"{SPENT}.",
            "Place as many +1 power counters on this minion as you discarded cards.",
            "+1 power counters on this minion",
        ),
    ],
)
def test_as_many_as_were_just_done(first: str, last: str, many: str) -> None:
    verb = last.split(" as many")[0]
    assert same(f"{first} {last}", f"{first} {verb} that many {many}.", "minion")


def test_whose_it_was_is_told() -> None:
    meaning = told(
        "Special: Play after another player draws two or more cards. They must discard as many cards as they drew."
    )
    assert "A discards exactly as many as the number of (B)" in meaning


def test_of_several_deeds_the_one_that_is_told() -> None:
    text = "Discard any number of cards. Destroy a minion. Draw as many cards as you discarded."
    assert same(text, text.replace("as many cards as", "cards equal to the number of cards"), "action")


@pytest.mark.parametrize(
    "text",
    [
        "Draw as many cards as they discarded.",
        "Choose another player. They discard two cards. Draw as many as you discarded.",  # who did not
    ],
)
def test_what_nobody_did_is_not_counted(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("like", ["you like", "you want", "you wish", "you choose"])
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Discard as many cards as {}, then draw that many cards.",
            "Discard any number of cards, then draw that many cards.",
        ),
        (
            "Move as many of your minions here as {} to another base.",
            "Move any number of your minions here to another base.",
        ),
        ("You may play as many extra actions as {}.", "You may play any number of extra actions."),
        (
            "Talent: Place as many cards from your hand as {} on the bottom of your deck.",
            "Talent: Place any number of cards from your hand on the bottom of your deck.",
        ),
    ],
)
def test_as_many_as_you_like_are_any_number(said: str, meant: str, like: str) -> None:
    assert same(said.format(like), meant, "minion")
