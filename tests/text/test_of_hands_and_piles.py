"""Cards drawn, discarded, stored and counted, in other words."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

_CHOSEN = [
    (
        "Another player decides: either you draw a card or this minion is destroyed.",
        "Another player chooses one: you draw a card OR this minion is destroyed.",
        "minion",
    ),
    (
        "Ongoing: After another player plays a minion here, they choose: you draw a card or it is destroyed.",
        "Ongoing: After another player plays a minion here, that player chooses one: "
        "you draw a card OR it is destroyed.",
        "minion",
    ),
    (
        "Choose a minion. Its controller picks one: you draw two cards OR that minion is destroyed.",
        "Choose a minion. Its controller chooses one: you draw two cards OR that minion is destroyed.",
        "action",
    ),
    (
        "Another player chooses whether you draw two cards or this minion gains a +1 power counter.",
        "Another player chooses one: you draw two cards OR this minion gains a +1 power counter.",
        "minion",
    ),
    (
        "Another player decides whether each player draws a card or you gain 1 VP.",
        "Another player chooses one: each player draws a card OR you gain 1 VP.",
        "action",
    ),
    (
        "Choose another player. That player chooses one: you draw a card, or this minion is destroyed.",
        "Choose another player. That player chooses one: you draw a card OR this minion is destroyed.",
        "minion",
    ),
    (
        "Choose another player. That player chooses one: they play no actions this turn OR you draw a card.",
        "Choose another player. That player chooses one: they cannot play actions this turn OR you draw a card.",
        "action",
    ),
]


@pytest.mark.parametrize(("said", "meant", "card"), _CHOSEN)
def test_another_player_chooses_what_happens(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


def test_who_chooses_is_not_who_does() -> None:
    text = "Another player chooses one: you draw a card OR each other player discards a card."
    other = "Choose one: you draw a card OR each other player discards a card."
    assert not same(text, other, "action")
    with pytest.raises(TextError):
        read(
            "Another player chooses two: you draw a card OR this minion gains +1 power OR you gain 1 VP.",
            type="minion",
        )


_NOT_DONE = [
    (
        "Play an extra minion. If you cannot play one, draw a card.",
        "Play an extra minion. If you cannot, draw a card.",
    ),
    (
        "You may play an extra action. If you do not play one, gain 1 VP.",
        "You may play an extra action. If you do not, gain 1 VP.",
    ),
    (
        "Search your deck for a minion and play it as an extra minion. If you did not play it, draw a card.",
        "Search your deck for a minion and play it as an extra minion. If you do not, draw a card.",
    ),
    (
        "Each other player discards an action. If they cannot discard one, they lose 1 VP.",
        "Each other player discards an action. If they cannot, they lose 1 VP.",
    ),
    (
        "Search your deck for an action and draw it. Shuffle your deck. If you found none, gain 1 VP.",
        "Search your deck for an action and draw it. Shuffle your deck. "
        "If you did not draw an action this way, gain 1 VP.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), _NOT_DONE)
def test_what_was_not_done_or_could_not_be(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    "text",
    [
        "You may play an extra minion. If you cannot play one, draw a card.",
        "Destroy a minion and draw a card. If you do not draw it, gain 1 VP.",
        "Discard a card, then play an extra minion. If you cannot play one, draw a card.",
    ],
)
def test_left_undone_is_not_impossible(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


_COUNTED = [
    (
        "Remove all power counters from your minions. Draw a card for each one.",
        "Remove all power counters from your minions. Draw a card for each power counter removed.",
    ),
    (
        "Remove any number of power counters from one of your minions. Draw a card for each (maximum three).",
        "Remove any number of power counters from one of your minions. "
        "Draw a card for each power counter removed (maximum three).",
    ),
    (
        "Remove all seed counters from this base. Draw a card for each, up to two.",
        "Remove all seed counters from this base. Draw a card for each counter removed, up to two.",
    ),
    (
        "Remove any number of power counters from a minion. If you removed two or more, draw a card.",
        "Remove any number of power counters from a minion. If you removed two or more power counters, draw a card.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), _COUNTED)
def test_counters_that_were_removed(said: str, meant: str) -> None:
    assert same(said, meant, "action")


_FOUND = [
    (
        "Reveal cards from your deck until you reveal a second action.",
        "Reveal cards from your deck until you reveal two actions.",
    ),
    (
        "Discard cards from your deck until you discard a third minion.",
        "Discard cards from your deck until you discard three minions.",
    ),
    (
        "Choose another player. They reveal cards from their deck until they reveal a second minion.",
        "Choose another player. They reveal cards from their deck until they reveal two minions.",
    ),
    (
        "Reveal the top three cards of your deck. Discard one at random, draw one, and return the last.",
        "Reveal the top three cards of your deck. Discard one at random, draw one, and return the rest.",
    ),
    (
        "Draw the top card of your deck or discard it.",
        "Choose the top card of your deck, then draw it or discard it.",
    ),
    (
        "Look at the top card of another player's deck. Place it on the bottom of the same deck.",
        "Look at the top card of another player's deck. Place it on the bottom of that deck.",
    ),
    (
        "Reveal the top card of each player's deck. If yours is the only action, draw it.",
        "Reveal the top card of each player's deck. If your revealed card is the only action among them, draw it.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), _FOUND)
def test_which_of_those_in_a_deck(said: str, meant: str) -> None:
    assert same(said, meant, "action")


_STORED = [
    (
        "At the start of your turn, you may draw the top card of your deck or discard it.",
        "At the start of your turn, choose the top card of your deck, then you may draw it or discard it.",
    ),
    (
        "You may transfer a stored card from another one of your minions to this one.",
        "You may store a card stored under another one of your minions under this minion.",
    ),
    (
        "Talent: Move a card stored under this minion to another one of your minions.",
        "Talent: Store a card stored under this minion under another one of your minions.",
    ),
    (
        "You may draw a card stored under one of your cards or store it under another one of your cards.",
        "Choose a card stored under one of your cards, then you may draw it "
        "or store it under another one of your cards.",
    ),
    (
        "You may return one of your minions here to your hand, or place a +1 power counter on one of them.",
        "You may return one of your minions here to your hand, or place a +1 power counter "
        "on one of your minions here.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), _STORED)
def test_where_cards_are_stored(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


_HELD = [
    (
        "Ongoing: This minion's controller plays with their hand revealed.",
        "Ongoing: This minion's controller's hand is face up.",
    ),
    (
        "If you have an action in play or in your hand, draw a card.",
        "If you have an action in play or you have an action in your hand, draw a card.",
    ),
    (
        "If there is an action in your hand or in your discard pile, draw a card.",
        "If there is an action in your hand or there is an action in your discard pile, draw a card.",
    ),
    (
        "Choose another player. That player must discard a minion or reveal their hand to show that they have none.",
        "Choose another player. That player must discard a minion. If they cannot, they reveal their hand.",
    ),
    (
        "Talent: You may skip your minion play to draw a card.",
        "Talent: You may draw a card instead of your regular minion play.",
    ),
    (
        "Talent: Draw a card. Skip your draw at the end of this turn.",
        "Talent: Draw a card. Draw no cards at the end of this turn.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), _HELD)
def test_what_is_held_and_shown(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


_IN_TURN = [
    "Starting with you, each player draws a card and discards a card.",
    "Starting with the player to your left, each other player reveals their hand and discards an action.",
    "Starting with you, each player chooses a minion and destroys it.",
]


@pytest.mark.parametrize("text", _IN_TURN)
def test_each_does_all_of_it_in_turn(text: str) -> None:
    assert is_said_again(text, "action")
    plain = text.partition(", ")[2].capitalize()
    assert not same(text, plain, "action")


def test_in_turn_is_told_last() -> None:
    told = "Each player returns one of their minions to its owner's hand and draws a card, starting with you."
    assert same(told, f"Starting with you, e{told[1:].partition(', starting')[0]}.", "action")


@pytest.mark.parametrize("where", ["at either base", "on either base"])
def test_either_of_two_bases(where: str) -> None:
    told = "Choose two bases. Each player with a minion {} draws a card."
    assert same(told.format(where), told.format("on either of those bases"), "action")


_LEFT_OUT = [
    ("Draw three, then discard one.", "Draw three cards, then discard a card."),
    ("Each player discards their hand and draws four.", "Each player discards their hand and draws four cards."),
    ("Each other player discards two at random.", "Each other player discards two cards at random."),
    ("Draw cards equal to the number of minions here, up to two.", "Draw a card for each minion here, up to two."),
    (
        "Look at the top two cards of your deck. Give one of them to another player and draw the other.",
        "Look at the top two cards of your deck. Place one of them into another player's hand and draw the other.",
    ),
    ("Draw a card, then give it to another player.", "Draw a card, then place it into another player's hand."),
]


@pytest.mark.parametrize(("said", "meant"), _LEFT_OUT)
def test_cards_that_are_left_out(said: str, meant: str) -> None:
    assert same(said, meant, "action")


_FROM_WHERE = [
    (
        "Ongoing: You draw one more card than usual at the end of your turn.",
        "Ongoing: You draw one more card at the end of your turn.",
    ),
    (
        "Ongoing: After the first card you draw each turn, gain 1 VP.",
        "Ongoing: The first time each turn you draw a card, gain 1 VP.",
    ),
    (
        "Ongoing: You may play minions from your discard pile as if they were in your hand.",
        "Ongoing: You may play minions from your discard pile instead of from your hand.",
    ),
    (
        "Special: You may play this minion from your discard pile instead of a minion from your hand.",
        "Special: You may play this minion from your discard pile instead of from your hand.",
    ),
    (
        "Ongoing: You play with the top card of your deck face up. "
        "You may play actions from there as if in your hand.",
        "Ongoing: The top card of your deck is face up. "
        "You may play actions from the top of your deck instead of from your hand.",
    ),
    (
        "Ongoing: You may draw from the bottom of your deck instead of the top.",
        "Ongoing: When you would draw a card, you may draw a card from the bottom of your deck instead.",
    ),
    (
        "Ongoing: Whenever you draw a card, you may draw it from the bottom of your deck instead.",
        "Ongoing: When you would draw a card, you may draw a card from the bottom of your deck instead.",
    ),
    (
        "Ongoing: You draw three cards at the end of your turn instead of two.",
        "Ongoing: At the end of your turn, draw three cards instead of two.",
    ),
    (
        "Ongoing: Other players cannot destroy this minion or make you discard cards.",
        "Ongoing: Other players cannot destroy this minion. Other players cannot make you discard cards.",
    ),
    (
        "Ongoing: Other players cannot force you to discard cards or move this minion.",
        "Ongoing: Other players cannot make you discard cards. Other players cannot move this minion.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), _FROM_WHERE)
def test_from_where_they_come(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Draw cards from your deck.",
        "Discard cards from your hand.",
        "Each other player draws cards from the bottom of their deck.",
        "Choose one of your minions. Give it to another player.",
    ],
)
def test_how_many_of_what_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


def test_all_of_them_are_told() -> None:
    assert same("Discard all cards from your hand.", "Discard each card from your hand.", "action")
    assert is_said_again("Discard cards from your deck until you discard a minion.", "action")


_SAID_BESIDES = [
    (
        "Store a card from your hand under this minion. (If it leaves play otherwise, discard the stored card.)",
        "Store a card from your hand under this minion.",
    ),
    (
        "Talent: Destroy this minion to draw all cards stored under it. If it leaves play otherwise, discard them.",
        "Talent: Destroy this minion to draw all cards stored under it.",
    ),
    (
        "If you have more cards in your hand than each other player and no minion here, discard a card.",
        "If you have more cards in your hand than each other player and you have no minion here, discard a card.",
    ),
    (
        "Talent: Place a +1 power counter on this minion, or take one from it to draw a card.",
        "Talent: Place a +1 power counter on this minion, or remove one from it to draw a card.",
    ),
    (
        "Reveal the top card of your deck. Draw it or, if you have an action here, play it as an extra card.",
        "Reveal the top card of your deck. Draw it or play it as an extra card if you have an action here.",
    ),
    (
        "Each other player may discard an action to cancel this card. If nobody does, draw two cards.",
        "Each other player may discard an action. If nobody does, draw two cards.",
    ),
    (
        "Ongoing: Other players cannot move this minion. If they would, draw a card.",
        "Ongoing: When another player would move this minion, draw a card instead.",
    ),
    (
        "Ongoing: This minion cannot be destroyed. If it would be, discard a card.",
        "Ongoing: When this minion would be destroyed, discard a card instead.",
    ),
    (
        "Ongoing: Players cannot play a minion here if there is a copy of it here.",
        "Ongoing: Players cannot play minions here with the same name as a card here.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), _SAID_BESIDES)
def test_what_is_said_besides(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


@pytest.mark.parametrize(
    "said",
    [
        "Players may play actions here from the top of their deck instead of from their hand.",
        "Each player may play actions here off the top of their deck instead of their hand.",
        "During each player's turn, they may play actions here from the top of their deck as if in their hand.",
    ],
)
def test_each_may_play_from_a_pile_of_their_own(said: str) -> None:
    meant = (
        "On their turn, each player may play an action here from the top of their deck instead of from their hand."
    )
    assert same(said, meant, "base")


@pytest.mark.parametrize("which", ["cards that were", "cards which had been"])
def test_what_was_stored_there(which: str) -> None:
    told = "Ongoing: After this minion is destroyed, draw the {} stored under it."
    assert same(told.format(which), told.format("cards"), "minion")


_HOW_MANY = [
    (
        "Look at another player's hand and discard one of their cards.",
        "Look at another player's hand and discard a card from their hand.",
    ),
    (
        "Each player with more cards than you in hand loses 1 VP.",
        "Each player with more cards in hand than you loses 1 VP.",
    ),
    ("Discard half your hand, rounded up.", "Discard half of your hand, rounded up."),
    (
        "Draw twice as many cards as you have minions here.",
        "Draw cards equal to twice the number of minions you have here.",
    ),
    (
        "Choose a standard action in your discard pile. This card has the ability of that action.",
        "Choose a standard action in your discard pile. Copy its ability.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), _HOW_MANY)
def test_how_many_and_as_what(said: str, meant: str) -> None:
    assert same(said, meant, "action")
