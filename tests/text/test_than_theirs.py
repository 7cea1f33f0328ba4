"""What is compared with another's is told of who has it; players who tie, or come second, as a base scores."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

BONUS = "this minion has +2 power."
SCORES = "When this base scores,"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("your total power here is less than another player's", "you have less power here than another player"),
        ("your power here is lower than that of another player", "you have less power here than another player"),
        (
            "your total power here is greater than each other player's",
            "you have more power here than each other player",
        ),
        (
            "your total power here is greater than another player's total power here",
            "you have more power here than another player",
        ),
        ("no player has more than five cards in hand", "each player has five or fewer cards in hand"),
        ("no other player has six or more cards in their hand", "each other player has five or fewer cards in hand"),
        ("there are at most three minions here", "there are three or fewer minions here"),
        ("there are no more than two other minions here", "there are two or fewer other minions here"),
        ("you have more minions in play than actions in play", "you have more minions than actions in play"),
        ("the number of minions here is four or more", "there are four or more minions here"),
        ("the number of your minions here is at least four", "there are at least four of your minions here"),
        ("the number of cards in your hand is exactly two", "there are exactly two cards in your hand"),
        ("you have more minions here than actions", "you have more minions than actions here"),
    ],
)
def test_it_is_asked_of_who_has_it(said: str, meant: str) -> None:
    assert same(f"Ongoing: If {said}, {BONUS}", f"Ongoing: If {meant}, {BONUS}", "minion")


def test_more_of_yours_are_more_of_yours() -> None:
    text = "Draw a card if you have more minions than actions in play."
    told = explain_tree(read(text, type="action").tree, type="action")
    assert (
        "(every minion in play controlled by you) is more than the number of (every action in play controlled" in told
    )


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Each player who controls fewer minions than you draws a card.",
            "Each player who has fewer minions than you draws a card.",
            "action",
        ),
        (
            "After this base scores, the winner gains 1 VP if their total power here was more than 15.",
            "After this base scores, the winner gains 1 VP if they had more than 15 power here.",
            "base",
        ),
        (
            f"{SCORES} each player tied for first place here draws a card.",
            f"{SCORES} if players are tied for the most power here, each of them draws a card.",
            "base",
        ),
        (
            f"{SCORES} all players who are tied for the most power draw a card.",
            f"{SCORES} if players are tied for the most power here, each of them draws a card.",
            "base",
        ),
        (
            f"{SCORES} each player with at most two minions here draws a card.",
            f"{SCORES} each player with two or fewer minions here draws a card.",
            "base",
        ),
        (
            f"{SCORES} the player with the second most power here draws a card.",
            f"{SCORES} the runner-up draws a card.",
            "base",
        ),
        (
            "Destroy minions at a base up to a total power of 5.",
            "Destroy any number of minions at a base with total power 5 or less.",
            "action",
        ),
        (
            "Destroy any number of minions on a base, up to a combined power of 5.",
            "Destroy any number of minions on a base with total power 5 or less.",
            "action",
        ),
        (
            "Destroy up to three minions, each with a different power.",
            "Destroy up to three minions with different powers.",
            "action",
        ),
        (
            "Place one +1 power counter on this minion, plus one for each action here.",
            "Place a +1 power counter on this minion. Place a +1 power counter on this minion for each action here.",
            "minion",
        ),
        (
            "Place a +1 power counter on this minion for each action here, plus one.",
            "Place a +1 power counter on this minion. Place a +1 power counter on this minion for each action here.",
            "minion",
        ),
        (
            "Destroy any number of your minions. Draw a card for each minion destroyed, plus one. Gain 1 VP.",
            "Destroy any number of your minions. Draw a card, plus one for each minion destroyed. Gain 1 VP.",
            "action",
        ),
        (
            "Discard up to three cards, then draw that many plus one.",
            "Discard up to three cards, then draw that many cards plus one.",
            "action",
        ),
        (
            "Ongoing: This minion has +1 power for each minion here (to a maximum of +4).",
            "Ongoing: This minion has +1 power for each minion here (maximum 4).",
            "minion",
        ),
        (
            "Ongoing: This minion has +1 power for every two cards in your hand (rounded up).",
            "Ongoing: This minion gains power equal to half the number of cards in your hand (rounded up).",
            "minion",
        ),
        (
            "Ongoing: This minion has +1 power for every two cards in your hand (rounded down).",
            "Ongoing: This minion has +1 power for every two cards in your hand.",
            "minion",
        ),
        (
            "If you have no minions in play, draw three cards; otherwise draw one.",
            "If you have no minions in play, draw three cards. Otherwise, draw one card.",
            "action",
        ),
        (
            "Reduce the breakpoint of this base by 2 for each action here.",
            "The breakpoint of this base is reduced by 2 for each action here.",
            "base",
        ),
    ],
)
def test_it_is_said_plainly(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize("stat", ["power", "printed power"])
def test_each_power_counts_once(stat: str) -> None:
    text = f"Draw a card for each different {stat} among your minions."
    told = explain_tree(read(text, type="action").tree, type="action")
    assert f"every minion controlled by you (of those alike in {stat} only one)" in told
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("If another player has 3 or more VP than you, draw a card.", "action"),
        ("Draw a card for each power among your minions.", "action"),
        ("Reduce the power of a minion here by 1.", "base"),
    ],
)
def test_what_is_not_told_is_refused(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)
