"""What is given from hands, revealed, looked for in piles, stored and left, told in other words."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings

GIVEN = [
    ("Another player gives you a card.", "Another player gives you a card from their hand.", "action"),
    ("Give another player a card.", "Give another player a card from your hand.", "action"),
    ("Give a card to another player.", "Give another player a card from your hand.", "action"),
    (
        "Each player gives a card to the player to their right.",
        "Each player gives a card from their hand to the player to their right.",
        "action",
    ),
    (
        "Ongoing: Other players cannot play an action here unless they give you a card.",
        "Ongoing: Other players cannot play an action here unless they place a card from their hand into your hand.",
        "minion",
    ),
    (
        "Ongoing: After another player gives you a card, gain 1 VP.",
        "Ongoing: After another player places a card from their hand into your hand, gain 1 VP.",
        "minion",
    ),
    (
        "If you gave another player a card this turn, draw a card.",
        "If you placed a card from your hand into another player's hand this turn, draw a card.",
        "action",
    ),
    (
        "Discard a card from another player's hand. In return, they draw a card.",
        "Discard a card from another player's hand. They draw a card.",
        "action",
    ),
    (
        "Destroy another player's minion. Each of you discards a card.",
        "Destroy another player's minion. You and that player each discard a card.",
        "action",
    ),
    (
        "Ongoing: After you move another player's minion, you each draw a card.",
        "Ongoing: After you move another player's minion, you and that player each draw a card.",
        "minion",
    ),
]
HAND_SIZES = [
    (
        f"{who} {no}.",
        f"The maximum hand size of {whose} is the number of cards in their hand.",
        "base",
    )
    for who, whose in (
        ("Players with an action here have", "players with an action here"),
        ("Each player with a minion here has", "each player with a minion here"),
    )
    for no in ("no maximum hand size", "no hand limit", "no hand size limit", "an unlimited hand size")
]
NONE = [
    ("Destroy all actions here. If there are none, draw a card.", "If no actions were destroyed, draw a card."),
    ("Discard all minions from your hand. If you had none, gain 1 VP.", "If no minions were discarded, gain 1 VP."),
    (
        "Another player reveals their hand and discards each minion in it. If there were no minions, draw a card.",
        "If no minions were discarded, draw a card.",
    ),
    (
        "Name a minion. Another player reveals their hand and discards every copy of it. If there "
        "were none, draw a card.",
        "If no cards were discarded, draw a card.",
    ),
    ("If there are no actions here, draw a card. If there are any, discard one.", "Otherwise, discard one."),
    ("If you have no minions in your hand, draw a card. If you have some, discard one.", "Otherwise, discard one."),
    (
        "Look at another player's hand. If it has no actions, draw a card. If it has any, gain 1 VP.",
        "Otherwise, gain 1 VP.",
    ),
    ("If another player has an action here, destroy it. If they have none, draw a card.", "Otherwise, draw a card."),
]
LEAVING = [
    (
        "Play on a minion. Ongoing: If it leaves this base, you may move a minion there.",
        "Play on a minion. Ongoing: After it leaves its base, you may move a minion there.",
        "action",
    ),
    (
        "Ongoing: After this minion leaves here, gain 1 VP.",
        "Ongoing: After this minion leaves its base, gain 1 VP.",
        "minion",
    ),
    (
        "Ongoing: After another minion leaves play from here, draw a card.",
        "Ongoing: After another minion here leaves play, draw a card.",
        "minion",
    ),
    (
        "Ongoing: If this minion leaves play other than by being destroyed, draw a card.",
        "Ongoing: After this minion leaves play, if it was not destroyed, draw a card.",
        "minion",
    ),
    (
        "Ongoing: After this minion is destroyed, draw a card. If it leaves play in another way, gain 1 VP.",
        "Ongoing: After this minion is destroyed, draw a card. After it leaves play, if it was not "
        "destroyed, gain 1 VP.",
        "minion",
    ),
    (
        "Ongoing: After one or more cards are removed from your discard pile, draw a card for each (maximum 3).",
        "Ongoing: After one or more cards leave your discard pile, draw a card for each of them, up to three.",
        "minion",
    ),
    (
        "Discard any number of cards. Gain 1 VP for each, to a maximum of 2.",
        "Discard any number of cards. Gain 1 VP for each of them (maximum 2).",
        "action",
    ),
]
SHOWN = [
    (
        "Reveal the top card of your deck. If it has the same type as the bottom card of your "
        "discard pile, draw both.",
        "Reveal the top card of your deck. If it has the same type as the bottom card of your discard pile, "
        "draw the bottom card of your discard pile and the revealed card.",
        "action",
    ),
    (
        "Reveal the bottom card of your deck. If it shares a type with the top card of your discard pile, draw it. "
        "Otherwise, discard it.",
        "Reveal the bottom card of your deck. If it shares a type with the top card of your discard pile, "
        "draw the revealed card. Otherwise, discard the revealed card.",
        "action",
    ),
    (
        "Each player reveals the top card of their deck. Each player who reveals a minion draws it, and the others "
        "discard theirs.",
        "Each player reveals the top card of their deck. If it is a minion, they draw it. Otherwise, "
        "they discard it.",
        "action",
    ),
    (
        "After this base scores, each player reveals the bottom card of their deck. Those who reveal "
        "an action draw it. "
        "Everyone else discards theirs.",
        "After this base scores, each player reveals the bottom card of their deck. If it is an "
        "action, they draw it. "
        "Otherwise, they discard it.",
        "base",
    ),
    (
        "Each player chooses a card from their hand, then all are revealed at once.",
        "Each player reveals a card from their hand.",
        "action",
    ),
    (
        "Each other player secretly chooses a card from their hand. All players reveal their cards at the same time.",
        "Each other player reveals a card from their hand.",
        "action",
    ),
    (
        "Look at all buried and stored cards here.",
        "Look at all buried cards here and all stored cards here.",
        "minion",
    ),
]
HELD = [
    ("If your hand contains two actions, draw a card.", "If your hand has two actions, draw a card.", "action"),
    (
        "If your discard pile holds a minion and two actions, gain 1 VP.",
        "If you have a minion in your discard pile and you have two actions in your discard pile, gain 1 VP.",
        "action",
    ),
    (
        "If a titan and a minion are both in your hand, draw a card.",
        "If you have a titan in your hand and you have a minion in your hand, draw a card.",
        "action",
    ),
    (
        "If four or more cards are in your hand, discard two cards.",
        "If there are four or more cards in your hand, discard two cards.",
        "action",
    ),
    (
        "If this minion was played from the top of your deck or your discard pile, gain 1 VP.",
        "If this minion was played from the top of your deck or this minion was played from your "
        "discard pile, gain 1 VP.",
        "minion",
    ),
    (
        "Ongoing: After another player has to discard a card, draw a card.",
        "Ongoing: After another player discards a card, draw a card.",
        "minion",
    ),
    (
        "If the top card of your discard pile is an action, play it as an extra action, then return "
        "it to where it was.",
        "If the top card of your discard pile is an action, play it as an extra action, then return it to the top of "
        "that discard pile.",
        "action",
    ),
]
STORED = [
    (
        "If this minion has two or more cards stored under it, draw a card.",
        "If there are two or more cards stored under this minion, draw a card.",
        "minion",
    ),
    (
        "Ongoing: While this minion has a card stored under it, it cannot be moved.",
        "Ongoing: While there is a card stored under this minion, this minion cannot be moved.",
        "minion",
    ),
    (
        "If three cards are stored under your minions, gain 1 VP.",
        "If there are three cards stored under your minions, gain 1 VP.",
        "action",
    ),
    (
        "Talent: If no cards are stored under this minion, store a card from your hand under it.",
        "Talent: If there are no cards stored under this minion, store a card from your hand under this minion.",
        "minion",
    ),
    (
        "Store two cards from your hand under this minion. Talent: Play one of them as an extra card.",
        "Store two cards from your hand under this minion. Talent: Play a card stored under this "
        "minion as an extra card.",
        "minion",
    ),
    (
        "Talent: Discard a card stored under this minion to draw a card. If none remain, destroy this minion.",
        "Talent: Discard a card stored under this minion to draw a card. "
        "If there are no cards stored under this minion, destroy this minion.",
        "minion",
    ),
    (
        "Ongoing: When this minion leaves play, its stored cards return to their owners' hands.",
        "Ongoing: When this minion leaves play, the cards stored under it are returned to their owners' hands.",
        "minion",
    ),
    (
        "Ongoing: When this minion leaves play, the stored cards go to their owners' discard piles.",
        "Ongoing: When this minion leaves play, the stored cards are placed into their owners' discard piles.",
        "minion",
    ),
    (
        "Store a minion under one of your minions at the same base.",
        "Store a minion under one of your minions at its base.",
        "action",
    ),
]


@pytest.mark.parametrize(("said", "meant", "card"), [*GIVEN, *HAND_SIZES])
def test_what_players_hold(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(("text", "again"), NONE)
def test_none_of_those(text: str, again: str) -> None:
    *before, _ = text.removesuffix(".").split(". ")
    assert same(text, ". ".join([*before, again]), "minion")


@pytest.mark.parametrize(("said", "meant", "card"), [*LEAVING, *SHOWN, *HELD])
def test_what_leaves_and_what_is_shown(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(("said", "meant", "card"), STORED)
def test_what_is_stored(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


def test_who_reveals_and_who_does_not() -> None:
    shown = "Each other player reveals the top card of their deck."
    text = f"{shown} Those who reveal an action draw it. The rest discard it."
    lines = [line.strip() for line in told(text, "action").splitlines()]
    assert lines[2:4] == ["A reveals one card from the top of the deck of A [B]", "next, if B is one action:"]
    assert lines[4:7] == ["A draws B", "if not:", "A discards B"]


@pytest.mark.parametrize(
    "text",
    [
        "Discard all minions and actions from your hand. If there were none, draw a card.",  # of which
        "If you have two minions here, draw a card. If you have none, gain 1 VP.",  # with one, neither
        # before or after
        "Talent: Play a card stored under this minion as an extra card. If there are none, draw a card.",
    ],
)
def test_which_there_are_none_of_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


def test_what_is_put_on_a_card_that_is_played_later() -> None:
    aside = "Set a minion from your hand aside. At the start of your next turn, play it here"
    counters = "two +1 power counters on it."
    assert same(f"{aside} with {counters}", f"{aside} and place {counters}", "minion")


OTHERS = [
    (
        "Play an extra minion. If it is your third minion there, gain 1 VP.",
        "Play an extra minion. If you have exactly three minions there, gain 1 VP.",
        "action",
    ),
    (
        "If this is at least the fourth minion here, gain 1 VP.",
        "If there are four or more minions here, gain 1 VP.",
        "minion",
    ),
    (
        "Talent: Place a +1 power counter on this minion. If it is the third, gain 1 VP.",
        "Talent: Place a +1 power counter on this minion. "
        "If this minion has exactly three +1 power counters on it, gain 1 VP.",
        "minion",
    ),
    (
        "If none of your minions were here before you played this one, gain 1 VP.",
        "If you had no other minions here when you played this minion, gain 1 VP.",
        "minion",
    ),
    (
        "Ongoing: When another of your minions here would be destroyed, you may discard this minion "
        "instead and return "
        "the other minion to its owner's hand.",
        "Ongoing: When another of your minions here would be destroyed, you may discard this minion "
        "instead and return "
        "that minion to its owner's hand.",
        "minion",
    ),
    (
        "Move one of your minions to a base where you have another minion. Return that other minion to your hand.",
        "Move one of your minions to a base where you have another minion. "
        "Return one of your minions there other than the moved minion to your hand.",
        "action",
    ),
    (
        "Choose a base where all of your minions have different names. Gain 1 VP for each of them.",
        "Choose a base where all of your minions have different names. Gain 1 VP for each of your minions there.",
        "action",
    ),
    (
        "Play only if you have a minion in your hand and another player has a titan in play. Draw a card.",
        "Draw a card. Play only if you have a minion in your hand and another player has a titan in play.",
        "action",
    ),
]


@pytest.mark.parametrize(("said", "meant", "card"), OTHERS)
def test_which_of_them(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "why", ["save it", "stop this", "keep it", "avoid it", "cancel this action", "cancel its effect"]
)
def test_what_is_given_to_prevent_it(why: str) -> None:
    said = f"Destroy a minion here. Its controller may discard a card to {why}."
    assert same(said, "Destroy a minion here. Its controller may discard a card to prevent this.", "minion")


def test_what_more_an_action_does_may_be_cancelled_too() -> None:
    with pytest.raises(TextError):
        readings(
            "Gain 1 VP. Destroy a minion. Its controller may discard a card to cancel this action.", type="action"
        )


@pytest.mark.parametrize("who", ["other players", "one or more players", "your opponents"])
def test_events_of_several_are_no_orders(who: str) -> None:
    text = f"Ongoing: After {who} play a minion here, draw a card."
    assert "draw a card from the top of the deck" in told(text, "minion")
