"""What is prevented or goes elsewhere, what is spoken of again, and other ways to say what cards say."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("kind", "text", "same"),
    [
        (
            "minion",
            "Ongoing: When another player would move a minion to here, prevent it and draw a card.",
            "Ongoing: If another player would move a minion to here, draw a card instead.",
        ),
        (
            "minion",
            "Ongoing: If another player would draw a card, you may prevent that and discard a card.",
            "Ongoing: If another player would draw a card, you may discard a card instead.",
        ),
        (
            "minion",
            "Ongoing: Minions here that would be destroyed are placed on the bottom of their owner's deck instead.",
            "Ongoing: If a minion here would be destroyed, place it on the bottom of its owner's deck instead.",
        ),
        (
            "minion",
            "Ongoing: After one of your minions here is destroyed, you may place it in your hand instead.",
            "Ongoing: If one of your minions here would be destroyed, you may place it in your hand instead.",
        ),
        (
            "minion",
            "Ongoing: Once per turn, after you play your third card, draw a card.",
            "Ongoing: After you play your third card each turn, draw a card.",
        ),
        (
            "minion",
            "Ongoing: This minion is unaffected by actions.",
            "Ongoing: This minion is not affected by actions.",
        ),
        (
            "minion",
            "Ongoing: Actions do not affect your minions of power less than this minion's.",
            "Ongoing: Actions cannot affect your minions with less power than this minion.",
        ),
        (
            "action",
            "Choose a base with three or more minions on it. Destroy two of those minions.",
            "Choose a base with three or more minions on it. Destroy two minions there.",
        ),
        (
            "action",
            "Move one of your minions, along with all actions on it, to another base.",
            "Move one of your minions and all actions on it to another base.",
        ),
        (
            "action",
            "Choose two minions, each controlled by a different player. Destroy them.",
            "Choose two minions controlled by different players. Destroy them.",
        ),
        (
            "base",
            "Players who do not have a minion here cannot play minions here.",
            "Players without a minion here cannot play minions here.",
        ),
    ],
)
def test_it_is_the_same_as(kind: str, text: str, same: str) -> None:
    assert read(text, type=kind).tree == read(same, type=kind).tree


@pytest.mark.parametrize(
    "each", ["For each card discarded, draw a card.", "Draw a card for each card you discarded."]
)
def test_the_cards_of_a_hand_that_was_discarded_are_counted(each: str) -> None:
    assert "every card that is among A" in told(f"Discard your hand. {each}", "action")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: After another player plays a minion here, you may draw a card instead.",
        "Ongoing: When another player would move a minion to here, prevent it.",
    ],
)
def test_what_has_happened_is_not_undone_and_nothing_takes_no_place(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    ("kind", "text", "same"),
    [
        ("action", "Destroy all minions on a base, including your own.", "Destroy all minions on a base."),
        ("action", "Return an action that is in play to your hand.", "Return an action in play to your hand."),
        (
            "minion",
            "You may play a minion with the same name as this one as an extra minion.",
            "You may play a minion with the same name as this minion as an extra minion.",
        ),
        (
            "base",
            "On your turn, you may draw a card instead of playing your regular minion.",
            "On your turn, you may draw a card instead of your regular minion play.",
        ),
    ],
)
def test_a_few_more_words_say_it(kind: str, text: str, same: str) -> None:
    assert read(text, type=kind).tree == read(same, type=kind).tree


def test_what_was_played_is_what_the_other_is_compared_with() -> None:
    for one in ("the one you played", "the minion you played"):
        meaning = told(f"Play an extra minion. Destroy a minion with less power than {one}.", "action")
        assert "you destroy one minion in play whose power is less than the power of (A)" in meaning
        assert "among" not in meaning


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (
            "action",
            "Reveal the top four cards of your deck. Place one minion and one action revealed this way in your hand.",
        ),
    ],
)
def test_what_is_not_told_of_both_or_whose_others_they_are_is_refused(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)


def test_already_so_many_are_at_least_so_many() -> None:
    assert "you control at least 4 minions" in told(
        "If you already have four minions in play, draw a card.", "action"
    )


def test_any_of_them_is_any_number_of_them() -> None:
    meaning = told("Look at the top three cards of your deck. You may discard any of them.", "action")
    assert "any number of cards that are among A" in meaning


@pytest.mark.parametrize(
    "text",
    [
        "When an action here would go to your discard pile, you may destroy this minion to return it to your hand",
        "Once per turn, when one of your minions would be destroyed, you may discard a card to move it to here",
        "When one of your minions would be destroyed, you may discard a card to return it to your hand",
        "If this minion would be destroyed, you may discard a card to place it on the bottom of your deck",
    ],
)
def test_what_is_saved_at_a_price_is_sent_there_instead(text: str) -> None:
    assert same(f"Ongoing: {text}.", f"Ongoing: {text} instead.", "minion")


@pytest.mark.parametrize(
    "said",
    [
        "Cards that would go to the discard pile from here go to the bottom of their owners' decks instead.",
        "Cards here that would go to the discard pile are placed on the bottom of their owners' decks instead.",
        "When a card would go to the discard pile from here, it goes to the bottom of its owner's deck instead.",
    ],
)
def test_where_cards_go_instead(said: str) -> None:
    plain = "If a card here would go to the discard pile, place it on the bottom of its owner's deck instead."
    assert same(said, plain, "base")


def test_where_minions_return_instead() -> None:
    said = "Each minion that would be destroyed here returns to its owner's hand instead."
    assert same(said, "If a minion here would be destroyed, return it to its owner's hand instead.", "base")
