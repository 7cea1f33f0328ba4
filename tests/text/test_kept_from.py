"""What is kept from happening, undone and sent away, or goes one way or the other."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

ON_IT = "Play on one of your minions. Ongoing: If this minion would go to the discard pile"
GOES = "Ongoing: If this minion would be"
PLAYED = "Special: Play after another player plays an extra action."
HERE = "Play on a base. Ongoing:"
COUNTER = "Talent: Transfer a +1 power counter from this minion to another"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            f"{ON_IT} after a base scores, you may place it on the replacement base instead.",
            f"{ON_IT} when a base scores, you may place this minion on the replacement base instead.",
            "action",
        ),
        (
            f"{GOES} destroyed, you may discard a card to prevent it from being destroyed.",
            f"{GOES} destroyed, you may discard a card instead.",
            "minion",
        ),
        (
            f"{GOES} affected by another player's card, you may discard a minion to prevent it from being affected.",
            f"{GOES} affected by another player's card, you may discard a minion instead.",
            "minion",
        ),
        (
            f"{PLAYED} That action has no effect and is placed in its owner's hand.",
            f"{PLAYED} Cancel that action and place it in its owner's hand.",
            "action",
        ),
        (f"{HERE} Actions here have no effect.", f"{HERE} Actions here lose their abilities.", "action"),
        (
            f"{HERE} Other players' Special abilities cannot be used while this base is scoring.",
            f"{HERE} Other players cannot use Special abilities while this base is scoring.",
            "action",
        ),
        (
            f"{COUNTER} one of your minions here, or to this minion from another.",
            f"{COUNTER} one of your minions here or to this minion from another one of your minions here.",
            "minion",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        # what is not about to happen is not prevented
        (f"{GOES} destroyed, you may discard a card to prevent it from being moved.", "minion"),
        ("Talent: Discard a card to prevent it from being destroyed.", "minion"),
        ("Talent: Move a minion from here to another base, or to this base from another.", "action"),
    ],
)
def test_what_is_not_said_is_not_guessed(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        (f"{PLAYED} That action has no effect and is placed in its owner's hand.", "action"),
        (f"{ON_IT} after a base scores, you may place it on the replacement base instead.", "action"),
    ],
)
def test_it_is_printed_so_that_it_is_read_again(text: str, card: str) -> None:
    assert is_said_again(text, card)
