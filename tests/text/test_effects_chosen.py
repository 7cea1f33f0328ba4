"""So many of several effects in a list, said in several ways; how they are done, and what for."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.test_errors import read

from smashrules.text.reading.errors import TextError

PLAIN = "Choose two effects: draw a card OR play an extra action OR gain 1 VP."
ORDERED = "Choose two effects and do them in any order: draw a card OR play an extra action OR gain 1 VP."
APART = (
    "You may choose two effects and do them in any order to different minions to draw a card: destroy one of your"
    " minions OR return one of your minions to your hand OR remove a +1 power counter from one of your minions."
)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Choose two: draw a card OR play an extra action OR gain 1 VP.", PLAIN),
        ("Choose two of the following: Draw a card. Play an extra action. Gain 1 VP.", PLAIN),
        ("Choose two options: - Draw a card. - Play an extra action. - Gain 1 VP.", PLAIN),
        ("Choose two of these effects: draw a card; play an extra action; gain 1 VP.", PLAIN),
        ("Choose two and do both in any order: Draw a card. Play an extra action. Gain 1 VP.", ORDERED),
        ("Choose two different effects and carry them out in any order: Draw a card. Play an extra action. Gain 1 VP."
         .replace("carry them out", "do them"), ORDERED),
        (
            "You may choose two effects and do them to different minions in any order to draw a card: Destroy one of"
            " your minions. Return one of your minions to your hand. Remove a +1 power counter from one of your"
            " minions.",
            APART,
        ),
        ("Choose one of the following: Draw a card. Gain 1 VP.", "Draw a card or gain 1 VP."),
        ("Choose one or two: draw a card OR gain 1 VP.", "Draw a card and/or gain 1 VP."),
    ],
)  # fmt: skip
def test_the_same_said_otherwise(text: str, same: str) -> None:
    assert read(text, type="action").tree == read(same, type="action").tree


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (PLAIN, "you choose 2 of these:"),
        (ORDERED, "you choose 2 of these, in the order in which they are chosen:"),
        (APART, "you choose 2 of these, each done to another minion, in the order in which they are chosen:"),
        (PLAIN.replace("two", "one or two"), "you choose 1 to 2 of these:"),
        (PLAIN.replace("draw a card", "a minion gains +1 power until the end of the turn"), "you choose 2 of these:"),
        (PLAIN.replace("two", "up to two"), "you choose 0 to 2 of these:"),
    ],
)
def test_how_many_and_how(text: str, words: str) -> None:
    assert words in told(text)


def test_what_is_chosen_may_be_the_price_of_something() -> None:
    lines = [each.strip() for each in told(APART).splitlines()]

    assert lines[1:3] == ["you may do this, or leave it:", "pay by doing this:"]
    assert lines[-2:] == ["only if all of that happened, do this:", "you draw a card from the top of the deck"]


@pytest.mark.parametrize(
    "text",
    [
        "Choose four: draw a card OR play an extra action OR gain 1 VP.",  # there are three
        "Choose two: Draw a card or play an action. Gain 1 VP. Discard a card.",  # of three or of four
        "Choose two minions: destroy them.",
        "Choose one and do it in any order: draw a card OR gain 1 VP.",
        "Each other player chooses two: draw a card OR gain 1 VP OR discard a card.",
        "You must choose two effects to draw a card: Discard a card. Lose 1 VP.",
    ],
)
def test_what_is_no_such_choice(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
