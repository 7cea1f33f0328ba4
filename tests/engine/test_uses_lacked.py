"""What can be said and not yet be played is named, use by use."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card

from smashrules.engine.unmodelled import missing
from smashrules.engine.unmodelled_uses import USES

ORDERED = [
    ("Play two minions on the same base.", "cards that all go to one and the same base"),
    ("Destroy an uncontrolled minion.", "cards that nobody controls"),
    ("If you have actions on two or more bases, draw a card.", "on how many bases something lies"),
    ("If a minion left play this turn, draw a card.", "the history of what left or came into play"),
    ("If you won a base this turn, draw a card.", "the verb 'win'"),
    ("If you gained VP this turn, draw a card.", "which VPs a base has awarded"),
    ("The next time you play a minion, draw a card.", "what waits for the next time that something happens"),
    ("On your next turn, draw a card.", "what must be done in a turn to come"),
    (
        "Each other player cannot play actions until the end of their next turn.",
        "what lasts until the turns of several players, or of any one of them",
    ),
    (
        "Each player discards any number of cards. The player who discarded the fewest cards draws a card.",
        "who did the least of something",
    ),
    ("Destroy the minion with the most actions on it.", "which card has the most of something on it"),
    ("If you have the most power on a base, draw a card.", "power compared at bases that are not pointed at"),
    (
        "Until the start of your next turn, another player cannot play actions.",
        "what is so for a time of a player who is chosen by it",
    ),
    (
        "You may place up to three cards from your hand in other players' hands.",
        "cards divided among several players",
    ),
    ("Swap your hand with another player's hand.", "piles of several players that are swapped"),
    ("Swap two of your minions with two of another player's minions.", "several cards that are swapped for several"),
    ("Draw a minion.", "cards that are drawn from no deck and no discard pile"),
    ("Play an action on any number of bases.", "one card played on several bases"),
    (
        "Destroy a base. Replace it with a base from the base discard pile.",
        "a destroyed base in the place of which a certain one comes",
    ),
    (
        "Choose a base where another player has a minion. That player draws a card.",
        "the player for whom a condition holds",
    ),
    ("If one of your minions has a +1 power counter on it, destroy it.", "which of several a condition holds for"),
]
ONGOING = [
    ("This minion cannot leave play.", "what cannot leave or come into play"),
    ("You cannot win this base.", "the verb 'win'"),
    ("After this minion wins a duel, draw a card.", "the verb 'win'"),
    ("Other players cannot gain VPs here.", "which VPs a base has awarded"),
    ("After you draw two or more cards, gain 1 VP.", "how many are drawn at one moment"),
    ("If you would draw one or more cards, gain 1 VP instead.", "how many are drawn at one moment"),
    (
        "After you move two or more minions in a turn, draw a card.",
        "to how many things something has happened in a turn",
    ),
    (
        "The first time each turn that you reveal a card, draw a card.",
        "the first cards that are seen in a turn, and cards about to be seen",
    ),
    ("After a minion is moved by a Talent, draw a card.", "by which ability something is done"),
    ("After a minion enters play, draw a card.", "cards that come into play, however they come"),
    (
        "When a minion goes to its owner's hand, draw a card.",
        "what goes elsewhere than from play to the discard pile",
    ),
    (
        "Each minion here has +1 power while its controller has the most power here.",
        "conditions asked of each of several",
    ),
    ("Once per duel, you may draw a card.", "limits for a duel"),
    ("After a card leaves your hand, draw a card.", "what leaves a hand or a pile"),
    (
        "Your other minions here have the abilities of this minion.",
        "abilities that another card copies, or that are copied from whatever fits",
    ),
]


@pytest.mark.parametrize(("text", "lacked"), ORDERED)
def test_what_is_ordered(text: str, lacked: str) -> None:
    assert lacked in missing(card("Order", "action", text))


@pytest.mark.parametrize(("text", "lacked"), ONGOING)
def test_what_is_so_all_the_time(text: str, lacked: str) -> None:
    assert lacked in missing(card("Habit", "minion", f"Ongoing: {text}"))


def test_nearly_all_uses_have_a_wording_here() -> None:
    unread = {
        "players who are at a base that is not pointed at",
        "what bases award for a time",
        "what can be used until a time on one's turn",
        "what was in play as a turn ended",
        "how it was when something happened",
    }

    assert {use.missing for use in USES} - {lacked for _, lacked in ORDERED + ONGOING} == unread
