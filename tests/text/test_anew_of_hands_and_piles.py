"""What is said of hands, piles and who does what with them in a way of its own, and in the plain one."""

from __future__ import annotations

import pytest
from tests.text.worded import same

ANEW = [
    (
        "Special: If you discard this card from your hand because of another player's card, draw a card.",
        "Special: If this card is discarded from your hand by another player's card, draw a card.",
        "minion",
    ),
    (
        "Choose a base where you have an action, and another player. "
        "Destroy all your minions and all that player's minions there.",
        "Choose a base where you have an action, and another player. "
        "Destroy all of your minions there and all of that player's minions there.",
        "action",
    ),
    (
        "Destroy any number of your minions. For each minion affected this way that had power 3 or "
        "less, draw a card.",
        "Destroy any number of your minions. For each affected minion of power 3 or less, draw a card.",
        "action",
    ),
    (
        "Play on a minion. Ongoing: This minion cannot be moved unless whoever moves it discards two cards.",
        "Play on a minion. Ongoing: Players cannot move this minion unless they discard two cards.",
        "action",
    ),
    (
        "Set aside a card from another player's hand. They get it back at the end of your next turn.",
        "Set aside a card from another player's hand. Return it to their hand at the end of your next turn.",
        "action",
    ),
    (
        "If another player has played an action or discarded a card since your last turn, draw a card.",
        "If another player has played an action since your last turn or another player has discarded "
        "a card since your "
        "last turn, draw a card.",
        "action",
    ),
    (
        "Each player counts the minions in their hand. The player with the most discards a card.",
        "The player with the most minions in their hand discards a card.",
        "action",
    ),
    (
        "After you play a minion here with a different name than any card in your discard pile, draw a card.",
        "After you play a minion here, if it does not have the same name as a card in your discard "
        "pile, draw a card.",
        "base",
    ),
    (
        "Look at the top card of each other player's deck. You may swap one of them with the bottom "
        "card of the same deck.",
        "Look at the top card of each other player's deck. "
        "You may swap one of those cards with the bottom card of its owner's deck.",
        "action",
    ),
    (
        "Reveal your hand. Another player takes a card from the cards you revealed.",
        "Reveal your hand. Another player takes a card from your hand.",
        "action",
    ),
    (
        "If there are no actions of any player here, draw a card.",
        "If there are no actions here, draw a card.",
        "minion",
    ),
    (
        "Ongoing: You cannot be forced to discard cards by other players.",
        "Ongoing: Other players cannot make you discard cards.",
        "minion",
    ),
    (
        "Ongoing: After the first time you draw a card on your turn, if you have no other minions here, gain 1 VP.",
        "Ongoing: After the first time each turn you draw a card, if it is your turn and you have no "
        "other minions here, "
        "gain 1 VP.",
        "minion",
    ),
    (
        "If one other minion here has power 2, draw a card. If three or more do, gain 1 VP.",
        "If one other minion here has power 2, draw a card. If three or more other minions here have "
        "power 2, gain 1 VP.",
        "minion",
    ),
]


@pytest.mark.parametrize(("said", "meant", "card"), ANEW)
def test_said_anew(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)
