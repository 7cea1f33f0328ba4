"""What a sentence says with fewer words than are meant, of you and another player, of two piles, and of none."""

from __future__ import annotations

import pytest
from tests.text.worded import same

CHOSEN = "Choose another player. "


@pytest.mark.parametrize(
    "said",
    [
        "You and that player may each move one of your own minions to another base.",
        "Each of you may move one of your minions to another base.",
        "You may each move one of your minions to another base.",
    ],
)
def test_each_does_it_to_their_own(said: str) -> None:
    meant = (
        "You may move one of your minions to another base. That player may move one of their minions to another base."
    )
    assert same(CHOSEN + said, CHOSEN + meant, "action")


def test_another_player_does_so_with_their_own_piles() -> None:
    assert same(
        "You and another player of your choice each shuffle up to three cards from your own discard piles into your "
        "decks. If that player shuffled at least one card, draw two cards.",
        "Shuffle up to three cards from your discard pile into your deck. Another player of your choice shuffles up "
        "to three cards from their discard pile into their deck. If that player shuffled at least one card, draw two "
        "cards.",
        "action",
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Shuffle your hand and discard pile into your deck.",
            "Shuffle your hand and your discard pile into your deck.",
        ),
        (
            "Shuffle your hand and discard pile into your deck and draw four cards.",
            "Shuffle your hand and your discard pile into your deck, and draw four cards.",
        ),
        (
            "Each player shuffles their discard pile and hand into their deck.",
            "Each player shuffles their discard pile and their hand into their deck.",
        ),
        (
            "Play an extra minion and an extra action and draw a card.",
            "Play an extra minion and an extra action, and draw a card.",
        ),
        (
            "Draw a card for each of your minions here. If there are none, draw a card.",
            "Draw a card for each of your minions here. If there are none of your minions here, draw a card.",
        ),
        (
            "Draw a card for each action on your minions. If there are none, draw two cards.",
            "Draw a card for each action on your minions. If there are no actions on your minions, draw two cards.",
        ),
        (
            "Each player draws a card, then may play an extra minion.",
            "Each player draws a card, then they may play an extra minion.",
        ),
        (
            "Destroy a minion. Its controller draws a card and then may play an extra minion.",
            "Destroy a minion. Its controller draws a card, then they may play an extra minion.",
        ),
        (
            "Choose two of your minions there. If they are your only minions there, draw a card.",
            "Choose two of your minions there. If you have no other minions there, draw a card.",
        ),
        (
            "Move one of your minions to another base. Draw a card for each action on the base your minion left.",
            "Move one of your minions to another base. Draw a card for each action on the base it came from.",
        ),
    ],
)
def test_it_is_said_in_more_words(said: str, meant: str) -> None:
    at_a_base = "Special: Before a base scores, " if " there. If" in said else ""
    if at_a_base:
        said, meant = (at_a_base + each[0].lower() + each[1:] for each in (said, meant))
    assert same(said, meant, "action")


@pytest.mark.parametrize("asked", ["you have a minion there", "you have an action there"])
def test_how_long_may_come_first(asked: str) -> None:
    gained = "other players' minions there have -1 power"
    assert same(
        f"Choose a base. Until the end of the turn, {gained}, or -2 power if {asked}.",
        f"Choose a base. {gained.capitalize()} until the end of the turn, or -2 power if {asked}.",
        "action",
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Ongoing: After you play a minion here from the top of your deck, draw a card.",
            "Ongoing: After you play a minion from the top of your deck to here, draw a card.",
        ),
        (
            "You may play a minion here off the top of your deck.",
            "You may play a minion off the top of your deck here.",
        ),
    ],
)
def test_where_it_is_played_off_the_deck(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


def test_none_of_those_counted_at_the_start_of_a_turn() -> None:
    counted = "Play on your minion. Ongoing: This minion has +1 power for each other player's minion here. "
    asked = "At the start of your turn, if there are {}, destroy this card."
    assert same(counted + asked.format("none"), counted + asked.format("no other players' minions here"), "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Each player with two minions here moves their minion here with the least power to another base "
            "(its controller chooses in case of ties).",
            "Each player with two minions here moves their minion here with the least power to another base "
            "(they choose in case of a tie).",
        ),
        ("Destroy a minion here. OR, draw a card.", "Destroy a minion here OR draw a card."),
        (
            "Until the start of your next turn, after another player plays an action here, this minion gains +1 "
            "power until the end of that turn.",
            "Until the start of your next turn, after another player plays an action here, this minion gains +1 "
            "power until the end of the turn.",
        ),
    ],
)
def test_said_otherwise_at_the_end(said: str, meant: str) -> None:
    assert same(said, meant, "minion")
