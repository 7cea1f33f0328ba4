"""What is told of where things were and whose they are: buried cards, the only one at a base, another base, a deck's
ends."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

TURN = "until the end of the turn"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "If you have buried cards on three or more bases, draw a card.",
            "If you have a buried card on three or more bases, draw a card.",
            "action",
        ),
        (
            "Special: You may discard one of your buried cards to play this titan on the base where it was buried.",
            "Special: You may discard one of your buried cards to play this titan on its base.",
            "titan",
        ),
        (
            "Special: On your turn, if you control two minions, you may play this titan on the base of one of them.",
            "Special: On your turn, if you control two minions, you may play this titan on one of their bases.",
            "titan",
        ),
        (
            "Destroy a minion if it is its controller's only minion on its base.",
            "Destroy a minion that is its controller's only minion on its base.",
            "action",
        ),
        (
            "Choose a minion that is the only minion of its controller on a base. Destroy it.",
            "Choose a minion on a base where its controller has no other minions. Destroy it.",
            "action",
        ),
        (
            "Choose a base. Each of your minions of power 2 or less may move there.",
            "Choose a base. You may move any number of your minions of power 2 or less there.",
            "action",
        ),
        (
            "Place a card from your hand on top of your deck and another on the bottom.",
            "Place a card from your hand on the top of your deck and place another card from your hand on the bottom "
            "of your deck.",
            "action",
        ),
        (
            "Search the base deck for a base, shuffle the base deck, and place that base on top.",
            "Search the base deck for a base, shuffle the base deck, and place that base on top of the base deck.",
            "action",
        ),
        (
            "Special: After you move a minion for the third time in a turn, you may play this titan on its base.",
            "Special: After you move your third minion in a turn, you may play this titan on its base.",
            "titan",
        ),
        (
            "Remove all +1 power counters from one minion. If you removed three or more, draw a card.",
            "Remove all +1 power counters from one minion. If you removed three or more of them, draw a card.",
            "action",
        ),
        (
            f"Choose a base. You have +2 power there {TURN}.",
            f"Choose a base. You gain +2 power there {TURN}.",
            "action",
        ),
        (
            f"Choose a base. Your total power there is increased by 2 {TURN}.",
            f"Choose a base. You gain +2 power there {TURN}.",
            "action",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    "text",
    [
        "Return all of your minions on one base to your hand. Play one of them on another base as an extra minion.",
        "Destroy a minion. Place a +1 power counter on a minion on another base.",
        "Choose one of your minions. Destroy a minion on its base, then destroy an action on that base.",
        "Return one of your minions to your hand. Play an extra minion on a different base.",
        "Choose a minion that is its controller's only minion on its base. Draw a card.",
    ],
)
def test_it_is_printed_so_that_it_is_read_again(text: str) -> None:
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Play an extra minion on another base.",  # than which?
        "Move one of your minions. Play an extra minion on a different base.",  # than it left, or where it is now?
        "Choose a base. Play one of the minions there as an extra minion.",  # it is in play
    ],
)
def test_what_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
