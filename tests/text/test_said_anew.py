"""What comes back and who refuses, one already here, a total that rises, all of a hand, and two that are chosen."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

_DISCARD = "Discard any number of actions."


@pytest.mark.parametrize(
    ("card", "anew", "plainly"),
    [
        (
            "action",
            "Play on a base. Ongoing: After you play a minion here that has the same name as one already "
            "here, draw a card.",
            "Play on a base. Ongoing: After you play a minion here with the same name as another minion "
            "here, draw a card.",
        ),
        (
            "action",
            "Special: After another player gains control of one of your minions, you regain control of it.",
            "Special: After another player gains control of one of your minions, you gain control of it.",
        ),
        (
            "action",
            "Another player may draw a card. If they refuse, draw two cards.",
            "Another player may draw a card. If they do not, draw two cards.",
        ),
        (
            "action",
            "Another player may draw a card. If that player declines, draw two cards.",
            "Another player may draw a card. If that player does not, draw two cards.",
        ),
        ("action", "Destroy a minion of another player here.", "Destroy another player's minion here."),
        ("action", "Destroy a minion here of another player.", "Destroy another player's minion here."),
        ("action", "Destroy an action of another player.", "Destroy another player's action."),
        (
            "titan",
            "Ongoing: Your total power here is increased by 1 for each of your minions here.",
            "Ongoing: You have +1 power here for each of your minions here.",
        ),
        ("titan", "Ongoing: Your total power here is reduced by two.", "Ongoing: You have -2 power here."),
        (
            "base",
            "The total power of each player here is reduced by 1 for each of their actions here.",
            "Each player has -1 power here for each of their actions here.",
        ),
        ("base", "Each player's total power here is increased by 2.", "Each player has +2 power here."),
        (
            "titan",
            "Ongoing: Cards of other players buried here cannot be uncovered.",
            "Ongoing: Other players' buried cards here cannot be uncovered.",
        ),
        (
            "titan",
            "Talent: Reveal your hand. If all of the cards in it are minions, draw a card.",
            "Talent: Reveal your hand. If each card in it is a minion, draw a card.",
        ),
        (
            "titan",
            "Talent: Reveal your hand. If there are only actions in your hand, draw a card.",
            "Talent: Reveal your hand. If each card in your hand is an action, draw a card.",
        ),
        (
            "minion",
            "Ongoing: At the end of your turn, place a +1 power counter on this minion. If it has three or "
            "more, draw a card.",
            "Ongoing: At the end of your turn, place a +1 power counter on this minion. If it has three or more "
            "+1 power counters, draw a card.",
        ),
        (
            "action",
            "One of your minions duels a minion of another player. If yours wins, draw a card.",
            "One of your minions duels another player's minion. If your minion wins, draw a card.",
        ),
        (
            "action",
            f"{_DISCARD} For each two discarded this way, gain an extra minion play this turn.",
            f"{_DISCARD} Play an extra minion for every two cards discarded this way.",
        ),
        (
            "action",
            "Choose two minions on the same base. They duel.",
            "Choose two minions on the same base. One of them duels the other.",
        ),
        ("action", "Two minions on the same base duel each other.", "Two minions on the same base duel."),
        (
            "titan",
            "Talent: Swap two minions on other bases if their controllers are different.",
            "Talent: Swap two minions controlled by different players on other bases.",
        ),
        (
            "titan",
            "Ongoing: The first of your minions destroyed each turn is placed in your hand instead of the "
            "discard pile.",
            "Ongoing: After one of your minions is destroyed for the first time each turn, place it in "
            "your hand instead "
            "of the discard pile.",
        ),
        (
            "action",
            "Choose a base. Players cannot score that base this turn.",
            "Choose a base. Until the end of the turn, that base cannot be scored.",
        ),
        ("action", f"{_DISCARD} Draw a card for each one of them.", f"{_DISCARD} Draw a card for each of them."),
    ],
)
def test_the_same_as_the_plain_wording(card: str, anew: str, plainly: str) -> None:
    assert read(anew, type=card).tree == read(plainly, type=card).tree


def test_every_two_of_them_are_pairs() -> None:
    each = read(f"{_DISCARD} Draw a card for each of them.", type="action").tree
    for two in ("for every two of them", "for each two of them"):
        assert read(f"{_DISCARD} Draw a card {two}.", type="action").tree != each
    assert "each full 2" in told(f"{_DISCARD} For every two of them, draw a card.")


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("action", "You cannot score bases this turn."),  # who else can is not said
        ("action", "If you have only minions in play, draw a card."),
        ("action", "If there are only your minions here, draw a card."),
        ("action", "Draw a card. If yours wins, draw a card."),
        ("action", "They duel."),
        ("action", "Draw a card. If they refuse, draw two cards."),
    ],
)
def test_what_stays_unread(card: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)
