"""What was just named, said shortly: a number called "it", this one set against another, here or on another base."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

UNTIL = "until the end of the turn"
ON_IT = "Play on a minion. Ongoing: After you take control of another minion here, place a +1 power counter on"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            f"Talent: If this base's breakpoint is 20 or more, reduce it by 2 {UNTIL}.",
            f"Talent: If this base's breakpoint is 20 or more, reduce this base's breakpoint by 2 {UNTIL}.",
            "minion",
        ),
        (
            f"Choose a minion. If its power is 5 or more, reduce it to 1 {UNTIL}.",
            f"Choose a minion. If its power is 5 or more, reduce its power to 1 {UNTIL}.",
            "action",
        ),
        (
            f"Talent: Increase this base's breakpoint by 2 {UNTIL}. Then reduce it by 1 {UNTIL}.",
            f"Talent: Increase this base's breakpoint by 2 {UNTIL}. Reduce this base's breakpoint by 1 {UNTIL}.",
            "minion",
        ),
        (f"{ON_IT} this one.", f"{ON_IT} this minion.", "action"),
        (
            "Ongoing: After another minion is played here, return this one to your hand.",
            "Ongoing: After another minion is played here, return this minion to your hand.",
            "minion",
        ),
        (
            f"Talent: Move another minion here to another base. This one gains +1 power {UNTIL}.",
            f"Talent: Move another minion here to another base. This minion gains +1 power {UNTIL}.",
            "minion",
        ),
        (
            "After another base scores, draw a card if this one has a minion of yours on it.",
            "After another base scores, draw a card if this base has a minion of yours on it.",
            "base",
        ),
        (
            "Talent: Play an extra minion of power 2 or less here or on a base where you have a titan.",
            "Talent: Play an extra minion of power 2 or less on this base or on a base where you have a titan.",
            "minion",
        ),
        (
            "Ongoing: After you place a card under one of your actions, draw a card.",
            "Ongoing: After you store a card under one of your actions, draw a card.",
            "minion",
        ),
        (
            "Talent: Place the top card of your deck facedown under this minion.",
            "Talent: Store the top card of your deck under this minion.",
            "minion",
        ),
        (
            "If this minion was played by being uncovered, place two +1 power counters on it.",
            "If this minion was uncovered, place two +1 power counters on it.",
            "minion",
        ),
        (
            "Ongoing: After a base is replaced or a base is put into play, draw a card.",
            "Ongoing: After a base is replaced or a base enters play, draw a card.",
            "minion",
        ),
        (
            "Talent: Another player chooses one: You draw a card; or you place a +1 power counter on this minion.",
            "Talent: Another player must have you draw a card or have you place a +1 power counter on this minion.",
            "minion",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        # on which of the two is it?
        ("Talent: Place a +1 power counter on a minion here or on another base.", "minion"),
        # nothing is said of another minion on it
        (
            "Play on a base. Ongoing: After you take control of another minion here, draw a card if this one moved.",
            "action",
        ),
        # the minion, or its power?
        ("Choose a minion with power 3 or less. Reduce it by 2.", "action"),
        ("Store the top card of your deck face up under this minion.", "minion"),
    ],
)
def test_what_is_not_said_is_not_guessed(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: After a base enters play or is replaced, draw a card.",
        "Talent: Another player chooses one: You draw a card OR you gain 1 VP.",
        "Talent: Place a card from your hand under another minion.",
    ],
)
def test_it_is_printed_so_that_it_is_read_again(text: str) -> None:
    assert is_said_again(text, "minion")
