"""A pile that is told by whose it is alone: "one from yours", "in another player's"; what two take of one another."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize("pile", ["hand", "discard pile"])
@pytest.mark.parametrize(
    "text",
    [
        "Place a card from another player's {0} in yours.",
        "Place a random card from another player's {0} in your {0}, then place a card from your {0} in theirs.",
        "Look at another player's {0}. Place a card from it in yours.",
        "Swap a card in your {0} with one in another player's.",
        "You may swap a random card from your {0} for a random card from another player's.",
        "Discard a card from another player's {0}, then that player discards a card from yours.",
    ],
)
def test_it_is_the_same_sort_of_pile(text: str, pile: str) -> None:
    said = text.format(pile)
    long = said
    for short, whose in (("another player's.", "another player's"), ("yours.", "your"), ("theirs.", "their")):
        long = long.replace(short, f"{whose} {pile}.")
    assert same(said, long, "action")


@pytest.mark.parametrize("take", ["then they take", "then that player takes"])
@pytest.mark.parametrize("from_", ["your hand", "yours"])
def test_what_they_take_goes_to_their_hand(from_: str, take: str) -> None:
    said = told(f"Take a random card from another player's hand, {take} a random card from {from_}.", "action")
    assert "you place one random card from the hand of one player other than you [A] to your hand" in said
    assert "then A places one random card from your hand to the hand of A" in said


@pytest.mark.parametrize("they", ["they look", "that player looks"])
def test_both_look_at_each_others_hand(they: str) -> None:
    text = f"Look at another player's hand while {they} at yours."
    assert same(text, f"Look at another player's hand and {they} at your hand.", "action")


@pytest.mark.parametrize("swap", ["trade", "swap", "exchange", "switch"])
@pytest.mark.parametrize("for_", ["for", "with"])
def test_to_trade_is_to_swap(for_: str, swap: str) -> None:
    text = f"You may {swap} a card in your hand {for_} a card in your discard pile."
    assert same(text, "You may swap a card in your hand with a card in your discard pile.", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Take a random card from yours.",
        "Place a card from your hand on another player's.",
        "Draw a card from theirs.",
    ],
)
def test_no_pile_was_named(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("pile", ["the pile instead of the top", "that pile instead of the top"])
def test_it_goes_to_the_bottom_of_that_pile(pile: str) -> None:
    text = "Ongoing: When a card here would go to your discard pile, you may place it on the bottom of {}."
    assert same(text.format(pile), text.format("your discard pile instead"), "minion")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "After you play an action here, look at the bottom card of your deck. You may move it to the top.",
            "After you play an action here, look at the bottom card of your deck. You may place it on the top.",
            "base",
        ),
        (
            "Move a minion from your discard pile to your hand.",
            "Place a minion from your discard pile into your hand.",
            "action",
        ),
        (
            "Talent: Move up to three cards from your hand to the bottom of your deck in any order.",
            "Talent: Place up to three cards from your hand on the bottom of your deck in any order.",
            "minion",
        ),
        (
            "Each player moves a minion they control to the bottom of its owner's deck.",
            "Each player places a minion they control on the bottom of its owner's deck.",
            "action",
        ),
    ],
)
def test_what_is_moved_to_a_pile_is_placed_there(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: After a card is moved to your discard pile, draw a card.",
        "Ongoing: Your minions cannot be moved to the discard pile.",
        "Talent: Move two minions to other bases in any order.",
    ],
)
def test_what_is_said_to_be_moved_to_a_pile(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Discard a card and draw two cards from your own deck.", "Discard a card and draw two cards."),
        (
            "Place a card from your hand on the bottom of your deck and draw a card from your deck.",
            "Place a card from your hand on the bottom of your deck and draw a card.",
        ),
        ("Each player draws a card from their own deck.", "Each player draws a card."),
        (
            "Choose another player. They may draw a card from their deck.",
            "Choose another player. They may draw a card.",
        ),
        ("All players draw a card from their own decks.", "All players draw a card."),
    ],
)
def test_cards_are_drawn_from_ones_own_deck(said: str, meant: str) -> None:
    assert same(said, meant, "action")


def test_cards_of_another_deck_are_drawn_from_there() -> None:
    said = told("Choose another player. They reveal a card and draw a card from your deck.", "action")
    assert "A draws one card from your deck" in said
    assert "you draw one card from the deck of A" in told(
        "Choose another player. Draw a card from their deck.", "action"
    )


@pytest.mark.parametrize("left", ["leave it there", "leave it on top", "leave it where it is", "put it back"])
@pytest.mark.parametrize(
    "text",
    [
        "Look at the top card of your deck. You may discard it or {}.",
        "After a minion is destroyed, you may look at the top card of your deck and either discard it or {}.",
        "Look at the top card of each player's deck. For each of them, discard it or {}.",
        "Reveal the top card of your deck. If it is a minion, draw it. Otherwise, {}.",
    ],
)
def test_what_is_left_on_a_deck_is_returned(text: str, left: str) -> None:
    assert same(text.format(left), text.format("return it"), "action")


def test_what_is_left_elsewhere() -> None:
    with pytest.raises(TextError):
        read("Choose a minion. You may move it or leave it there.", type="action")


@pytest.mark.parametrize("pile", ["discard pile", "deck", "hand"])
@pytest.mark.parametrize("one", ["one", "single"])
def test_the_pile_of_any_one_player(one: str, pile: str) -> None:
    text = "Place two cards from any {} on the bottom of that player's deck."
    assert same(text.format(f"{one} {pile}"), text.format(f"player's {pile}"), "action")


@pytest.mark.parametrize("whose", ["your", "another player's", "the base"])
def test_on_the_bottom_of_it(whose: str) -> None:
    text = f"Look at the top card of {whose} deck. You may place it on the bottom"
    assert same(f"{text} of it.", f"{text}.", "action")


@pytest.mark.parametrize("deck", ["your deck", "the base deck"])
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Place one on the bottom and the others back in any order.",
            "Place one on the bottom and return the others in any order.",
        ),
        ("Discard one and put the other two back in any order.", "Discard one and return the rest in any order."),
        ("Discard one, and place the rest back in any order.", "Discard one, and return the rest in any order."),
        ("Put them back in any order.", "Return them in any order."),
        ("Place one on the bottom. Put the rest back.", "Place one on the bottom. Return the rest."),
    ],
)
def test_what_is_put_back_is_returned(said: str, meant: str, deck: str) -> None:
    look = f"Look at the top three cards of {deck}."
    assert same(f"{look} {said}", f"{look} {meant}", "action")


def test_put_back_or_else() -> None:
    assert same(
        "Look at the top card of your deck. Draw it or put it back.",
        "Look at the top card of your deck. Draw it or return it.",
        "action",
    )
    said = told(
        "Each other player looks at the top three cards of their deck, places one on the bottom and the others "
        "back in any order.",
        "action",
    )
    assert "and A returns those of B that are left in an order of their choice" in said
