"""Turns of phrase of designers: "as though", "no more cards", "to where it was", "a name that is not in play"."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

_NEW = "Search your deck for a minion with a different name than any of your minions and draw it."
_NONE = "Search your deck for a minion with a different name than any minion and draw it."

SAID = [
    (
        "minion",
        "Use the ability of another of your minions here as though you had just played it.",
        "Use the ability of another of your minions here as if you had just played it.",
    ),
    ("action", "Play no more cards this turn.", "You cannot play any more cards this turn."),
    ("action", "You may play no more minions this turn.", "You cannot play any more minions this turn."),
    (
        "action",
        "Draw two cards, then play no more actions this turn.",
        "Draw two cards, then you cannot play any more actions this turn.",
    ),
    (
        "action",
        "Each other player can play no more actions this turn.",
        "Each other player cannot play any more actions this turn.",
    ),
    (
        "action",
        "Repeat the ability of another standard action you played this turn.",
        "Use the ability of another standard action you played this turn.",
    ),
    ("action", "Choose a card in a discard pile. Draw it.", "Choose a card in any discard pile. Draw it."),
    (
        "action",
        "Place a minion in a discard pile on the bottom of its owner's deck.",
        "Place a minion from any discard pile on the bottom of its owner's deck.",
    ),
    (
        "minion",
        "Talent: Hand off a +1 power counter from this minion to another of your minions.",
        "Talent: Transfer a +1 power counter from this minion to another of your minions.",
    ),
    (
        "action",
        "If you have more minions on a base than each other player does, draw a card.",
        "If you have more minions on a base than each other player, draw a card.",
    ),
    (
        "action",
        "If you have exactly one card left in your hand after playing this, gain 1 VP.",
        "If you have exactly one card in your hand, gain 1 VP.",
    ),
    (
        "minion",
        "Talent: Move this minion to where you have no power.",
        "Talent: Move this minion to a base where you have no power.",
    ),
    (
        "minion",
        "Move this minion to another base. You may move a minion from there to where this minion was.",
        "Move this minion to another base. You may move a minion from there to the base this minion left.",
    ),
    (
        "action",
        "Move one of your minions to another base. Then move a minion of lower power from there to where yours was.",
        "Move one of your minions to another base. Then move a minion of lower power from there to your minion's "
        "previous base.",
    ),
    ("action", "Search your deck for a minion whose name you don't have in play and draw it.", _NEW),
    ("action", "Search your deck for a minion with a name you don't have in play and draw it.", _NEW),
    ("action", "Search your deck for a minion with a different name from your minions in play and draw it.", _NEW),
    ("action", "Search your deck for a minion whose name is not in play and draw it.", _NONE),
    ("action", "Search your deck for a minion with a different name from each minion in play and draw it.", _NONE),
    (
        "action",
        "Another player discards a minion. If they have none to discard, draw two cards instead.",
        "Another player discards a minion. If they do not, draw two cards.",
    ),
    (
        "action",
        "Discard a minion from your hand. If you have no minion to discard, gain 1 VP.",
        "Discard a minion from your hand. If you do not, gain 1 VP.",
    ),
    (
        "action",
        "Discard a minion. If you cannot, draw a card instead.",
        "Discard a minion. If you do not, draw a card.",
    ),
    (
        "action",
        "Another player may discard a card. If they do not, draw a card instead.",
        "Another player may discard a card. If they do not, draw a card.",
    ),
    (
        "minion",
        "Reveal the top card of your deck. You may play it as an extra card. If you can't or won't, discard it.",
        "Reveal the top card of your deck. You may play it as an extra card. If you don't, discard it.",
    ),
    (
        "minion",
        "You may discard a card. If you do not or cannot, destroy this minion.",
        "You may discard a card. If you do not, destroy this minion.",
    ),
    (
        "base",
        "Minions destroyed here are shuffled into their owners' decks instead.",
        "Minions destroyed here are shuffled into their owners' decks instead of the discard pile.",
    ),
    (
        "base",
        "Any minion destroyed here returns to its owner's hand.",
        "Minions destroyed here are returned to their owners' hands instead of the discard pile.",
    ),
    (
        "action",
        "Give a minion +1 power until the end of the turn, or +3 power if it already has an action on it.",
        "A minion gains +1 power until the end of the turn, or +3 power if it already has an action on it.",
    ),
    (
        "action",
        "Give your minions on a base +1 power until the end of the turn, or +2 power if you have no cards in hand.",
        "Your minions on a base gain +1 power until the end of the turn, or +2 power if you have no cards in hand.",
    ),
    (
        "base",
        "When this base scores, each player whose minions here have three or more different names gains 1 VP.",
        "When this base scores, each player with minions of three or more different names here gains 1 VP.",
    ),
    (
        "base",
        "When this base scores, each player whose minions here have a total power of 10 or more draws a card.",
        "When this base scores, each player with minions here with a total power of 10 or more draws a card.",
    ),
    (
        "base",
        "When this base scores, each player whose total power here is 10 or more draws a card.",
        "When this base scores, each player with 10 or more power here draws a card.",
    ),
    (
        "minion",
        "Place the top card of your deck on the bottom. Reveal the new top card. You may draw it.",
        "Place the top card of your deck on the bottom. Reveal the top card of your deck. You may draw it.",
    ),
    (
        "action",
        "Another player discards the top card of their deck, then reveals the new top card.",
        "Another player discards the top card of their deck, then reveals the top card of their deck.",
    ),
    ("action", 'Say "Fore!" and choose a base. Destroy a minion there.', "Choose a base. Destroy a minion there."),
    (
        "base",
        "After this base scores, the runner-up may look at the winner's hand and choose a card from it for the "
        "winner to discard.",
        "After this base scores, the runner-up may look at the winner's hand and choose a card from it. The winner "
        "discards it.",
    ),
    (
        "action",
        "Look at another player's hand. Choose a minion in it for that player to discard.",
        "Look at another player's hand. Choose a minion in it. That player discards it.",
    ),
    (
        "action",
        "Send a minion of power 3 or less back to its owner's hand.",
        "Return a minion of power 3 or less to its owner's hand.",
    ),
    ("action", "Send a minion to another base.", "Move a minion to another base."),
    (
        "action",
        "Send up to two minions on a base to their owners' hands.",
        "Return up to two minions on a base to their owners' hands.",
    ),
    (
        "action",
        "You may send one of your minions to the bottom of its owner's deck.",
        "You may place one of your minions on the bottom of its owner's deck.",
    ),
    ("action", "Choose a minion. It goes to another base.", "Choose a minion. Move it to another base."),
    (
        "action",
        "Special: After a base scores, one of your minions there goes to another base instead of the discard pile.",
        "Special: After a base scores, move one of your minions there to another base instead of the discard pile.",
    ),
    (
        "action",
        "Choose another player. If that player has no minions in hand, draw a card.",
        "Choose another player. If that player has no minions in their hand, draw a card.",
    ),
    ("action", "If you have an action in hand, draw a card.", "If you have an action in your hand, draw a card."),
    (
        "action",
        "Place a +1 power counter on one of your minions. If it already had one, place two instead.",
        "Place a +1 power counter on one of your minions. If it already has one, place two instead.",
    ),
    (
        "action",
        "Draw a card. If you already had five cards in hand, draw two instead.",
        "Draw a card. If you already have five cards in hand, draw two instead.",
    ),
    (
        "minion",
        "Ongoing: Once per turn, if one of your minions on another base would be destroyed, you may destroy one of "
        "your minions here in its place.",
        "Ongoing: Once per turn, if one of your minions on another base would be destroyed, you may destroy one of "
        "your minions here instead.",
    ),
    (
        "action",
        "Destroy one of your minions, and a minion at that base with the same or less power.",
        "Destroy one of your minions and a minion at that base with the same or less power.",
    ),
    (
        "action",
        "Exchange one of your minions in play with a minion from your hand. (This does not count as playing it.)",
        "Exchange one of your minions in play with a minion from your hand.",
    ),
]

REFUSED = [
    ("action", "Put a minion from your hand into play. (This does not count as playing it.)"),
    ("action", "Put a minion from your hand in play. (This does not count as playing it.)"),
    ("action", "Place a +1 power counter on a minion. If it already had one, draw a card."),
    ("action", "Send a minion home."),
    ("minion", "Talent: Destroy this to draw a card."),
    ("minion", "After another minion is destroyed here, return this to your hand."),
    ("base", "After this base scores, each player whose minions here have total power 8 or less draws a card."),
    ("action", "Another player may discard a minion. If they have none to discard, draw a card."),
    ("action", "Each other player discards two cards. If they have none to discard, draw a card."),
    ("action", "Another player discards a card. If they have none, draw a card."),
]


@pytest.mark.parametrize(("card", "text"), REFUSED)
def test_what_is_not_clear_stays_refused(card: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)


@pytest.mark.parametrize(("card", "said", "meant"), SAID)
def test_it_says_the_same(card: str, said: str, meant: str) -> None:
    assert same(said, meant, card)
