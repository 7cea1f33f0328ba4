"""So many, and so many more for each of something; what players have in play; numbers that have been increased."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("so_many", "meant"),
    [
        ("Draw two cards plus one", "Draw two cards and draw one card"),
        ("Draw two cards, plus one more", "Draw two cards and draw one card"),
        ("Draw two cards and an additional card", "Draw two cards and draw one card"),
        ("Draw a card and another", "Draw a card and draw a card"),
        ("Draw one card plus two", "Draw one card and draw two cards"),
        ("Gain 1 VP plus 1", "Gain 1 VP and gain 1 VP"),
    ],
)
@pytest.mark.parametrize("each", ["minion you have here", "of your actions here"])
def test_the_second_number_is_done_for_each(so_many: str, meant: str, each: str) -> None:
    assert same(f"{so_many} for each {each}.", f"{meant} for each {each}.", "minion")
    assert is_said_again(f"{so_many} for each {each}.", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card and one for each of your minions here.",
        "Draw two cards plus one action for each of your minions here.",
        "Choose an action and one more for each of your minions here.",
    ],
)
def test_of_what_there_are_more_is_said(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize("kind", ["minion", "action", "titan"])
def test_what_they_have_in_play_they_control(kind: str) -> None:
    text = f"Each player draws a card for each {kind} they have in play."
    assert same(text, f"Each player draws a card for each {kind} they control.", "action")


@pytest.mark.parametrize(("done", "than"), [("increased", "higher"), ("reduced", "lower")])
@pytest.mark.parametrize("been", ["has been", "is"])
def test_what_has_been_changed_is_not_as_printed(done: str, than: str, been: str) -> None:
    for thing, number in (("this base", "breakpoint"), ("this minion", "power")):
        one = f"If {thing}'s {number} {been} {done}, draw a card."
        assert same(one, f"If {thing}'s {number} is {than} than its printed {number}, draw a card.", "minion")
    chosen = f"Destroy a minion here whose power {been} {done}."
    assert same(chosen, f"Destroy a minion here whose power is {than} than its printed power.", "minion")


def test_what_has_been_changed_at_some_time_or_by_somebody_is_not_that() -> None:
    now = read("If this minion's power has been increased, draw a card.", type="minion").tree
    assert read("If this minion's power has been increased this turn, draw a card.", type="minion").tree != now
    for text in (
        "If another player's power has been reduced, draw a card.",
        "If this minion's power has been increased by an action, draw a card.",
    ):
        with pytest.raises(TextError):
            read(text, type="minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("lower than 20", "of less than 20"),
        ("higher than 20", "of more than 20"),
        ("of at least 20", "of 20 or more"),
        ("20 or less", "of 20 or less"),
    ],
)
@pytest.mark.parametrize("a", ["a ", ""])
def test_a_breakpoint_compared(said: str, meant: str, a: str) -> None:
    text = "Draw a card for each base with {}breakpoint {}."
    assert same(text.format(a, said), text.format("a ", meant), "action")
