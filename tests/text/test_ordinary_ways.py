"""Ordinary ways to say what is also said otherwise."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Play two extra minions. They must be on the same base.",
            "Play two extra minions on the same base.",
            "action",
        ),
        (
            "Play two extra minions. Both must be played on different bases.",
            "Play two extra minions on different bases.",
            "action",
        ),
        ("Move two minions. They must go to the same base.", "Move two minions to the same base.", "action"),
        (
            "If you have more minions in your discard pile than in your hand, draw a card.",
            "If the number of minions in your discard pile is greater than the number of minions in your hand,"
            " draw a card.",
            "action",
        ),
        (
            "If there are fewer cards in your deck than minions in your discard pile, draw a card.",
            "If the number of cards in your deck is less than the number of minions in your discard pile,"
            " draw a card.",
            "action",
        ),
        (
            "Play an extra minion with power equal to the number of cards in your hand or less.",
            "Play an extra minion with power less than or equal to the number of cards in your hand.",
            "action",
        ),
        (
            "Take up to two +1 power counters from other players' minions and place them on yours.",
            "Transfer up to two +1 power counters from other players' minions to your minions.",
            "action",
        ),
        (
            "Remove a +1 power counter from a minion and put it on another minion there.",
            "Transfer a +1 power counter from a minion to another minion there.",
            "action",
        ),
        (
            "Take control of an action on one of your minions and move it to another minion.",
            "Take control of an action on one of your minions and transfer it to another minion.",
            "action",
        ),
        (
            "Special: After a base scores on which you had a minion, draw two cards.",
            "Special: After a base scores where you had a minion, draw two cards.",
            "action",
        ),
        (
            "After each turn in which a minion was played here, draw a card.",
            "At the end of each turn in which a minion was played here, draw a card.",
            "base",
        ),
        ("Destroy the highest power minion on a base.", "Destroy the strongest minion on a base.", "action"),
        ("Return your lowest-power minion to your hand.", "Return your weakest minion to your hand.", "action"),
        (
            "Show an action from your hand to draw a card.",
            "Reveal an action from your hand to draw a card.",
            "action",
        ),
        (
            "Play an extra minion without using its ability.",
            "Play an extra minion. Cancel its ability.",
            "action",
        ),
        (
            "Play two extra minions. They cannot use their abilities.",
            "Play two extra minions. Cancel their abilities.",
            "action",
        ),
        (
            "At the end of each turn that you did not play a minion here, draw a card.",
            "At the end of each turn in which you did not play a minion here, draw a card.",
            "base",
        ),
        (
            "Ongoing: Once per turn, you may discard a card to prevent one of your minions here from being"
            " destroyed.",
            "Ongoing: Once per turn, when one of your minions here would be destroyed, you may discard a card"
            " instead.",
            "minion",
        ),
        (
            "Draw three cards, keep one, and place the other two on the bottom of your deck.",
            "Draw three cards, then place two of them on the bottom of your deck.",
            "action",
        ),
        (
            "Draw two cards, or draw three if you have the fewest VPs.",
            "Draw two cards, or three if you have the fewest VPs.",
            "action",
        ),
        ("Steal 1 VP from another player.", "Take 1 VP from another player.", "action"),
        (
            "Ongoing: During your draw phase, draw an extra card.",
            "Ongoing: At the end of your turn, draw an extra card.",
            "minion",
        ),
        (
            "Rearrange the top four cards of your deck.",
            "Look at the top four cards of your deck and return them in any order.",
            "action",
        ),
        (
            "You may recover a minion from your discard pile.",
            "You may place a minion from your discard pile into your hand.",
            "minion",
        ),
        (
            "Draw a card. After you play this, shuffle it into your deck.",
            "Draw a card. Shuffle this card into your deck.",
            "action",
        ),
        ("Sacrifice one of your minions to draw a card.", "Destroy one of your minions to draw a card.", "action"),
        (
            "Ongoing: Each of your minions on the same base as this minion has +1 power.",
            "Ongoing: Each of your minions here has +1 power.",
            "minion",
        ),
        (
            "Destroy a minion on the same base as one of your minions.",
            "Destroy a minion on a base where you have a minion.",
            "action",
        ),
        ("Move a minion to the same base as this minion.", "Move a minion to here.", "minion"),
        (
            "Ongoing: Each other player must have at least one minion here to play actions here.",
            "Ongoing: Each other player cannot play actions here unless they have at least one minion here.",
            "minion",
        ),
        (
            "Ongoing: Each player's minions here have -1 power during that player's turn.",
            "Ongoing: During each player's turn, that player's minions here have -1 power.",
            "minion",
        ),
        (
            "When this base scores, the winner gets 1 extra VP for each action they have here.",
            "When this base scores, the winner gains 1 extra VP for each action they have here.",
            "base",
        ),
    ],
)
def test_it_means_the_same(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Play an extra minion on a base. They must be on the same base.",
        "If you have more minions in your hand than in your hand, draw a card.",
        "Ongoing: Your minions at the same base have +1 power.",
    ],
)
def test_what_makes_no_sense_is_not_put_otherwise(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
