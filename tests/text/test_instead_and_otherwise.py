"""What is done instead of it, or of both: by so much, both of two, at the end of the turn if something has not
happened."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

TURN = "until the end of the turn"
WON = "If another player has more power here than you,"
TWO = "If you have two minions on a base,"
SWAP = "Swap this minion with one of your minions on another base."


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            f"Talent: Reduce the breakpoint of this base by 2 {TURN}. {WON} reduce it by 3 instead.",
            f"Talent: Reduce the breakpoint of this base by 2 {TURN}. {WON} reduce the breakpoint of this base by 3 "
            f"{TURN} instead.",
            "minion",
        ),
        (
            f"Talent: Reduce this base's breakpoint by 2 {TURN}, or by 3 if another player has more power here than "
            "you.",
            f"Talent: Reduce this base's breakpoint by 2 {TURN}. {WON} reduce it by 3 instead.",
            "minion",
        ),
        (
            f"Play an extra minion or an extra action. {TWO} play both instead.",
            f"Play an extra minion or an extra action. {TWO} play an extra minion and an extra action instead.",
            "action",
        ),
        (
            f"Draw a card or destroy an action. {TWO} do both instead.",
            f"Draw a card or destroy an action. {TWO} draw a card and destroy an action instead.",
            "action",
        ),
        (
            "Choose a base. If it does not score this turn, discard two cards at the end of the turn.",
            "Choose a base. At the end of the turn, if it did not score this turn, discard two cards.",
            "action",
        ),
        (
            "Choose a minion. If it is not destroyed this turn, draw two cards.",
            "Choose a minion. At the end of the turn, if it was not destroyed this turn, draw two cards.",
            "action",
        ),
        (
            f"{SWAP} Each of them gains +1 power {TURN}.",
            f"{SWAP} This minion and that minion gain +1 power {TURN}.",
            "minion",
        ),
        (
            "Destroy a minion. The player who controlled it draws two cards.",
            "Destroy a minion. Its controller draws two cards.",
            "action",
        ),
        (
            "Choose two minions. Neither of them can move or use talents until the start of your turn.",
            "Choose two minions. They cannot move and cannot use talents until the start of your turn.",
            "action",
        ),
        (
            "Transfer one of your actions to another base or minion.",
            "Transfer one of your actions on a base to another base or transfer one of your actions on a minion to "
            "another minion.",
            "action",
        ),
        (
            "Ongoing: While no other minion here has as much power as this minion, it cannot be destroyed.",
            "Ongoing: While no other minion here has power greater than or equal to this minion, it cannot be "
            "destroyed.",
            "minion",
        ),
        (
            "Choose one of your minions with a card stored under it. Draw one of those stored cards.",
            "Choose one of your minions with a card stored under it. Draw one of the cards stored under it.",
            "action",
        ),
        (
            "Special: Before a base scores where you have a buried card, uncover it.",
            "Special: Before a base scores where you have a buried card, uncover one of your buried cards there.",
            "action",
        ),
        (
            "Destroy a minion on the base where you have the most minions.",
            "Destroy a minion on the base with the most of your minions.",
            "action",
        ),
        (
            "Talent: Store the top card of your deck under this minion face down.",
            "Talent: Store the top card of your deck under this minion.",
            "minion",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Place a +1 power counter on each of your minions with two or more cards stored under it.",
        "Draw a card for every two minions you have on the base where you have the most minions.",
        "Destroy a minion that has a minion stored under it.",
    ],
)
def test_it_is_printed_so_that_it_is_read_again(text: str) -> None:
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Take control of two minions. Its previous controller draws a card.",
        "Destroy a minion. Its first owner draws a card.",
        "Destroy a minion with the most minions.",  # a base has them
        "Choose one of your minions. Draw it.",  # it is in play
        "Choose one of your minions with a card stored under it. Draw it.",
    ],
)
def test_what_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
