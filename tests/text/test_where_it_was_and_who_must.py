"""What was with a card that is gone, what is left there, who is made to do a thing, and who of the others does it."""

from __future__ import annotations

import pytest
from tests.text.worded import same

GONE = "Return a minion to its owner's hand. "


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            GONE + "Draw a card for each minion that was with it.",
            GONE + "Draw a card for each minion on its base.",
            "action",
        ),
        (
            GONE + "Destroy each action that was on the same base.",
            GONE + "Destroy each action on its base.",
            "action",
        ),
        (
            "Discard an action on a minion. The minion it was on gains +1 power until the end of the turn.",
            "Discard an action on a minion. That minion gains +1 power until the end of the turn.",
            "action",
        ),
        (
            "Destroy any number of your actions on minions. "
            "Each minion that had one gains +1 power until the end of the turn.",
            "Destroy any number of your actions on minions. "
            "Each minion that lost one gains +1 power until the end of the turn.",
            "action",
        ),
        (
            "Move this minion. Destroy an action where it ends up.",
            "Move this minion. Destroy an action on its base.",
            "minion",
        ),
        (
            "You may move this minion twice. If you do, draw a card for each minion on the base where it ends up.",
            "You may move this minion twice. If you do, draw a card for each minion on its base.",
            "minion",
        ),
        (
            "Destroy a minion here. Draw a card for each minion left here.",
            "Destroy a minion here. Draw a card for each minion here.",
            "minion",
        ),
        (
            "Destroy a minion on a base. If that was the last minion there, draw a card.",
            "Destroy a minion on a base. If there are no minions there, draw a card.",
            "action",
        ),
        (
            "Choose two minions. If either of them is moved this turn, draw a card.",
            "Choose two minions. When one of them is moved this turn, draw a card.",
            "action",
        ),
        (
            "Choose two minions. When one of them is destroyed this turn, so is the other.",
            "Choose two minions. When one of them is destroyed this turn, destroy the other.",
            "action",
        ),
        (
            "Choose a base. Put it on the bottom of the base deck and replace it.",
            "Choose a base. Place that base on the bottom of the base deck and replace it.",
            "action",
        ),
        ("Choose a base. Discard it and replace it.", "Choose a base. Replace it.", "action"),
        (
            "The player with the most actions here destroys one of them.",
            "The player with the most actions here destroys one of their actions here.",
            "minion",
        ),
        (
            "Move a minion here you do not own to another base.",
            "Move a minion you do not own here to another base.",
            "minion",
        ),
        (
            "Ongoing: Your minions that are alone on their bases have +2 power.",
            "Ongoing: Each of your minions that is alone on its base has +2 power.",
            "minion",
        ),
        (
            "Ongoing: This minion has the abilities of each of your other minions here (but not their power).",
            "Ongoing: This minion has the abilities of each of your other minions here.",
            "minion",
        ),
        ("Force each other player to discard two cards.", "Each other player discards two cards.", "action"),
        (
            "Require another player to destroy one of their minions.",
            "Have another player destroy one of their minions.",
            "action",
        ),
        ("Allow another player to draw two cards.", "Another player may draw two cards.", "action"),
        (
            "Each other player must choose to discard two cards or destroy one of their actions.",
            "Each other player must either discard two cards or destroy one of their actions.",
            "action",
        ),
        (
            "Another player chooses a minion from your hand to discard.",
            "Another player chooses a minion from your hand. Discard it.",
            "action",
        ),
        ("This turn, you may play an extra action.", "You may play an extra action this turn.", "action"),
        (
            "Ongoing: If you lose control of this minion, draw a card.",
            "Ongoing: If another player takes control of this minion, draw a card.",
            "minion",
        ),
        ("Each of your opponents discards two cards.", "Each other player discards two cards.", "action"),
        ("All the other players draw a card.", "All other players draw a card.", "action"),
        ("One of your opponents discards a card.", "Another player discards a card.", "action"),
        (
            "If none of your opponents played an action this turn, draw a card.",
            "If no other player played an action this turn, draw a card.",
            "action",
        ),
        (
            "If an opponent moved a minion this turn, draw a card.",
            "If another player moved a minion this turn, draw a card.",
            "action",
        ),
        ("Each player in turn order discards a card.", "Each player discards a card.", "action"),
        (
            "Choose two cards in your hand. Discard them.",
            "Choose two cards from your hand. Discard them.",
            "action",
        ),
    ],
)
def test_it_says_the_same(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


REPLACED = "Replace a base with a base from the base discard pile. "
COUNTED = (
    "Play on a base and place three counters on this card. "
    "Ongoing: At the start of your turn, remove a counter from this card. "
)
ANOTHER = "Choose another one of your minions. "


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (REPLACED + "Everything on it stays.", REPLACED + "All cards on it stay.", "action"),
        (REPLACED + "The cards on it stay where they are.", REPLACED + "All cards on it stay.", "action"),
        (
            "Swap a base in play with one in the base discard pile. The cards on it stay.",
            "Replace a base in play with a base from the base discard pile. All cards on it stay.",
            "action",
        ),
        (
            "The player with the most power here draws a card. This may be you.",
            "The player with the most power here draws a card.",
            "minion",
        ),
        (REPLACED + "Minions on it stay.", REPLACED + "All minions on it stay.", "action"),
        ("Replace a base with one from the base discard pile.", REPLACED, "action"),
        (
            COUNTED + "If there are no counters left on this card, destroy it.",
            COUNTED + "If none are left, destroy it.",
            "action",
        ),
        (COUNTED + "If it has no counters left, destroy it.", COUNTED + "If none are left, destroy it.", "action"),
        (
            "Ongoing: After you draw a card, put a +1 power counter on this minion. If that makes four, destroy it.",
            "Ongoing: After you draw a card, place a +1 power counter on this minion. If it has four, destroy it.",
            "minion",
        ),
        (
            "Ongoing: After you draw a card, place a +1 power counter on this minion. It can have no more than four.",
            "Ongoing: After you draw a card, place a +1 power counter on this minion (maximum four).",
            "minion",
        ),
        (
            "Transfer any number of your actions to other bases. Gain 1 VP for each action transferred.",
            "Transfer any number of your actions to other bases. Gain 1 VP for each of those actions.",
            "action",
        ),
        (
            "Ongoing: If you have a minion with less power here, this one cannot be moved.",
            "Ongoing: If you have a minion with less power here, this minion cannot be moved.",
            "minion",
        ),
        (
            ANOTHER + "While this minion is on the same base as that one, it has +3 power.",
            ANOTHER + "While that minion is at the same base as this minion, this minion has +3 power.",
            "minion",
        ),
        (
            "Use the ability of a minion here. You may make new choices.",
            "Use the ability of a minion here.",
            "action",
        ),
        (
            "Play two extra minions. At the end of the turn, destroy any of them still in play.",
            "Play two extra minions. At the end of the turn, destroy those still in play.",
            "action",
        ),
        (
            "Ongoing: Each of your minions on a base where you have no other minions has +2 power.",
            "Ongoing: Each of your minions that is your only minion on its base has +2 power.",
            "minion",
        ),
        (
            "Ongoing: Each minion on a base with no other minions has -1 power.",
            "Ongoing: Each minion that is the only minion on its base has -1 power.",
            "minion",
        ),
        (
            "Give one of your minions on a base where you have no other minions +1 power this turn.",
            "One of your minions that is your only minion on its base gains +1 power this turn.",
            "minion",
        ),
    ],
)
def test_so_does_what_stays_and_what_is_counted(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)
