"""Both of two things that one sentence tells, what is said of both, and small words behind that say no more."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

SHUFFLED = "Shuffle a minion and an action from your discard pile into your deck."


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (f"{SHUFFLED} If you do both, draw a card.", f"{SHUFFLED} If you do, draw a card.", "minion"),
        (
            "Discard a minion and an action. If you did both, draw two cards.",
            "Discard a minion and an action. If you do, draw two cards.",
            "action",
        ),
        (
            "Choose another player. They discard a random card. If it is a minion, draw a card; otherwise you "
            "discard a card.",
            "Choose another player. They discard a random card. If it is a minion, draw a card. Otherwise, discard "
            "a card.",
            "action",
        ),
        (
            "Play on a base. Ongoing: You have +2 power here, as long as you have a minion here.",
            "Play on a base. Ongoing: You have +2 power here as long as you have a minion here.",
            "action",
        ),
        (
            "Ongoing: This minion has +2 power on your turn only.",
            "Ongoing: This minion has +2 power on your turn.",
            "minion",
        ),
        (
            "Ongoing: This minion has +2 power on every player's turn except yours.",
            "Ongoing: This minion has +2 power on other players' turns.",
            "minion",
        ),
        (
            "Each other player must choose: discard two cards, or let you draw a card.",
            "Each other player must discard two cards or let you draw a card.",
            "action",
        ),
        (
            "Each other player may discard a card. If at least one does, draw a card.",
            "Each other player may discard a card. If at least one player does, draw a card.",
            "action",
        ),
        (
            "Destroy a minion with power less than the number of cards left in your discard pile.",
            "Destroy a minion with power less than the number of cards in your discard pile.",
            "action",
        ),
        (
            "Ongoing: After you discard two or more cards at once, draw a card.",
            "Ongoing: After you discard two or more cards, draw a card.",
            "minion",
        ),
        (
            "Choose a minion. At the end of the next player's turn, destroy it.",
            "Choose a minion. At the end of the next turn, destroy it.",
            "action",
        ),
        (
            "On your turn, you may discard a card to play an extra minion here. You may do so only once per turn.",
            "On your turn, you may discard a card to play an extra minion here. You may only use this ability once "
            "per turn.",
            "base",
        ),
        (
            "Choose one of your minions and another player's minion at different bases. Swap them.",
            "Choose one of your minions and another player's minion at a different base. Swap them.",
            "action",
        ),
        (
            "Talent: Swap places with a minion of power 2 or less on another base.",
            "Talent: Swap this minion with a minion of power 2 or less on another base.",
            "minion",
        ),
    ],
)
def test_it_is_the_same(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize("to", ["to your hand", "on top of your deck", "in the box", "into your deck"])
def test_both_are_from_there(to: str) -> None:
    verb = "Shuffle" if to.startswith("into") else "Place" if "hand" not in to else "Return"
    text = f"{verb} a minion and an action from your discard pile {to}."
    assert len(readings(text, type="action")) == 1
    assert "one minion from your discard pile together with one action from your discard pile" in told(text, "action")
    assert is_said_again(text, "action")


def test_the_first_is_not_from_there_where_it_is_at_a_base() -> None:
    text = "Return one of your minions and an action from your discard pile to your hand."
    assert "one minion in play controlled by you together with one action from your discard pile" in told(
        text, "action"
    )
    assert len(readings(text, type="action")) == 1


@pytest.mark.parametrize(
    "text",
    [
        "You may discard a card. You may destroy a minion. If you do both, draw a card.",
        "You may discard a card. Destroy a minion and an action. If you do both, draw a card.",
    ],
)
def test_both_of_two_sentences_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


def test_only_on_your_turn_keeps_its_meaning_elsewhere() -> None:
    assert "this cannot happen" in told("Ongoing: You may play actions here only on your turn.", "minion")


@pytest.mark.parametrize(
    ("text", "paid"),
    [
        (
            "You may look at the top two cards of your deck, draw one, and discard the other. If you do, gain 1 VP.",
            [
                "you look at 2 cards",
                "and you draw one card that is among A",
                "and you discard those of A that are left",
            ],
        ),
        (
            "Talent: You may draw a card and discard a card. If you do, play an extra minion.",
            ["you draw a card", "and you discard one card"],
        ),
        (
            "After you play a minion, you may discard a card, then destroy an action. If you do, draw a card.",
            ["you discard one card", "then you destroy one action"],
        ),
    ],
)
def test_if_all_of_it_is_done(text: str, paid: list[str]) -> None:
    said = told(text, "minion")
    assert all(
        said.index("pay by doing this") < said.index(each) < said.index("only if all of that") for each in paid
    )
    assert is_said_again(text, "minion")


def test_of_what_must_be_done_it_is_not_told_which_part_is_meant() -> None:
    with pytest.raises(TextError):
        readings("Draw a card and discard a card. If you do, play an extra minion.", type="action")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy {}this minion and another minion here.",
        "Choose another minion here. {}It and this minion gain +1 power until the end of the turn.",
        "Ongoing: If another minion would be destroyed, return {}it and this minion to their owners' hands instead.",
        "Talent: Place a +1 power counter on {}this minion and one of your other minions.",
    ],
)
def test_both_the_one_and_the_other(text: str) -> None:
    both = text.replace("{}It", "Both it").format("both ")
    assert same(both, text.format(""), "minion")
