"""What a sentence leaves out or says in its midst, what each of several is asked, and one condition or another."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text

THEM = "Choose another player. They must move one of their minions to a base"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "You may move another minion here with power less than or equal to this minion's to another base.",
            "You may move another minion here with power less than or equal to this minion's power to another base.",
            "minion",
        ),
        (
            "Place one +1 power counter on each of up to three different minions.",
            "Place a +1 power counter on up to three minions.",
            "action",
        ),
        (
            "One of your minions loses 1 power until the end of the turn.",
            "One of your minions gains -1 power until the end of the turn.",
            "action",
        ),
        (
            "Choose a minion here. That minion has its power reduced to 1 until the start of your turn.",
            "Choose a minion here. Reduce that minion's power to 1 until the start of your turn.",
            "minion",
        ),
        (
            "Choose a base. Each player returns one of their minions there to their hand, starting with you"
            " and going clockwise.",
            "Choose a base. Starting with you, each player returns one of their minions there to their hand.",
            "action",
        ),
        (
            "Choose a base. Place the minion with the lowest power there on top of its owner's deck (you choose in"
            " case of a tie).",
            "Choose a base. Place the minion with the lowest power there (you choose in case of a tie) on top of its"
            " owner's deck.",
            "action",
        ),
        (
            "Destroy an action. If it was on a minion, that minion gets -2 power until the end of the turn.",
            "Destroy an action. If it is on a minion, that minion gains -2 power until the end of the turn.",
            "action",
        ),
        (
            "Destroy all actions on a minion. If you destroyed three or more, gain 1 VP.",
            "Destroy all actions on a minion. If you destroyed three or more of them, gain 1 VP.",
            "action",
        ),
        (
            "Destroy one of your minions to destroy another minion on the same base with power up to 2 greater.",
            "Destroy one of your minions to destroy another minion on the same base with power up to 2 higher than"
            " its power.",
            "action",
        ),
        (
            "Other players cannot play minions here until the start of your turn unless they discard a card first.",
            "Until the start of your turn, other players cannot play minions here unless they discard a card.",
            "minion",
        ),
        (
            "You cannot play more than one action this turn.",
            "Until the end of the turn, you cannot play more than one action each turn.",
            "action",
        ),
        (
            "Remove all +1 power counters from a minion. Place the same number on another minion on the same base.",
            "Remove all +1 power counters from a minion. Place that many on another minion on the same base.",
            "action",
        ),
        (
            "Look at the top three cards of your deck. Place one into your hand, one on the bottom of your deck, and"
            " one into your discard pile.",
            "Look at the top three cards of your deck. Place one into your hand and place one on the bottom of your"
            " deck. Place the rest into your discard pile.",
            "minion",
        ),
        (
            "Move one of your minions to another base. It gains +2 power until the end of the turn and, if it is your"
            " only minion there, draw a card.",
            "Move one of your minions to another base. It gains +2 power until the end of the turn. If it is your"
            " only minion there, draw a card.",
            "action",
        ),
        (
            "You may return a minion of power 4 or less or an action to its owner's hand.",
            "You may return a minion of power 4 or less to its owner's hand or return an action to its owner's hand.",
            "action",
        ),
        (
            "Place a minion or action on the bottom of its owner's deck.",
            "Place a minion on the bottom of its owner's deck or place an action on the bottom of its owner's deck.",
            "minion",
        ),
        (
            "Return up to two minions or actions to their owners' hands.",
            "Return up to two minions and/or actions to their owners' hands.",
            "action",
        ),
        (
            "Each minion on a base has its power reduced by 2 until the end of the turn.",
            "Each minion on a base gains -2 power until the end of the turn.",
            "action",
        ),
        (
            "Destroy an action. If it was played on a minion, draw a card.",
            "Destroy an action. If it was on a minion, draw a card.",
            "action",
        ),
        (
            "At the end of each turn, each minion that moved here this turn gets a +1 power counter.",
            "At the end of each turn, place a +1 power counter on each minion that moved here this turn.",
            "base",
        ),
        ("Talent: Bury this minion on its base.", "Talent: Bury this minion here.", "minion"),
        (f"{THEM} you choose.", f"{THEM} of your choice.", "action"),
        (
            "Special: After a base scores where you were the runner-up or better, draw a card.",
            "Special: After a base scores where you were the winner or the runner-up, draw a card.",
            "action",
        ),
        (
            "If you have another minion here or if you have an action here, draw a card.",
            "If you have another minion or an action here, draw a card.",
            "minion",
        ),
        (
            "All minions here have +1 power on their controllers' turns.",
            "Each minion here has +1 power during its controller's turn.",
            "base",
        ),
        (
            "Each minion here has +1 power while it has an action on it.",
            "Each minion here that has an action on it has +1 power.",
            "base",
        ),
        (
            "Draw a card for each base where you do not have a minion.",
            "Draw a card for each base where you have no minions.",
            "action",
        ),
        (
            "Play on a base. Ongoing: This base cannot score unless each player has a minion here.",
            "Play on a base. Ongoing: This base cannot score while any player has no minions here.",
            "action",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)
    assert is_said_again(said, card)


def test_what_an_action_is_on_is_not_what_goes() -> None:
    tree = read("Return an action on a minion or base to its owner's hand.", type="action").tree
    assert len(tree.abilities[0].clauses) == 1
    assert "return an action" not in to_text(tree, type="action")


def test_one_condition_or_the_other_is_said_again() -> None:
    text = "If you have two or more minions here or another player has an action here, draw a card."
    assert is_said_again(text, "minion")
    assert not same(text, text.replace(" or another", " and another"), "minion")


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Draw two cards and place one on the bottom of yours.", "action"),
        ("Play an extra minion on a base where another player does not have a minion.", "action"),
        ("Destroy this different minion.", "minion"),
        ("If a minion is on a minion, draw a card.", "action"),
        ("Other players cannot play two actions.", "action"),
        ("Destroy a minion at your minion's base where you have an action.", "action"),
    ],
)
def test_what_is_not_told_is_not_guessed(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)


@pytest.mark.parametrize("opener", ["When", "After"])
@pytest.mark.parametrize(
    ("done", "label"),
    [
        ("destroyed", "Ongoing: "),
        ("destroyed by another player", "Ongoing: "),
        ("uncovered", "Special: "),
        ("discarded from your hand", "Special: "),
        ("played", ""),
    ],
)
def test_when_it_is_done_to_this_card(done: str, label: str, opener: str) -> None:
    assert same(
        f"{label}{opener} {done}, draw a card.", f"{label}{opener} this card is {done}, draw a card.", "minion"
    )


@pytest.mark.parametrize(
    "text",
    [
        "Special: After you uncover {}, draw a card.",
        "Ongoing: If you would discard {}, draw a card instead.",
        "Ongoing: When another player moves {}, draw a card.",
    ],
)
def test_this_alone_is_this_card(text: str) -> None:
    assert same(text.format("this"), text.format("this card"), "minion")


@pytest.mark.parametrize("text", ["Return this to your hand.", "If they do this, draw a card."])
def test_this_with_something_else(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(("more", "cards"), [("one more", "one more card"), ("two more", "two more cards")])
def test_so_many_more(more: str, cards: str) -> None:
    text = "Draw two cards. If you have no minions in play, draw {}."
    assert same(text.format(more), text.format(cards), "action")
    assert same(
        "You may draw a card. If you do this, gain 1 VP.", "You may draw a card. If you do, gain 1 VP.", "action"
    )
