"""What was done on a turn, asked at its end; and an ability that is used only if something else is so, too."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    "asked", ["you did not play a minion here", "you have not played an action", "you did not draw a card"]
)
@pytest.mark.parametrize(
    "text", ["If {}, draw a card at the end of your turn.", "At the end of your turn, if {}, draw a card."]
)
def test_on_your_turn_is_on_the_turn_that_ends(asked: str, text: str) -> None:
    assert same(text.format(f"{asked} on your turn"), text.format(f"{asked} this turn"), "base")


@pytest.mark.parametrize("only", ["Use this ability only if", "You may only use this ability if"])
@pytest.mark.parametrize("asked", ["you have a minion here", "you have no cards in your hand"])
def test_both_are_asked(only: str, asked: str) -> None:
    begin = "At the end of your turn, if you have not played a minion here this turn"
    text = f"{begin}, you may draw a card. {only} {asked}."
    assert same(text, f"{begin} and {asked}, you may draw a card.", "base")
    assert is_said_again(text, "base")


def test_how_often_is_not_told_twice() -> None:
    with pytest.raises(TextError):
        read(
            "Ongoing: Once per turn, after you play an action, draw a card. Use this ability only once per turn.",
            type="minion",
        )


@pytest.mark.parametrize(("told", "turn"), [("your", "your"), ("the", "the"), ("this", "the")])
@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Choose a base. {}", "it has not scored"),
        ("Reduce the breakpoint of a base by 2 until the end of the turn. {}", "it does not score"),
        ("Choose another player. {}", "they have not played a minion"),
    ],
)
def test_what_has_not_been_done_by_then(text: str, asked: str, told: str, turn: str) -> None:
    meant = asked.replace("does not score", "has not scored")
    said = text.format(f"If {asked} by the end of {told} turn, draw two cards.")
    assert same(said, text.format(f"At the end of {turn} turn, if {meant}, draw two cards."), "action")
