"""Whose it is, which of them, all of one type, on one base with it: told without ado, read as it is mostly told."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

_HERE = "Move a minion of power 2 or less to here."
_NAMED = "Name a faction. Reveal the top three cards of your deck. "
_TYPE = "Choose a card type. Reveal the top three cards of your deck. "
_WEAK = "Each minion that moved this turn gets -3 power until the end of the turn. "
_EACH = "Each player reveals the top card of their deck. "
_FOUR = "Reveal the top four cards of your deck. "


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (f"Talent: {_HERE[:-1]}, even if it is another player's.", f"Talent: {_HERE}", "minion"),
        (f"Talent: {_HERE[:-1]}, even another player's.", f"Talent: {_HERE}", "minion"),
        (f"Talent: {_HERE[:-1]} even if it is not yours.", f"Talent: {_HERE}", "minion"),
        (f"Talent: {_HERE[:-1]} (even if it belongs to another player).", f"Talent: {_HERE}", "minion"),
        (
            "You may discard a card. If you do, destroy a minion of power 2 or less, even if it is not yours.",
            "You may discard a card. If you do, destroy a minion of power 2 or less.",
            "action",
        ),
        (
            "Move up to two minions to another base, even if they are other players'.",
            "Move up to two minions to another base.",
            "action",
        ),
        (
            "After a minion is destroyed here, even another player's, draw a card.",
            "After a minion is destroyed here, draw a card.",
            "minion",
        ),
        (
            "Treat this minion as if it also has the name of each other minion here.",
            "This minion has the names of all other minions here.",
            "minion",
        ),
        (
            "This minion also has the name of every other minion here.",
            "This minion has the names of all other minions here.",
            "minion",
        ),
        (
            "Treat this minion as having the names of all of your other minions.",
            "This minion has the names of all of your other minions.",
            "minion",
        ),
        (
            "Special: After this base scores, you may transfer one of your actions on this base to another base"
            " instead of the discard pile.",
            "Special: After this base scores, you may move one of your actions on this base to another base"
            " instead of the discard pile.",
            "minion",
        ),
        (
            "After this base scores, you may transfer an action here to another base rather than discarding it.",
            "After this base scores, you may move an action here to another base instead of the discard pile.",
            "minion",
        ),
        (
            "After this base scores, you may move this minion to another base instead of it going to the discard"
            " pile.",
            "After this base scores, you may move this minion to another base instead of the discard pile.",
            "minion",
        ),
        (f"{_NAMED}Draw those of that faction.", f"{_NAMED}Draw each card of that faction among them.", "action"),
        (f"{_NAMED}Draw any that are of that faction.", f"{_NAMED}Draw each card of that faction.", "action"),
        (
            f"{_NAMED}You may draw any of that faction.",
            f"{_NAMED}You may draw any number of cards of that faction among them.",
            "action",
        ),
        (f"{_NAMED}Draw one of that faction.", f"{_NAMED}Draw one card of that faction among them.", "action"),
        (
            f"{_NAMED}Draw all of them that belong to the named faction.",
            f"{_NAMED}Draw each card of that faction.",
            "action",
        ),
        (
            f"{_TYPE}Place those of that type into your hand and discard the rest.",
            f"{_TYPE}Place each card of that type among them into your hand and discard the rest.",
            "action",
        ),
        (f"{_WEAK}Destroy any of them that have 0 power.", f"{_WEAK}Destroy each of them with power 0.", "action"),
        (f"{_WEAK}Destroy any with 0 power.", f"{_WEAK}Destroy each of them with power 0.", "action"),
        (f"{_WEAK}Destroy each that now has 0 power.", f"{_WEAK}Destroy each of them with power 0.", "action"),
        (
            f"{_WEAK}You may destroy any of them that have 0 power.",
            f"{_WEAK}You may destroy any number of them with power 0.",
            "action",
        ),
        (
            f"{_FOUR}If they are all of the same type, draw them.",
            f"{_FOUR}If they have the same type, draw them.",
            "action",
        ),
        (
            f"{_FOUR}If all of them are of the same type, draw them.",
            f"{_FOUR}If they have the same type, draw them.",
            "action",
        ),
        (
            f"{_FOUR}If they are all of one type, draw them.",
            f"{_FOUR}If they have the same type, draw them.",
            "action",
        ),
        (
            "Choose three minions. If they are all from the same faction, destroy them.",
            "Choose three minions. If they have the same faction, destroy them.",
            "action",
        ),
        (
            "Place a +1 power counter on each of your minions that shares a base with one of your buried cards.",
            "Place a +1 power counter on each of your minions that is on a base where you have a buried card.",
            "action",
        ),
        (
            "Destroy a minion that shares a base with one of your minions.",
            "Destroy a minion that is on a base where you have another minion.",
            "action",
        ),
        (
            "Destroy a minion of power 2 or less sharing a base with one of your titans.",
            "Destroy a minion of power 2 or less on a base where you have a titan.",
            "action",
        ),
        (
            "Ongoing: While this minion shares a base with your titan, it has +2 power.",
            "Ongoing: This minion has +2 power while it is on a base where you have a titan.",
            "minion",
        ),
        (
            "Choose three minions. Destroy one with the lowest power.",
            "Choose three minions. Destroy the one with the lowest power.",
            "action",
        ),
        (
            "At the end of your turn, if you have three or more minions here, place a +1 power counter on one of them"
            " that has the least power.",
            "At the end of your turn, if you have three or more minions here, place a +1 power counter on the one"
            " with the lowest power.",
            "base",
        ),
        (
            f"{_EACH}If yours is the only minion, draw it. Return the rest.",
            f"{_EACH}If your revealed card is the only minion among them, draw it. Return the rest.",
            "action",
        ),
        (
            f"{_EACH}If your card is an action, play it as an extra action.",
            f"{_EACH}If your revealed card is an action, play it as an extra action.",
            "action",
        ),
        (
            f"Talent: {_EACH}If the card you revealed is not a minion, draw a card.",
            f"Talent: {_EACH}If your revealed card is not a minion, draw a card.",
            "minion",
        ),
        (
            "After you play your second minion in a turn, if you played either of those minions here, draw a card.",
            "After you play your second minion in a turn, if you played a minion here this turn, draw a card.",
            "minion",
        ),
        (
            "After you play your third action in a turn, if one of them was played here, draw a card.",
            "After you play your third action in a turn, if you played an action here this turn, draw a card.",
            "minion",
        ),
        (
            "Ongoing: At any time during your turn, you may discard a card to draw a card.",
            "Ongoing: On your turn, you may discard a card to draw a card.",
            "minion",
        ),
        (
            "Ongoing: You may look at the top card of your deck at any time on your turn.",
            "Ongoing: On your turn, you may look at the top card of your deck.",
            "minion",
        ),
        (
            "Choose a minion. Destroy each minion sharing its base with it.",
            "Choose a minion. Destroy each other minion on its base.",
            "action",
        ),
        (
            "After a minion sharing a base with this minion is destroyed, draw a card.",
            "After another minion here is destroyed, draw a card.",
            "minion",
        ),
    ],
)
def test_it_is_told_mostly_otherwise(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Return a minion to your hand, even if it is another player's.",
        "Move one of your minions to another base, even if it is another player's.",
        "Name a faction. Destroy those of that faction.",
        "Ongoing: You may look at the top card of your deck at any time.",
        "Destroy an action that shares a base with one of your minions.",
        "Destroy each minion that shares a base with another player's minion.",
        "Destroy a minion that shares a base with one of another player's minions.",
    ],
)
def test_what_is_said_of_nothing_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
